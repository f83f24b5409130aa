import type { Evidence } from '#kernel/evidence.ts'

/** "Die Mieter ziehen Anfang 2024 aus": the place speaks of somebody who leaves, or of a home that is then free. */
export function tellsMoveOut({ quote }: Evidence): boolean {
  return /ausz(?:ieh|ug|ieht)|zieht\b|geräumt|\bfrei\b/iu.test(quote)
}
