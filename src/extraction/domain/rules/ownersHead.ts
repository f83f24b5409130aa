import type { Passage } from '../passages.ts'

/** "Verkauf meines Hauses", "Unsere Wohnung", "Mein Elternhaus in Albstadt-Ebingen zu verkaufen": above his number stands where its writer lives, as often as not in what he sells. */
const OWN_HOUSE =
  /(?<!\p{L})(?:verkauf(?:e|en)? (?:meine[sr]?|mein|unsere[sr]?|unser) \p{L}*(?:haus(?:es)?|häuschens?|wohnung)|(?:meine|unsere) (?:(?:eigentums)?wohnung|(?:doppel)?haushälfte)|(?:mein|unser|das) (?:(?:wohn|eltern|reihen|einfamilien|zweifamilien|geburts)?haus|häuschen|bungalow|zuhause)|haus (?:meiner|unserer|der) (?:gro(?:ß|ss))?(?:eltern|mutter|tante))(?!\p{L})(?:\sin\s(?:\d{5}\s)?(?<town>\p{L}{3,}))?/iu
/** The same sentence says that it is for sale, where "das" leaves open whose house it is. */
const FOR_SALE = /(?<!\p{L})(?:verkauf\p{L}*|abzugeben|zu vergeben)(?!\p{L})/iu
const OURS = /(?<!\p{L})(?:meine?[sr]?|unsere?[sr]?)(?!\p{L})/iu
const FIRST_PASSAGES = 10
const LETTER_HEAD = 5
const TRADES =
  /GmbH|(?<!\p{L})(?:AG|KG|OHG|UG)(?!\p{L})|[Ii]mmobilien|[Mm]akler|Sparkasse|[Bb]ank(?!\p{L})|[Gg]ericht|Notar|Kanzlei|Verwaltung/u

/** Whether a town in this passage is that of an owner who writes at the head of his letter, and whose house may be there. */
export type IsOwnersHead = (passage: Passage, index: number, town: string) => boolean

/** Where the letter names the house's town, the writer's own address counts in that town only. */
export function ownersHeadOf(passages: readonly Passage[]): IsOwnersHead {
  const [said] = passages.slice(0, FIRST_PASSAGES).flatMap(({ text }) => {
    const match = OWN_HOUSE.exec(text)
    return match && (OURS.test(match[0]) || FOR_SALE.test(text)) ? [match] : []
  })
  if (!said) return () => false
  const named = said.groups?.['town']
  return (passage, index, town) =>
    index < LETTER_HEAD &&
    // "Verkauf unseres Elternhauses in 26529 Upgant-Schott" names the house's town itself.
    !(OWN_HOUSE.exec(passage.text)?.[0] ?? '').includes(firstWord(town)) &&
    !TRADES.test(passage.text) &&
    (named === undefined || !/^\p{Lu}/u.test(named) || firstWord(town) === firstWord(named))
}

function firstWord(town: string): string {
  return town.trim().split(/[\s(/-]/u)[0] ?? ''
}
