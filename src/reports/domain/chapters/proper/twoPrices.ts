import type { MoneyPlan } from '#finance/domain/moneyPlan.ts'
import type { Assessment } from '#rating/domain/assess.ts'
import { lendingOf } from '#rating/domain/lending.ts'
import { numeric, table } from '../../blocks.ts'
import type { Block } from '../../report.ts'
import { wholeNumber } from '../germanAmounts.ts'

/** Where the verdict rejects the asked price, what the highest right one would take. Empty: it does not. */
export function twoPrices({ money, atMost, appraisal }: Assessment): Block[] {
  if (!atMost) return []
  const columns = [money, atMost].map(plan => columnOf(plan, appraisal))
  const [asked, most] = columns
  if (!asked || !most) return []
  const names = ['Preis', 'Kostet insgesamt', 'Darlehen', 'Eigenes Geld', 'Rate im Monat', 'Darlehen zu unserer Schätzung in %'] // prettier-ignore
  const rows = names.map((name, at) => [name, asked[at] ?? '–', most[at] ?? '–'])
  return [
    table(
      'Was es zum geforderten und zum höchsten richtigen Preis kostet, mittlerer Fall',
      ['In €', ...numeric('Zum geforderten Preis', 'Zum Höchstpreis')],
      rows.filter(([, one, other]) => one !== '–' || other !== '–'),
    ),
  ]
}

function columnOf({ price, investment, financing }: MoneyPlan, appraisal: Assessment['appraisal']): string[] | null {
  if (!price || !investment.ok || !financing.ok) return null
  const { darlehen, ownFunds, monthlyRate } = financing.value
  const amounts = [price, investment.value.mid.amount, darlehen.amount, ownFunds.mid.amount, monthlyRate.amount]
  const lending = lendingOf(financing.value, appraisal)
  return [...amounts.map(({ cents }) => wholeNumber(cents / 100)), lending ? wholeNumber(lending.percent) : '–']
}
