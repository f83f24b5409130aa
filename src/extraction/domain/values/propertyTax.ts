import { euro, type Money } from '#kernel/money.ts'
import type { Remark } from '../remark.ts'

/** More a month is the tax of the whole building, or no tax. */
const MAX_A_MONTH = 300

/** The Grundsteuer of one home a month, as it is told with its time; null: it is not. A sum without a time may be of a quarter. */
export function propertyTaxMonth(remarks: readonly Pick<Remark, 'topic' | 'amount' | 'months'>[]): Money | null {
  const found = remarks.flatMap(({ topic, amount, months }) => {
    if (topic !== 'grundsteuer' || amount === undefined || months === undefined) return []
    const month = amount / months
    return month > 0 && month <= MAX_A_MONTH ? [euro(Math.round(100 * month) / 100)] : []
  })
  return found[0] ?? null
}
