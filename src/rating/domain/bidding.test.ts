import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { add, euro, inEuro } from '#kernel/money.ts'
import type { Deal } from '#extraction/domain/deal/deal.ts'
import type { CourtSale, SurvivingRight } from '#extraction/domain/deal/soldByCourt.ts'
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

const FORBIDDEN = remark({ rule: 'nutzung-kein-wohnsitz', topic: 'nutzungsbindung' })
const INSIDE = remark({ rule: 'gutachten-innen', topic: 'gutachten', tone: 'gut' })

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

test("the highest bid with all its costs stays within what the court's expert found, and is the X of the verdict", () => {
  const { calculations, verdict } = assessed({ ...AUCTION, vermietet: false }, [INSIDE])
  const { highest, bids } = calculations.bidding!
  const own = bids.find(({ bid }) => bid.cents === highest!.amount.cents)!
  expect(verdict.limit).toEqual(highest!.amount)
  expect(verdict.sentence).toContain('Nur bis')
  expect(own.cash).toEqual(add(own.bid, own.costs.amount))
  expect(inEuro(own.cash)).toBeLessThanOrEqual(300_000)
  expect(inEuro(own.cash)).toBeGreaterThan(299_000)
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
  const lived = assessed({ ...AUCTION, vermietet: false }, [
    remark({ rule: 'raeumung-bewohnt', topic: 'raeumung', subject: 'selbstBewohnt' }),
  ])
  expect(lived.calculations.bidding).toMatchObject({ occupant: 'eigentuemer' })
  expect(lived.calculations.bidding!.highest!.amount).toEqual(assessed(AUCTION).calculations.bidding!.highest!.amount)
})

test('where owner and tenant live side by side one is vacated and the other taken over', () => {
  const { calculations } = assessed({ ...AUCTION, vermietet: 'teilweise' }, [
    remark({ rule: 'raeumung-bewohnt', topic: 'raeumung', subject: 'selbstBewohnt' }),
  ])
  expect(calculations.bidding).toMatchObject({ occupant: 'beide' })
  const notes = calculations.bidding!.notes.join(' ')
  expect(notes).toContain('bewohnt der Eigentümer oder Schuldner selbst')
  expect(notes).toContain('§ 57a ZVG')
})

const OUTSIDE = remark({ rule: 'gutachten-aussen', topic: 'gutachten' })
const IN_PART = remark({ rule: 'gutachten-teils', topic: 'gutachten' })

test.each([
  // 85 % of 60,000 €; 10,000 € off for vacating where nobody says that it is empty.
  ['what he has not seen', false, [OUTSIDE], 51_000],
  ['what he has seen in part', false, [IN_PART, INSIDE], 51_000],
  ['what nobody says that he has seen', false, [], 51_000],
  ['what it takes to have it empty', null, [OUTSIDE], 41_000],
  // 60,000 € with tax, court, register and interest.
  ['more than what he found with all its costs', false, [INSIDE], 55_000],
] as const)('nobody bids %s', (_, vermietet, remarks, most) => {
  const { calculations, verdict } = assessed({ ...AUCTION, verkehrswert: 60_000, ...(vermietet === false && { vermietet }) }, remarks) // prettier-ignore
  expect(inEuro(calculations.bidding!.highest!.amount)).toBe(most)
  expect(verdict.limit).toEqual(calculations.bidding!.highest!.amount)
})

test.each([
  ['far above', 60_000],
  ['far below', 900_000],
])('his value goes before our estimate %s it, and that is explained where ours is the lower one', (_, verkehrswert) => {
  const { calculations, verdict, worth } = assessed({ ...AUCTION, verkehrswert, vermietet: false }, [OUTSIDE])
  expect(inEuro(verdict.limit!)).toBe(verkehrswert * 0.85)
  expect(worth).toMatchObject({ limitedBy: 'gericht', ceiling: verdict.limit })
  expect(calculations.bidding!.notes.some(note => note.startsWith('Unsere eigene Rechnung'))).toBe(
    verkehrswert === 900_000,
  )
})

test('a limit is named also where nothing can be estimated', () => {
  const { plz: _, ort: __, ...nowhere } = AUCTION
  const { appraisal, verdict } = assessed({ ...nowhere, vermietet: false })
  expect(appraisal.estimate).toBeNull()
  expect(inEuro(verdict.limit!)).toBe(255_000)
})

test('once a Zuschlag was refused, the limits hold no more', () => {
  const refused = remark({ rule: 'wertgrenzen-entfallen', topic: 'zwangsverkauf', subject: 'wertgrenzen' })
  expect(assessed(AUCTION).calculations.bidding!.limitsHold).toBe(true)
  expect(assessed(AUCTION, [refused]).calculations.bidding!.limitsHold).toBe(false)
})

test('in a partition nobody may give notice to a tenant because he bought (§ 183 ZVG), in a forced sale once (§ 57a ZVG)', () => {
  const notes = (partition: boolean) => {
    return assessed({ ...AUCTION, vermietet: true }, [], soldBy({ partition })).calculations.bidding!.notes.join(' ')
  }
  expect(notes(true)).toContain('§ 183 ZVG')
  expect(notes(true)).toContain('§ 182 ZVG')
  expect(notes(true)).not.toContain('dürfen einmal')
  expect(notes(false)).toContain('dürfen einmal zum ersten zulässigen Termin kündigen (§ 57a ZVG)')
  expect(notes(false)).not.toContain('§ 183')
})

const right = (own: Partial<SurvivingRight>): SurvivingRight => {
  return { kind: 'wohnungsrecht', byCourt: null, appraised: null, evidence: [], ...own }
}
const HELD = remark({ rule: 'wohnrecht', topic: 'wohnrecht' })

test('a right that stays comes off the highest bid, is taxed with it (§ 9 Abs. 1 Nr. 4 GrEStG) and is in the whole', () => {
  const free = assessed(AUCTION, [HELD])
  const burdened = assessed(AUCTION, [HELD], soldBy({ rights: [right({ byCourt: 61_000, appraised: 66_000 })] }))
  const bidding = burdened.calculations.bidding!
  const [bid] = bidding.bids
  expect(bidding.takenOver.parts.map(({ label, amount }) => [label, inEuro(amount)])).toEqual([
    ['Wohnungsrecht', 66_000],
  ])
  expect(bid!.costs.parts[0]!.formula).toContain('66.000')
  expect(bid!.whole).toEqual(add(bid!.cash, euro(66_000)))
  const [least, most] = [50_000, 66_000].map(less => inEuro(free.calculations.bidding!.highest!.amount) - less)
  expect(inEuro(bidding.highest!.amount)).toBeGreaterThanOrEqual(most!)
  expect(inEuro(bidding.highest!.amount)).toBeLessThan(least!)
  // What the right is worth is told, so a limit may be told, too.
  expect(burdened.verdict.limit).toEqual(bidding.highest!.amount)
  expect(bidding.notes.join(' ')).toContain('§ 93 Abs. 1 Satz 2 ZVG')
})

const evidence = { page: 1, quote: 'q', box: [0, 0, 1, 1] } as const

test.each([
  // 85 % of 60,000 € less the right; 10,000 € more off where the owner lives beside whoever holds it.
  ['nobody but the holder', [], 31_000],
  ['the owner on another floor', [{ by: 'owner', where: 'Obergeschoss', evidence }], 21_000],
  ['a tenant on another floor', [{ by: 'tenant', where: 'Obergeschoss', evidence }], 31_000],
] as const)('beside a right of use is vacated who owes: %s', (_, use, most) => {
  const court = soldBy({ rights: [right({ byCourt: 20_000 })], use })
  const { highest, notes } = assessed({ ...AUCTION, verkehrswert: 60_000 }, [OUTSIDE], court).calculations.bidding!
  expect(inEuro(highest!.amount)).toBe(most)
  expect(notes.join(' ').includes('Daneben wohnt dort der Eigentümer')).toBe(most === 21_000)
})

test('what the value is less by already, because he was not inside, is not taken off again', () => {
  const seen = (unseen: NonNullable<CourtSale['unseen']> | undefined) => {
    const { highest, notes } = assessed(
      { ...AUCTION, verkehrswert: 60_000, vermietet: false },
      [OUTSIDE],
      soldBy(unseen ? { unseen } : {}),
    ).calculations.bidding!
    return { most: inEuro(highest!.amount), formula: highest!.formula, notes: notes.join(' ') }
  }
  const inside = assessed({ ...AUCTION, verkehrswert: 60_000, vermietet: false }, [INSIDE], soldBy({}))
  const off = seen({ euro: null, percent: null, evidence })
  expect(seen(undefined).most).toBe(51_000)
  expect(off.most).toBe(inEuro(inside.calculations.bidding!.highest!.amount))
  expect(off.formula).toContain('schon abgezogen')
  expect(off.notes).not.toContain('deutlich unter seinem Wert')
  expect(seen({ euro: 8_000, percent: null, evidence }).notes).toContain('8.000')
})

test("the court's value is no bid either: what it saw is free of the right", () => {
  const court = { rights: [right({ byCourt: 20_000 })] }
  const { highest } = assessed({ ...AUCTION, verkehrswert: 60_000 }, [], soldBy(court)).calculations.bidding!
  expect(inEuro(highest!.amount)).toBe(31_000)
})

test('a right that is gone by the hearing is paid for beside the bid (§§ 50, 51 ZVG)', () => {
  const notes = (of: SurvivingRight[]) =>
    assessed({ ...AUCTION, verkehrswert: 60_000 }, [], soldBy({ rights: of })).calculations.bidding!.notes.join(' ')
  expect(notes([right({ byCourt: 20_000 })])).toContain('müssten Sie 20.000')
  expect(notes([right({})])).not.toContain('Der Abzug ist kein Gewinn')
})

test('a right whose value nobody tells leaves no limit, and the report asks for it', () => {
  const { calculations, verdict } = assessed(AUCTION, [HELD], soldBy({ rights: [right({})] }))
  expect(verdict.limit).toBeNull()
  expect(calculations.bidding!.takenOver.unvalued).toEqual(['Wohnungsrecht'])
  expect(calculations.bidding!.notes.join(' ')).toContain('Zuzahlungsbetrag')
})

test('a lasting burden is no consideration (§ 9 Abs. 2 Nr. 2 GrEStG), a Grundschuld is', () => {
  const taxOf = (kind: SurvivingRight['kind']) =>
    assessed(AUCTION, [], soldBy({ rights: [right({ kind, byCourt: 10_000 })] })).calculations.bidding!.bids[0]!.costs
      .parts[0]!
  expect(inEuro(taxOf('grundpfandrecht').amount) - inEuro(taxOf('dienstbarkeit').amount)).toBe(650)
})

test('a bid that failed is told, and is no limit', () => {
  const failedBid = { amount: 79_000, day: calendarDate('2026-06-17'), evidence: [] }
  const { notes, highest } = assessed(AUCTION, [], soldBy({ failedBid })).calculations.bidding!
  expect(notes.join(' ')).toMatch(
    /Am 17\.06\.2026 wurden höchstens 79\.000\u00a0?.€ geboten \(26 % des Verkehrswerts\)/u,
  )
  expect(highest).toEqual(assessed(AUCTION).calculations.bidding!.highest)
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

function soldBy(told: Partial<CourtSale>): Deal {
  const nothing = { partition: false, fileNumber: null, day: null, time: null, room: null, rights: [], failedBid: null }
  return { ...dealOf('zwangsversteigerung', {}), court: { ...nothing, evidence: [], ...told } }
}

test.each([
  ['a rent far below the market makes the limit of a let home', { vermietet: true, kaltmieteMonat: 500 }, true],
  ['a rent of the market carries what the court found', { vermietet: true, kaltmieteMonat: 1_600 }, false],
  ['an empty home has no rent to take over', { vermietet: false }, false],
] as const)('%s', (_name, letting, isByRent) => {
  const { calculations, verdict, worth } = assessed({ ...AUCTION, ...letting }, [INSIDE])
  const { highest } = calculations.bidding!
  expect(calculations.bidding!.isByRent).toBe(isByRent)
  expect(worth).toMatchObject({ limitedBy: isByRent ? 'ertrag' : 'gericht', ceiling: highest!.amount })
  expect(verdict.limit).toEqual(highest!.amount)
  expect(inEuro(highest!.amount) < 0.8 * 300_000).toBe(isByRent)
})

test('no bid is named while something is open that no price heals', () => {
  const { calculations, verdict, worth } = assessed({ ...AUCTION, vermietet: false }, [INSIDE, FORBIDDEN])
  expect(verdict.because).toBe('knockout')
  expect(calculations.bidding!.highest).toBeNull()
  expect(calculations.bidding!.bids.map(({ name }) => name)).not.toContain('Höchstes Gebot')
  expect(worth).toBeNull()
})

test.each([
  ['nothing is told of the other rooms', {}, true],
  ['the debtor is in them', { use: [{ by: 'owner', where: null, evidence: [] }] }, false],
] as const)('who is in the rooms beside a right that stays must be asked where %s (§ 93 ZVG)', (_name, use, isOpen) => {
  const rooms = { words: 'an sämtlichen Räumen des Erdgeschosses', isPart: true }
  const sold = soldBy({ rights: [right({ byCourt: 31_000, rooms })], ...(use as Partial<CourtSale>) })
  const notes = assessed(AUCTION, [HELD], sold).calculations.bidding!.notes.join(' ')
  expect(notes.includes('Wer das Übrige bewohnt, sagt die Bekanntmachung nicht')).toBe(isOpen)
  expect(notes).toContain('§ 93 ZVG')
})

test('a sale before the hearing is told where the notice leaves it open (§ 29 ZVG)', () => {
  const open = remark({ rule: 'versteigerung-freihaendig', topic: 'zwangsverkauf', tone: 'neutral' })
  const isTold = (remarks: Remark[]) =>
    assessed(AUCTION, remarks).calculations.bidding!.notes.join(' ').includes('§ 29 ZVG')
  expect([isTold([open]), isTold([])]).toEqual([true, false])
})

test.each([
  ['a creditor is asked', { partition: false }, 'aktuell', 'Fragen Sie den Gläubiger'],
  ['in a partition the co-owners are', { partition: true }, 'aktuell', 'Fragen Sie die Miteigentümer'],
  ['after the hearing nobody is', {}, 'veraltet', null],
] as const)('of a sale before the hearing %s (§§ 29, 180 ZVG)', (_name, told, status, who) => {
  const open = remark({ rule: 'versteigerung-freihaendig', topic: 'zwangsverkauf', tone: 'neutral' })
  const sold = soldBy(told)
  const deal = { ...sold, status: { ...sold.status, value: status } } as Deal
  const notes = assessed(AUCTION, [open], deal).calculations.bidding!.notes.join(' ')
  expect(/freihändiger Kauf denkbar. (?<who>Fragen Sie \p{L}+ \p{L}+)/u.exec(notes)?.groups?.['who'] ?? null).toBe(who)
})
