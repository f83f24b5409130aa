import type { Evidence } from '#kernel/evidence.ts'
import type { Page, Word } from '#reading/domain/page.ts'
import { type Facts, FACT_KEYS } from '../facts.ts'
import { isUnit } from '../proof.ts'
import type { Sighted } from './sightings.ts'

/** Below this the text recognition guessed a word: what it says is a sighting. */
const MIN_RECOGNITION = 0.5

/** Facts without those whose every place was recognised badly, and the places of those. What the buyer has confirmed stays. */
export function recognisedFacts(facts: Facts, pages: readonly Page[]): { safe: Facts; blurred: Sighted } {
  const byPage = new Map(pages.map(page => [page.number, guessedOf(page)]))
  const isGuessed = (place: Evidence) => (byPage.get(place.page) ?? []).some(word => isOf(word, place))
  const keys = FACT_KEYS.filter(key => !facts[key]?.buyer && facts[key]?.evidence.every(isGuessed) === true)
  return {
    safe: { ...facts, ...Object.fromEntries(keys.map(key => [key, null])) },
    blurred: Object.fromEntries(keys.map(key => [key, facts[key]?.evidence ?? []])),
  }
}

/** Marks and bullets are often guessed and say nothing. */
function guessedOf({ blocks }: Page): Word[] {
  return blocks.flatMap(({ lines }) =>
    lines.flatMap(({ segments }) =>
      segments.flatMap(({ words }) =>
        words.filter(
          ({ confidence, text }) => confidence < MIN_RECOGNITION && /[\p{L}\d]{2}|\d/u.test(text) && !isUnit(text),
        ),
      ),
    ),
  )
}

function isOf({ box, text }: Word, { box: [x0, y0, x1, y1], quote }: Evidence): boolean {
  const [x, y] = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2]
  return x >= x0 && x <= x1 && y >= y0 && y <= y1 && quote.includes(text)
}
