import { describe, expect, test } from 'vitest'
import { readEnvironment } from './environment.ts'

describe('the environment', () => {
  test('needs nothing on a fresh machine', () => {
    expect(readEnvironment({})).toMatchObject({
      ok: true,
      value: {
        host: '127.0.0.1',
        port: 3000,
        baseUrl: 'http://localhost:3000',
        dataDir: './data',
        databaseUrl: null,
        role: 'all',
        storageUrl: null,
        smtpUrl: null,
      },
    })
  })

  test('takes an empty variable for one that is not set', () => {
    expect(readEnvironment({ PORT: '', DATA_DIR: ' ', DATABASE_URL: '' })).toEqual(readEnvironment({}))
  })

  test('drops the slash at the end of the address', () => {
    expect(readEnvironment({ BASE_URL: 'https://a.example/' })).toMatchObject({
      value: { baseUrl: 'https://a.example' },
    })
  })

  test.each([
    ['PORT', '70000', /^PORT muss eine ganze Zahl von 0 bis 65535 sein\.$/],
    ['PORT', '80a', /^PORT muss/],
    ['BASE_URL', 'expose.example', /^BASE_URL muss eine Adresse/],
    ['DATABASE_URL', 'mysql://x:geheim@y/z', /^DATABASE_URL muss eine Adresse/],
    ['ROLE', 'boss', /^ROLE muss eines von all, web, worker sein\.$/],
    ['STORAGE_URL', 'http://x', /^STORAGE_URL muss/],
    ['SMTP_URL', 'mail.example', /^SMTP_URL muss/],
    ['METRICS_TOKEN', 'kurz', /^METRICS_TOKEN muss mindestens 16 Zeichen haben\.$/],
    ['ROLE', 'worker', /DATABASE_URL/],
  ])('%s=%s is refused by its name, its value is not repeated', (name, value, sentence) => {
    const outcome = readEnvironment({ [name]: value })
    expect(outcome).toMatchObject({ ok: false, failure: [expect.stringMatching(sentence)] })
    if (name === 'DATABASE_URL') expect(JSON.stringify(outcome)).not.toContain('geheim')
  })

  test('takes test money outside of production only', () => {
    expect(readEnvironment({})).toMatchObject({ value: { payment: { provider: 'sandbox' } } })
    expect(readEnvironment({ NODE_ENV: 'production' })).toMatchObject({
      failure: [/^PAYMENT fehlt/].map(one => expect.stringMatching(one) as string),
    })
    const allowed = { NODE_ENV: 'production', PAYMENT_SANDBOX_ALLOWED: '1' }
    expect(readEnvironment(allowed)).toMatchObject({ value: { payment: { provider: 'sandbox' } } })
  })

  test('wants both secrets of Stripe', () => {
    const stripe = { PAYMENT: 'stripe', STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
    expect(readEnvironment(stripe)).toMatchObject({ value: { payment: { provider: 'stripe', apiBase: null } } })
    for (const name of ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'])
      expect(readEnvironment({ ...stripe, [name]: '' })).toMatchObject({
        failure: [`${name} fehlt: PAYMENT=stripe braucht ihn.`],
      })
  })

  test('names all faults at once', () => {
    expect(readEnvironment({ PORT: 'x', ROLE: 'y' })).toMatchObject({ failure: { length: 2 } })
  })
})
