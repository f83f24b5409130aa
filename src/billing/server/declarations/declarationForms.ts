import { momentInGermany } from '#kernel/germanTime.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { cancelSubscription, withdraw } from '#contract/billing.ts'
import {
  confirmationPage,
  DECLARATION_POLICY,
  type DeclarationKind,
  faultyPage,
  receiptPage,
  type TypedForm,
} from './declarationPages.ts'

const WITHDRAWAL: DeclarationKind = { path: '/widerruf', title: 'Vertrag widerrufen', button: 'Widerruf bestätigen' }
const NOTICE: DeclarationKind = { path: '/kuendigung', title: 'Abo kündigen', button: 'jetzt kündigen' }

const MAX_BYTES = 16 * 1024
const PASSED_ON = ['x-forwarded-for', 'sec-fetch-site', 'user-agent']

/**
 * Withdrawal and notice for browsers in which our script does not run or has failed: both must be possible at any time
 * (§§ 312k, 356a BGB). The form of the page is sent here, and from here to the same calls, with their limits.
 */
export function addDeclarationForms(app: FastifyInstance): void {
  app.register((scope, _, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MAX_BYTES },
      (_request, body, parsed) => parsed(null, String(body)),
    )
    scope.post(WITHDRAWAL.path, (request, reply) => {
      const { form, typed } = read(request)
      const isFirstStep = form.get('confirmed') === null
      if (isFirstStep && typed.name.trim() && typed.contractId.trim() && typed.email.trim())
        return send(reply, confirmationPage(WITHDRAWAL, typed))
      return declare(app, request, reply, { kind: WITHDRAWAL, call: withdraw.path, typed })
    })
    scope.post(NOTICE.path, (request, reply) => {
      const { form, typed } = read(request)
      const reason = form.get('kind') === 'important' ? form.get('reason')?.trim() || 'aus wichtigem Grund' : null
      return declare(app, request, reply, { kind: NOTICE, call: cancelSubscription.path, typed: { ...typed, reason } })
    })
    done()
  })
}

function read({ body }: FastifyRequest): { form: URLSearchParams; typed: TypedForm } {
  const form = new URLSearchParams(String(body))
  const text = (name: string) => form.get(name) ?? ''
  return {
    form,
    typed: { name: text('name'), contractId: text('contractId'), email: text('email'), reason: null },
  }
}

interface Sent {
  readonly kind: DeclarationKind
  readonly call: string
  readonly typed: TypedForm
}

async function declare(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply, sent: Sent) {
  const { kind, call, typed } = sent
  const { name, contractId, email, reason } = typed
  const answer = await app.inject({
    method: 'POST',
    url: call,
    remoteAddress: request.socket.remoteAddress ?? '',
    headers: passedOn(request),
    payload: { name, contractId, email, ...(reason !== null && { reason }) },
  })
  const { message, receivedAt } = answer.json<{ message: string; receivedAt?: string }>()
  if (receivedAt === undefined) return send(reply.code(answer.statusCode), faultyPage(kind, typed, message))
  return send(reply, receiptPage(kind, typed, message, momentInGermany(new Date(receivedAt))))
}

/** Who calls, and from where: as the call itself would be told. */
function passedOn({ headers }: FastifyRequest): Record<string, string> {
  const sent: Record<string, string> = {}
  for (const name of PASSED_ON) {
    const value = headers[name]
    if (typeof value === 'string') sent[name] = value
  }
  return sent
}

function send(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .headers({ 'content-security-policy': DECLARATION_POLICY, 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(html)
}
