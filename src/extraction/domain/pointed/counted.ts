import { regexp } from '#kernel/regexp.ts'
import type { FactKey } from '../facts.ts'
import { COUNT, countFrom } from '../numbers.ts'
import type { Found } from './forms.ts'

/** What is counted, as it stands right behind its number. */
const COUNTED: Readonly<Partial<Record<FactKey, string>>> = {
  zimmer: String.raw`zimmern?|zi\.|räumen?`,
  schlafzimmer: String.raw`schlaf(?:zimmern?|räumen?)|sz`,
  badezimmer: String.raw`badezimmern?|bad|bädern?`,
  etagenzahl: String.raw`(?:voll)?geschossen?|etagen|stockwerken?`,
  einheiten: String.raw`(?:eigentums|miet)?wohnungen|(?:wohn|nutz)?einheiten|we|(?:miet)?parteien|whg\.?`,
}
/** An article is no count. */
const NUMBER = String.raw`(?!ein(?:e[nrms]?)?(?!\p{L}))(?:${COUNT})`
/** "viergeschossig", "4-gesch. Haus", "Etage ¦ 4 von 6" */
const STOREYS = regexp.giu`(?<![\p{L}\d.,]|bis )(?<count>${NUMBER})-?\s?(?:geschossig|stöckig|gesch\.)|(?<=(?:etage|geschoss|stock\p{L}*|OG)[\s¦(.:]{0,5}(?:\d{1,2}\.?\s)?\(?von\s)(?<count>\d{1,2})(?![\d.,])`

/** "Zweifamilienhaus" */
const HOMES = /(?<![\p{L}-])(?<count>zwei|drei|vier|fünf|sechs|acht)familien-?(?:wohn)?-?haus/giu

/** Whether another thing is named right behind a number: "vier Reihenhäuser" are no baths. @param behind the text behind the number */
export function isCountOfOther(key: FactKey, behind: string): boolean {
  const noun = /^[\s-]{1,2}(\p{Lu}\p{L}{2,})/u.exec(behind)?.[1]
  return noun !== undefined && !regexp.iu`^(?:${COUNTED[key] ?? ''})(?!\p{L})`.test(noun)
}

/** Counts that stand beside the word for what they count: "drei Schlafräume", "Haus mit sechs Parteien". */
export function countedIn(key: FactKey, text: string): Found[] {
  const what = COUNTED[key]
  if (!what) return []
  const beside = regexp.giu`(?<![\p{L}\d.,])(?<count>${NUMBER})[\s-]{1,2}(?:${what})(?!\p{L})`
  return [beside, ...(key === 'etagenzahl' ? [STOREYS] : key === 'einheiten' ? [HOMES] : [])].flatMap(pattern =>
    [...text.matchAll(pattern)].flatMap(({ index, 0: said, groups }) => {
      const value = countFrom(groups?.['count'] ?? '')
      return value === undefined ? [] : [{ value, index, length: said.length }]
    }),
  )
}
