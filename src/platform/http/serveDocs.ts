import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Call } from '#contract/call.ts'
import { openApi } from './openApi.ts'

const require = createRequire(import.meta.url)

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const PAGE = `<!doctype html>
<html lang="de">
<head><meta charset="utf-8"><title>ExposéAmpel: Schnittstelle</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/api/docs/swagger-ui.css"></head>
<body><div id="swagger-ui"></div><script src="/api/docs/swagger-ui-bundle.js"></script><script src="/api/docs/start.js"></script></body>
</html>
`

const START = `SwaggerUIBundle({ url: '/api/docs/json', dom_id: '#swagger-ui', deepLinking: true, validatorUrl: null })\n`

const ASSETS = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
}

/** GET /api/docs: all calls, to be read and tried; /api/docs/json for programs. @param calls as they are when asked for */
export function serveDocs(app: FastifyInstance, calls: () => readonly Call[]): void {
  let document: object | undefined
  app.get('/api/docs/json', () => (document ??= openApi(calls())))
  app.get('/api/docs', (_, reply) =>
    reply.header('content-security-policy', POLICY).type('text/html; charset=utf-8').send(PAGE),
  )
  app.get('/api/docs/start.js', (_, reply) => reply.type('text/javascript; charset=utf-8').send(START))
  const folder = join(dirname(require.resolve('@fastify/swagger-ui')), 'static')
  for (const [name, type] of Object.entries(ASSETS))
    app.get(`/api/docs/${name}`, async (_, reply) =>
      reply
        .type(type)
        .header('cache-control', 'public, max-age=3600')
        .send(await readFile(join(folder, name))),
    )
}
