import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addAddress, changeProfile } from '#contract/accountPage.ts'
import { listDownloads } from '#contract/archive.ts'
import { withdraw } from '#contract/billing.ts'
import { logOut } from '#contract/accounts.ts'
import { mails, newUser, runAdmin, type RunningProduct } from '#main/product.fixture.ts'
import { makeWorld, type World } from '../faults/world.ts'
import { HONEST_LINES, writePdf } from './hostilePdf.ts'
import { buy, fromMail, newReport } from './journey.ts'
import { ask } from './wire.ts'

let world: World
let product: RunningProduct
beforeAll(async () => {
  world = await makeWorld('embedded', { NODE_ENV: 'production', PAYMENT_SANDBOX_ALLOWED: '1', TRUST_PROXY: '1' })
  product = await world.start()
})
afterAll(() => world.close())

test('[16.2.5] [14.2.1] a whole journey leaves no name, address, password, token, file name or content in any log', async () => {
  const user = await newUser(product)
  const planted = new Map<string, string>([
    ['e-mail', user.email],
    ['session', user.token],
    ['password', 'Sehr-geheim-1'],
    ['wrong password', 'Falsch-Markiert-77'],
    ['name', 'Zacharias Markiertmann'],
    ['street', 'Markierweg 4711'],
    ['city', 'Markierhausen'],
    ['file name', 'Markierte-Villa-am-See'],
    ['text of the exposé', 'Markierfarn'],
    ['network', '203.0.113.77'],
    ['unknown address', 'markiert.unbekannt@example.org'],
    ['a bad token', 'Markiertoken0123456789012345678901234567890'],
    ['browser', 'Markierbrowser/1.0'],
    ['promo code', 'MARKIERCODE'],
  ])
  const of = (what: string) => planted.get(what) ?? ''
  const headers = { 'x-forwarded-for': of('network'), 'user-agent': of('browser') }
  const post = (path: string, body: object, token?: string) =>
    ask(product, { path, method: 'POST', headers, body, token })

  const { client, token, email } = user
  await client.call(changeProfile, { body: { name: of('name') } })
  const { id: addressId } = await client.call(addAddress, {
    body: { type: 'default', street: of('street'), zip: '21614', city: of('city'), country: 'DE' },
  })
  const pdf = await writePdf({
    title: of('text of the exposé'),
    lines: [...HONEST_LINES, `Im Garten waechst ${of('text of the exposé')}.`],
  })
  await newReport(user, `${of('file name')}.pdf`, pdf)
  const { contractId, sessionId } = await buy(product, user, { name: of('name'), addressId })
  planted.set('session of the checkout', sessionId)
  const [entry] = await client.call(listDownloads)
  planted.set('download', entry?.downloadToken ?? '')
  for (const path of [
    `/api/download/${of('download')}`,
    `/api/report/${of('download')}/export/json`,
    '/api/user/export',
    `/api/promo/validate?code=${of('promo code')}`,
  ])
    await ask(product, { path, token, headers })
  await client.call(withdraw, { body: { name: of('name'), contractId, email } })

  // What goes wrong is logged too.
  for (let at = 0; at < 12; at++)
    await post('/api/login', { email: at % 2 ? email : of('unknown address'), password: of('wrong password') })
  await ask(product, { path: '/api/user/profile', token: of('a bad token'), headers })
  await ask(product, { path: `/api/confirm?token=${of('a bad token')}`, headers })
  await ask(product, { path: `/nichts/${of('file name')}?mail=${of('unknown address')}`, headers })
  await ask(product, {
    path: '/api/login',
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: `{"email":"${of('unknown address')}",`,
  })
  await newReport(
    user,
    `${of('file name')}-2.pdf`,
    await writePdf({ lines: ['Speisekarte', of('text of the exposé')] }),
  ).catch(() => '')
  await post('/api/forgot-password', { email })
  planted.set('link for a password', await fromMail(product, email, /\/reset-password\?token=([\w-]+)/))
  await post('/api/reset-password', { token: of('link for a password'), newPassword: of('wrong password') })
  await client.call(logOut).catch(() => {})

  const logs = [
    product.output(),
    ...globSync(join(product.dataDir, 'postgres/**/*log*'))
      .filter(path => !/pg_wal|pg_logical|base\//.test(path))
      .flatMap(readText),
  ]
  expect(logs.length).toBeGreaterThan(1)
  const text = logs.join('\n')
  // It has been logged what was done, and by whom in our own ids.
  expect(text).toContain('"/api/login"')
  expect(text).toContain('"refused"')
  expect(
    [...planted].filter(([, marker]) => marker === '' || text.toLowerCase().includes(marker.toLowerCase())),
  ).toEqual([])
  expect((await mails(product.dataDir)).length).toBeGreaterThan(4)
}, 240_000)

test('[16.4.1] a line of the log is one JSON object, whatever a caller writes', async () => {
  const nasty = 'x%0d%0a{"level":"error","msg":"forged"}'
  await ask(product, { path: `/api/${nasty}`, headers: { 'user-agent': '"}\t{"level":"error"' } })
  await ask(product, {
    path: '/api/login',
    method: 'POST',
    body: { email: 'a\r\n{"level":"error","msg":"forged"}', password: 'x' },
  })
  const lines = product
    .output()
    .split('\n')
    .filter(line => line.startsWith('{'))
  expect(lines.length).toBeGreaterThan(5)
  for (const line of lines)
    expect(JSON.parse(line)).toMatchObject({ level: expect.stringMatching(/^(info|warn)$/) as string })
  expect(product.output()).not.toContain('forged')
})

test('[11.4.2] the database holds no password and no token that opens anything', async () => {
  const user = await newUser(product)
  const dump = await world.onDatabase(async database => {
    const tables = await database.query<{ name: string }>(
      `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
    )
    const rows = []
    for (const { name } of tables)
      rows.push(...(await database.query<{ row: string }>(`select t::text as row from ${name} t`)))
    return rows.map(({ row }) => row).join('\n')
  })
  expect(dump).toContain(user.email)
  expect(dump).toContain('$argon2id$')
  for (const secret of ['Sehr-geheim-1', user.token, Buffer.from(user.token).toString('hex')])
    expect(dump).not.toContain(secret)
})

test('the operator’s commands show no password, hash or token', async () => {
  const { email, token } = await newUser(product)
  for (const args of [
    ['account', 'show', email],
    ['sanity'],
    ['promo', 'list'],
    ['declarations', 'list'],
    ['affiliates', 'list'],
  ]) {
    const { stdout, stderr } = await runAdmin(product.dataDir, args)
    expect(stdout + stderr).not.toMatch(/argon2|password|secret|postgres:\/\//i)
    expect(stdout + stderr).not.toContain(token)
  }
})

test('a setting that cannot be used is named without its value', async () => {
  const secret = 'sk_test_MARKIERT'
  const broken = await world.folder.start({
    PAYMENT: 'stripe',
    STRIPE_SECRET_KEY: secret,
    METRICS_TOKEN: 'zu-kurz',
    DATABASE_URL: 'mysql://markiert:geheim@x/y',
  })
  await broken.ended
  expect(broken.output()).toContain('METRICS_TOKEN')
  for (const value of [secret, 'zu-kurz', 'markiert']) expect(broken.output()).not.toContain(value)
})

function readText(path: string): string[] {
  try {
    return [readFileSync(path, 'latin1')]
  } catch {
    return []
  }
}
