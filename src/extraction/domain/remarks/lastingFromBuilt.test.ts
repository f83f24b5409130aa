import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import type { Fact } from '../facts.ts'
import { passagesOf } from '../passages.ts'
import { page } from '../typeset.fixture.ts'
import { lastingFromBuilt } from './lastingFromBuilt.ts'
import { readRemarks } from './readRemarks.ts'

const SETTING = { toBeBuilt: false, today: 2026, above: new Map(), ahead: new Set<never>() }
const DAY = calendarDate('2026-11-22')

function rulesOf(text: string, built: number): string[] {
  const baujahr = { value: built, evidence: [], confidence: 'sicher' } as unknown as Fact
  const read = readRemarks(passagesOf([page([text])]), SETTING)
  return lastingFromBuilt(read, { baujahr }, DAY).map(({ rule }) => rule)
}

test.each<[string, built: number, fault: string, isFault: boolean]>([
  ['Dach: Tondachziegel, Original, letzte Inspektion durch Dachdecker 2023.', 1984, 'dach-alt', false],
  ['Dach: Biberschwanz aus der Bauzeit.', 1975, 'dach-alt', false],
  ['Dach: Tondachziegel, Original, letzte Inspektion durch Dachdecker 2023.', 1936, 'dach-alt', true],
  ['Dach: Tonziegel aus der Bauzeit, stellenweise verwittert.', 1984, 'dach-alt', true],
  ['Dach: Betonziegel aus der Bauzeit.', 1984, 'dach-alt', true],
  ['Die Elektrik ist bauzeitlich mit FI.', 1996, 'elektrik-alt', false],
  ['Die Elektrik ist bauzeitlich mit FI.', 1968, 'elektrik-alt', true],
  ['Die Elektrik ist bauzeitlich.', 1996, 'elektrik-alt', true],
  ['Die Elektrik ist in die Jahre gekommen, mit FI im Bad.', 1996, 'elektrik-alt', true],
])('%s (%i)', (text, built, fault, isFault) => {
  expect(rulesOf(text, built).includes(fault)).toBe(isFault)
})

test.each<[string, string | null]>([
  ['Flaches Walmdach mit Tondachziegeln.', 'dach-ton'],
  ['Dach: Biberschwanz (1989, Doppeldeckung)', 'dach-ton'],
  ['Das Dach ist mit Naturschiefer gedeckt.', 'dach-ton'],
  ['Dacheindeckung Betonziegel von 1995', null],
  ['Dachziegel von 1995', null],
  ['Dach in Kunstschiefer', null],
  ['zur Straße verputzt, rückseitig verschiefert', null],
  ['Die Garage hat ein Biberschwanzdach.', null],
  ['2008 die neue Ölheizung, ein Brennwertkessel, jedes Jahr gewartet', 'heizung-gewartet'],
  ['Gaskessel Buderus, Baujahr 2004, regelmäßig gewartet', 'heizung-gewartet'],
  ['Die Heizung wurde lange nicht gewartet.', null],
  ['Die Lüftung wird regelmäßig gewartet.', null],
])('a part that lasts longer: %s', (text, rule) => {
  const lasting = rulesOf(text, 1989).filter(one => one === 'dach-ton' || one === 'heizung-gewartet')
  expect(lasting).toEqual(rule === null ? [] : [rule])
})
