/** Chance that can be repeated. */
export interface Chance {
  /** 0 to 1, without 1. */
  readonly next: () => number
  /** True once in so many times. */
  readonly isOne: (times: number) => boolean
  readonly of: <Item>(items: readonly Item[]) => Item
}

/** The generator "mulberry32": small, and the same everywhere. */
export function chanceOf(seed: number): Chance {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    next,
    isOne: times => next() * times < 1,
    of: items => {
      const item = items[Math.floor(next() * items.length)]
      if (item === undefined) throw new Error('nothing to choose from')
      return item
    },
  }
}

/** What strangers write where a name or a code is expected. */
const HOSTILE_TEXTS = [
  `' OR 1=1--`,
  `'; drop table account; --`,
  `'||pg_sleep(3)||'`,
  `1); select pg_sleep(3)--`,
  '"><svg onload=alert(1)>',
  '<script>alert(1)</script>',
  '{{7*7}}${7*7}<%= 7*7 %>#{7*7}',
  '#import "/etc/passwd": *',
  '=HYPERLINK("http://127.0.0.1:9/","x")',
  '@SUM(1+1)*cmd|"/C calc"!A0',
  '$(id) `id` ; id | id',
  '../../../../etc/passwd',
  'a@b.de\r\nBcc: x@y.de',
  'javascript:alert(1)',
  '//evil.example/%2e%2e',
  '\u202egpj.exe',
  '\ud800',
  'a\u0000b',
  '🏠'.repeat(30),
  '%s%n%x',
  'null',
  'undefined',
  '__proto__',
  '',
  ' ',
  'ﬀ\u0301\u0301\u0301',
] as const

export function oddText(chance: Chance, longest: number): string {
  if (chance.isOne(6))
    return chance.of(['a', 'ä', ' ', '\t', "'", '%', '0']).repeat(Math.floor(chance.next() * longest * 3))
  const text = chance.of(HOSTILE_TEXTS)
  // A lone half of a character cannot appear in an address.
  return text.toWellFormed()
}

const ODD_NUMBERS = [0, -0, -1, 1.5, 1e308, -1e308, 2 ** 31, 2 ** 53, 2 ** 63, 1e-320, 999_999_999_999]

/** Any JSON value. */
export function oddValue(chance: Chance, depth: number): unknown {
  const kind = Math.floor(chance.next() * (depth > 0 ? 8 : 6))
  if (kind === 0) return null
  if (kind === 1) return chance.isOne(2)
  if (kind === 2) return chance.of(ODD_NUMBERS)
  if (kind === 3) return chance.of(HOSTILE_TEXTS)
  if (kind <= 5) return oddText(chance, 1_000)
  const items = Array.from({ length: Math.floor(chance.next() * 5) }, () => oddValue(chance, depth - 1))
  return kind === 6 ? items : Object.fromEntries(items.map((item, at) => [`${chance.of(ODD_KEYS)}${at}`, item]))
}

const ODD_KEYS = ['a', 'toString', 'constructor', '$where', '__proto_', '0', '']

/** Bytes that are no JSON, or JSON that wants too much. */
export function oddBytes(chance: Chance): Uint8Array {
  return Buffer.from(chance.of(BYTES)(chance))
}

const BYTES: readonly ((chance: Chance) => string | Buffer)[] = [
  () => '',
  () => '{',
  () => '[]',
  () => 'null',
  () => '"text"',
  () => '1e999',
  () => '{"a":1}{"b":2}',
  () => '{"__proto__":{"roles":["ROLE_ADMIN"]}}',
  () => '{"constructor":{"prototype":{"roles":["ROLE_ADMIN"]}}}',
  () => `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
  () => `{"a":${'{"a":'.repeat(5_000)}1${'}'.repeat(5_001)}`,
  () => JSON.stringify(Object.fromEntries(Array.from({ length: 5_000 }, (_, at) => [`k${at}`, at]))),
  () => JSON.stringify({ email: 'x'.repeat(70_000) }),
  () => Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from('{"email":"a"}')]),
  () => Buffer.from('{"email":"ä"}', 'latin1'),
  () => Buffer.from('{"email":"a"}', 'utf16le'),
  () => 'email=a@b.de&password=x',
  () => '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>',
  () => '--x\r\nContent-Disposition: form-data; name="files[]"; filename="a.pdf"\r\n\r\n%PDF-1.7\r\n--x--\r\n',
  () => '--x\r\nContent-Disposition: form-data; name="files[]"; filename="a.pdf"\r\n\r\n%PDF-1.7',
  chance => Buffer.from(Array.from({ length: 300 }, () => Math.floor(chance.next() * 256))),
]

/** Headers that are allowed on the wire and mean nothing good. */
export function oddHeaders(chance: Chance): Record<string, string> {
  return Object.fromEntries(ODD_HEADERS.filter(() => chance.isOne(12)))
}

const ODD_HEADERS = [
  ['accept', '../../x'],
  ['accept-encoding', 'gzip;q=9999, br;;;,,\t'],
  ['accept-language', 'x'.repeat(2_000)],
  ['content-encoding', 'gzip'],
  ['range', 'bytes=-1,5-2,0-99999999999999999999'],
  ['if-none-match', 'W/"'.repeat(500)],
  ['if-modified-since', 'never'],
  ['origin', 'null'],
  ['referer', 'javascript:alert(1)'],
  ['user-agent', '\'"><svg onload=alert(1)>'],
  ['cookie', `${'a=b; '.repeat(300)}__Host-session=x`],
  ['x-forwarded-for', '127.0.0.1, ::1, evil'],
  ['x-forwarded-host', 'evil.example'],
  ['x-forwarded-proto', 'javascript'],
  ['x-http-method-override', 'DELETE'],
  ['x-original-url', '/metrics'],
  ['x-rewrite-url', '/metrics'],
  ['forwarded', 'for=127.0.0.1;host=evil'],
  ['stripe-signature', 't=1,v1=00'],
  ['traceparent', '00-0-0-0'],
] as const
