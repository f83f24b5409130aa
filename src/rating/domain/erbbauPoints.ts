import type { CalendarDate } from '#kernel/calendarDate.ts'
import { germanNumber } from '#kernel/germanNumber.ts'
import { euro, germanMoney } from '#kernel/money.ts'
import type { ErbbauAhead } from '#extraction/domain/deal/groundRent.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import type { Remark } from '#extraction/domain/remark.ts'
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

/** What may be charged is less than banks lend: the rest is own money. */
export function chargePoints(ahead: ErbbauAhead | undefined): VerdictPoint[] {
  if (!ahead?.loanShare) return []
  const { percent, evidence } = ahead.loanShare
  const sentence = `Der Eigentümer des Bodens lässt laut Exposé nur ${germanNumber(percent)}\u00a0% des Kaufpreises beleihen: Mindestens ${germanNumber(100 - percent)}\u00a0% und alle Nebenkosten bringen Sie selbst auf, und so ist die Finanzierung gerechnet. Lassen Sie sich seine Zustimmung zu Kauf und Grundschuld schriftlich geben, bevor Sie unterschreiben.`
  return [{ id: 'erbbau-zustimmung', sentence, change: null, evidence }]
}

/** What the owner of the land has not decided: nobody can calculate with it, and it changes what the right costs and how long it lasts. */
export function unsettledPoints(
  { flags, erbbauzins }: Pick<Offer, 'flags' | 'erbbauzins'>,
  remarks: readonly Remark[],
): VerdictPoint[] {
  const said = (name: string) =>
    remarks.find(({ rule, certainty, scope }) => rule === name && certainty === 'stated' && scope.bearer !== 'other')
  const rise = said('erbbau-anpassung-offen')
  const end = said('erbbau-verlaengerung-offen')
  const open = [rise, end].filter(one => one !== undefined)
  if (flags.erbbaurecht !== true || open.length === 0) return []
  const last = rise && said('erbbau-anpassung-zuletzt')
  const what = [...(rise ? ['neuer Erbbauzins'] : []), ...(end ? ['Verlängerung oder Ankauf'] : [])].join(', ')
  const told = rise ? ' Eine Anpassung des Zinses ist laut Exposé angekündigt oder wird geprüft.' : said('erbbau-zins-neu') ? ' Bei einer Verlängerung wird der Zins laut Exposé neu vereinbart, also meist höher.' : '' // prettier-ignore
  const present = erbbauzins === null ? '' : ` Gerechnet ist mit dem heutigen Zins von ${germanMoney(euro(erbbauzins))} im Jahr.` // prettier-ignore
  const since = last?.year ? ` Er gilt seit ${last.year}: Nachgeholt wird der Anstieg der Preise seither.` : ''
  const ask = rise && end ? 'den neuen Zins und die Antwort auf Verlängerung und Ankauf' : rise ? 'den neuen Zins mit seinem Beginn' : 'die Antwort auf Verlängerung und Ankauf' // prettier-ignore
  return [
    {
      id: 'erbbauzins',
      sentence: `Mit dem Eigentümer des Bodens ungeklärt: ${what}.${told}${rise ? present + since : ''} Lassen Sie sich ${ask} schriftlich geben, bevor Sie bieten.`,
      change: null,
      evidence: open.map(({ evidence }) => evidence),
    },
  ]
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
  const share = `Wird der Vertrag verlängert, kostet das laut Exposé ${germanNumber(percent)}\u00a0% des Bodenwerts als Erbbauzins im Jahr`
  const ask =
    'Verlassen Sie sich nicht darauf: Kaufen Sie nur, wenn die Verlängerung und ihr Zins vorher beurkundet sind.'
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
  const bound =
    years === 0
      ? 'Das Darlehen muss laut Exposé vor dem Ende des Erbbaurechts zurückgezahlt sein'
      : `Das Erbbaurecht muss das Darlehen laut Exposé um ${germanNumber(years)} Jahre überdauern`
  return `${bound}. ${may}: Fragen Sie Ihre Bank, bevor Sie bieten.`
}

function monthly(year: number) {
  return euro(Math.round(year / 12))
}
