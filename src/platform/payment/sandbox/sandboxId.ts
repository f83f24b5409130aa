import { randomBytes } from 'node:crypto'

/** An id in the form of Stripe's. @param kind as there: pi, sub, re, evt */
export function sandboxId(kind: string): string {
  return `${kind}_sandbox_${randomBytes(12).toString('hex')}`
}
