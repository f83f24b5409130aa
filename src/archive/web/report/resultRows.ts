import { IF_THE_REST_IS_DUE } from '#finance/domain/agedWords.ts'
import { germanNumber } from '#kernel/germanNumber.ts'
import type { MoneyJson } from '#reports/domain/moneySchema.ts'
import { wholeEuro } from '#design/germanFormat.ts'

type Unit = '€' | '€/Monat' | '%' | 'Jahre'

/** What a figure is about, in the order in which it is read. */
const SUBJECTS = ['Kaufen', 'Finanzieren', 'Selbst wohnen', 'Vermieten'] as const
export type Subject = (typeof SUBJECTS)[number]

/** What it is called, its unit, and how it is read; null: cannot be calculated. */
type Figure = readonly [label: string, unit: Unit, of: (money: MoneyJson) => number | null]

/** One figure as the report has it and as the buyer's own assumptions give it. */
export interface ResultRow {
  readonly subject: Subject
  readonly label: string
  readonly before: string
  readonly after: string
  /** "+120 €"; empty: the same. */
  readonly change: string
}

const bought = ({ purchaseCosts: one }: MoneyJson) => ('total' in one ? one : null)
const financed = ({ financing: one }: MoneyJson) => ('loan' in one ? one : null)
/** Own funds, loan and this add up to the investment. */
const leftOpen = (money: MoneyJson) => {
  const open = financed(money)?.open.mid.amount ?? 0
  return open > 0 ? open : null
}
const letOf = ({ cashflow: one }: MoneyJson) => ('year' in one ? one.year.mid : null)

const FIGURES: Readonly<Record<Subject, readonly Figure[]>> = {
  Kaufen: [
    ['Kaufnebenkosten', '€', money => bought(money)?.total.mid.amount ?? null],
    ['Gesamtinvestition', '€', money => bought(money)?.investment.mid.amount ?? null],
    [
      `Gesamtinvestition, ${IF_THE_REST_IS_DUE}`,
      '€',
      money => (financed(money)?.withWorks?.byAge ? (financed(money)?.withWorks?.investment.amount ?? null) : null),
    ],
    ['Eigenkapital', '€', money => financed(money)?.ownFunds.mid.amount ?? null],
  ],
  Finanzieren: [
    ['Darlehen', '€', money => financed(money)?.loan.amount ?? null],
    ['Noch zu finanzieren', '€', leftOpen],
    ['Sollzins', '%', money => financed(money)?.sollzins.percent ?? null],
    ['Rate im Monat', '€/Monat', money => financed(money)?.monthlyRate.amount ?? null],
    ['Restschuld am Ende der Zinsbindung', '€', money => financed(money)?.restschuld.amount ?? null],
    ['Nötiges Nettoeinkommen', '€/Monat', money => financed(money)?.neededIncome.amount ?? null],
    [
      'Nötiges Nettoeinkommen, wenn auch alle Arbeiten finanziert werden',
      '€/Monat',
      money => financed(money)?.withWorks?.neededIncome.amount ?? null,
    ],
  ],
  'Selbst wohnen': [
    ['Wohnkosten im Monat', '€/Monat', money => financed(money)?.living?.month.mid.amount ?? null],
    [
      'Wohnkosten, wenn auch alle Arbeiten finanziert werden',
      '€/Monat',
      money => financed(money)?.withWorks?.month?.amount ?? null,
    ],
  ],
  Vermieten: [
    ['Cashflow vor Steuer', '€/Monat', money => letOf(money)?.beforeTaxMonth ?? null],
    ['Cashflow nach Steuer', '€/Monat', money => letOf(money)?.afterTaxMonth ?? null],
    ['Bruttomietrendite', '%', money => letOf(money)?.bruttomietrendite.percent ?? null],
    ['Nettomietrendite', '%', money => letOf(money)?.nettomietrendite.percent ?? null],
    ['Kaufpreisfaktor', 'Jahre', money => letOf(money)?.kaufpreisfaktor.years ?? null],
    ['Eigenkapitalrendite', '%', money => letOf(money)?.eigenkapitalrendite?.percent ?? null],
  ],
}

/** The figures that can be calculated for this home; the middle where the report has a range. */
export function resultRows(before: MoneyJson, after: MoneyJson): ResultRow[] {
  return SUBJECTS.flatMap(subject =>
    FIGURES[subject].flatMap(([label, unit, of]) => {
      const [was, is] = [of(before), of(after)]
      if (was === null && is === null) return []
      return [{ subject, label, before: written(was, unit), after: written(is, unit), change: changeOf(was, is, unit) }]
    }),
  )
}

function changeOf(was: number | null, is: number | null, unit: Unit): string {
  if (was === null || is === null) return ''
  const text = unit === '%' ? points(is - was) : written(is - was, unit)
  if (!/[1-9]/.test(text)) return ''
  return is > was ? `+${text}` : text
}

/** The difference of two percentages is none of either. */
function points(value: number): string {
  return `${germanNumber(value)}\u00a0Punkte`
}

function written(value: number | null, unit: Unit): string {
  if (value === null) return 'nicht berechenbar'
  return unit === '€' || unit === '€/Monat' ? wholeEuro(value * 100) : `${germanNumber(value)}\u00a0${unit}`
}
