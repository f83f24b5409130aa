import { readFileSync } from 'node:fs'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '#platform/database/databasePort.ts'
import type { Log } from '#platform/log/logPort.ts'
import type { PaymentEvent } from '../paymentPort.ts'
import { successAddress } from '../successAddress.ts'
import { noSandboxPage, sandboxPage } from './sandboxPage.ts'
import { paymentNames, readSandboxCheckout } from './readSandboxCheckout.ts'
import { sandboxId } from './sandboxId.ts'
import { leaveCheckout, payCheckout, type SandboxCheckout } from './sandboxStore.ts'

export interface SandboxCheckoutParts {
  readonly database: Database
  /** Told of every change as Stripe's events would; when it fails, nobody tells again: the sweep finds it. */
  readonly onEvent: (event: PaymentEvent) => Promise<void>
  readonly log: Log
}

/** No script, nothing from elsewhere, in nobody's frame; the form is sent to us, and from us on to the product. */
const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "font-src 'self'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** The product's own. */
const FONT = '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2'

const MAX_BYTES = 1024

interface Route {
  Params: { id: string }
}

/**
 * Where the sandbox's buyer pays: GET and POST /sandbox-checkout/{session id}. The id is random and known to the buyer
 * alone, so a form on another site cannot aim at it.
 */
export function serveSandboxCheckout(app: FastifyInstance, parts: SandboxCheckoutParts): void {
  const styles = readFileSync(new URL('sandboxPage.css', import.meta.url), 'utf8')
  app.get('/sandbox-checkout/page.css', (_, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(styles),
  )
  const font = readFileSync(new URL(import.meta.resolve(FONT)))
  app.get('/sandbox-checkout/font.woff2', (_, reply) =>
    reply.type('font/woff2').header('cache-control', 'public, max-age=604800').send(font),
  )
  app.register((scope, _, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MAX_BYTES },
      (_request, body, parsed) => parsed(null, String(body)),
    )
    scope.get<Route>('/sandbox-checkout/:id', async (request, reply) => {
      const checkout = await readSandboxCheckout(parts.database, request.params.id)
      // What the bank had to say in the meantime nobody else tells.
      if (checkout?.state === 'paid') await tell(parts, checkout)
      return checkout ? sendPage(reply, 200, sandboxPage(checkout, false)) : sendPage(reply, 404, noSandboxPage())
    })
    scope.post<Route>('/sandbox-checkout/:id', (request, reply) => act(parts, request, reply))
    done()
  })
}

async function act(parts: SandboxCheckoutParts, request: FastifyRequest<Route>, reply: FastifyReply) {
  const before = await readSandboxCheckout(parts.database, request.params.id)
  if (!before) return sendPage(reply, 404, noSandboxPage())
  const action = new URLSearchParams(String(request.body)).get('action')
  if (action === 'pay') await payCheckout(parts.database, before.id, 'open', paymentNames())
  if (action === 'pending') await leaveCheckout(parts.database, before.id, 'pending')
  if (action === 'cancel') await leaveCheckout(parts.database, before.id, 'cancelled')
  // Whatever was sent, also twice or too late: the answer follows from how it now is.
  const checkout = (await readSandboxCheckout(parts.database, before.id)) ?? before
  if (checkout.state === 'open') {
    const isDeclined = action === 'decline'
    return sendPage(reply, isDeclined ? 200 : 400, sandboxPage(checkout, isDeclined))
  }
  await tell(parts, checkout)
  if (checkout.state === 'paid' || checkout.state === 'pending')
    return reply.redirect(successAddress(checkout.successUrl, checkout.id), 303)
  return reply.redirect(checkout.cancelUrl, 303)
}

async function tell({ onEvent, log }: SandboxCheckoutParts, { id }: SandboxCheckout): Promise<void> {
  try {
    await onEvent({ id: sandboxId('evt'), type: 'checkout', sessionId: id })
  } catch (error) {
    log.error({ error }, 'the event of a sandbox checkout was not handled')
  }
}

function sendPage(reply: FastifyReply, status: number, page: string): FastifyReply {
  return reply.code(status).header('content-security-policy', POLICY).type('text/html; charset=utf-8').send(page)
}
