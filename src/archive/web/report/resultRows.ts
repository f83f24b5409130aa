import { germanNumber } from '#kernel/germanNumber.ts'
import type { MoneyJson } from '#reports/domain/moneySchema.ts'
import { wholeEuro } from '#design/germanFormat.ts'

type Unit = '€' | '€/Monat' | '%' | 'Jahre'

/** What a figure is about, in the order in which it is read. */
export type Subject = 'Kaufen' | 'Finanzieren' | 'Selbst wohnen' | 'Vermieten'

interface Figure {
  readonly subject: Subject
  readonly label: string
  readonly unit: Unit
  /** null: cannot be calculated. */
  readonly of: (money: MoneyJson) => number | null
}

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

const FIGURES: readonly Figure[] = [
  { subject: 'Kaufen', label: 'Kaufnebenkosten', unit: '€', of: money => bought(money)?.total.mid.amount ?? null },
  {
    subject: 'Kaufen',
    label: 'Gesamtinvestition',
    unit: '€',
    of: money => bought(money)?.investment.mid.amount ?? null,
  },
  {
    subject: 'Kaufen',
    label: 'Gesamtinvestition, wenn seit dem Bau nichts erneuert wurde',
    unit: '€',
    of: money => (financed(money)?.withWorks?.byAge ? (financed(money)?.withWorks?.investment.amount ?? null) : null),
  },
  { subject: 'Kaufen', label: 'Eigenkapital', unit: '€', of: money => financed(money)?.ownFunds.mid.amount ?? null },
  { subject: 'Finanzieren', label: 'Darlehen', unit: '€', of: money => financed(money)?.loan.amount ?? null },
  { subject: 'Finanzieren', label: 'Noch zu finanzieren', unit: '€', of: leftOpen },
  { subject: 'Finanzieren', label: 'Sollzins', unit: '%', of: money => financed(money)?.sollzins.percent ?? null },
  {
    subject: 'Finanzieren',
    label: 'Rate im Monat',
    unit: '€/Monat',
    of: money => financed(money)?.monthlyRate.amount ?? null,
  },
  {
    subject: 'Finanzieren',
    label: 'Restschuld am Ende der Zinsbindung',
    unit: '€',
    of: money => financed(money)?.restschuld.amount ?? null,
  },
  {
    subject: 'Finanzieren',
    label: 'Nötiges Nettoeinkommen',
    unit: '€/Monat',
    of: money => financed(money)?.neededIncome.amount ?? null,
  },
  {
    subject: 'Selbst wohnen',
    label: 'Wohnkosten im Monat',
    unit: '€/Monat',
    of: money => financed(money)?.living?.month.mid.amount ?? null,
  },
  {
    subject: 'Selbst wohnen',
    label: 'Wohnkosten, wenn auch alle Arbeiten finanziert werden',
    unit: '€/Monat',
    of: money => financed(money)?.withWorks?.month?.amount ?? null,
  },
  {
    subject: 'Vermieten',
    label: 'Cashflow vor Steuer',
    unit: '€/Monat',
    of: money => letOf(money)?.beforeTaxMonth ?? null,
  },
  {
    subject: 'Vermieten',
    label: 'Cashflow nach Steuer',
    unit: '€/Monat',
    of: money => letOf(money)?.afterTaxMonth ?? null,
  },
  {
    subject: 'Vermieten',
    label: 'Bruttomietrendite',
    unit: '%',
    of: money => letOf(money)?.bruttomietrendite.percent ?? null,
  },
  {
    subject: 'Vermieten',
    label: 'Nettomietrendite',
    unit: '%',
    of: money => letOf(money)?.nettomietrendite.percent ?? null,
  },
  {
    subject: 'Vermieten',
    label: 'Kaufpreisfaktor',
    unit: 'Jahre',
    of: money => letOf(money)?.kaufpreisfaktor.years ?? null,
  },
  {
    subject: 'Vermieten',
    label: 'Eigenkapitalrendite',
    unit: '%',
    of: money => letOf(money)?.eigenkapitalrendite?.percent ?? null,
  },
]

/** The figures that can be calculated for this home; the middle where the report has a range. */
export function resultRows(before: MoneyJson, after: MoneyJson): ResultRow[] {
  return FIGURES.flatMap(({ subject, label, unit, of }) => {
    const [was, is] = [of(before), of(after)]
    if (was === null && is === null) return []
    return [{ subject, label, before: written(was, unit), after: written(is, unit), change: changeOf(was, is, unit) }]
  })
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
