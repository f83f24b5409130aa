import { randomInt } from 'node:crypto'
import { readdir, utimes } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addAddress, listAddresses, readProfile } from '#contract/accountPage.ts'
import { readLimits } from '#contract/intake.ts'
import { listNotifications } from '#contract/notifications.ts'
import { STAGES } from '#analysis/domain/stage.ts'
import type { RunningProduct, TestUser } from '#main/product.fixture.ts'
import {
  archiveOf,
  KINDS,
  killed,
  makeWorld,
  newExposé,
  newProfessional,
  pause,
  timed,
  untilAllDone,
  uploadOne,
  type World,
  within,
} from './world.ts'

const CUT_KILLS = 10
const CUT_AT_ONCE = 10

describe.each(KINDS)('kill -9 on the %s database', kind => {
  let world: World
  beforeEach(async () => {
    world = await makeWorld(kind)
  })
  afterEach(() => world.close())

  test(`[F1] during ${CUT_KILLS * CUT_AT_ONCE} uploads, at random bytes: nothing half is seen, its remains go, and a retry works`, async () => {
    let product = await world.start()
    const user = await newProfessional(world, product)
    for (let kill = 0; kill < CUT_KILLS; kill++) {
      const sockets = await Promise.all(Array.from({ length: CUT_AT_ONCE }, () => beginUpload(product, user)))
      await pause(randomInt(20, 300))
      await killed(product)
      for (const socket of sockets) socket.destroy()
      product = await world.start()
    }
    expect(await archiveOf(user)).toBe(0)
    expect(await user.client.call(readLimits)).toMatchObject({ unlockedUploads: 500 })
    const jobId = await uploadOne(user)
    expect(await untilAllDone(world, 60_000)).toEqual([jobId])

    // Ten minutes later.
    const incoming = join(world.folder.dataDir, 'files/.incoming')
    const longAgo = new Date(Date.now() - 600_000)
    for (const name of await readdir(incoming)) await utimes(join(incoming, name), longAgo, longAgo)
    await world.onDatabase(database => database.execute(`update file_to_remove set due_at = now() - interval '1 s'`))
    await expect.poll(() => readdir(incoming), { timeout: within(90_000), interval: 1_000 }).toEqual([])
    await world.checkSanity()
  })

  test('[F2] in every stage of an analysis: it is resumed, once, for one credit', async () => {
    let product = await world.start()
    const user = await newProfessional(world, product)
    const ids: string[] = []
    for (const stage of STAGES) {
      const jobId = await uploadOne(user, newExposé())
      ids.push(jobId)
      await reached(world, jobId, STAGES.indexOf(stage))
      await killed(product)
      const { ms, result } = await timed(world.start())
      product = result
      console.log(`[F2] ${kind}, ${stage}: ready after ${Math.round(ms)} ms`)
      const resumed = await timed(untilAllDone(world, 60_000))
      expect(resumed.ms).toBeLessThan(within(60_000))
    }
    expect((await untilAllDone(world, 1_000)).sort()).toEqual(ids.sort())
    expect(await archiveOf(user)).toBe(ids.length)
    expect(await user.client.call(readLimits)).toMatchObject({ unlockedUploads: 500 - ids.length })
    await world.checkSanity()
  })

  test('[F4] under fifty users: what was acknowledged is there, sessions go on, and SIGTERM fails no request', async () => {
    let product = await world.start()
    const user = await newProfessional(world, product)
    const acknowledged = new Set<string>()
    const live = Array.from({ length: 50 }, (_, index) => liveOn(user, index, acknowledged))
    await pause(1_500)
    await killed(product)
    await Promise.all(live)
    const { ms, result } = await timed(world.start())
    product = result
    console.log(`[F4] ${kind}: ready ${Math.round(ms)} ms after the kill, ${acknowledged.size} writes acknowledged`)
    expect(ms).toBeLessThan(within(3_000))
    const { addresses } = await user.client.call(listAddresses)
    expect(addresses.length).toBeGreaterThanOrEqual(acknowledged.size)
    expect([...acknowledged].filter(street => !addresses.some(one => one.street === street))).toEqual([])

    const failures: unknown[] = []
    let answered = 0
    const until = performance.now() + 1_000
    const asking = Array.from({ length: 50 }, async () => {
      while (performance.now() < until) {
        const answer = await fetch(`${product.baseUrl}/api/user/profile`, {
          headers: { authorization: `Bearer ${user.token}` },
        }).catch((error: unknown) => (isRefused(error) ? null : error))
        // Who comes after the end finds nobody; who was let in is answered.
        if (answer === null) return
        if (answer instanceof Response && answer.ok) answered++
        else failures.push(answer instanceof Error ? answer.cause : answer)
      }
    })
    await pause(300)
    product.process.kill('SIGTERM')
    const drained = await timed(product.ended)
    await Promise.all(asking)
    console.log(
      `[F4] ${kind}: drained in ${Math.round(drained.ms)} ms, ${answered} answered, ${failures.length} failed`,
    )
    expect(drained.ms).toBeLessThan(within(20_000))
    expect([failures, product.process.exitCode]).toEqual([[], 0])
    await world.start()
    await world.checkSanity()
  })
})

/** Sends the head and a part of the body of an upload. */
async function beginUpload({ baseUrl }: RunningProduct, { token }: TestUser) {
  const { hostname, port } = new URL(baseUrl)
  const content = Buffer.from(newExposé(300_000))
  const head = `--x\r\ncontent-disposition: form-data; name="files[]"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n`
  const body = Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n--x--\r\n')])
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  await new Promise(resolve => socket.once('connect', resolve))
  socket.write(
    `POST /api/upload HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\n` +
      `content-type: multipart/form-data; boundary=x\r\ncontent-length: ${body.length}\r\n\r\n`,
  )
  socket.write(body.subarray(0, randomInt(1, body.length - 10)))
  return socket
}

/** Waits until an analysis has come so far, or further. */
async function reached(world: World, id: string, stage: number): Promise<void> {
  const states = ['queued', ...STAGES, 'done']
  const find = () =>
    world.onDatabase(async database => {
      const row = await database.first<{ state: string }>('select state from analysis where id = $1', [id])
      return states.indexOf(row?.state ?? '')
    })
  await expect.poll(find, { timeout: within(60_000), interval: 5 }).toBeGreaterThan(stage)
}

/** Polls like a page, and writes an address now and then, until the product is gone. */
async function liveOn({ client }: TestUser, index: number, acknowledged: Set<string>): Promise<void> {
  try {
    for (let turn = 0; ; turn++) {
      await client.call(listNotifications)
      await client.call(readProfile)
      const street = `Weg ${index}-${turn}`
      if (index < 15 && turn === 0) {
        await client.call(addAddress, { body: { street, zip: '10115', city: 'Berlin', country: 'DE' } })
        acknowledged.add(street)
      }
    }
  } catch {
    // It was killed.
  }
}

function isRefused(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: string } }
  return cause?.code === 'ECONNREFUSED'
}
