import { ACCOUNT_REFUSALS } from '#contract/accountRefusals.ts'
import { Refusal } from '#contract/refusal.ts'
import { sendMail } from '#notifications/server/index.ts'
import type { Transaction } from '#platform/database/databasePort.ts'
import type { Jobs } from '#platform/jobs/jobsPort.ts'
import { maskedEmail } from '../domain/maskedEmail.ts'
import type { AccountHooks, AccountParts } from './accountParts.ts'
import { accountById, markConfirmed, writeChosen, writeEmail } from './accountStore.ts'
import { removeTokens, useToken } from './accountTokenStore.ts'
import { claimMailbox } from './mailboxStore.ts'

/** Takes the link of a confirmation mail: after the registration, or to a new address. */
export async function confirmAddress({ database, jobs, hooks }: AccountParts, token: string): Promise<void> {
  if (token === '') throw new Refusal(ACCOUNT_REFUSALS.noToken)
  await database.inTransaction(async tx => {
    const used = await useToken(tx, token, ['confirm', 'email'])
    if (!used) throw new Refusal(ACCOUNT_REFUSALS.confirmFailed)
    const { accountId, email, name, passwordHash } = used
    if (email !== null) return moveTo(tx, jobs, accountId, email)
    if (name !== null && passwordHash !== null) await writeChosen(tx, accountId, { name, passwordHash })
    await markProven(tx, hooks, accountId)
  })
}

/** The address is its owner's: he may sign in. */
export async function markProven(tx: Transaction, hooks: AccountHooks, accountId: string): Promise<void> {
  const account = await accountById(tx, accountId)
  if (account && (await markConfirmed(tx, accountId)))
    await hooks.onConfirmed(tx, accountId, await claimMailbox(tx, accountId, account.email))
  await removeTokens(tx, accountId, ['confirm', 'resend'])
}

async function moveTo(tx: Transaction, jobs: Jobs, accountId: string, newEmail: string): Promise<void> {
  const account = await accountById(tx, accountId)
  if (!account || !(await writeEmail(tx, accountId, newEmail))) throw new Refusal(ACCOUNT_REFUSALS.confirmFailed)
  await claimMailbox(tx, accountId, newEmail)
  // Whoever reads the old mailbox must not get in by links that lie there.
  await removeTokens(tx, accountId, ['email', 'reset', 'delete'])
  await sendMail(tx, jobs, {
    template: 'emailChanged',
    to: account.email,
    accountId,
    name: account.name,
    newEmail: maskedEmail(newEmail),
  })
}
