import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { balanceOf } from '#credits/server/index.ts'
import { success } from '#kernel/outcome.ts'
import { looseKeys, newAccount, startIntake, type TestIntake, upload } from './intake.fixture.ts'

const PDF = readFileSync('samples/pdf/s04-buxtehude-kleinanzeige.pdf')
let intake: TestIntake
const agreed = new Set<string>()

beforeAll(async () => {
  intake = await startIntake({ countPages: () => Promise.resolve(success(2)) }, undefined, {
    agreeToStart: (_, accountId, version) => Promise.resolve(void agreed.add(`${accountId} ${version}`)),
    mayStart: (_, source) => Promise.resolve(agreed.has(`${source.replace('test ', '')} 2026-11`)),
  })
})
afterAll(() => intake.close())

test('[H2] a paid upload within the withdrawal period asks for consent first, costs nothing until then, and begins with it', async () => {
  const account = await newAccount(intake.database, { paid: 1, free: 1 })
  const [asked] = await upload(intake.baseUrl, account, [['files[]', PDF]])
  expect(asked).toMatchObject({ code: 'intake.consent', error: expect.stringContaining('Widerrufsfrist') as string })
  expect(asked).not.toHaveProperty('jobId')
  expect(await balanceOf(intake.database, account)).toMatchObject({ paid: 1, free: 1 })
  expect(await looseKeys(intake)).toEqual([])
  const [taken] = await upload(intake.baseUrl, account, [
    ['consentVersion', '2026-11'],
    ['files[]', PDF],
  ])
  expect(taken).toMatchObject({ jobId: expect.any(String) as string })
  expect(await balanceOf(intake.database, account)).toMatchObject({ paid: 0, free: 1 })
})
