import { type Chance, oddBytes, oddHeaders, oddText, oddValue } from './odd.ts'
import { addressOf, faultOfRefusal, type Operation } from './operations.ts'
import type { Answer, Sent } from './wire.ts'

/** Told honestly: this product has no Google, and an invoice may not be drawn yet. */
const HONEST = ['accounts.googleUnavailable', 'invoices.notDrawn']

/** A request to this call that none of our clients would send. @param token of somebody who may call */
export function malformed(operation: Operation, chance: Chance, token: string): Sent {
  const { method, fields, otherBody } = operation
  const isRaw = chance.isOne(3)
  const address = addressOf(operation, isRaw ? chance.of(ODD_PATHS) : oddText(chance, 200), isRaw)
  const path = address + queryFor(operation, chance)
  const headers = { ...oddHeaders(chance), ...typeFor(operation, chance) }
  const who = chance.isOne(5) ? {} : { token: chance.isOne(8) ? chance.of(ODD_TOKENS) : token }
  const sent = { method, path, ...who }
  if (method === 'GET' || (fields === null && otherBody === null && chance.isOne(2))) return { ...sent, headers }
  const body = chance.isOne(4) || fields === null ? oddBytes(chance) : jsonFor(fields, chance)
  return { ...sent, headers, body: Buffer.from(body) }
}

function jsonFor(fields: readonly string[], chance: Chance): string {
  const chosen = fields.filter(() => !chance.isOne(4)).map(name => [name, oddValue(chance, 3)] as const)
  return JSON.stringify(Object.fromEntries([...chosen, ...(chance.isOne(3) ? [['constructor', { a: 1 }]] : [])]))
}

function queryFor({ query }: Operation, chance: Chance): string {
  const named = query.map(name => `${name}=${encodeURIComponent(oddText(chance, 300))}`)
  const more = chance.isOne(2) ? [chance.of(ODD_QUERIES)] : []
  const all = [...named.filter(() => !chance.isOne(4)), ...more]
  return all.length === 0 ? '' : `?${all.join('&')}`
}

function typeFor({ otherBody }: Operation, chance: Chance): Record<string, string> {
  if (!chance.isOne(3)) return { 'content-type': otherBody === 'multipart/form-data' ? MULTIPART : 'application/json' }
  return { 'content-type': chance.of(ODD_TYPES) }
}

/** What is wrong with an answer, whatever was asked: an internal fault, another shape of refusal, our machinery; null: nothing. */
export function faultOf({ status, headers, text }: Answer): string | null {
  if (headers['x-content-type-options'] !== 'nosniff' || !headers['content-security-policy']) return 'no safety headers'
  if (status < 400) return null
  if (status >= 500 && !HONEST.some(code => text.includes(`"${code}"`))) return `status ${status} ${text}`
  const fault = faultOfRefusal(text)
  return fault === null ? null : `${status} ${fault}: ${text.slice(0, 200)}`
}

const MULTIPART = 'multipart/form-data; boundary=x'
const ODD_TYPES = [
  '',
  'text/plain',
  'application/json; charset=utf-16',
  'multipart/form-data',
  'a/b/c',
  '*/*',
  'x'.repeat(500),
]
const ODD_PATHS = [
  '%00',
  '..%2f..%2fetc%2fpasswd',
  '%2e%2e%2f',
  '%zz',
  '%ff',
  '%F0%9F%98%80',
  "'%20OR%201=1--",
  '%u0041',
  ';',
  '.',
  '%5c..%5c',
  '{id}',
  '0'.repeat(600),
]
const ODD_QUERIES = [
  'a=1&a=2',
  '__proto__[x]=1',
  '__proto__=1',
  'constructor.prototype.x=1',
  '%00=1',
  '%zz',
  '&&&',
  '=',
  'a[]=1&a[]=2',
  `x=${'y'.repeat(4_000)}`,
  'limit=1e9',
  'token=a&token=b',
  'session_id=a&session_id=b',
  'code=a&code=b',
]
const ODD_TOKENS = ['x', '0'.repeat(43), 'A'.repeat(4_000), 'null', 'eyJhbGciOiJub25lIn0.e30.', '../../x', '%00', "'"]
