import { afterAll, beforeAll, expect, test } from 'vitest'
import { bought, follow, purchaseOf, startBilling, type TestBilling } from '#billing/server/billing.fixture.ts'
import { makeAccount } from '#credits/server/account.fixture.ts'
import type { Jobs } from '#platform/jobs/jobsPort.ts'
import { parseAdminCommand } from './adminArguments.ts'

let billing: TestBilling
beforeAll(async () => {
  billing = await startBilling()
})
afterAll(() => billing.close())

const withJobs = <Result>(use: (jobs: Jobs) => Promise<Result>) => use(billing.jobs)
const admin = async (...words: string[]) => {
  const command = parseAdminCommand(words)
  return command.area === 'product' ? command.work({ database: billing.database, withJobs }) : null
}

test('a dispute is shown to the operator and marks the account until it is decided', async () => {
  const buyer = await makeAccount(billing.database)
  const row = await billing.database.first<{ email: string }>('select email from account where id = $1', [buyer])
  const email = row?.email ?? ''
  const orders = () => admin('orders', 'noted')
  const account = () => admin('account', 'show', email)
  const session = await bought(billing, buyer)
  expect(await orders()).toEqual(['Nichts ist vermerkt.'])
  expect(await account()).toHaveLength(2)

  const payment = `pi_${session.replace('cs_', '')}`
  await follow(billing, billing.payments.reverse(payment, { kind: 'dispute', cents: 2490, state: 'open' }))
  const { contractId } = await purchaseOf(billing, session)
  const [dispute] = await billing.payments.readReversals(payment)
  const marked = `Vertrag ${contractId} · ${email} · in Rückbuchung`
  expect(await orders()).toEqual([`${marked} · Rückbuchung ${dispute?.reference}.`])
  expect((await account())?.at(-1)).toBe(`Vermerkt: ${marked} · Rückbuchung ${dispute?.reference}.`)

  const done = () => admin('orders', 'done', contractId.toLowerCase())
  expect(await done()).toEqual(['Erledigt.'])
  await expect(done()).rejects.toThrow('nichts vermerkt')
  expect(await orders()).toEqual(['Nichts ist vermerkt.'])
  expect((await account())?.at(-1)).toBe(`Vermerkt: ${marked}`)

  await follow(billing, billing.payments.decide(payment, dispute?.reference ?? '', 'undone'))
  expect((await account())?.at(-1)).toBe(
    `Vermerkt: Vertrag ${contractId} · ${email} · Rückbuchung ${dispute?.reference} zu unseren Gunsten entschieden.`,
  )
})

test('times are told as clocks in Germany show them', async () => {
  const { database } = billing
  expect(await admin('maintenance', 'on', 'Wir ziehen um.', '--until', '2030-07-01T22:30:00Z')).toEqual([
    'Wartungsmodus: an, voraussichtlich bis 2. Juli 2030 um 00:30:00 Uhr. Wir ziehen um.',
  ])
  const declared = { name: 'Erika Muster', contractId: 'EA-1', email: 'zeit@example.org' }
  await billing.call(null, 'POST', '/api/withdrawal', declared)
  await database.execute(`update declaration set declared_at = '2026-12-31T23:30:00Z'`)
  expect(await admin('declarations', 'list')).toEqual([
    expect.stringContaining(' · Widerruf · 1. Januar 2027 um 00:30:00 Uhr · Vertrag ') as string,
  ])
})
