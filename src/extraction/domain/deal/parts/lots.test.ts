import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { extract } from '../../extract.ts'
import { page } from '../../typeset.fixture.ts'
import { LOTS, WORTHS } from './lots.fixture.ts'

const COURT = [
  'Amtsgericht Gießen, Az. 420 K 18/25',
  'Im Wege der Zwangsvollstreckung soll am Freitag, 12.03.2027, 8:30 Uhr, Saal 2 versteigert werden:',
]

function read(lines: readonly string[]) {
  return extract([page([...COURT, ...lines])], calendarDate('2026-11-22'))
}

test.each(LOTS)('lots: %s', (_why, lines, lots, verkehrswert, overlay) => {
  const { kind, deal, facts, remarks, units } = read(lines)
  expect(kind).toBe('zwangsversteigerung')
  // They are bid for, not chosen from a list of prices.
  expect(units).toEqual([])
  expect(deal?.parts.map(({ name, priceEuro }) => `${name}: ${priceEuro}`)).toEqual(lots)
  expect(facts?.verkehrswert?.value ?? null).toBe(verkehrswert)
  expect(deal?.overlays.filter(one => one.endsWith('bruchteile'))).toEqual(overlay ? [overlay] : [])
  // Who may buy all shares is not warned of buying one.
  if (overlay === 'alle-bruchteile') expect(remarks.map(({ rule }) => rule)).not.toContain('eigentum-bruchteil')
})

test.each(WORTHS)('the court values it: %s', (said, verkehrswert) => {
  expect(read(['Eigentumswohnung, 54 m², Baujahr 1968', said]).facts?.verkehrswert?.value).toBe(verkehrswert)
})
