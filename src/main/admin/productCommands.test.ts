import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readLimits } from '#contract/intake.ts'
import { listNotifications } from '#contract/notifications.ts'
import {
  newUser,
  type ProductFolder,
  productFolder,
  runAdmin,
  type RunningProduct,
  type TestUser,
} from '../product.fixture.ts'

let folder: ProductFolder
let product: RunningProduct
let user: TestUser
beforeAll(async () => {
  folder = await productFolder()
  product = await folder.start()
  user = await newUser(product)
})
afterAll(() => folder.remove())

const admin = (...args: string[]) => runAdmin(folder.dataDir, args)

describe('beside the running product the operator', () => {
  test('grants credits, once for each reason, and roles', async () => {
    expect(await admin('credits', 'grant', user.email, '5', '--reason', 'Kulanz')).toMatchObject({ status: 0 })
    expect((await admin('credits', 'grant', user.email, '5', '--reason', 'Kulanz')).stdout).toContain(
      'nichts ist geändert',
    )
    expect(await user.client.call(readLimits)).toMatchObject({ unlockedUploads: 5 })
    await admin('account', 'role', user.email, 'ROLE_ADMIN')
    expect((await admin('account', 'show', user.email)).stdout).toContain('ROLE_USER, ROLE_ADMIN')
  })

  test('[6.1] shuts out all but admins while there is maintenance', async () => {
    const other = await newUser(product)
    await admin('maintenance', 'on', 'Wir ziehen um.', '--until', '2030-01-01T06:00+01:00')
    const refusal = () => other.client.call(readLimits).catch((error: unknown) => error)
    await expect.poll(refusal, { timeout: 5_000 }).toMatchObject({ status: 503, message: 'Wir ziehen um.' })
    expect(await user.client.call(readLimits)).toMatchObject({ firstUploads: 3 })
    await admin('maintenance', 'off')
    await expect.poll(refusal, { timeout: 5_000 }).toMatchObject({ firstUploads: 3 })
  })

  test('tells everybody something', async () => {
    expect(await admin('broadcast', 'Neu', 'Es gibt jetzt Mietspiegel.', '--hours', '2')).toMatchObject({ status: 0 })
    expect(await user.client.call(listNotifications)).toMatchObject([{ type: 'broadcast', data: { title: 'Neu' } }])
  })

  test('keeps promo codes and partners', async () => {
    expect((await admin('affiliates', 'add', 'partner1', 'Max Makler', 'max@example.org', '12,5')).stdout).toContain(
      '?ref=partner1',
    )
    expect((await admin('promo', 'add', 'HERBST', '20%', '--packages', 'mini', '--partner', 'partner1')).status).toBe(0)
    expect((await admin('promo', 'list')).stdout).toMatch(/HERBST · 20\s% Nachlass/)
    expect((await admin('affiliates', 'statement', 'partner1', '2026-11')).stdout).toContain(';')
    expect((await admin('declarations', 'list')).stdout).toContain('Nichts wartet.')
  })

  test('has everything compared with itself, status 0, and what is wrong named, status 1', async () => {
    expect(await admin('sanity')).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^Alles in Ordnung\. Geprüft: 0 Analysen, /) as string,
    })
    await mkdir(join(folder.dataDir, 'files/uploads'), { recursive: true })
    await writeFile(join(folder.dataDir, 'files/uploads/stray'), 'x')
    expect(await admin('sanity')).toMatchObject({
      status: 1,
      stdout: expect.stringMatching(
        /^file\.orphan · uploads\/stray · Die Datei gehört zu nichts\.\nBefunde: 1\./,
      ) as string,
    })
  })

  test.each([
    [['account', 'show', 'nobody@example.org'], 'gibt es nicht'],
    [['account', 'role', 'a@b.de', 'ROLE_BOSS'], 'ist keine Rolle'],
    [['credits', 'grant', 'a@b.de', '0', '--reason', 'x'], 'keine ganze Zahl'],
    [['maintenance', 'on', 'x', '--until', 'bald'], 'ist keine Zeit'],
    [['analysis', 'rerun', 'XX'], 'Diese Analyse gibt es nicht'],
    [['refund', 'XX'], 'Diesen Vertrag gibt es nicht'],
    [['nothing'], 'gibt es nicht'],
  ])('is told what is wrong with %j', async (args, sentence) => {
    const { status, stderr } = await admin(...args)
    expect([status, stderr]).toEqual([1, expect.stringContaining(sentence)])
  })
})
