import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readConfiguration } from './configuration.ts'
import type { Environment } from './environment.ts'
import { sellingFault } from './sellingFault.ts'

const read = readConfiguration(readFileSync('config/default.json', 'utf8'))
if (!read.ok) throw new Error(read.failure.join(' '))
const { app } = read.value
const configurationWith = (numbers: object) => ({ app: { ...app, company: { ...app.company, ...numbers } } })
const NEITHER = { vatId: null, taxNumber: null }

const stripe = (secretKey: string): Environment['payment'] => ({
  provider: 'stripe',
  secretKey,
  webhookSecret: 'whsec_1',
  apiBase: null,
})
const SANDBOX: Environment['payment'] = { provider: 'sandbox' }

test.each([
  ['in production', true, stripe('sk_test_1')],
  ['in production with real money', true, stripe('sk_live_1')],
  ['with real money outside of production', false, stripe('rk_live_1')],
])('%s nothing is sold by who names neither USt-IdNr. nor Steuernummer', (_, production, payment) => {
  const environment = { production, payment, configFile: '/etc/expose-ampel/config.json' }
  const fault = sellingFault(environment, configurationWith(NEITHER))
  expect(fault).toMatch(/^CONFIG_FILE: In \/etc\/expose-ampel\/config\.json fehlen app\.company\.vatId und .*\(§ 14 /)
  expect(fault).not.toContain('live_1')
  expect(sellingFault(environment, configurationWith({ ...NEITHER, vatId: 'DE123456789' }))).toBeNull()
  expect(sellingFault(environment, configurationWith({ ...NEITHER, taxNumber: '12/345/67890' }))).toBeNull()
})

test.each([
  ['on a fresh machine', false, SANDBOX],
  ['with Stripe’s test money while one develops', false, stripe('sk_test_1')],
  ['in a demonstration that moves no money', true, SANDBOX],
])('%s neither is needed', (_, production, payment) => {
  expect(
    sellingFault({ production, payment, configFile: 'config/default.json' }, configurationWith(NEITHER)),
  ).toBeNull()
})
