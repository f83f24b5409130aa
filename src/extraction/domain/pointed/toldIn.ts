import type { FactKey } from '../facts.ts'
import { countedIn } from './counted.ts'
import type { Found } from './forms.ts'
import type { Quoted } from './pointedValue.ts'
import { rentIn } from './periods.ts'
import { wordedIn } from './worded.ts'

/** The one value that a quoted sentence says of a fact in words, beside its own words or by its period; null: none, or several. */
export function toldIn(key: FactKey, { text, start, end }: Quoted): Found | null {
  const found = [...countedIn(key, text), ...rentIn(key, text), ...wordedIn(key, text)].filter(
    ({ index, length }) => index >= start && index + length <= end,
  )
  const [first] = found
  return first && new Set(found.map(({ value }) => String(value).toLowerCase())).size === 1 ? first : null
}
