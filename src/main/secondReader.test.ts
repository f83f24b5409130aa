import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listDownloads } from '#contract/archive.ts'
import { confirmCheckout, createCheckoutSession } from '#contract/billing.ts'
import { upload } from '#contract/intake.ts'
import { readReport } from '#contract/interactiveReport.ts'
import { makeVersion } from '#contract/versions.ts'
import { type FakeEndpoint, fakeEndpoint, json, type Step } from '#platform/llm/fakeEndpoint.fixture.ts'
import { newUser, type ProductFolder, productFolder, type RunningProduct, uploadForm } from './product.fixture.ts'

/** What the model of this test finds where a block says so, by what it is asked. */
const FINDS: Readonly<Record<string, RegExp>> = {
  kaufpreis: /Kaufpreis[ ¦:]+[\d.]+ €/u,
  wohnflaeche: /Wohnfläche[ ¦:]+[\d.,]+ m²/u,
  sorge: /[^.\n¦]*Feuchte[^.\n¦]*\./u,
}

/** Answers as an OpenAI-compatible server does, with the tokens it has counted. */
const answering: Step = (response, body) => {
  const { messages } = JSON.parse(body) as { messages: { content: string }[] }
  const user = messages[1]?.content ?? ''
  const asked = JSON.parse(/<fragen>\n(.*)\n<\/fragen>/u.exec(user)?.[1] ?? '[]') as { id: string }[]
  const blocks = [...user.matchAll(/<block id="([^"]+)">\n([\s\S]*?)\n<\/block>/gu)]
  const answers = asked.map(({ id }) => {
    const found = blocks.flatMap(([, block = '', text = '']) => {
      const quote = FINDS[id]?.exec(text)?.[0].trim()
      return quote ? [{ id, found: true, block, quote }] : []
    })
    return found[0] ?? { id, found: false, block: '', quote: '' }
  })
  const content = JSON.stringify({ begin: '{{begin}}', answers, end: '{{end}}' })
  const usage = { prompt_tokens: body.length, completion_tokens: 100 }
  json(200, { choices: [{ message: { role: 'assistant', content }, finish_reason: 'stop' }], usage })(response, body)
}

let folder: ProductFolder
let product: RunningProduct
let endpoint: FakeEndpoint
beforeAll(async () => {
  endpoint = await fakeEndpoint(answering)
  folder = await productFolder()
  product = await folder.start({
    LLM_PROVIDER: 'openai-compatible',
    LLM_BASE_URL: endpoint.address,
    LLM_MODEL: 'probe',
  })
})
afterAll(async () => {
  await folder.remove()
  await endpoint.close()
})

test('a configured model is a second reader of an upload, is told of in the report, and is not asked twice', async () => {
  const { client } = await newUser(product)
  const bytes = new Uint8Array(await readFile('samples/demo/expose.pdf'))
  await client.call(upload, { body: uploadForm([{ name: 'Haus am See.pdf', bytes }]) })
  const entries = () => client.call(listDownloads)
  await expect.poll(entries, { timeout: 100_000, interval: 1_000 }).toHaveLength(1)
  const asked = endpoint.requests.length
  expect(asked).toBeGreaterThan(3)
  expect(endpoint.requests.every(({ path }) => path === '/v1/chat/completions')).toBe(true)

  const body = { alias: 'mini', name: 'Erika Muster', promoCode: null, addressId: null, refCode: null }
  const { id, url } = await client.call(createCheckoutSession, { body })
  const pay = { method: 'POST', body: new URLSearchParams({ action: 'pay' }), redirect: 'manual' } as const
  await fetch(product.baseUrl + new URL(url).pathname, pay)
  await client.call(confirmCheckout, { query: { session_id: id } })

  const reportOf = async (version: number) => {
    const downloadToken = (await entries()).find(entry => entry.version === version)?.downloadToken ?? ''
    const report = await client.call(readReport, { params: { downloadToken } })
    if (!report.unlocked) throw new Error('not unlocked as it should be')
    return { downloadToken, ...report.analysis }
  }
  const first = await reportOf(1)
  expect(first.facts?.kaufpreis).toMatchObject({ readers: 2 })
  expect(first.provenance?.model).toMatchObject({
    name: 'probe (openai-compatible)',
    calls: asked,
    failure: null,
    facts: { agreed: expect.arrayContaining(['kaufpreis']) as string[], differing: [] },
  })

  const values = [{ key: 'zimmer', value: '4' }]
  await client.call(makeVersion, { params: { downloadToken: first.downloadToken }, body: { values } })
  await expect.poll(entries, { timeout: 100_000, interval: 1_000 }).toHaveLength(2)
  const { provenance } = await reportOf(2)
  expect(provenance?.model).toEqual(first.provenance?.model)
  expect(endpoint.requests).toHaveLength(asked)
}, 300_000)
