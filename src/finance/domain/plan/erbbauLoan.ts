import type { CalendarDate } from '#kernel/calendarDate.ts'
import { germanNumber } from '#kernel/germanNumber.ts'
import { euro, germanMoney, type Money, subtract, times, ZERO } from '#kernel/money.ts'
import { inPercent, percent, ratio } from '#kernel/share.ts'
import { type ErbbauAhead, paidBackBefore } from '#extraction/domain/deal/groundRent.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import { erbbauYearsLeft } from '#extraction/domain/values/erbbauTerm.ts'
import { ERBBAU } from '#reference/market/verfahrensannahmen.ts'
import { monthlyPayment, paymentFormula } from '../loan.ts'
import { type Part, type Total, totalOf } from '../part.ts'
import type { Assumptions } from './assumptions.ts'
import type { FinancingPlan } from './financingPlan.ts'
import type { Home } from './home.ts'
import type { LivingPlan } from './livingPlan.ts'

/** What an Erbbaurecht that runs out does to loan and month. */
export interface ErbbauLoan {
  /** Years that a loan may run at most; below 1: none is to be had. null: nobody knows when the right ends. */
  readonly longest: number | null
  /** The exposé itself says by when the loan must be paid back; otherwise banks do. */
  readonly isTold: boolean
  /** Percent of the price that whoever owns the land lets be charged; missing: no bound is told. */
  readonly most?: number | undefined
  /** Erbbauzins after the extension, € a year; null: not told. */
  readonly extended: number | null
}

/** @param flags where it is an Erbbaurecht of which nothing else is told, banks want their loan back in time all the same */
export function erbbauLoanOf(
  ahead: ErbbauAhead | undefined,
  { erbbauTerm, flags }: Pick<Offer, 'erbbauTerm' | 'flags'>,
  day: CalendarDate,
): ErbbauLoan | null {
  if (!ahead && flags.erbbaurecht !== true) return null
  const told = paidBackBefore(ahead)
  const longest = erbbauTerm && Math.max(0, erbbauYearsLeft(erbbauTerm, day) - (told ?? ERBBAU.darlehen.vorEnde))
  const most = ahead?.loanShare?.percent
  return { longest, isTold: told !== null, extended: ahead?.extension?.year ?? null, ...(most && { most }) }
}

/** What may not be charged is paid from own funds. */
function within(usual: Assumptions, { most }: ErbbauLoan): Assumptions {
  if (!most || inPercent(usual.ownFunds.rate) >= 100 - most) return usual
  const source = `Annahme: Der Eigentümer des Bodens lässt laut Exposé nur ${germanNumber(most)}\u00a0% des Kaufpreises beleihen`
  return { ...usual, ownFunds: { rate: percent(100 - most), source } }
}

/** The same assumptions with a loan that ends in time; what ends in time by itself stays as it is. */
export function repaidInTime(assumed: Assumptions, erbbau: ErbbauLoan | null): Assumptions {
  if (!erbbau) return assumed
  const usual = within(assumed, erbbau)
  if (erbbau.longest === null) return usual
  const { longest } = erbbau
  if (longest < 1) {
    const source = `Annahme: Ohne Verlängerung des Erbbaurechts gibt es ${erbbau.isTold ? 'laut Exposé' : 'bei den meisten Banken'} kein Darlehen`
    return { ...usual, ownFunds: { rate: percent(100), source } }
  }
  const needed = tilgungFor(inPercent(usual.sollzins.rate), longest * 12)
  if (needed <= inPercent(usual.tilgung.rate)) return usual
  const why = erbbau.isTold ? TOLD : BY_BANKS
  const source = `Annahme: in ${germanNumber(longest)} Jahren zurückgezahlt, denn ${why}`
  return { ...usual, tilgung: { rate: percent(needed), source } }
}

const TOLD = 'länger darf das Darlehen laut Exposé neben dem Erbbaurecht nicht laufen'
/** Only what covers Pfandbriefe is bound by it: a bank may lend for longer. */
const BY_BANKS =
  'viele Banken verlangen, dass es zehn Jahre vor dem Erbbaurecht endet (so für die Deckung von Pfandbriefen § 13 Abs. 2 PfandBG; fragen Sie Ihre Bank)'

/** Repayment of the first year in percent, rounded up to the hundredth, that pays a loan back within so many months. */
function tilgungFor(sollzins: number, months: number): number {
  const rate = sollzins / 1200
  const yearly = rate === 0 ? 1200 / months : sollzins / (1 - (1 + rate) ** -months)
  return Math.ceil((yearly - sollzins) * 100) / 100
}

/** The month once the right is extended: a loan on the usual terms, and the new Erbbauzins. null: its sum is not told. */
export function extendedMonth(
  { extended }: ErbbauLoan,
  { erbbauzins }: Home,
  usual: Assumptions,
  { loan }: FinancingPlan,
  principal: Money,
  living: LivingPlan,
): Total | null {
  if (extended === null) return null
  const longer = { ...loan, principal, tilgung: usual.tilgung.rate }
  const rate: Part = {
    label: 'Monatsrate',
    amount: monthlyPayment(longer),
    formula: paymentFormula(longer),
    source: `${usual.sollzins.source}; ${usual.tilgung.source}`,
    basis: 'assumption',
  }
  const present = erbbauzins?.amount ?? ZERO
  const year = euro(extended)
  const more: Part = {
    label: 'Erbbauzins nach der Verlängerung, mehr als heute',
    amount: times(subtract(year, present), ratio(1, 12)),
    formula: `(${germanMoney(year)} − ${germanMoney(present)}) ÷ 12`,
    source: 'Angabe im Exposé',
    basis: 'law',
  }
  return totalOf('Monatliche Kosten mit Verlängerung', [rate, ...living.month.mid.parts.slice(1), more])
}

/** Years from which an Erbbaurecht loses little of its worth in one of them: a usual loan and ten years more (model assumption). */
const LONG = 40

/** What is lost with each year of a short Erbbaurecht is a cost of buying that no plan of payments holds. */
export function isMelting({ erbbauTerm, flags }: Pick<Offer, 'erbbauTerm' | 'flags'>, day: CalendarDate): boolean {
  return flags.erbbaurecht === true && erbbauTerm !== null && erbbauYearsLeft(erbbauTerm, day) < LONG
}

/** German sentence. */
export const MELTING =
  'Kaufen und Mieten lassen sich hier nicht vergleichen: Das Erbbaurecht wird mit jedem Jahr weniger wert, und dieser Verlust kommt zu den Kosten des Kaufs hinzu.'
