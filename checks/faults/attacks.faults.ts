import { execFile, execFileSync } from 'node:child_process'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { requestDeletion } from '#contract/accounts.ts'
import { listDownloads } from '#contract/archive.ts'
import { readLimits } from '#contract/intake.ts'
import { mails, newUser, type RunningProduct, type TestUser } from '#main/product.fixture.ts'
import { described, heldUp, lookOn } from './onlooker.ts'
import {
  KINDS,
  worldOfTest,
  newExposé,
  newProfessional,
  pause,
  untilAllDone,
  uploadOne,
  type World,
  within,
} from './world.ts'

// What one account or one address did to all others in November 2026 (attack.md): C1, H4, M6, L2, L5. Every limit as it stands.

/** How long each attack lasts. */
const SECONDS = 15

async function attacked(kind: (typeof KINDS)[number]): Promise<{ world: World; product: RunningProduct }> {
  const world = await worldOfTest(kind, { LIMIT_FACTOR: '1' })
  return { world, product: await world.start() }
}

/** A person with an open report, and credits. */
async function somebodyElse(world: World, product: RunningProduct) {
  const user = await newProfessional(world, product)
  await uploadOne(user)
  await untilAllDone(world, 60_000)
  const [entry] = await user.client.call(listDownloads)
  return { user, token: entry?.downloadToken ?? '' }
}

/** Who has used up what is free. */
async function withoutCredits(world: World, product: RunningProduct): Promise<TestUser> {
  const user = await newUser(product)
  for (let free = 0; free < 3; free++) await uploadOne(user)
  await untilAllDone(world, 120_000)
  expect(await user.client.call(readLimits)).toMatchObject({ totalUploads: 0 })
  return user
}

/** What he waits for anyway: on a busy machine that is not the attack's doing. */
async function showQuiet(product: RunningProduct, user: TestUser, token: string): Promise<void> {
  const onlooker = lookOn(product, user, token)
  await pause(5_000)
  console.log(`before: ${described(await onlooker.end())}`)
}

/** @returns what the attacker was answered, by code or status */
async function attack({ baseUrl }: RunningProduct, kind: string, attackers: readonly TestUser[]) {
  const args = ['checks/faults/attackerProcess.ts', kind, baseUrl, String(SECONDS), ...attackers.map(one => one.token)]
  const { stdout } = await promisify(execFile)(process.execPath, args)
  return JSON.parse(stdout) as Record<string, number>
}

describe.each(KINDS)('on the %s database', kind => {
  test('[C1] an export that is read slowly while its account is deleted ends alone', async () => {
    const { world, product } = await attacked(kind)
    const user = await newProfessional(world, product)
    for (let number = 0; number < 3; number++) await uploadOne(user, newExposé(15_000_000))
    await untilAllDone(world, 120_000)
    const slow = await slowExport(product, user)
    await user.client.call(requestDeletion)
    const link = await confirmationLink(product, user)
    expect((await fetch(`${product.baseUrl}/api/confirm-account-deletion/${link}`)).status).toBe(200)
    await expect.poll(() => largeFiles(product), { timeout: within(150_000), interval: 1_000 }).toBe(0)
    expect(await slow.readOn()).toBe('broken off')
    expect((await fetch(`${product.baseUrl}/readyz`)).status).toBe(200)
    console.log(`[C1] ${kind}: the product lives`)
    expect(product.process.exitCode).toBe(null)
    await newUser(product)
    await world.checkSanity()
  })

  test('[C1] [L5] a file that is gone or damaged is named in the export, and not handed out as a report', async () => {
    const { world, product } = await attacked(kind)
    const { user, token } = await somebodyElse(world, product)
    for (const path of globSync(join(product.dataDir, 'files/**/*'), { withFileTypes: true })) {
      if (!path.isFile() || path.parentPath.includes('.incoming')) continue
      const bytes = readFileSync(join(path.parentPath, path.name))
      bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
      writeFileSync(join(path.parentPath, path.name), bytes)
    }
    const ask = (path: string) =>
      fetch(`${product.baseUrl}${path}`, { headers: { authorization: `Bearer ${user.token}` } })
    for (const path of [`/api/download/${token}`, `/api/report/${token}`, `/api/report/${token}/page/1`])
      expect((await ask(path)).status, path).toBe(500)
    const exported = await ask('/api/user/export')
    expect(exported.status).toBe(200)
    expect(Buffer.from(await exported.arrayBuffer()).toString('latin1')).toContain('nicht-enthalten.json')
    expect((await fetch(`${product.baseUrl}/readyz`)).status).toBe(200)
  })

  test('[H4] bombs of an account without credits, of one with three, and of one with many hold nobody up', async () => {
    const { world, product } = await attacked(kind)
    const { user, token } = await somebodyElse(world, product)
    const attackers = [
      await withoutCredits(world, product),
      await newUser(product),
      await newProfessional(world, product),
    ]
    await showQuiet(product, user, token)
    const onlooker = lookOn(product, user, token)
    const answers = await attack(product, 'bombs', attackers)
    const times = await onlooker.end()
    console.log(`[H4] ${kind}: ${described(times)}; ${JSON.stringify(answers)}`)
    expect(heldUp(times)).toEqual([])
    await untilAllDone(world, 300_000)
    await world.checkSanity()
  })

  test('[M6] uploads of 48 MB that are refused leave nothing on the disk', async () => {
    const { world, product } = await attacked(kind)
    const { user, token } = await somebodyElse(world, product)
    const attacker = await withoutCredits(world, product)
    await showQuiet(product, user, token)
    const onlooker = lookOn(product, user, token)
    const before = megabytes(product)
    let most = 0
    const watching = setInterval(() => (most = Math.max(most, megabytes(product))), 500)
    const answers = await attack(product, 'large', [attacker])
    clearInterval(watching)
    const times = await onlooker.end()
    console.log(
      `[M6] ${kind}: ${Math.round(most - before)} MB more at most, ${described(times)}; ${JSON.stringify(answers)}`,
    )
    // What the onlooker uploads and the database writes.
    expect(most - before).toBeLessThan(45)
    expect(heldUp(times)).toEqual([])
    await untilAllDone(world, 120_000)
    await world.checkSanity()
  })
})

test('[L2] 5,100 connections of one address, kept open without a word, leave the product to all others', async () => {
  const { world, product } = await attacked('embedded')
  const { user, token } = await somebodyElse(world, product)
  await showQuiet(product, user, token)
  const onlooker = lookOn(product, user, token)
  const answers = await attack(product, 'idle', [])
  const times = await onlooker.end()
  console.log(`[L2] ${described(times)}; ${JSON.stringify(answers)}`)
  expect(answers['open']).toBeLessThanOrEqual(512)
  expect(heldUp(times)).toEqual([])
})

/** Asks for an export and takes its beginning only, until told. */
async function slowExport({ baseUrl }: RunningProduct, { token }: TestUser) {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(`${baseUrl}/api/user/export`, { headers }, resolve).once('error', reject)
  })
  expect(answer.statusCode).toBe(200)
  await new Promise(resolve => answer.once('readable', resolve))
  return {
    readOn: () =>
      new Promise<string>(resolve => {
        answer.once('error', () => resolve('broken off')).once('end', () => resolve('whole'))
        answer.resume()
      }),
  }
}

async function confirmationLink(product: RunningProduct, { email }: TestUser): Promise<string> {
  let link: string | undefined
  await expect
    .poll(async () => {
      const texts = (await mails(product.dataDir)).filter(({ to }) => to === email).map(({ text }) => text)
      link = texts.flatMap(text => /account-deletion\/([\w-]{43})/.exec(text)?.[1] ?? [])[0]
      return link
    })
    .toBeTruthy()
  return link ?? ''
}

const largeFiles = ({ dataDir }: RunningProduct) =>
  execFileSync('find', [join(dataDir, 'files'), '-size', '+9M'], { encoding: 'utf8' }).split('\n').length - 1

const megabytes = ({ dataDir }: RunningProduct) =>
  Number.parseInt(execFileSync('du', ['-sm', join(dataDir, 'files')], { encoding: 'utf8' }))
