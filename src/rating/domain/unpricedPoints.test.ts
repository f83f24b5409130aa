import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { moneyBase } from '#finance/domain/moneyPlan.ts'
import { offerWith } from '#finance/domain/offer.fixture.ts'
import { assumptionsOf } from '#finance/domain/plan/assumptions.ts'
import { NO_STATED_TERMS, type TextFindings } from '#finance/domain/plan/statedTerms.ts'
import { unpricedPoints } from './unpricedPoints.ts'

const day = calendarDate('2026-11-27')
const proof = { page: 1, quote: 'Der Keller ist feucht.', box: [0, 0, 1, 1] } as const
const priced = { subject: 'feuchte', amount: 10_000, isNet: false, needed: true, inFlat: false } as const
const guess = { name: 'Feuchte beseitigen', formula: '', source: '', evidence: [proof] }
const BLOCK = { objektart: 'Mehrfamilienhaus', wohnflaeche: 400, baujahr: 1961 }

function pointsOf(facts: Parameters<typeof offerWith>[0], renewed: TextFindings) {
  const offer = offerWith(facts)
  const input = { offer, land: null, laender: [], marketRent: null, buildingShare: null, renewed, assumptions: assumptionsOf(day) } // prettier-ignore
  return unpricedPoints(moneyBase(input, day))
}

test('what is named without a price is told with the sum that is reckoned with, and with its range', () => {
  const works = [{ ...priced, span: { low: 4_000, high: 30_000 }, guess }]
  const calledFor = { trades: ['heizung' as const], heatings: null, onlyPaint: false }
  const [point, ...more] = pointsOf(BLOCK, { calledFor, said: { ...NO_STATED_TERMS, works } })
  expect(more).toEqual([])
  expect(point?.sentence).toContain('Feuchte beseitigen; Zentralheizung eines Hauses mit mehreren Wohnungen')
  expect(point?.sentence).toMatch(/mit 38\.000\s€, dem üblichen Fall; grob sind es 22\.000\s€ bis 74\.000\s€/u)
})

test.each([
  [[{ ...priced, span: { low: 4_000, high: 30_000 }, guess }], 'keller-feuchte'],
  [
    [
      { ...priced, guess },
      { ...priced, subject: 'holz' as const, guess: { ...guess, name: 'Holz' } },
    ],
    undefined,
  ],
] as const)('one damage alone is told with its finding, and proven as that is: %#', (works, finding) => {
  const [point] = pointsOf(BLOCK, { said: { ...NO_STATED_TERMS, works } })
  expect(point?.ofFinding).toBe(finding)
  expect(point?.evidence?.[0]).toEqual(proof)
})

test('what the exposé prices, and a home of which nothing is named, are told nowhere else', () => {
  expect(pointsOf(BLOCK, { said: { ...NO_STATED_TERMS, works: [priced] } })).toEqual([])
  expect(pointsOf({ ...BLOCK, objektart: 'Einfamilienhaus' }, {})).toEqual([])
})
