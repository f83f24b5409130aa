import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { euro } from '#kernel/money.ts'
import type { Remark } from '#extraction/domain/remark.ts'
import { PLAIN } from '#extraction/domain/scope/scope.ts'
import { NOTHING_SIGHTED } from '#extraction/domain/sightings/sightings.ts'
import { factsOf, type Stated } from '#questions/domain/offered.fixture.ts'
import { NO_OPERATOR_TABLES } from '#valuation/domain/operatorTables.ts'
import { assess } from './assess.ts'

const evidence = { page: 1, quote: '', box: [0, 0, 1, 1] as const }
const said = (rule: string, topic: Remark['topic']): Remark => ({ topic, tone: 'warnung', year: null, certainty: 'stated', scope: PLAIN, rule, meaning: '', evidence }) // prettier-ignore
const PLOT: Stated = { objektart: 'Grundstück', plz: '33729', ort: 'Bielefeld', grundstuecksflaeche: 612, verkehrswert: 60_000, anbieterArt: 'Gericht' } // prettier-ignore

test.each<[string, readonly Remark[], Stated, string | null, number]>([
  // 60,000 € less tax, court, register and interest.
  ['bare land has no inside to be missed and nobody to vacate', [], {}, 'land', 55_000],
  // 85 %, and 10,000 € for vacating.
  ['a plot with an old house is one with an inside', [said('abriss-reif', 'sanierungsumfang')], {}, null, 41_000],
  ['its year tells of the house', [], { baujahr: 1950 }, null, 41_000],
  ['he saw it from outside', [said('gutachten-aussen', 'gutachten')], {}, 'outside', 41_000],
  ['a flat of which nothing is told', [], { objektart: 'Etagenwohnung', wohnflaeche: 75 }, null, 41_000],
])('what the appraiser saw: %s', (_, remarks, stated, seen, most) => {
  const given = { contradictions: [], priceHistory: [], plannedWorks: [], deal: null, sightings: NOTHING_SIGHTED, units: [], lens: null } // prettier-ignore
  const outcome = assess({ facts: factsOf({ ...PLOT, ...stated }), remarks, ...given, tables: NO_OPERATOR_TABLES, day: calendarDate('2026-11-22') }) // prettier-ignore
  if (!outcome.ok) throw new Error(outcome.failure.message)
  const { bidding } = outcome.value.calculations
  expect(bidding).toMatchObject({ seen, highest: { amount: euro(most) } })
  expect(bidding!.notes.join(' ').includes('Räumung ist deshalb nichts abgezogen')).toBe(seen === 'land')
})
