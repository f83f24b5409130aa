import { momentInGermany } from '#kernel/germanTime.ts'
import { normalEmail } from '#accounts/domain/normalEmail.ts'
import { personName } from '#accounts/domain/personName.ts'
import { BILLING_REFUSALS } from '#contract/billingRefusals.ts'
import { Refusal } from '#contract/refusal.ts'
import { sendMail } from '#notifications/server/index.ts'
import type { Transaction } from '#platform/database/databasePort.ts'
import { typedContractId } from '../../domain/contractIdOf.ts'
import type { BillingParts } from '../billingParts.ts'
import {
  countDeclarations,
  type Declaration,
  type Declared,
  findSameDeclaration,
  insertDeclaration,
  writeMatch,
} from './declarationStore.ts'
import { endSubscription } from '../subscriptions/endSubscription.ts'
import { findPurchase, lockPurchase, type Purchase } from '../orders/purchaseStore.ts'
import { withdrawFrom } from './withdrawFrom.ts'

export interface TypedDeclaration {
  readonly kind: Declaration['kind']
  readonly name: string
  readonly contractId: string
  readonly email: string
  readonly reason: string | null
}

const SAME_MINUTES = 10
/** A form that anybody can fill in with anybody's address must not fill his letter box. */
const MAX_AN_HOUR = 5

/**
 * Receives a withdrawal or a notice from anybody: stored as sent, confirmed by mail at once, and acted on where it is
 * certain which contract is meant. The answer is the same in either case.
 * @param accountId of who is signed in
 * @throws Refusal billing.incomplete, billing.tooManyDeclarations
 */
export async function declare(
  parts: BillingParts,
  typed: TypedDeclaration,
  accountId: string | null,
): Promise<{ readonly receivedAt: Date }> {
  const declared = declaredOf(typed)
  return parts.database.inTransaction(async tx => {
    const same = await findSameDeclaration(tx, declared, SAME_MINUTES)
    if (same) return { receivedAt: same.declaredAt }
    const purchase = await contractOf(tx, declared, accountId)
    // What others have sent under his address does not keep the buyer from his own contract.
    if ((await countDeclarations(tx, declared.email, purchase?.id ?? null, 60)) >= MAX_AN_HOUR) {
      throw new Refusal(BILLING_REFUSALS.tooManyDeclarations)
    }
    const declaration = await insertDeclaration(tx, declared)
    const isSettled = purchase !== null && (await act(tx, parts, declared.kind, purchase, declaration.declaredAt))
    if (purchase) await writeMatch(tx, declaration.id, purchase.id, isSettled)
    if (!isSettled) {
      const { id: declarationId, kind } = declaration
      parts.log.warn({ declarationId, kind }, 'a declaration waits for a person')
    }
    await confirm(tx, parts, declaration, purchase, isSettled)
    return { receivedAt: declaration.declaredAt }
  })
}

function declaredOf({ kind, name, contractId, email, reason }: TypedDeclaration): Declared {
  const [person, address] = [personName(name), normalEmail(email)]
  if (person === null || address === null || contractId.trim() === '') throw new Refusal(BILLING_REFUSALS.incomplete)
  return { kind, name: person, contractId: typedContractId(contractId), email: address, reason: reason?.trim() || null }
}

/** Known for certain: whoever names the contract also has its address, or is signed in to its account. */
async function contractOf(
  tx: Transaction,
  { contractId, email }: Declared,
  accountId: string | null,
): Promise<Purchase | null> {
  const found = await findPurchase(tx, 'contractId', contractId)
  if (!found) return null
  const isBuyer = found.buyerEmail === email || (accountId !== null && found.accountId === accountId)
  return isBuyer ? lockPurchase(tx, found.id) : null
}

/** @returns false: a person has to decide */
async function act(
  tx: Transaction,
  parts: BillingParts,
  kind: Declaration['kind'],
  purchase: Purchase,
  declaredAt: Date,
): Promise<boolean> {
  if (kind === 'withdrawal') return withdrawFrom(tx, parts, purchase, declaredAt)
  if (purchase.mode !== 'subscription' || purchase.subscriptionReference === null) return false
  if (purchase.cancelledAt === null) await endSubscription(tx, parts.jobs, purchase, 'periodEnd')
  return true
}

async function confirm(
  tx: Transaction,
  { jobs }: BillingParts,
  declaration: Declaration,
  purchase: Purchase | null,
  isSettled: boolean,
): Promise<void> {
  const { kind, email } = declaration
  // Anybody can name anybody's address: only the buyer of the contract gets to read what was typed.
  const { name, contractId, reason } = purchase?.buyerEmail === email ? declaration : UNTOLD
  const declared = {
    to: email,
    accountId: null,
    name,
    contractId,
    email,
    receivedAt: momentInGermany(declaration.declaredAt),
  }
  if (kind === 'withdrawal') await sendMail(tx, jobs, { template: 'withdrawalReceived', ...declared })
  else
    await sendMail(tx, jobs, {
      template: 'noticeReceived',
      ...declared,
      reason,
      effect: effectOf(isSettled ? purchase : null),
    })
}

/** In place of what somebody typed who may be anybody. */
const UNTOLD = { name: '', contractId: null, reason: null }

function effectOf(purchase: Purchase | null): string {
  return purchase?.periodEnd
    ? `Das Abonnement endet am ${momentInGermany(purchase.periodEnd)}. Bis dahin können Sie es weiter nutzen, abgebucht wird nichts mehr.`
    : 'Wir ordnen die Kündigung Ihrem Vertrag zu und teilen Ihnen mit, zu welchem Tag er endet.'
}
