import type { z } from 'zod'
import type { Call, CallInput } from '#contract/call.ts'
import { GENERAL } from '#contract/general.ts'
import { Refusal } from '#contract/refusal.ts'

/** What a request brought, as the parsers left it. */
interface Brought {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
}

/**
 * The input of a call, checked by its schemas. Nothing is converted unless a schema says so. Keys that no schema names
 * are left out, not refused: clients put numbers behind addresses so that no cache answers them.
 * @throws Refusal general.invalid with the paths that are wrong in `invalid`
 */
export function checkInput<Described extends Call>(call: Described, brought: Brought): CallInput<Described> {
  refuseOddText(brought.params)
  refuseOddText(brought.query)
  const schema = typeof call.body === 'object' ? call.body : undefined
  // Each value is what its own schema gave; what has no schema is undefined, as the type says.
  return {
    params: parsed(call.params, brought.params),
    query: parsed(call.query, brought.query),
    body: parsed(schema, brought.body),
  } as CallInput<Described>
}

function parsed(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const invalid = result.error.issues.slice(0, 10).map(({ path }) => path.join('.'))
  throw new Refusal(GENERAL.invalid, {}, { invalid })
}

/** A parameter that comes twice means something else to each reader; NUL cannot be stored. */
function refuseOddText(given: unknown): void {
  for (const [name, value] of Object.entries(given ?? {}))
    if (typeof value !== 'string' || value.includes('\0') || name.includes('\0') || name === '__proto__')
      throw new Refusal(GENERAL.invalid)
}
