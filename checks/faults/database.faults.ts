import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { RefusedCall } from '#contract/client.ts'
import { readLimits } from '#contract/intake.ts'
import { newUser, type TestUser } from '#main/product.fixture.ts'
import { lineTo, openLine } from './outages.ts'
import {
  answerTo,
  killed,
  worldOfTest,
  newExposé,
  newProfessional,
  pause,
  timed,
  untilAllDone,
  uploadOne,
  within,
} from './world.ts'

describe('[F6] the database goes', () => {
  test('every connection is cut for 30 s: 503 within two seconds, and all goes on when it is back', async () => {
    const made = await worldOfTest('server')
    const { to, through } = lineTo(made.environment['DATABASE_URL'] ?? '')
    const line = await openLine(to)
    onTestFinished(() => line.close())
    const product = await made.start({ DATABASE_URL: through(line.port) })
    const user = await newProfessional(made, product)
    const before = await uploadOne(user)
    line.cut()
    const until = performance.now() + 30_000
    const times: number[] = []
    while (performance.now() < until) {
      const answer = await answerTo(product, user, '/api/user/limits')
      expect(answer).toMatchObject({ status: 503, retryAfter: '5' })
      times.push(answer.ms)
      await pause(500)
    }
    expect(await (await fetch(`${product.baseUrl}/healthz`)).json()).toEqual({ status: 'ok' })
    console.log(`[F6] cut: 503 in at most ${Math.round(Math.max(...times))} ms`)
    expect(Math.max(...times)).toBeLessThan(within(2_000))
    line.mend()
    const back = await timed(
      expect.poll(async () => (await answerTo(product, user, '/api/user/limits')).status, { interval: 100 }).toBe(200),
    )
    console.log(`[F6] answers again after ${Math.round(back.ms)} ms`)
    expect(back.ms).toBeLessThan(within(5_000))
    const after = await uploadOne(user)
    expect((await untilAllDone(made, 120_000)).sort()).toEqual([before, after].sort())
    await made.checkSanity()
  })

  test('answers nothing any more for a while: nobody waits for ever, and nothing is lost', async () => {
    const made = await worldOfTest('server')
    const { to, through } = lineTo(made.environment['DATABASE_URL'] ?? '')
    const line = await openLine(to)
    onTestFinished(() => line.close())
    const product = await made.start({ DATABASE_URL: through(line.port) })
    const user = await newProfessional(made, product)
    const before = await uploadOne(user)
    line.stall()
    const waiting = answerTo(product, user, '/api/user/limits').catch(() => ({ status: 0, ms: 0 }))
    await pause(15_000)
    line.mend()
    expect([200, 503]).toContain((await waiting).status)
    const after = await uploadOne(user)
    expect((await untilAllDone(made, 120_000)).sort()).toEqual([before, after].sort())
    await made.checkSanity()
  })

  test('the embedded server is killed under the product, which starts it again', async () => {
    const made = await worldOfTest('embedded')
    const product = await made.start()
    const user = await newProfessional(made, product)
    const ids = [await uploadOne(user)]
    for (let kill = 0; kill < 3; kill++) {
      const file = join(made.folder.dataDir, 'postgres/cluster/postmaster.pid')
      process.kill(Number.parseInt(readFileSync(file, 'utf8')), 'SIGKILL')
      // Not by a read: connections outlive their server for a moment, and still answer.
      const back = await timed(uploadTriedAgain(user))
      console.log(`[F6] embedded server killed: takes an upload after ${Math.round(back.ms)} ms`)
      expect(back.ms).toBeLessThan(within(10_000))
      ids.push(back.result)
    }
    expect((await untilAllDone(made, 120_000)).sort()).toEqual(ids.sort())
    await made.checkSanity()
  })
})

/** As a buyer does who is told to try again: each try is answered, with the upload's id or a refusal. */
async function uploadTriedAgain(user: TestUser): Promise<string> {
  for (;;) {
    const outcome = await uploadOne(user).catch((error: unknown) => error)
    if (typeof outcome === 'string') return outcome
    expect(outcome).toBeInstanceOf(RefusedCall)
    expect(outcome).toMatchObject({ status: 503 })
    await pause(100)
  }
}

describe('[F5] the disk is full', () => {
  test('uploads are refused in German, logins and reads work, and it heals when there is room again', async () => {
    const made = await worldOfTest('server')
    const files = join(made.folder.dataDir, 'files')
    execFileSync('mkdir', ['-p', files])
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=160m', 'tmpfs', files])
    onTestFinished(() => void execFileSync('umount', [files]))
    const product = await made.start()
    const user = await newProfessional(made, product)
    const filler = join(files, '.incoming', 'filler')
    execFileSync('sh', ['-c', `dd if=/dev/zero of=${filler} bs=65536 2>/dev/null || true`])
    // [L1] Told before anybody is refused.
    await expect.poll(async () => (await fetch(`${product.baseUrl}/readyz`)).status).toBe(503)
    const refusal = await uploadOne(user, newExposé(2_000_000)).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(RefusedCall)
    expect(refusal).toMatchObject({ status: 507, message: expect.stringContaining('Bitte versuchen Sie es') as string })
    expect(await newUser(product)).toBeTruthy()
    expect(await user.client.call(readLimits)).toMatchObject({ unlockedUploads: 500 })
    execFileSync('rm', [filler])
    const id = await uploadOne(user)
    expect(await untilAllDone(made, 120_000)).toEqual([id])
    await made.checkSanity()
  })

  test('also under the embedded database: nothing acknowledged is lost', async () => {
    const made = await worldOfTest('embedded')
    const { dataDir } = made.folder
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=220m', 'tmpfs', dataDir])
    onTestFinished(() => void execFileSync('umount', ['-l', dataDir]))
    let product = await made.start()
    const user = await newProfessional(made, product)
    const ids = [await uploadOne(user)]
    await untilAllDone(made, 120_000)
    const filler = join(dataDir, 'filler')
    execFileSync('sh', ['-c', `dd if=/dev/zero of=${filler} bs=65536 2>/dev/null || true`])
    for (let tries = 0; tries < 5; tries++) {
      const outcome = await uploadOne(user, newExposé(1_000_000)).then(
        id => id,
        (error: unknown) => error,
      )
      if (typeof outcome === 'string') ids.push(outcome)
      // [L1] Full, or the database away because of it: never an internal fault.
      else expect([503, 507]).toContain((outcome as RefusedCall).status)
    }
    await expect.poll(async () => (await fetch(`${product.baseUrl}/readyz`)).status).toBe(503)
    expect([200, 503]).toContain((await answerTo(product, user, '/api/user/limits')).status)
    execFileSync('rm', [filler])
    await expect.poll(async () => (await answerTo(product, user, '/api/user/limits')).status).toBe(200)
    ids.push(await uploadOne(user))
    expect((await untilAllDone(made, 180_000)).sort()).toEqual(ids.sort())
    await killed(product)
    product = await made.start()
    await made.checkSanity()
  })
})
