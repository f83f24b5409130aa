import { germanNumber } from '#kernel/germanNumber.ts'
import { type CalendarDate, yearOf } from '#kernel/calendarDate.ts'
import { germanMoney, type Money, shareOf, sum, times } from '#kernel/money.ts'
import { percent, type Share } from '#kernel/share.ts'
import {
  type Bauform,
  type Gewerk,
  LEBENSDAUERN,
  type LebensdauerRow,
  MENGEN,
  SANIERUNGSKOSTEN,
} from '#reference/sanierung.ts'
import { rowAt, rowsAt } from '#reference/table.ts'
import { lifeOf } from './lifeOf.ts'
import { type Part, type Total, weakest } from './part.ts'
import type { Range } from './range.ts'
import { plannedOf, totalsOf } from './worksTotals.ts'

export interface AgeingHome {
  /**
   * A flat's roof, façade and windows belong to the community: only what is inside is counted. block: a house of several flats, of
   * which only those trades are counted that the exposé calls for or gives an old year, since a part of everything in it is old.
   */
  readonly kind: 'house' | 'flat' | 'block'
  /** Missing: it is detached. */
  readonly form?: Bauform
  readonly baujahr: number
  /** m². */
  readonly wohnflaeche: number
  /** At least 1. */
  readonly bathrooms: number
  /** Year in which a trade was last renewed, where the exposé says so. */
  readonly renewed: Partial<Record<Trade, number>>
  /** Year before which a trade cannot be from, by what it is; a condensing boiler is no older than its kind. */
  readonly notBefore?: Partial<Record<Trade, number>>
  /** What the home does not have: never due. */
  readonly absent?: readonly Trade[]
  /** The exposé itself says that works are due: what nobody dates has then not been done lately. */
  readonly neglected?: boolean
  /** It is in need of works as a whole, by its words or by what they say of its parts. */
  readonly poor?: boolean
  /** Trades that the exposé itself calls old, worn or to be done. */
  readonly spoken?: readonly Trade[]
  /** Trades that the seller himself calls due: his word goes before their age. */
  readonly bySeller?: readonly Trade[]
  /** Of a block: trades whose own year makes them due without a word. */
  readonly byYear?: readonly Trade[]
  /** Trades that it calls old and in order all the same: they count by their age alone. */
  readonly inOrder?: readonly Trade[]
  /** Trades that outlast others of their kind. */
  readonly longLived?: readonly Trade[]
  /** Trades of which a part was renewed: the rest is as old as before. */
  readonly partly?: readonly Trade[]
  /** What of them is new. */
  readonly inPart?: Partial<Record<Trade, PartRenewed>>
  /** Trades that the buyer says are to be done: his word goes before their age. */
  readonly byBuyer?: readonly Trade[]
  /** A tenant lives in it: what is inside waits until he leaves. */
  readonly let?: boolean
  /** What the next heating will be. */
  readonly nextHeating: 'waermepumpe' | 'gasheizung' | 'gastherme' | 'hauszentrale'
  /** How many of them; missing: one. */
  readonly heatings?: number
  /** Its façade is to be mended and painted, not clad. */
  readonly onlyPaint?: boolean
  /** Its roof is of asbestos cement, or very likely so. */
  readonly asbestosRoof?: boolean
}

/** "Bad im DG 2012": what was renewed while the rest stayed. */
export interface PartRenewed {
  /** Of the oldest of the places. */
  readonly year: number
  /** Baths; of other trades one. */
  readonly places: number
}

export type Trade = LebensdauerRow['key']

export const TRADES: readonly Trade[] = [
  'dach',
  'fassade',
  'fenster',
  'heizung',
  'elektrik',
  'bad',
  'leitungen',
  'boeden',
]

/**
 * Why works are counted: the exposé tells them (a year, a fault, a home in need of works); their age alone does, if nothing was
 * renewed since the home was built; or they wait until a tenant leaves.
 */
export type Occasion = 'told' | 'age' | 'vacancy'

export interface DueTrade {
  readonly trade: Trade
  readonly occasion: Occasion
  /** Years since it was last renewed, or since the house was built. */
  readonly age: number
  /** It is known to be no older, and may be younger. */
  readonly atMost: boolean
  /** The house is older than two of its lives: when it was renewed, nobody says, and the age is no more than that of the house. */
  readonly unknown: boolean
  readonly state: 'due' | 'overdue'
  /** By the word of the buyer, whatever its age. */
  readonly byBuyer: boolean
  /** The exposé itself calls it old, worn or to be done. */
  readonly spoken: boolean
  /** Counted because the exposé calls for it, whatever its age. */
  readonly calledFor: boolean
  /** The exposé calls it as old as the home and in order all the same. */
  readonly sound: boolean
  /** A part of it was renewed; its age is that of the rest. */
  readonly partly: boolean
  /** Of a flat: its community may have to pay it. */
  readonly shared: boolean
  readonly cost: Range<Part>
}

export interface RenovationBacklog {
  readonly trades: readonly DueTrade[]
  /** With planning, site and buffer. Low counts only what is overdue, mid and high all that is due, whatever the occasion. */
  readonly total: Range<Total>
  /** The same by occasion; together they are the total, but for the rounding of their surcharges. */
  readonly by: Readonly<Record<Occasion, Range<Total>>>
  /** What of a home's trades the told works make new, by their cost. */
  readonly made: Share
}

/** What lasts twice as long as it has stood is not replaced as a whole, whatever of it the seller calls due. */
const OLD_ENOUGH = 0.5
/** What waits until a tenant leaves. */
const INSIDE: readonly Trade[] = ['elektrik', 'bad', 'leitungen', 'boeden']
/** Rising pipes serve all flats and are their community's (§ 5 Abs. 2 WEG); what branches off is laid with the bath. */
const OF_FLAT: readonly Trade[] = ['elektrik', 'bad', 'boeden']

/** What is due by its age today. A trade whose renewal the exposé does not mention is as old as the house. */
export function renovationBacklog(home: AgeingHome, today: CalendarDate): RenovationBacklog {
  const trades = rowsAt(LEBENSDAUERN, today).flatMap(({ key }): DueTrade[] => {
    const row = lifeOf(key, today, home.longLived)
    if (isNotItsOwn(row.key, home)) return []
    const renewed = home.renewed[row.key] ?? allInParts(row.key, home)
    const least = home.notBefore?.[row.key] ?? 0
    const age = yearOf(today) - (renewed ?? Math.max(home.baujahr, least))
    const atMost = renewed === undefined && least > home.baujahr
    const byBuyer = home.byBuyer?.includes(row.key) === true
    // At its age the heating is still green; after it, it is due.
    const spoken = home.spoken?.includes(row.key) === true
    const isBySeller = home.bySeller?.includes(row.key) === true && age >= OLD_ENOUGH * row.dueAfter
    const isCalledFor = (home.kind === 'block' && spoken) || isBySeller
    if (age <= row.dueAfter && !byBuyer && !isCalledFor) return []
    // Nothing lasts twice its time: it has been renewed in a year that nobody names, and may be good for years.
    const sound = renewed === undefined && home.inOrder?.includes(row.key) === true
    const unknown = renewed === undefined && age > 2 * row.overdueAfter && !spoken && !sound
    const state = age >= row.overdueAfter && !atMost && (!unknown || home.neglected === true) ? 'overdue' : 'due'
    const cost = tradeCost(row.key, home, today)
    const shared = home.kind === 'flat' && !OF_FLAT.includes(row.key) && row.key !== 'heizung'
    const partly = renewed === undefined && home.partly?.includes(row.key) === true
    const occasion = occasionOf(row.key, home)
    return [
      {
        trade: row.key,
        occasion,
        age,
        atMost,
        unknown,
        state,
        byBuyer,
        spoken,
        calledFor: isCalledFor,
        sound,
        partly,
        shared,
        cost,
      },
    ]
  })
  const told = of('told', trades)
  const planned = plannedOf(trades, told, home)
  const own = LEBENSDAUERN.rows.filter(({ key }) => !isNotItsOwn(key, home))
  return {
    trades,
    total: totalsOf('Sanierungsbedarf', trades, planned, today),
    by: {
      told: totalsOf('Sanierungsbedarf', told, planned, today),
      age: totalsOf('Arbeiten nach Alter', of('age', trades), planned, today),
      vacancy: totalsOf('Arbeiten bei Mieterwechsel', of('vacancy', trades), planned, today),
    },
    made: shareOfCost(
      told.map(({ cost }) => cost.mid.amount),
      own.map(({ key }) => tradeCost(key, home, today).mid.amount),
    ),
  }
}

/**
 * A heating that serves one flat alone is its owner's (§ 5 Abs. 1 WEG), and counts where its age is told: in an old house nobody knows
 * the year of one. The windows of a flat are its community's (§ 5 Abs. 2 WEG), but often its owner pays his: where the exposé calls them worn, they
 * cost him one way or the other.
 */
function isNotItsOwn(trade: Trade, { absent, kind, spoken, byYear, renewed, nextHeating }: AgeingHome): boolean {
  if (absent?.includes(trade) === true) return true
  if (kind === 'block') return spoken?.includes(trade) !== true && byYear?.includes(trade) !== true
  const isTold = renewed[trade] !== undefined || spoken?.includes(trade) === true
  if (trade === 'heizung' && nextHeating === 'gastherme') return !isTold
  return kind === 'flat' && !OF_FLAT.includes(trade) && !(trade === 'fenster' && spoken?.includes(trade) === true)
}

function occasionOf(trade: Trade, { kind, renewed, poor, spoken, inOrder, byBuyer, let: isLet }: AgeingHome): Occasion {
  if (kind === 'block' || poor === true || byBuyer?.includes(trade) === true) return 'told'
  if (isLet === true && INSIDE.includes(trade)) return 'vacancy'
  if (inOrder?.includes(trade) === true) return 'age'
  return renewed[trade] !== undefined || spoken?.includes(trade) === true ? 'told' : 'age'
}

function of(occasion: Occasion, trades: readonly DueTrade[]): DueTrade[] {
  return trades.filter(one => one.occasion === occasion)
}

function shareOfCost(made: readonly Money[], all: readonly Money[]): Share {
  const whole = sum(all)
  return whole.cents === 0 ? percent(0) : shareOf(sum(made), whole)
}

function gewerkOf(trade: Trade, { nextHeating, onlyPaint, asbestosRoof }: AgeingHome): Gewerk {
  if (trade === 'heizung') return nextHeating
  if (trade === 'dach' && asbestosRoof === true) return 'asbestdach'
  return trade === 'fassade' && onlyPaint === true ? 'anstrich' : trade
}

/** Cost of renewing one trade. Quantities that the exposé does not give come from the Wohnfläche. */
export function tradeCost(trade: Trade, home: AgeingHome, today: CalendarDate): Range<Part> {
  const gewerk = gewerkOf(trade, home)
  const { label, per, low, usual, high, source, basis } = rowAt(SANIERUNGSKOSTEN, today, gewerk)
  const count = quantity(trade, home, today)
  const at = (price: Money): Part => ({
    label,
    amount: times(price, count),
    formula: `${germanMoney(price)} × ${germanNumber(count)} ${per}`,
    source,
    basis: weakest(basis, 'assumption'),
  })
  return { low: at(low), mid: at(usual), high: at(high) }
}

/** Year in which the last of the baths was renewed that were told one by one; undefined: one is left, or nothing is told. */
function allInParts(trade: Trade, { inPart, bathrooms }: AgeingHome): number | undefined {
  const part = trade === 'bad' && bathrooms > 1 ? inPart?.bad : undefined
  return part && part.places >= bathrooms ? part.year : undefined
}

/** What is left of a trade of which a part is still good. */
function quantity(trade: Trade, home: AgeingHome, today: CalendarDate): number {
  const told = home.inPart?.[trade]
  const part = told && told.year > (home.renewed[trade] ?? home.baujahr - 1) ? told : undefined
  const isGood = part !== undefined && yearOf(today) - part.year <= lifeOf(trade, today, home.longLived).dueAfter
  const whole = wholeOf(trade, home, today)
  if (!isGood) return whole
  if (trade === 'bad') return Math.max(1, whole - part.places)
  return HALVED.includes(trade) ? Math.ceil(whole * HALF) : whole
}

/** What is renewed floor by floor, or pipe by pipe. */
const HALVED: readonly Trade[] = ['fenster', 'leitungen', 'elektrik']

/** Model assumption: "Fenster im EG 2008", "Leitungen zum Teil aus Blei" leave about so much of them, and nobody tells how many. */
const HALF = 0.5

function wholeOf(trade: Trade, home: AgeingHome, today: CalendarDate): number {
  if (trade === 'heizung') return home.nextHeating === 'hauszentrale' ? home.wohnflaeche : (home.heatings ?? 1)
  if (trade === 'bad') return home.bathrooms
  if (trade === 'elektrik' || trade === 'leitungen' || trade === 'boeden') return home.wohnflaeche
  return Math.round(home.wohnflaeche * rowAt(MENGEN, today, `${trade}-${home.form ?? 'frei'}`).perWohnflaeche)
}
