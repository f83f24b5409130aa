import { regexp } from '#kernel/regexp.ts'

/** A home that is not on sale: next door, above, its like. */
const OTHER_HOME = String.raw`(?:nachbar(?:wohnung|haus|hälfte)|(?:wohnung|haus|hälfte)\s(?:(?:gleich|direkt|genau)\s)?(?:nebenan|darüber|darunter|daneben|gegenüber|(?:über|unter|neben)\s(?:uns|mir|dieser|unserer))|vergleichs(?:wohnung|objekt)|(?:vergleichbare|ähnliche|baugleiche|benachbarte)[rn]?\s(?:\p{L}+\s)?(?:\p{L}*wohnung|\p{L}*haus))`
const SOLD = String.raw`(?:verkauft|veräußert|wegg?egangen|erzielte?|brachte|gekostet|den\s(?:besitzer|eigentümer)\sgewechselt|gekauft|erworben)`
const WHEN = String.raw`(?:letzte[sn]\sjahr|letzten\s(?:herbst|sommer|winter)|voriges\sjahr|im\svergangenen\sjahr|(?:19|20)\d\d|vor\s(?:\p{L}+|\d+)\s(?:jahr|monat|woche)(?:en|n)?|kürzlich|neulich)`
const OF_OTHER_HOME = regexp.iu`(?<!\p{L})${OTHER_HOME}(?!\p{L})`
const SOLD_OR_COMPARED = regexp.iu`(?<!\p{L})(?:${SOLD}|zum\svergleich|vergleichsweise)(?!\p{L})`
/** "Die Wohnung im 1. OG (74 m²) ist letztes Jahr für 312.000 € verkauft worden": it has an owner, who is not the seller. */
const BETWEEN = String.raw`(?:(?!wird|werden|soll|zu\s)(?:[^.;]|\.(?=\d|\s?OG))){0,80}`
const SOLD_THEN = regexp.iu`(?<!\p{L})(?:ist|wurde|ging)\s[^.;]{0,30}(?<!\p{L})${WHEN}(?!\p{L})${BETWEEN}(?<!\p{L})(?:verkauft|veräußert|weg)(?!\p{L})|(?<!\p{L})${WHEN}\s(?:ist|wurde|ging)(?!\p{L})${BETWEEN}(?<!\p{L})(?:verkauft|veräußert|weg)(?!\p{L})`
const SENTENCE_END = /(?<!\d|\p{Lu})[.!?](?=\s)|\n\n/u
const MAX_SENTENCE = 260

/**
 * Whether a sentence names a home only to say what was paid for it: evidence for the price (comparisons.ts), and no unit of the offer.
 * A row of a list that says "verkauft" is one of the units.
 */
export function isSoldOfOthers(text: string, at: number): boolean {
  const before =
    text
      .slice(Math.max(0, at - MAX_SENTENCE), at)
      .split(SENTENCE_END)
      .at(-1) ?? ''
  const [behind = ''] = text.slice(at, at + MAX_SENTENCE).split(SENTENCE_END)
  const sentence = (before + behind).replaceAll('\n', ' ')
  if (sentence.includes('¦')) return false
  return (OF_OTHER_HOME.test(before) && SOLD_OR_COMPARED.test(sentence)) || SOLD_THEN.test(sentence)
}
