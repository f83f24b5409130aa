import type { Word } from '#reading/domain/page.ts'
import type { FactKey } from '../facts.ts'
import type { Label, Option } from '../pairs.ts'
import { APART } from '../readTables.ts'
import type { Reading } from '../rule.ts'
import { isLabelOf } from './labelNames.ts'
import { wordsOf, type Place } from './locate.ts'
import { readingOf } from './readers.ts'

/** Label and value as the layout puts them together, and what our reader of such cells takes from the value. */
export interface Pair {
  readonly label: Label
  readonly option: Option
  readonly reading: Reading
}

/**
 * The pair of which a half was pointed at: "WOHNFLÄCHE" over "62,17 m²" are two lines, and a quote is one of them. null: nothing there
 * is labelled as the fact, or several values are.
 */
export function pairPointedAt(key: FactKey, place: Place, labels: readonly Label[]): Pair | null {
  const quoted = new Set(wordsOf(place).map(({ word }) => word))
  const pairs = labels
    .filter(({ name, page }) => page === place.block.passage.page && !/\d{2}|,\s/u.test(name) && isLabelOf(key, name))
    .flatMap(label =>
      label.options.flatMap((option): Pair[] => {
        if (![label.words, figuresOf(option)].some(words => words.length > 0 && words.every(word => quoted.has(word))))
          return []
        // A sentence below a headline is no value of it.
        if (APART.includes(option.how) && SENTENCE.test(option.text)) return []
        // What a certificate gives as Baujahr is often that of its form.
        if (key === 'baujahr' && /ausweis/iu.test(`${label.name} ${option.text}`)) return []
        const reading = readingOf(key, option.text, label.name)
        return reading ? [{ label, option, reading }] : []
      }),
    )
  const beside = pairs.filter(({ option: { how } }) => !APART.includes(how))
  // The value itself goes before what may be on the other side of its label.
  const own = pairs.filter(({ option }) => figuresOf(option).every(word => quoted.has(word)))
  const best = [beside, own, pairs].find(some => some.length > 0) ?? []
  const [first] = best
  return first && new Set(best.map(({ reading: { value } }) => String(value))).size === 1 ? first : null
}

const SENTENCE = /(?:\p{L}{2,}\P{L}+){5}/u

/** What of a value must be pointed at: its unit may be in another line. */
function figuresOf({ words }: Option): readonly Word[] {
  const figures = words.filter(({ text }) => /\d/u.test(text) && !/m[²2]/u.test(text))
  return figures.length > 0 ? figures : words
}
