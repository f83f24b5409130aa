import fastify from 'fastify'
import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { failed, success } from '#kernel/outcome.ts'
import { readingFailure } from '#reading/domain/failure.ts'
import type { Reader } from '#reading/server/index.ts'
import { NO_OPERATOR_TABLES } from '#valuation/domain/operatorTables.ts'
import { addPlainPage } from './app.ts'
import { MAX_ANALYSES, MAX_MEGABYTES } from './limits.ts'

const encrypted = failed(readingFailure('verschluesselt'))
const blank = { number: 1, width: 595, height: 842, source: 'text' as const, confidence: 1, blocks: [] }

/** A reader that refuses every file, unless told otherwise. */
async function appWith(reader: Partial<Reader> = {}) {
  const refusing = { readDocument: () => Promise.resolve(encrypted), drawPage: () => Promise.resolve(encrypted) }
  const judging = () => ({ day: calendarDate('2026-11-21'), tables: NO_OPERATOR_TABLES, lens: null, model: null })
  const app = fastify()
  await addPlainPage(app, { reader: { ...refusing, ...reader }, judging, log: { error: () => {} } })
  return app
}
type App = Awaited<ReturnType<typeof appWith>>

function upload(app: App, bytes: number, headers: Record<string, string> = {}) {
  const part = 'content-disposition: form-data; name="file"; filename="<b>haus.pdf"\r\ncontent-type: application/pdf'
  return app.inject({
    method: 'POST',
    url: '/analysen',
    headers: { 'content-type': 'multipart/form-data; boundary=x', ...headers },
    payload: `--x\r\n${part}\r\n\r\n${'a'.repeat(bytes)}\r\n--x--\r\n`,
  })
}

async function uploaded(app: App): Promise<string> {
  const answer = await upload(app, 10)
  expect(answer.statusCode).toBe(303)
  return String(answer.headers.location)
}

test('every answer carries the strict policy and is not stored', async () => {
  const app = await appWith()
  for (const url of ['/', '/page.css', '/page.js', '/analysen/unknown', '/analysen/unknown/stand']) {
    const { headers } = await app.inject(url)
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self'/)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['cache-control']).toMatch(/no-store|no-cache/)
  }
})

test('the start page states the bounds', async () => {
  const { body } = await (await appWith()).inject('/')
  expect(body).toContain('Höchstens 50 MB')
  expect(body).toMatch(/nach 15 Minuten\s+gelöscht/)
})

test('an unreadable file is refused with the reason, and its name is never markup', async () => {
  const app = await appWith()
  const { body } = await app.inject(await uploaded(app))
  expect(body).toContain('mit einem Passwort geschützt')
  expect(body).not.toContain('<b>haus')
})

test('while the reader works the page says what is being done', async () => {
  const app = await appWith({
    readDocument: (_, options) => {
      options?.onProgress?.({ step: 'ocr', page: 3, pages: 7 })
      return new Promise(() => undefined)
    },
  })
  const place = await uploaded(app)
  expect((await app.inject(place)).body).toContain('Texterkennung: 3 von 7 gescannten Seiten')
  expect((await app.inject(`${place}/stand`)).json()).toEqual({
    done: false,
    stage: 'Texterkennung: 3 von 7 gescannten Seiten',
  })
})

test('a fault of the reader is answered in German, without its text', async () => {
  const app = await appWith({ readDocument: () => Promise.reject(new Error('secret')) })
  const { body } = await app.inject(await uploaded(app))
  expect(body).toContain('Beim Lesen ist ein Fehler aufgetreten')
  expect(body).not.toContain('secret')
})

test('a document that offers nothing for sale is refused', async () => {
  const app = await appWith({ readDocument: () => Promise.resolve(success({ pages: [blank], lostPages: [] })) })
  const { body } = await app.inject(await uploaded(app))
  expect(body).toContain('Keine Auswertung')
})

test('too large, empty and foreign uploads are refused', async () => {
  const app = await appWith()
  const large = await upload(app, MAX_MEGABYTES * 1024 * 1024 + 1)
  expect([large.statusCode, large.body]).toEqual([413, expect.stringContaining('Datei zu groß')])
  const empty = await upload(app, 0)
  expect([empty.statusCode, empty.body]).toEqual([400, expect.stringContaining('Keine Datei')])
  const foreign = await upload(app, 10, { 'sec-fetch-site': 'cross-site' })
  expect(foreign.statusCode).toBe(403)
  const noForm = await app.inject({ method: 'POST', url: '/analysen', payload: { a: 1 } })
  expect([noForm.statusCode, noForm.body]).toEqual([406, expect.stringContaining('PDF-Datei')])
})

test('the number of files in memory is bounded', async () => {
  const app = await appWith({ readDocument: () => new Promise(() => undefined) })
  for (let count = 0; count < MAX_ANALYSES; count++) await uploaded(app)
  const busy = await upload(app, 10)
  expect([busy.statusCode, busy.headers['retry-after']]).toEqual([503, '60'])
})

test('finished files make room for new ones', async () => {
  const app = await appWith()
  const first = await uploaded(app)
  for (let count = 0; count < MAX_ANALYSES; count++) await uploaded(app)
  expect((await app.inject(first)).statusCode).toBe(404)
})

test('pages that do not exist are not found', async () => {
  const app = await appWith()
  const place = await uploaded(app)
  for (const url of [`${place}/seiten/1.jpg`, `${place}/seiten/x.jpg`, `${place}x`]) {
    expect((await app.inject(url)).statusCode).toBe(404)
  }
})
