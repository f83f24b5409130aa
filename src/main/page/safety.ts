import type { FastifyError, FastifyInstance } from 'fastify'
import type { Log } from '#platform/log/logPort.ts'
import { notice } from './frame.ts'
import { MAX_MEGABYTES } from './limits.ts'

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Headers on every answer, no uploads from other sites, and German errors. */
export function addSafety(app: FastifyInstance, log: Pick<Log, 'error'>): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'content-security-policy': POLICY,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
    })
    // Browsers say where a request comes from; a form on another site must not fill this machine's memory.
    const site = request.headers['sec-fetch-site']
    const foreign = site === 'cross-site' || site === 'same-site'
    if (request.method !== 'GET' && foreign) {
      await reply
        .code(403)
        .type('text/html; charset=utf-8')
        .send(notice('Nicht erlaubt', 'Bitte laden Sie die Datei auf dieser Seite hoch.'))
    }
  })

  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500) log.error({ requestId: request.id, error }, 'fault of the plain page')
    return reply.code(status).type('text/html; charset=utf-8').send(errorPage(status))
  })
}

function errorPage(status: number): string {
  if (status === 413)
    return notice('Datei zu groß', `Die Datei ist größer als ${MAX_MEGABYTES} MB. Bitte wählen Sie eine kleinere.`)
  if (status < 500)
    return notice(
      'Das ging nicht',
      'Die Anfrage war nicht in der erwarteten Form. Bitte wählen Sie eine PDF-Datei aus.',
    )
  return notice('Das hat nicht geklappt', 'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es noch einmal.')
}
