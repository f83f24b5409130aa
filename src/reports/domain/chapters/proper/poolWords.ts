import { euro, germanMoney } from '#kernel/money.ts'
import type { PoolIncome } from '#extraction/domain/deal/ownersRent.ts'
import { wholeNumber } from '../germanAmounts.ts'

/** What a pool pays in place of the tenant, with the rent of the lease beside it. */
export function poolWords({ month, year, contract }: PoolIncome): string {
  const lease = contract === null ? '' : ` (Mietvertrag ${germanMoney(euro(contract))}, das geht in den Topf aller)`
  return `der Mietpool zahlte Ihrer Wohnung ${year === null ? '' : `${year} `}${germanMoney(euro(month))} im Monat${lease}, ${wholeNumber(12 * month)}\u00a0€ im Jahr`
}
