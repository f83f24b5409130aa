import { expect, test } from 'vitest'
import { findings } from './money.fixture.ts'

const evidence = { page: 2, quote: 'Die Miete bleibt bis Ende 2030 unverändert.', box: [0, 0, 9, 9] } as const
const LOW = { objektart: 'Eigentumswohnung', kaufpreis: 210_000, wohnflaeche: 75, baujahr: 1975, plz: '50667', vermietet: true, kaltmieteMonat: 435 } // prettier-ignore

test.each([
  [2030, 'bis Ende 2030'],
  [null, 'auf Lebenszeit des Mieters'],
])('a rent agreed until %s may not be raised, whatever § 558 BGB allows', (until, when) => {
  const found = findings(LOW, { fixedRent: { until, evidence } })
  const rise = found.get('mietsteigerung-moeglich')
  expect(rise?.answer).toBe(`Nein, ${when} ist sie fest vereinbart`)
  const apart = found.get('mietabweichung')
  expect([apart?.light, JSON.stringify(apart)]).toEqual(['gelb', expect.stringContaining(`darf ${when} nicht steigen`)])
})

test('one that has run out may be raised', () => {
  const found = findings(LOW, { fixedRent: { until: 2025, evidence } })
  expect(found.get('mietsteigerung-moeglich')?.answer).toMatch(/^Ja, in drei Jahren/u)
})
