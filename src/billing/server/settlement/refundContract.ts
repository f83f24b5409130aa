import { refundPurchase } from '#credits/server/index.ts'
import { lockAgain } from '#intake/server/index.ts'
import { failed, type Outcome, success } from '#kernel/outcome.ts'
import type { Database } from '#platform/database/databasePort.ts'
import type { Jobs } from '#platform/jobs/jobsPort.ts'
import { typedContractId } from '../../domain/contractIdOf.ts'
import { decideRefund } from './decideRefund.ts'
import { incomingOf, refundableOf } from './paymentStore.ts'
import { findPurchase, lockPurchase } from '../orders/purchaseStore.ts'

export interface OrderedRefund {
  readonly cents: number
  /** Taken back. */
  readonly credits: number
}

/**
 * Gives money of a contract back by order of the operator: its newest payment that is not back yet. The running product
 * tells the provider.
 * @param cents null: all that is left of it, its unused credits go, and its reports are locked again; else a part, and they and the reports stay
 */
export async function refundContract(
  { database, jobs }: { readonly database: Database; readonly jobs: Jobs },
  contractId: string,
  cents: number | null,
): Promise<Outcome<OrderedRefund, string>> {
  const found = await findPurchase(database, 'contractId', typedContractId(contractId))
  if (!found) return failed('Diesen Vertrag gibt es nicht.')
  return database.inTransaction(async tx => {
    const { id, accountId } = await lockPurchase(tx, found.id)
    for (const payment of (await incomingOf(tx, id)).reverse()) {
      const left = await refundableOf(tx, payment.id)
      if (left <= 0) continue
      const asked = cents ?? left
      if (asked > left) return failed(`Von der letzten Zahlung sind noch ${left} Cent übrig.`)
      const isAll = asked === left
      const credits = isAll && accountId !== null ? await refundPurchase(tx, accountId, payment.id) : 0
      if (isAll) await lockAgain(tx, payment.id)
      await decideRefund(tx, { jobs }, payment, { cents: asked, credits, reason: 'operator' })
      return success({ cents: asked, credits })
    }
    return failed('Von diesem Vertrag ist nichts mehr zurückzuzahlen.')
  })
}
