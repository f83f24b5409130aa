import type { Caught } from '../remarkRule.ts'
import { writtenDay, writtenEuros } from '../written.ts'

const WHEN = String.raw`(?:\d{1,2}· ?(?:\d{1,2}· ?|\p{L}+ )|\p{L}+ )?(?:19|20)\d\d`

/** Behind the words for it: from which day a rent was raised, and what was paid before. */
export const RISE = `(?:[^.]{0,50}?(?<!\\p{L})(?:zum|am|ab|im|seit|per|:|¦) (?<when>${WHEN}))?(?:[^.]{0,30}?(?<!\\p{L})(?:vorher|zuvor|bisher|davor|von)(?: rund| ca·)? (?<before>\\d[\\d·]*(?:,\\d\\d)?) ?(?:€|euro|eur)(?!\\p{L}))?`

/** What of it is told; only that it is spoken of where no day is. */
export function riseTold({ when, before }: Caught): string {
  if (when === undefined) return 'Mietanpassung erwähnt, ohne Tag'
  return `Miete zuletzt angepasst: ${writtenDay(when)}${before === undefined ? '' : `, vorher ${writtenEuros(before)}`}`
}
