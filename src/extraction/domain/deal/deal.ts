import type { PlotInTotal } from './plotInTotal.ts'
import type { ReducedRent } from './parts/paidLess.ts'
import type { CalendarDate } from '#kernel/calendarDate.ts'
import type { Evidence } from '#kernel/evidence.ts'
import type { Building, PastDay, DealTraitFound } from './dealFindings.ts'
import type { ErbbauAhead, NewGroundRent } from './groundRent.ts'
import type { CourtSale } from './soldByCourt.ts'
import type { PoolTerms } from './poolTerms.ts'
import type { Vacancy } from './vacancy.ts'

/** What kind of bargain is offered. The names are the public JSON. */
export const DEAL_TYPES = [
  'bestand',
  'mehrfamilienhaus',
  'wohn-geschaeft',
  'gewerbe',
  'neubau-bautraeger',
  'sanierung-bautraeger',
  'fertighaus',
  'grundstueck',
  'land-forst',
  'anteil',
  'rueckmiete',
  'zwangsversteigerung',
  'paket',
  'sonstiges',
] as const
export type DealType = (typeof DEAL_TYPES)[number]

/** Whether it can still be bought. `veraltet`: deleted, the auction is over, or the offer is older than a year. */
export const DEAL_STATUSES = [
  'verfuegbar',
  'reserviert',
  'verkauft',
  'veraltet',
  'in-vorbereitung',
  'unbekannt',
] as const
export type DealStatus = (typeof DEAL_STATUSES)[number]

/** What is sold. `mehrere`: several flats, houses or lots side by side, each with a price of its own or not. */
export const OBJECT_KINDS = [
  'wohnung',
  'einfamilienhaus',
  'doppelhaushaelfte',
  'reihenhaus',
  'mehrfamilienhaus',
  'wohn-geschaeftshaus',
  'gewerbe',
  'grundstueck',
  'land-forst',
  'mehrere',
] as const
export type DealObjectKind = (typeof OBJECT_KINDS)[number]

/**
 * What weighs on an object whatever the type: it adds facts and K.-o., and leaves the type alone. `mietpool`: its own tenant pays into one pot with all others', and no operator has leased it. `bruchteile`: a court calls out shares;
 * `alle-bruchteile`: all shares of it, so that who buys them has the whole.
 */
export const OVERLAYS = [
  'erbbau',
  'niessbrauch',
  'betreiber',
  'mietpool',
  'teileigentum',
  'bruchteile',
  'alle-bruchteile',
] as const
export type Overlay = (typeof OVERLAYS)[number]

/** What premises bring their rent by, where they are no homes to live in. */
export const INCOME_USES = ['pflege', 'ferien', 'gastronomie', 'industrie', 'handel', 'buero'] as const
export type IncomeUse = (typeof INCOME_USES)[number]

export const PART_KINDS = ['wohnung', 'gewerbe', 'haus', 'stellplatz', 'grundstueck', 'los', 'sonstiges'] as const
export type PartKind = (typeof PART_KINDS)[number]

/** By which norm an area is measured; `energie` is A_N of the Energieausweis. */
export const AREA_KINDS = ['wohnflaeche', 'nutzflaeche', 'gewerbe', 'grundstueck', 'energie'] as const
export type AreaKind = (typeof AREA_KINDS)[number]

/** When the lease of a part ends, as a list of tenants tells it. */
export interface LeaseEnd {
  /** notice: somebody has given it. term: the contract names its last day. */
  readonly by: 'notice' | 'term'
  /** null: no day is told. */
  readonly until: CalendarDate | null
  readonly evidence: Evidence
}

/** Rent that the tenant of a part owes; null and null: how much is not told. */
export interface RentArrears {
  /** € */
  readonly euro: number | null
  /** Rents of so many months. */
  readonly months: number | null
  readonly evidence: Evidence
}

/** One thing that belongs to the offer and has an area, a rent or a price of its own; null: the document does not say. */
export interface Part {
  /** As the document calls it: "WE 03", "Wohnung 1. OG". */
  readonly name: string
  readonly kind: PartKind
  readonly areaM2: number | null
  readonly areaKind: AreaKind | null
  /** m², what the list of its rooms adds up to where `areaM2` is another; missing: they agree, or no list is given. */
  readonly areaOfRooms?: number
  /** Present net cold rent in € a month; what could be asked is no rent. */
  readonly rentMonthEuro: number | null
  /** The month's rent that the document tells as a sum holds that of this parking space; missing: it does not, or nobody says so. */
  readonly isInSum?: true
  readonly let: boolean | null
  /** From when one can move in, as it is written: "01.04.2027", "sofort"; missing: not told of this part. */
  readonly freeFrom?: string
  readonly priceEuro: number | null
  readonly status: 'frei' | 'reserviert' | 'verkauft' | null
  /** Of parking and the like: whether its price is in the asked price; null: not said. */
  readonly inPrice: boolean | null
  /** Missing: nothing is told of an end, or nobody rents it. */
  readonly leaseEnd?: LeaseEnd
  /** Missing: none are told. */
  readonly arrears?: RentArrears
  /** Missing: the tenant pays what the list says. */
  readonly reduced?: ReducedRent
  /** The boiler that heats this unit alone, with its year as the list tells it; missing: none is told. */
  readonly boiler?: { readonly year: number; readonly evidence: Evidence }
  /** "2009", "05/2016": since when somebody rents it; missing: not told. */
  readonly since?: string
  /** The words of a list's column of remarks; missing: none. */
  readonly remark?: Evidence
  /** Empty only where the buyer has stated it. */
  readonly evidence: readonly Evidence[]
}

/** A shop, workshop or hall of a house, told with its area and nothing else. */
export interface TradeSpace {
  /** As the document calls it: "Werkstatt". */
  readonly name: string
  readonly areaM2: number
  /** € a month that it pays; missing: not told apart from the rest. */
  readonly rentMonthEuro?: number
  readonly evidence: readonly Evidence[]
}

/** Something that is said to come with the price, or not to. */
export interface Item {
  /** In the document's words: "Einbauküche". */
  readonly name: string
  /** Empty only where the buyer has stated it. */
  readonly evidence: readonly Evidence[]
}

/** A decision with its proof. */
export interface Decision<Value> {
  readonly value: Value
  /** Empty only where the value says that nothing was found, or where the buyer alone says so. */
  readonly evidence: readonly Evidence[]
  /** German question to the seller that settles it, where the document leaves it open; else null. */
  readonly question: string | null
  /** confirmed: the buyer says what was read. stated: he says so, and the document does not. Missing: he says nothing of it. */
  readonly buyer?: 'confirmed' | 'stated'
}

/** The last day for a bid or an answer, as the seller sets it. */
export interface ReplyBy {
  readonly day: CalendarDate
  /** The seller picks among those who apply until then; missing: a bid or an answer is wanted. */
  readonly isApplication?: true
  /** Among several who apply a lot decides; missing: not told. */
  readonly byLot?: true
  readonly evidence: readonly Evidence[]
}

/** A right to live in it or to take its rent that whoever sells keeps; null and empty: the text does not say. */
export interface RetainedRight {
  readonly kind: 'niessbrauch' | 'wohnrecht'
  /** Years of those who hold it. */
  readonly ages: readonly number[]
  /** What it covers, as it is written, where that is not the whole; missing: the whole, or not told. */
  readonly rooms?: string
  /** m² of what it covers, where that is not the whole; missing: not told. */
  readonly area?: number
  /** What whoever owns it pays for its holders beside: "Heizung", "Strom"; missing: nothing is told. */
  readonly supplies?: readonly string[]
  /** It ends only with whoever of them lives longer. */
  readonly untilLast: boolean
  /** Exceptional works, such as roof and heating, are the buyer's. */
  readonly buyerPays: boolean
  /** It goes on when its holders move out, as into a home: they may let it then. */
  readonly staysWhenLeft?: true
  /** Months within which the buyer must have works done that its holders demand. */
  readonly worksWithin?: number
  /** Years for which the text reckons with it. */
  readonly assumedYears?: number
  /** Said of banks by the text itself. */
  readonly isHardToFinance: boolean
  /** It stands before the buyer's loan in the land register. */
  readonly isFirstInRank: boolean
  /** €, what the text says the right is worth; null: it says nothing of it. */
  readonly value: number | null
  /** The value is not told: we have reckoned it by age and usual rent. */
  readonly isReckoned?: true
  /** €, what the text says the whole is worth without it. */
  readonly free: number | null
  /** €, what its use is worth a month. */
  readonly monthly: number | null
  readonly evidence: readonly Evidence[]
}

/** By what one sees that an offer is out of date: it is marked so, its day in court is over, its own date, or a move that it announces. */
export type OutdatedBy = 'gekennzeichnet' | 'termin' | 'alter' | 'bezug'

/** A word that says what became of the offer. */
export interface StatusMark {
  readonly status: DealStatus
  readonly evidence: readonly Evidence[]
}

/** What is offered, before anything of it is calculated or judged. */
export interface Deal {
  readonly type: Decision<DealType>
  readonly status: Decision<DealStatus>
  readonly objectKind: Decision<DealObjectKind>
  readonly overlays: readonly Overlay[]
  /** Of trade and of what an operator runs; null: neither, or no use that we know. */
  readonly incomeUse: IncomeUse | null
  /** The newest day that the document gives for itself; null: undated. */
  readonly offerDate: CalendarDate | null
  /** That day as the document writes it; missing: undated. */
  readonly offerWritten?: string
  /** From that day to the day of the analysis. */
  readonly ageDays: number | null
  readonly parts: readonly Part[]
  /** Beside the Wohnfläche of a house of flats, where no part tells of them. */
  readonly tradeSpaces: readonly TradeSpace[]
  readonly included: readonly Item[]
  readonly excluded: readonly Item[]
  /** Until when the seller wants a bid or an answer; null: no day is told that is still to come. */
  readonly replyBy: ReplyBy | null
  /** null: no other Erbbauzins is asked of a buyer than the present one. */
  readonly newGroundRent: NewGroundRent | null
  /** Missing: no Erbbaurecht, or nothing of it is told. */
  readonly erbbauAhead?: ErbbauAhead
  /** Of the pool that it is in; missing: none, or nothing of it is told. */
  readonly pool?: PoolTerms
  /** null: no court sells. */
  readonly court: CourtSale | null
  /** Missing: none, or a court sells. */
  readonly retained?: RetainedRight
  /** Missing: it is not out of date, or the buyer has said what it is. */
  readonly outdatedBy?: OutdatedBy
  /** "Verkauft", "reserviert", "gelöscht", each once; missing: nothing of it is said. */
  readonly marks?: readonly StatusMark[]
  /** One of each kind; missing: none. */
  readonly past?: readonly PastDay[]
  /** Missing: none. */
  readonly traits?: readonly DealTraitFound[]
  /** Those that together have the Wohnfläche; missing: it is one house, or they are not told apart. */
  readonly buildings?: readonly Building[]
  /** Of a building offer: what of its price is the plot's; missing: nothing says so. */
  readonly plotInTotal?: PlotInTotal
  /** Missing: all of a house is let or empty, or nobody counts. */
  readonly vacancy?: Vacancy
}
