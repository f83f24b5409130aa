import { expect, test } from 'vitest'
import { passagesOf } from '../../passages.ts'
import { page } from '../../typeset.fixture.ts'
import { readRemarks } from '../readRemarks.ts'
import { LASTING_PART_RULES } from './lastingParts.ts'

const SETTING = { toBeBuilt: false, today: 2026, above: new Map(), ahead: new Set<never>() }
const lasting = (line: string) =>
  readRemarks(passagesOf([page(['# Einfamilienhaus zum Kauf', '', line])]), SETTING).flatMap(({ rule }) =>
    LASTING_PART_RULES.some(({ name }) => name === rule) ? [rule] : [],
  )

test.each([
  ['Das Dach ist mit Naturschiefer gedeckt.', 'dach-ton'],
  ['Dach: Satteldach, Naturschiefer', 'dach-ton'],
  ['Walmdach in Naturschiefer.', 'dach-ton'],
  ['Dacheindeckung: Naturschiefer', 'dach-ton'],
  ['Das Haus ist mit Naturschieferplatten eingedeckt.', 'dach-ton'],
  ['Das Naturschieferdach ist von 1988, die Böden sind aus Eiche.', 'dach-ton'],
  ['Dach mit Tonziegeln, keine gebrochen.', 'dach-ton'],
  ['Flaches Walmdach mit Tondachziegeln, die Fenster im Keller sind undicht.', 'dach-ton'],
  ['Die Gasheizung von 2003 hat einen Wartungsvertrag.', 'heizung-gewartet'],
  ['Die Gasheizung wird regelmäßig gewartet, das Bad muss renoviert werden.', 'heizung-gewartet'],
  ['Die Ölheizung von 2003 wurde jährlich gewartet.', 'heizung-gewartet'],
])('lasts longer: %s', (line, rule) => {
  expect(lasting(line)).toEqual([rule])
})

test.each([
  'Böden aus Naturschiefer in Diele und Küche.',
  'Treppenstufen aus Naturschiefer.',
  'Fensterbänke innen Naturschiefer.',
  'Die Terrasse ist mit Naturschiefer belegt.',
  'Dachterrasse mit Naturschiefer.',
  'Das Dach ist von 1990 und die Treppe aus Naturschiefer.',
  'Das Dach ist mit Tonziegeln von 1962 gedeckt, einige sind gebrochen, und es regnet durch.',
  'Dach mit Biberschwanzdoppeldeckung, sanierungsbedürftig.',
  'Gästehaus mit Biberschwanzdeckung.',
  'Die Heizung muss regelmäßig gewartet werden.',
  'Der Kessel soll jährlich gewartet werden.',
  'Für die Gasheizung von 2004 wird ein Wartungsvertrag empfohlen.',
  'Für die Gasheizung sollten Sie einen Wartungsvertrag abschließen.',
  'Heizung von 1998, wurde bis 2015 regelmäßig gewartet.',
  'Die Ölheizung von 2003 wurde jährlich gewartet, der Kessel ist undicht.',
])('lasts no longer for it: %s', line => {
  expect(lasting(line)).toEqual([])
})
