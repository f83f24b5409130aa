import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { connect as connectSafely } from 'node:tls'
import { buffer } from 'node:stream/consumers'
import type { RunningProduct } from '#main/product.fixture.ts'

export interface Sent {
  readonly method?: string
  /** Sent as it stands, without the tidying of a browser: dots, double slashes and escapes reach the server. */
  readonly path: string
  readonly token?: string | undefined
  readonly headers?: Readonly<Record<string, string | string[]>>
  /** An object is sent as JSON. */
  readonly body?: string | Uint8Array | object | undefined
}

export interface Answer {
  readonly status: number
  /** Names in small letters; several of one name joined by ", ". */
  readonly headers: Readonly<Record<string, string>>
  readonly bytes: Buffer
  readonly text: string
}

/** One request over a connection of its own. */
export async function ask({ baseUrl }: Pick<RunningProduct, 'baseUrl'>, sent: Sent): Promise<Answer> {
  const { hostname, port } = new URL(baseUrl)
  const [body, type] = bodyOf(sent.body)
  const asking = request({
    host: hostname,
    port,
    method: sent.method ?? 'GET',
    path: sent.path,
    agent: false,
    headers: {
      ...(sent.token !== undefined && { authorization: `Bearer ${sent.token}` }),
      ...(type !== null && { 'content-type': type }),
      ...(body && { 'content-length': String(body.length) }),
      ...sent.headers,
    },
  })
  asking.end(body)
  const [answer] = (await once(asking, 'response')) as [IncomingMessage]
  const bytes = await buffer(answer)
  const headers = Object.fromEntries(
    Object.entries(answer.headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(', ') : (value ?? ''),
    ]),
  )
  return { status: answer.statusCode ?? 0, headers, bytes, text: bytes.toString() }
}

function bodyOf(body: Sent['body']): [Uint8Array | undefined, type: string | null] {
  if (body === undefined) return [undefined, null]
  if (typeof body === 'string') return [Buffer.from(body), null]
  if (body instanceof Uint8Array) return [body, null]
  return [Buffer.from(JSON.stringify(body)), 'application/json']
}

export interface RawAnswer {
  readonly text: string
  /** Of all answers that came, in order. */
  readonly statuses: readonly number[]
  /** True where the server hung up; false where it was silent for a second. */
  readonly isEnded: boolean
}

/** What comes back for bytes that no client would send. */
export async function askRaw(
  { baseUrl }: Pick<RunningProduct, 'baseUrl'>,
  bytes: string | Uint8Array,
): Promise<RawAnswer> {
  const { protocol, hostname, port } = new URL(baseUrl)
  const socket =
    protocol === 'https:'
      ? connectSafely({ host: hostname, port: Number(port), rejectUnauthorized: false })
      : connect(Number(port), hostname)
  const chunks: Buffer[] = []
  let isEnded = true
  socket.on('data', (chunk: Buffer) => chunks.push(chunk))
  socket.on('error', () => {})
  socket.setTimeout(1_000, () => {
    isEnded = false
    socket.destroy()
  })
  socket.write(bytes)
  await once(socket, 'close')
  const text = Buffer.concat(chunks).toString('latin1')
  return { text, isEnded, statuses: [...text.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status)) }
}
