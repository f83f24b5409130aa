/**
 * Behind a garage or a space: who sells keeps it, said of it by a pronoun or right behind it. "Der Carport neben dem Haus ist meiner, den behalte ich".
 * No other place for a car comes between, and the clause that keeps speaks of nothing else.
 */
const KEPT =
  /^(?:(?!\p{L}*(?:garage|stellpl|carport|parkpl))[^.;:\n]|\.(?=\d)){0,110}?(?:(?:,| –| -| und| aber)\s(?:die|den|diese[nr]?)(?:\s(?:aber|jedoch|allerdings|selbst|weiterhin))?|^)\s(?:behalten?\s(?:wir|ich)|behält\s(?:der|die)\s(?:verkäufer|eigentümer|besitzer)(?:in)?|(?:verkaufen?|veräußern?|geben?)\s(?:wir|ich)(?:\s\p{L}+){0,3}\snicht(?:\s(?:mit|her|ab))?|bleib(?:t|en)\s(?:\p{L}+\s)?(?:bei\s(?:mir|uns)|(?:beim|im\s(?:besitz|eigentum)\sde[rs])\s(?:verkäufer|eigentümer|besitzer))|(?:wird|werden|ist|sind)(?:\s\p{L}+){0,2}\snicht\s(?:mitverkauft|mitveräußert|dabei|verkauft|abgegeben))(?!\p{L})/iu

/** Whether the words behind a place for a car leave it with who sells. */
export function isKeptBySeller(behind: string): boolean {
  return KEPT.test(behind.replace(/\s+/gu, ' '))
}
