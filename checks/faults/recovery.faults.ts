import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { listDownloads } from '#contract/archive.ts'
import { createCheckoutSession, listPaymentActivities } from '#contract/billing.ts'
import { readLimits } from '#contract/intake.ts'
import { listNotifications } from '#contract/notifications.ts'
import { newUser, type RunningProduct, signIn, type TestUser } from '#main/product.fixture.ts'
import { KINDS, worldOfTest, newFolder, newProfessional, untilAllDone, uploadOne } from './world.ts'

describe.each(KINDS)('on the %s database', kind => {
  test('[F11] the clock of the product jumps ten minutes ahead, then back: sessions, links, jobs and invoices stay right', async () => {
    const made = await worldOfTest(kind)
    let product = await made.start()
    const before = await newUser(product)
    for (const minutes of [10, -10]) {
      product.process.kill('SIGTERM')
      await product.ended
      product = await made.start({ NODE_OPTIONS: shiftedBy(minutes) })
      // A link and a session made in this time, and a session of the other.
      const user = await newUser(product)
      expect(await before.client.call(readLimits)).toMatchObject({ firstUploads: 3 })
      const jobId = await uploadOne(user)
      await buy(product, user)
      expect(await untilAllDone(made, 120_000)).toContain(jobId)
      expect(await user.client.call(readLimits)).toMatchObject({ unlockedUploads: 1 })
    }
    await made.checkSanity()
  })

  test('[F17] a copy of database and files starts on an empty machine with all that was there', async () => {
    const made = await worldOfTest(kind)
    const product = await made.start()
    const user = await newProfessional(made, product)
    const id = await uploadOne(user)
    await buy(product, user)
    expect(await untilAllDone(made, 120_000)).toEqual([id])
    const other = await worldOfTest(kind)
    const dump = join(await newFolder('backup'), 'database')
    if (kind === 'server') {
      execFileSync(postgresProgram('pg_dump'), ['-Fc', '-f', dump, made.environment['DATABASE_URL'] ?? ''])
      execFileSync(postgresProgram('pg_restore'), [
        '--clean',
        '--if-exists',
        '-d',
        other.environment['DATABASE_URL'] ?? '',
        dump,
      ])
    } else {
      // The embedded database is copied while it stands still.
      product.process.kill('SIGTERM')
      await product.ended
    }
    execFileSync('cp', ['-a', `${made.folder.dataDir}/.`, other.folder.dataDir])
    await other.start()
    await other.checkSanity()
    const again = await signIn({ baseUrl: `http://127.0.0.1:${other.folder.port}` }, user.email)
    expect(await again.client.call(listDownloads)).toMatchObject([{ isSuccess: true, isUnlocked: true }])
    expect(await again.client.call(listPaymentActivities)).toHaveLength(1)
  })

  test('[F20] rows that an older version wrote, or that are broken, do not take the others away', async () => {
    const made = await worldOfTest(kind)
    const product = await made.start()
    const user = await newProfessional(made, product)
    await uploadOne(user)
    await uploadOne(user)
    await buy(product, user)
    await untilAllDone(made, 120_000)
    await made.onDatabase(async database => {
      await database.execute(
        `update notification set data = '{"old": true}' where id = (select id from notification order by id limit 1);
         update analysis set process_log = '[{"old": 1}]', original_filename = '' where id = (select id from analysis order by id limit 1);
         update invoice set content = '{"total": {"grossCents": 990}}';
         update purchase set buyer_address = '[]'`,
      )
    })
    expect(await user.client.call(listNotifications)).toHaveLength(1)
    expect(await user.client.call(listDownloads)).toHaveLength(1)
    expect(await user.client.call(listPaymentActivities)).toHaveLength(1)
  })
})

/** Buys the smallest package in the sandbox. */
async function buy({ baseUrl }: RunningProduct, { client }: TestUser): Promise<void> {
  const { url } = await client.call(createCheckoutSession, {
    body: { alias: 'mini', name: 'Erika Muster', promoCode: null, addressId: null, refCode: null },
  })
  const body = new URLSearchParams({ action: 'pay' })
  const paid = await fetch(baseUrl + new URL(url).pathname, { method: 'POST', body, redirect: 'manual' })
  expect(paid.status).toBe(303)
  await expect.poll(async () => (await client.call(listPaymentActivities))[0]?.invoices.length).toBe(1)
}

/** Node with a clock of its own. */
function shiftedBy(minutes: number): string {
  const code = `const real = Date, by = ${minutes * 60_000};
    globalThis.Date = class extends real { constructor(...a) { a.length ? super(...a) : super(real.now() + by) } static now() { return real.now() + by } }`
  return `--import=data:text/javascript,${encodeURIComponent(code)}`
}

function postgresProgram(name: string): string {
  return globSync(`/usr/lib/postgresql/*/bin/${name}`).sort()[0] ?? name
}
