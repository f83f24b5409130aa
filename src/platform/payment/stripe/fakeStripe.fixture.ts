import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { ANSWERS, type FakeAnswer, refuse } from './fakeStripeAnswers.fixture.ts'
import { FIELDS, readForm } from './fakeStripeFields.fixture.ts'
import { emptyLedger, type FakePrice, type Ledger, now } from './fakeStripeLedger.fixture.ts'

/** What goes wrong with the next request: answered otherwise, cut off after the work was done, or answered late. */
export interface Fault {
  readonly status?: number
  readonly answer?: object
  readonly delayMs?: number
  readonly dropAfterWork?: true
}

export interface FakeStripe {
  readonly apiBase: string
  readonly ledger: Ledger
  /** Each request that came, in order. */
  readonly requests: { readonly route: string; readonly key: string | null; readonly sent: unknown }[]
  /** The next requests meet these, one each. */
  readonly faults: Fault[]
  close(): Promise<void>
}

/** Stripe's API as far as we use it, which refuses what the real one does not know. */
export async function startFakeStripe(prices: Readonly<Record<string, FakePrice>>): Promise<FakeStripe> {
  const ledger = emptyLedger(prices)
  const requests: FakeStripe['requests'] = []
  const faults: Fault[] = []
  const answered = new Map<string, { readonly sent: string; readonly answer: FakeAnswer }>()

  const answerOf = async (request: IncomingMessage): Promise<FakeAnswer> => {
    const url = new URL(request.url ?? '', 'http://stripe')
    const [route, id] = routeOf(request.method ?? '', url.pathname)
    const form = request.method === 'POST' ? await text(request) : url.search.slice(1)
    const sent = readForm(form)
    const header = request.headers['idempotency-key']
    const key = typeof header === 'string' ? header : null
    requests.push({ route, key, sent })
    if (request.headers.authorization !== 'Bearer sk_test_fake') return refuse('api_key_invalid')
    if (request.headers['stripe-version'] !== '2026-10-28.endive') return refuse('api_version_invalid')
    if (request.method === 'POST' && key === null) return refuse('idempotency_key_missing')
    const known = key === null ? undefined : answered.get(key)
    if (known) return known.sent === route + form ? known.answer : refuse('idempotency_error')
    const checked = FIELDS[route]?.safeParse(sent)
    if (!checked?.success) return refuse('parameter_unknown', checked?.error.message ?? route)
    const answer = ANSWERS[route]?.(ledger, sent as Record<string, unknown>, id) ?? refuse('no such request', route)
    if (key !== null) answered.set(key, { sent: route + form, answer })
    return answer
  }

  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const fault = faults.shift() ?? {}
    if (fault.delayMs !== undefined) await sleep(fault.delayMs)
    const answer = plannedAnswer(fault) ?? (await answerOf(request))
    if (fault.dropAfterWork) response.destroy()
    else send(response, answer)
  }
  const server = createServer((request, response) => {
    // A caller that was killed in the middle hears nothing.
    serve(request, response).catch(() => response.destroy())
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    apiBase: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ledger,
    requests,
    faults,
    close: async () => {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

/** An event as Stripe sends it. @param livemode of real money */
export function stripeEvent(
  type: string,
  object: object,
  { secret = 'whsec_fake', ageSeconds = 0, livemode = false, id = 'evt_1' } = {},
): { raw: Buffer; signature: string } {
  const event = {
    id,
    object: 'event',
    api_version: '2026-10-28.endive',
    created: now(),
    livemode,
    type,
    data: { object },
  }
  const raw = Buffer.from(JSON.stringify(event, null, 2))
  const time = now() - ageSeconds
  const v1 = createHmac('sha256', secret).update(`${time}.${raw.toString()}`).digest('hex')
  return { raw, signature: `t=${time},v1=${v1}` }
}

function plannedAnswer({ answer, status }: Fault): FakeAnswer | undefined {
  if (answer) return { status: 200, body: answer }
  if (status === undefined) return undefined
  const type = status === 429 ? 'rate_limit_error' : 'api_error'
  return { status, body: { error: { type, message: 'fault' } } }
}

/** `POST /v1/checkout/sessions/{id}/expire` and its id. */
function routeOf(method: string, path: string): [route: string, id: string] {
  const match = /^(\/v1\/(?:checkout\/)?[a-z_]+)(?:\/([^/]+))?(\/[a-z_]+)?$/.exec(path)
  const [, base = path, id, rest = ''] = match ?? []
  return [`${method} ${base}${id === undefined ? '' : '/{id}'}${rest}`, id ?? '']
}

function send(response: ServerResponse, { status, body }: FakeAnswer): void {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_fake' }).end(JSON.stringify(body))
}
