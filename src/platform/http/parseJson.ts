import { GENERAL } from '#contract/general.ts'
import { Refusal } from '#contract/refusal.ts'

/** None of our calls nests deeper than three levels. */
const DEEPEST = 20

/**
 * The value of a JSON body; undefined for an empty one.
 * @throws Refusal general.invalid for what is no JSON in UTF-8, is nested too deeply, or holds NUL or `__proto__`
 */
export function parseJson(bytes: Buffer): unknown {
  if (bytes.length === 0) return undefined
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    refuseOdd(value, 0)
    return value
  } catch {
    throw new Refusal(GENERAL.invalid)
  }
}

function refuseOdd(value: unknown, depth: number): void {
  if (depth > DEEPEST) throw new Error('too deep')
  // PostgreSQL cannot store NUL in text.
  if (typeof value === 'string' && value.includes('\0')) throw new Error('NUL')
  if (typeof value !== 'object' || value === null) return
  for (const [key, item] of Object.entries(value)) {
    if (key === '__proto__' || key.includes('\0')) throw new Error('odd key')
    refuseOdd(item, depth + 1)
  }
}
