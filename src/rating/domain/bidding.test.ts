import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { add, inEuro } from '#kernel/money.ts'
import { NOTHING_SIGHTED } from '#extraction/domain/sightings/sightings.ts'
import { factsOf, type Stated } from '#questions/domain/offered.fixture.ts'
import { NO_OPERATOR_TABLES } from '#valuation/domain/operatorTables.ts'
import { assess } from './assess.ts'

const day = calendarDate('2026-11-22')
const AUCTION: Stated = {
  objektart: 'Etagenwohnung',
  plz: '50733',
  ort: 'Köln',
  wohnflaeche: 75,
  baujahr: 1985,
  zustand: 'gepflegt',
  energieklasse: 'D',
  verkehrswert: 300_000,
  anbieterArt: 'Gericht',
}

function assessed(stated: Stated) {
  const given = {
    remarks: [],
    contradictions: [],
    priceHistory: [],
    plannedWorks: [],
    deal: null,
    sightings: NOTHING_SIGHTED,
    units: [],
    lens: null,
  }
  const outcome = assess({ facts: factsOf(stated), ...given, tables: NO_OPERATOR_TABLES, day })
  if (!outcome.ok) throw new Error(outcome.failure.message)
  return outcome.value
}

test('the highest bid with all its costs stays within the worth, and is the X of the verdict', () => {
  const { calculations, verdict, appraisal } = assessed({ ...AUCTION, vermietet: false })
  const { highest, bids } = calculations.bidding!
  const own = bids.find(({ bid }) => bid.cents === highest!.amount.cents)!
  expect(verdict.limit).toEqual(highest!.amount)
  expect(verdict.sentence).toContain('höchstens')
  expect(own.cash).toEqual(add(own.bid, own.costs.amount))
  expect(inEuro(own.cash)).toBeLessThan(inEuro(appraisal.estimate!.high))
  expect(bids.map(({ bid }) => bid.cents)).toEqual(bids.map(({ bid }) => bid.cents).sort((a, b) => a - b))
})

test('where nobody says who lives there, vacating comes off the bid', () => {
  const [free, unknown] = [assessed({ ...AUCTION, vermietet: false }), assessed(AUCTION)].map(({ calculations }) =>
    inEuro(calculations.bidding!.highest!.amount),
  ) as [number, number]
  expect(free).toBeGreaterThan(unknown)
})

test('nobody bids for what is sold by contract', () => {
  const { verkehrswert: _, anbieterArt: __, ...sold } = AUCTION
  expect(assessed({ ...sold, kaufpreis: 300_000 }).calculations.bidding).toBeNull()
})
