import type { Page, Word } from '#reading/domain/page.ts'
import { linesOf, wordsOf } from './placed.ts'

const PARKING =
  /^(?:(?:pkw|kfz|tg|tiefgaragen|außen)-?\s?)?(?:stellpl[aä]tze?|garagen(?:pl[aä]tze)?|tiefgarage(?:npl[aä]tze?)?|carports?|parkpl[aä]tze)(?: (?:und|\/) \p{L}+)?:?$/iu
const PRICE = /^(?:kauf)?preise?(?: (?:je|pro) \p{L}+)?(?: ?(?:\(?(?:in )?(?:€|eur|euro)\)?))?$/iu

/** "Stellplätze | Preis €" over rows of spaces: what stands below that "Preis" is not asked for the home. */
export function headsOfParking(pages: readonly Page[]): Set<Word> {
  const heads = pages
    .flatMap(linesOf)
    .filter(({ segments: [first, ...rest] }) => PARKING.test(first?.text.trim() ?? '') && rest.some(({ text }) => PRICE.test(text.trim()))) // prettier-ignore
  return new Set(heads.flatMap(wordsOf))
}
