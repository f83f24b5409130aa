import { claimMailbox, leaveMailboxes } from '#accounts/server/mailboxStore.ts'
import { welcome } from '#credits/server/index.ts'
import type { Database, Transaction } from '#platform/database/databasePort.ts'

const FREE_ANALYSES = 3

export interface Newcomer {
  readonly id: string
  readonly email: string
}

/** Confirmed, and welcomed where the mailbox is new. */
export function newcomer(database: Database, number: number): Promise<Newcomer> {
  return database.inTransaction(tx => confirmed(tx, `kunde${number}@example.de`))
}

/** The account ends as far as its mailbox is concerned; its orders stay, as they do when an account is deleted. */
export function registerAgain(database: Database, { id, email }: Newcomer, number: number): Promise<Newcomer> {
  return database.inTransaction(async tx => {
    await leaveMailboxes(tx, id)
    return confirmed(tx, email.replace(/(?:\+\d+)?@/, `+${number}@`))
  })
}

async function confirmed(tx: Transaction, email: string): Promise<Newcomer> {
  const row = await tx.first<{ id: string }>(`insert into account (email, name) values ($1, 'Test') returning id`, [
    email,
  ])
  if (!row) throw new Error('no account was made')
  await welcome(tx, row.id, (await claimMailbox(tx, row.id, email)) ? FREE_ANALYSES : 0)
  return { id: row.id, email }
}
