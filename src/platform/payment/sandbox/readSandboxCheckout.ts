import type { Database } from '#platform/database/databasePort.ts'
import { sandboxId } from './sandboxId.ts'
import { payCheckout, type SandboxCheckout, selectCheckout } from './sandboxStore.ts'

/** Looks whether the bank has paid in the meantime, first. @param id as somebody has sent it */
export async function readSandboxCheckout(database: Database, id: string): Promise<SandboxCheckout | null> {
  if (!/^cs_sandbox_[\w-]{43}$/.test(id)) return null
  const checkout = await selectCheckout(database, id)
  if (checkout?.state !== 'pending') return checkout
  await payCheckout(database, id, 'pending', paymentNames())
  return selectCheckout(database, id)
}

/** Ids for what a payment brings into being. */
export function paymentNames(): { payment: string; subscription: string } {
  return { payment: sandboxId('pi'), subscription: sandboxId('sub') }
}
