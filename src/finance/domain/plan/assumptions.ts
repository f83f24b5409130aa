import type { CalendarDate } from '#kernel/calendarDate.ts'
import { complement, compareShares, inPercent, percent, type Share } from '#kernel/share.ts'
import { KAEUFERANNAHMEN } from '#reference/rechenannahmen.ts'
import { rowAt } from '#reference/table.ts'
import { FINANZIERUNGSANNAHMEN, SOLLZINSEN, type SollzinsRow } from '#reference/zinsen.ts'
import { assumedSollzins } from '../financing.ts'

/** What the buyer wants with the home; the figures are the same, the questions are not. */
export const BUYER_GOALS = ['eigennutzung', 'kapitalanlage'] as const
export type BuyerGoal = (typeof BUYER_GOALS)[number]

/** A rate and who says so. */
export interface Assumed {
  readonly rate: Share
  /** "Annahme: …" with its reason, or that the buyer gave it. */
  readonly source: string
}

export interface Assumptions {
  readonly lens: BuyerGoal
  /** Share of the price that is paid from own funds, beside all cost of buying. */
  readonly ownFunds: Assumed
  /** Repayment of the first year. */
  readonly tilgung: Assumed
  readonly yearsFixed: SollzinsRow['key']
  /** Nominal rate; the share of the loan in the price, and so the rate, does not depend on the price. */
  readonly sollzins: Assumed
  /** First day for which the curve of the rate is known. */
  readonly sollzinsStand: CalendarDate
  /** Tax on one more euro of income. */
  readonly marginalRate: Assumed
}

/** What the caller or the buyer sets himself. */
export interface OwnAssumptions {
  readonly lens?: BuyerGoal
  /** From 0 to 1; outside it is cut. */
  readonly ownFunds?: Share
  readonly tilgung?: Share
  readonly yearsFixed?: SollzinsRow['key']
  readonly sollzins?: Share
  readonly marginalRate?: Share
}

const OWN = 'eigene Vorgabe'

/** The usual assumptions of the day, where nothing of one's own is set. */
export function assumptionsOf(day: CalendarDate, own: OwnAssumptions = {}): Assumptions {
  const usual = (key: 'eigenkapitalUeblich' | 'tilgung') => rowAt(FINANZIERUNGSANNAHMEN, day, key)
  const yearsFixed = own.yearsFixed ?? '10'
  const ownFunds = chosen(own.ownFunds && within(own.ownFunds), usual('eigenkapitalUeblich'))
  const curve = rowAt(SOLLZINSEN, day, yearsFixed)
  const rate = assumedSollzins(yearsFixed, beleihungsauslauf(ownFunds.rate, day), day)
  return {
    lens: own.lens ?? 'eigennutzung',
    ownFunds,
    tilgung: chosen(own.tilgung, usual('tilgung')),
    yearsFixed,
    sollzins: chosen(own.sollzins, {
      rate,
      source: `${curve.source}, ${yearsFixed} Jahre fest${besideCurve(rate, curve.rate)}`,
    }),
    sollzinsStand: curve.validFrom,
    marginalRate: chosen(own.marginalRate, rowAt(KAEUFERANNAHMEN, day, 'grenzsteuersatz')),
  }
}

/** German: that the loan's share makes the rate another than the curve's. */
function besideCurve(rate: Share, curve: Share): string {
  const order = compareShares(rate, curve)
  return order === 0 ? '' : order > 0 ? ', mit Aufschlag' : ', mit Abschlag'
}

/** The loan's share of the Beleihungswert that the bank is taken to see, whatever the price. */
function beleihungsauslauf(ownFunds: Share, day: CalendarDate): Share {
  const { rate } = rowAt(FINANZIERUNGSANNAHMEN, day, 'beleihungswertZuPreis')
  return percent((inPercent(complement(ownFunds)) / inPercent(rate)) * 100)
}

function chosen(own: Share | undefined, { rate, source }: Assumed): Assumed {
  return own ? { rate: own, source: OWN } : { rate, source }
}

function within(share: Share): Share {
  if (compareShares(share, percent(0)) < 0) return percent(0)
  return compareShares(share, percent(100)) > 0 ? percent(100) : share
}
