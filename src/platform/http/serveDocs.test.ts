import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { greet, readNews, rule, upload, download } from './exampleCalls.fixture.ts'
import { startTestHttp, type TestHttp } from './http.fixture.ts'

let http: TestHttp
beforeAll(async () => {
  http = await startTestHttp(router => {
    for (const call of [readNews, rule, { ...greet, refusals: [REFUSED] }, upload, download])
      router.serve(call, () => Promise.reject(new Error('never called')))
  })
})
afterAll(() => http.close())

const REFUSED = { code: 'test.refused', status: 409, message: 'Jetzt nicht.' }

interface Operation {
  summary: string
  security?: object[]
  parameters: object[]
  requestBody?: { content: Record<string, { schema: object }> }
  responses: Record<string, { description: string; content: Record<string, { schema?: object }> }>
}

async function operations(): Promise<Record<string, Record<string, Operation>>> {
  const answer = await fetch(`${http.baseUrl}/api/docs/json`)
  const { paths } = (await answer.json()) as { paths: Record<string, Record<string, Operation>> }
  return paths
}

describe('the documentation', () => {
  test('has every call, with what goes in, what comes out, and every refusal', async () => {
    const paths = await operations()
    expect(Object.entries(paths).map(([path, methods]) => [path, Object.keys(methods)])).toEqual([
      ['/api/news', ['get', 'delete']],
      ['/api/greet/{name}', ['post']],
      ['/api/upload', ['post']],
      ['/api/download/{name}', ['get']],
    ])
    expect(paths['/api/greet/{name}']?.['post']).toMatchObject({
      summary: 'Grüßt',
      security: [{ sitzung: [] }],
      parameters: [
        { name: 'name', in: 'path', required: true, schema: { type: 'string', maxLength: 20 } },
        { name: 'loud', in: 'query', required: false, schema: { enum: ['yes', 'no'] } },
      ],
      requestBody: {
        content: {
          'application/json': { schema: { required: ['times'], properties: { times: { type: 'integer' } } } },
        },
      },
      responses: {
        200: { content: { 'application/json': { schema: { properties: { text: { type: 'string' } } } } } },
        401: { description: expect.stringContaining('general.notSignedIn') as string },
        409: { description: '`test.refused`: Jetzt nicht.' },
      },
    })
    expect(paths['/api/news']?.['get']?.security).toBe(undefined)
  })

  test('is a page that loads only what this server has, and only that may run', async () => {
    const page = await fetch(`${http.baseUrl}/api/docs`)
    const html = await page.text()
    expect(page.headers.get('content-security-policy')).toMatch(
      /default-src 'none'; script-src 'self'; style-src 'self';/,
    )
    expect(html).not.toMatch(/https?:|<script>|style=/)
    const files = [...html.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, file]) => file ?? '')
    expect(files).toHaveLength(3)
    for (const file of files) {
      const answer = await fetch(http.baseUrl + file)
      expect([answer.status, (await answer.text()).length > 50]).toEqual([200, true])
      expect(answer.headers.get('content-type')).toMatch(/^text\/(css|javascript); charset=utf-8$/)
    }
  })
})
