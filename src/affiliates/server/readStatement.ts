import { invoicedOf } from '#billing/server/index.ts'
import type { Queryable } from '#platform/database/databasePort.ts'
import type { StatementLine } from '../domain/statement.ts'
import { attributionsOf } from './attributionStore.ts'

/**
 * What was invoiced and cancelled on a partner's orders, in the order of the numbers.
 * @param month `2026-11`; null: ever
 */
export async function readStatement(db: Queryable, partnerId: string, month: string | null): Promise<StatementLine[]> {
  const attributions = new Map((await attributionsOf(db, partnerId)).map(one => [one.purchaseId, one.basisPoints]))
  const invoices = await invoicedOf(db, [...attributions.keys()])
  return invoices
    .filter(({ content }) => month === null || content.issuedOn.startsWith(`${month}-`))
    .map(({ purchaseId, content: { issuedOn, number, item, total } }) => ({
      issuedOn,
      number,
      item,
      netCents: total.netCents,
      basisPoints: attributions.get(purchaseId) ?? 0,
    }))
}
