import type { CalendarDate } from '#kernel/calendarDate.ts'
import { germanNumber } from '#kernel/germanNumber.ts'
import { euro, germanMoney } from '#kernel/money.ts'
import type { ErbbauAhead } from '#extraction/domain/deal/deal.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import { erbbauLoanOf } from '#finance/domain/plan/erbbauLoan.ts'
import type { VerdictPoint } from './verdict.ts'

/** Loans for a home usually run about so long; with less of it the condition of a bank binds. */
const USUAL_LOAN_YEARS = 30

/** What keeping an Erbbaurecht will cost by the exposé's own words. */
export function extensionPoints(
  ahead: ErbbauAhead | undefined,
  { erbbauzins }: Pick<Offer, 'erbbauzins'>,
): VerdictPoint[] {
  if (!ahead?.extension) return []
  return [{ id: 'erbbauzins', sentence: extensionSentence(ahead.extension, erbbauzins), change: null }]
}

/** German: how long a loan may run by the condition that the exposé names; null: it names none, or it binds nobody. */
export function loanBound(
  ahead: ErbbauAhead | undefined,
  offer: Pick<Offer, 'erbbauTerm' | 'flags'>,
  today: CalendarDate,
): string | null {
  const longest = erbbauLoanOf(ahead, offer, today)?.longest ?? null
  if (!ahead?.beyondLoan || longest === null) return null
  return longest < USUAL_LOAN_YEARS ? loanSentence(ahead.beyondLoan.years, longest) : null
}

function extensionSentence(
  { percent, perM2, area, land, year }: NonNullable<ErbbauAhead['extension']>,
  present: number | null,
): string {
  const share = `Eine Verlängerung gibt es laut Exposé nur zu ${germanNumber(percent)}\u00a0% des Bodenwerts als Erbbauzins im Jahr`
  const ask = 'Kaufen Sie nur, wenn die Verlängerung und ihr Zins vorher beurkundet sind.'
  if (year === null) return `${share}: Fragen Sie, wie viel das in Euro ist. ${ask}`
  const now = present === null ? '' : ` statt heute ${germanMoney(monthly(present))}`
  const sum =
    land === undefined
      ? `${germanNumber(area ?? 0)}\u00a0m² × ${germanMoney(euro(perM2 ?? 0))} Bodenrichtwert ergeben`
      : `aus ${germanMoney(euro(land))} Bodenwert sind das`
  return `${share}: ${sum} ${germanMoney(euro(year))} im Jahr, ${germanMoney(monthly(year))} im Monat${now}. Unsere Monatsrechnung nennt beides. ${ask}`
}

function loanSentence(years: number, longest: number): string {
  const may =
    longest < 1
      ? 'Ohne Verlängerung gibt es danach kein Darlehen, und gerechnet ist der Kauf aus eigenem Geld'
      : `Ein Darlehen darf danach höchstens ${germanNumber(longest)} Jahre laufen, und so ist die Rate gerechnet`
  return `Das Erbbaurecht muss das Darlehen laut Exposé um ${germanNumber(years)} Jahre überdauern. ${may}: Fragen Sie Ihre Bank, bevor Sie bieten.`
}

function monthly(year: number) {
  return euro(Math.round(year / 12))
}
