import type { CalendarDate } from '#kernel/calendarDate.ts'
import type { Evidence } from '#kernel/evidence.ts'
import type { RightHolder, RightRooms } from './termsOfRight.ts'

/** Rights that outlive the Zuschlag, by what they give; `recht`: the notice names no more than its number in the land register. */
export const SURVIVING_KINDS = [
  'wohnungsrecht',
  'niessbrauch',
  'altenteil',
  'reallast',
  'dienstbarkeit',
  'grundpfandrecht',
  'recht',
] as const
export type SurvivingKind = (typeof SURVIVING_KINDS)[number]

/** A right that the bidder takes over beside his bid (§§ 52, 91 ZVG). */
export interface SurvivingRight {
  readonly kind: SurvivingKind
  /** €, as the court has set it (Zuzahlungsbetrag, Ersatzwert: §§ 50, 51 ZVG), or the sum of a Grundschuld; null: not told. */
  readonly byCourt: number | null
  /** €, as an expert estimates it; null: not told. */
  readonly appraised: number | null
  /** As the notice writes it: "Wegerecht für das Flurstück 208/5"; missing: as its kind. */
  readonly words?: string
  /** The one of several lots that it burdens: "lfd. Nr. 2"; missing: all that is sold, or not told. */
  readonly lot?: string
  /** What a right to live in it covers; missing: not told. */
  readonly rooms?: RightRooms
  /** Who holds it for life; missing: nobody tells how old they are. */
  readonly holders?: readonly RightHolder[]
  /** € a month that its rooms would bring; missing: not told. */
  readonly month?: number
  /** German: what whoever owns it pays for the holder: "Heizung", "Wasser"; missing: nothing of it is told. */
  readonly ownerPays?: readonly string[]
  readonly evidence: readonly Evidence[]
}

/** The highest bid of a day on which the Zuschlag was refused: no price, and no limit of the next day. */
export interface FailedBid {
  /** € */
  readonly amount: number
  /** null: not told. */
  readonly day: CalendarDate | null
  readonly evidence: readonly Evidence[]
}

/** Who lives in what the court sells, or in one unit of it. */
export interface CourtUse {
  /** owner: who owes, or one of those who part. */
  readonly by: 'owner' | 'tenant' | 'nobody'
  /** German: "Erdgeschoss links"; null: the whole, or no unit is named. */
  readonly where: string | null
  readonly evidence: Evidence
}

/** € that the notice names, with its sentence. */
export interface CourtSum {
  readonly euro: number
  readonly evidence: Evidence
}

/** By an amount, by a share, or both; null: that is not told. */
export interface UnseenDiscount {
  readonly euro: number | null
  readonly percent: number | null
  readonly evidence: Evidence
}

/** What the notice of a sale by court says of its procedure; null: it does not say. */
export interface CourtSale {
  /** § 180 ZVG: co-owners part; §§ 57a and 57b ZVG do not hold (§ 183 ZVG). */
  readonly partition: boolean
  /** "15 K 22/25". */
  readonly fileNumber: string | null
  /** The court's own postcode: what it sells lies in the same Land; missing: not told. */
  readonly seat?: string
  /** Of the hearing in which it is sold. */
  readonly day: CalendarDate | null
  /** "9:30". */
  readonly time: string | null
  /** "Sitzungssaal 7". */
  readonly room: string | null
  readonly rights: readonly SurvivingRight[]
  readonly failedBid: FailedBid | null
  /** Missing: nobody tells who lives there. */
  readonly use?: readonly CourtUse[]
  /** € that a bidder has to lodge; missing: only its share of the Verkehrswert is told. */
  readonly security?: CourtSum
  /** What the appraiser took off because he did not see the inside; missing: nothing of it is told. */
  readonly unseen?: UnseenDiscount
  /** € a month that the appraiser takes for usual; missing: not told. */
  readonly usualRent?: CourtSum
  /** € a month of one lot each, in their order; missing: fewer than two are told. */
  readonly lotCharges?: readonly CourtSum[]
  /** That its lots are one home, or that one of them cannot be used alone; missing: nothing of it is told. */
  readonly oneUnit?: Evidence
  readonly evidence: readonly Evidence[]
}
