import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeAccount } from '#credits/server/account.fixture.ts'
import { CONSENT_VERSION } from '../../domain/withdrawalNotice.ts'
import { CONTRACT_TEXTS, startBilling, type TestBilling } from '../billing.fixture.ts'

const REQUEST = { alias: 'midi', name: 'Erika Muster', promoCode: null, addressId: null, refCode: null }
const WORDING =
  'Die Texte zu Ihrer Bestellung haben sich inzwischen geändert. Bitte laden Sie die Seite neu und bestellen Sie noch einmal.'

let billing: TestBilling
let buyer: string
beforeAll(async () => {
  billing = await startBilling()
})
afterAll(() => billing.close())
beforeEach(async () => {
  buyer = await makeAccount(billing.database)
})

test.each([
  {
    name: 'consents in a wording that never was',
    request: { consentVersion: '1999-01' },
  },
  {
    name: 'early performance without the wording that was shown',
    request: { earlyPerformance: true, consentVersion: null },
  },
  {
    name: 'early performance in a wording that is a name of every object',
    request: { earlyPerformance: true, consentVersion: 'constructor' },
  },
])('refuses $name', async ({ request }) => {
  const answer = await billing.call(buyer, 'POST', '/api/create-checkout-session', { ...REQUEST, ...request })
  expect(answer).toMatchObject({ status: 409, body: { code: 'billing.consent', error: WORDING, message: WORDING } })
})

test('keeps the consents with the order and confirms them by mail', async () => {
  await billing.order(buyer, { earlyPerformance: true, consentVersion: CONSENT_VERSION })
  const row = await billing.database.first(
    'select consent_version, early_performance_at from purchase where account_id = $1',
    [buyer],
  )
  expect(row).toEqual({ consent_version: CONSENT_VERSION, early_performance_at: expect.any(Date) as Date })
  const letters = await billing.letters('orderReceived')
  const letter = letters.find(({ accountId }) => accountId === buyer)
  expect(letter).toMatchObject({
    consent: expect.stringContaining('vor Ablauf der Widerrufsfrist') as string,
    notice: expect.arrayContaining([
      expect.stringContaining('binnen vierzehn Tagen ohne Angabe von Gründen'),
    ]) as string[],
    texts: CONTRACT_TEXTS,
  })
})

test('an order in the words of the specification, which knows no consents, is taken and has none', async () => {
  await billing.order(buyer)
  const row = await billing.database.first(
    'select consent_version, early_performance_at from purchase where account_id = $1',
    [buyer],
  )
  expect(row).toEqual({ consent_version: null, early_performance_at: null })
  expect((await billing.letters('orderReceived')).find(({ accountId }) => accountId === buyer)).toMatchObject({
    consent: null,
  })
})
