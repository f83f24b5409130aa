/** A sentence of a point whose money the worth is less by: in pieces, as what is said of the limit hangs on the price that makes it. */
export interface OffLimit {
  readonly before: string
  readonly it: 'sie' | 'das'
  readonly after: string
}

/** German: with the worth as the limit. */
export function offLimit(before: string, it: OffLimit['it'], after: string): { sentence: string; offLimit: OffLimit } {
  const parts = { before, it, after }
  return { sentence: withOff(parts, `In unserer Grenze ist ${it} schon abgezogen`), offLimit: parts }
}

/** @param off German, without what ends it */
export function withOff({ before, after }: OffLimit, off: string): string {
  return `${before.trimEnd()} ${off}${after}`
}
