import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { add, inEuro } from '#kernel/money.ts'
import type { Deal } from '#extraction/domain/deal/deal.ts'
import type { Remark } from '#extraction/domain/remark.ts'
import { PLAIN } from '#extraction/domain/scope/scope.ts'
import { NOTHING_SIGHTED } from '#extraction/domain/sightings/sightings.ts'
import { factsOf, type Stated } from '#questions/domain/offered.fixture.ts'
import { NO_OPERATOR_TABLES } from '#valuation/domain/operatorTables.ts'
import { assess } from './assess.ts'
import { dealOf } from './mail/mailCase.fixture.ts'

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

function assessed(stated: Stated, remarks: readonly Remark[] = [], deal: Deal | null = null) {
  const given = {
    remarks,
    contradictions: [],
    priceHistory: [],
    plannedWorks: [],
    deal,
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

test('who owns it and lives there is vacated, too, though it is not let', () => {
  const lived = assessed({ ...AUCTION, vermietet: false }, [remark({ rule: 'raeumung-bewohnt', topic: 'raeumung' })])
  expect(lived.calculations.bidding).toMatchObject({ occupant: 'eigentuemer' })
  expect(lived.calculations.bidding!.highest!.amount).toEqual(assessed(AUCTION).calculations.bidding!.highest!.amount)
})

test('nobody bids far beyond what an appraiser who saw it found', () => {
  const { calculations, verdict } = assessed({ ...AUCTION, verkehrswert: 60_000 })
  expect(inEuro(calculations.bidding!.highest!.amount)).toBe(78_000)
  expect(verdict.limit).toEqual(calculations.bidding!.highest!.amount)
})

test('once a Zuschlag was refused, the limits hold no more', () => {
  const refused = remark({ rule: 'wertgrenzen-entfallen', topic: 'zwangsverkauf', subject: 'wertgrenzen' })
  expect(assessed(AUCTION).calculations.bidding!.limitsHold).toBe(true)
  expect(assessed(AUCTION, [refused]).calculations.bidding!.limitsHold).toBe(false)
})

test('in a partition nobody may give notice to a tenant because he bought (§ 183 ZVG), in a forced sale once (§ 57a ZVG)', () => {
  const notes = (partition: boolean) => {
    const court = { partition, fileNumber: null, day: null, time: null, room: null, evidence: [] }
    const deal = { ...dealOf('zwangsversteigerung', {}), court }
    return assessed({ ...AUCTION, vermietet: true }, [], deal).calculations.bidding!.notes.join(' ')
  }
  expect(notes(true)).toContain('§ 183 ZVG')
  expect(notes(true)).toContain('§ 182 ZVG')
  expect(notes(true)).not.toContain('dürfen einmal')
  expect(notes(false)).toContain('dürfen einmal zum ersten zulässigen Termin kündigen (§ 57a ZVG)')
  expect(notes(false)).not.toContain('§ 183')
})

test('limits that hold no more are no bids and no columns', () => {
  const refused = remark({ rule: 'wertgrenzen-entfallen', topic: 'zwangsverkauf', subject: 'wertgrenzen' })
  const names = assessed(AUCTION, [refused]).calculations.bidding!.bids.map(({ name }) => name)
  expect(names).not.toContain('5/10')
  expect(assessed(AUCTION).calculations.bidding!.bids.map(({ name }) => name)).toContain('5/10')
})

function remark(own: Pick<Remark, 'rule' | 'topic'> & Partial<Remark>): Remark {
  const evidence: Remark['evidence'] = { page: 1, quote: own.rule, box: [0, 0, 1, 1] }
  return { tone: 'gefahr', meaning: own.rule, year: null, certainty: 'stated', scope: PLAIN, evidence, ...own }
}
