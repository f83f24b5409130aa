import { afterAll, beforeAll, expect, test } from 'vitest'
import { mails, type ProductFolder, productFolder, runAdmin, type RunningProduct } from '#main/product.fixture.ts'

let folder: ProductFolder
let product: RunningProduct
beforeAll(async () => {
  folder = await productFolder()
  product = await folder.start()
})
afterAll(() => folder.remove())

const DECLARED = { name: 'Erika <b>"Muster', contractId: 'EA-1234-5678-9ABC' }

/** As a browser sends a form. */
async function submit(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const answer = await fetch(product.baseUrl + path, { method: 'POST', headers, body: new URLSearchParams(fields) })
  return { status: answer.status, policy: answer.headers.get('content-security-policy'), html: await answer.text() }
}

const mailTo = (email: string, subject: RegExp) =>
  expect
    .poll(async () => (await mails(product.dataDir)).filter(mail => mail.to === email && subject.test(mail.subject)), {
      timeout: 30_000,
    })
    .toHaveLength(1)

test.each(['/widerruf', '/kuendigung'])('the form of %s is sent to its own address without script', async path => {
  const html = await (await fetch(product.baseUrl + path)).text()
  const [form = ''] = /<form[^>]*>/.exec(html) ?? []
  expect(form).toContain('method="post"')
  expect(form).toContain(`action="${path}"`)
  for (const name of ['name', 'contractId', 'email']) expect(html).toMatch(new RegExp(`<input[^>]* name="${name}"`))
})

test('a contract is withdrawn from in two steps without script, and the receipt is mailed (§ 356a BGB)', async () => {
  const email = 'ohne.skript@example.org'
  const first = await submit('/widerruf', { ...DECLARED, email })
  expect(first.status).toBe(200)
  expect(first.html).toContain('name="confirmed" value="1">Widerruf bestätigen</button>')
  expect(first.html).not.toContain('<b>')
  expect(first.policy).toContain("default-src 'none'")
  expect(await mails(product.dataDir)).toEqual([])

  const second = await submit('/widerruf', {
    name: 'Erika Muster',
    contractId: DECLARED.contractId,
    email,
    confirmed: '1',
  })
  expect(second.status).toBe(200)
  expect(second.html).toContain('Eingangsbestätigung')
  expect(second.html).toContain(DECLARED.contractId)
  expect(second.html).toMatch(/\d+\. \p{L}+ 20\d\d um \d\d:\d\d:\d\d Uhr/u)
  await mailTo(email, /Widerruf/)
})

test('a subscription is ended in one step without script, with its reason (§ 312k BGB)', async () => {
  const email = 'kuendigt@example.org'
  const fields = { name: 'Erika Muster', contractId: DECLARED.contractId, email, kind: 'important', reason: 'Umzug' }
  const { status, html } = await submit('/kuendigung', fields)
  expect([status, html]).toEqual([200, expect.stringContaining('Umzug')])
  await mailTo(email, /Kündigung/)
})

test('what is missing is said in the form, which keeps what was typed', async () => {
  const { status, html } = await submit('/widerruf', { ...DECLARED, email: '' })
  expect(status).toBe(400)
  expect(html).toContain('role="alert"')
  expect(html).toContain(`value="${DECLARED.contractId}"`)
  expect(html).not.toContain('<b>')
})

test('both are possible while the product is shut for maintenance', async () => {
  const maintenance = (state: string[]) => runAdmin(product.dataDir, ['maintenance', ...state])
  const status = async (path: string, body?: string) =>
    (
      await fetch(product.baseUrl + path, {
        headers: { 'content-type': 'application/json' },
        ...(body !== undefined && { method: 'POST', body }),
      })
    ).status
  await maintenance(['on', 'Wir ziehen um.'])
  try {
    // By the call that is made for asking often: others refuse with 429 before the switch is noticed.
    const isShut = async () =>
      (await (await fetch(`${product.baseUrl}/api/system/status`)).text()).includes('Wir ziehen um.')
    await expect.poll(isShut, { timeout: 30_000, interval: 500 }).toBe(true)
    expect(await status('/api/promo/validate?code=X')).toBe(503)
    const declared = JSON.stringify({ name: 'Erika Muster', contractId: 'EA-1', email: 'wartung@example.org' })
    expect(await status('/api/withdrawal', declared)).toBe(200)
    expect(await status('/api/subscription/cancel', declared)).toBe(200)
  } finally {
    await maintenance(['off'])
  }
})

test('another site cannot declare for a visitor', async () => {
  const fields = { name: 'Erika Muster', contractId: 'EA-1', email: 'fremd@example.org', confirmed: '1' }
  expect((await submit('/widerruf', fields, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect((await mails(product.dataDir)).filter(({ to }) => to === 'fremd@example.org')).toEqual([])
})
