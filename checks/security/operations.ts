import { z } from 'zod'
import type { RunningProduct } from '#main/product.fixture.ts'
import { ask } from './wire.ts'

const Schema = z.record(z.string(), z.unknown())
const Described = z.object({
  security: z.array(z.unknown()).optional(),
  parameters: z.array(
    z.object({ name: z.string(), in: z.enum(['path', 'query']), required: z.boolean(), schema: Schema }),
  ),
  requestBody: z.object({ content: z.record(z.string(), z.object({ schema: Schema.optional() })) }).optional(),
})
const Document = z.object({ paths: z.record(z.string(), z.record(z.string(), Described)) })

/** One call as the product describes it to everybody. */
export interface Operation {
  readonly method: string
  readonly path: string
  readonly needsSession: boolean
  readonly params: readonly string[]
  readonly query: readonly string[]
  /** The names of a JSON body; null: the call takes none. */
  readonly fields: readonly string[] | null
  /** Of a body that is not JSON; null: none. */
  readonly otherBody: string | null
}

/** All calls of the running product, from its own description. */
export async function operationsOf(product: RunningProduct): Promise<Operation[]> {
  const { paths } = Document.parse(JSON.parse((await ask(product, { path: '/api/docs/json' })).text))
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => {
      const types = Object.keys(described.requestBody?.content ?? {})
      const json = described.requestBody?.content['application/json']?.schema
      const named = (place: string) => described.parameters.filter(one => one.in === place).map(({ name }) => name)
      return {
        method: method.toUpperCase(),
        path,
        needsSession: described.security !== undefined,
        params: named('path'),
        query: named('query'),
        fields: json ? Object.keys(json['properties'] ?? {}) : null,
        otherBody: types.find(type => type !== 'application/json') ?? null,
      }
    }),
  )
}

/** The path with a value for each parameter, escaped unless `isRaw`. */
export function addressOf({ path }: Operation, value: string, isRaw = false): string {
  return path.replaceAll(/\{\w+\}/g, () => (isRaw ? value : encodeURIComponent(value)))
}

const GERMAN =
  /\b(Bitte|Das|Die|Der|Dafür|Dieser|Diese|Es|So|Sie|In|Zu|Kein|Keine|ist|nicht|fehlgeschlagen|Fehler|konnte|oder|Wir|Ihr|Im|gibt|nur)\b/u

const QUOTED = ['Session-ID fehlt']

const Refused = z
  .object({
    code: z.string().regex(/^[a-z]+\.[A-Za-z]+$/),
    // It begins and ends as a sentence and has a German word in it, or is what the specification quotes.
    message: z
      .string()
      .refine(text => QUOTED.includes(text) || (/^[A-ZÄÖÜ„].*[.!?]$/su.test(text) && GERMAN.test(text))),
    error: z.string(),
    requestId: z.uuid(),
  })
  .refine(({ message, error }) => message === error, 'message and error differ')

/** Stack traces, SQL, paths of the machine, names of programs and packages. */
const OF_OUR_MACHINERY =
  /\bat [\w.<>]+ \(|node:|node_modules|\.ts\b|\.js\b|\/(home|root|usr|tmp|work|var)\/|\b(select|insert|update|delete) .+ (from|into|set)\b|relation "|syntax error|SyntaxError|TypeError|Error:|zod|fastify|postgres|pg-boss|ECONN|undefined|\[object|NaN/i

/** The one shape of a refusal, with a German sentence and nothing of our machinery. @returns what is wrong with it */
export function faultOfRefusal(text: string): string | null {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    return 'no JSON'
  }
  const refusal = Refused.safeParse(body)
  if (!refusal.success) return refusal.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join()
  return OF_OUR_MACHINERY.exec(text)?.[0] ?? null
}
