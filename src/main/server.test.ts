import { readdir } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ProductFolder, productFolder } from './product.fixture.ts'

let folder: ProductFolder
beforeAll(async () => {
  folder = await productFolder()
})
afterAll(() => folder.remove())

test('the product does not start to sell in production without the number that invoices need, and says so', async () => {
  const product = await folder.start({
    NODE_ENV: 'production',
    PAYMENT: 'stripe',
    STRIPE_SECRET_KEY: 'sk_test_fake',
    STRIPE_WEBHOOK_SECRET: 'whsec_fake',
  })
  await product.ended
  expect(product.process.exitCode).toBe(1)
  expect(product.output()).toMatch(/^ExposéAmpel startet nicht: CONFIG_FILE: .*app\.company\.vatId/)
  expect(await readdir(folder.dataDir)).toEqual([])
})
