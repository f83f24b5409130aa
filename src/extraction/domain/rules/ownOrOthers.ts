import { regexp } from '#kernel/regexp.ts'

/** Whose house, flat or ground it is where it is not the one that is sold. */
const OTHERS = String.raw`nachbar\p{L}*|nebenan|gegenüber|schräg|darunter|darüber|(?:unter|über|neben) uns|(?:andere|zweite|linke|rechte|anderen|benachbarte)[nrs]? (?:\p{L}+ )?(?:\p{L}*hälfte|haus|wohnung|seite)|gemeinde|stadt|neubaugebiet|baugebiet|siedlung|muster(?:haus|wohnung)\p{L}*|gleicher? (?:bau|haus)?typ|bauträger|vergleich\p{L}*|ähnlich\p{L}*|durchschnitt\p{L}*|üblich\p{L}*|such(?:e|en|t)|gesucht|kollegen?|freunde?n?|alternativ\p{L}*|im (?:gleichen|selben) haus|ebenfalls|außerdem zu haben`
/** What was, or what may once be. */
const NOT_NOW = String.raw`früher\p{L}*|damals|ehemals|ursprünglich\p{L}*|vorher|einst|seinerzeit|h[aä]tten?|könnten?|könne|können|kann|ließen?|lassen sich (?:noch |bei bedarf )?(?:ausbauen|schaffen|gewinnen)|lässt sich|möglich\p{L}*|geplant\p{L}*|planung|pläne|zeichnen|bauvorbescheid|bauvoranfrage|erweiter\p{L}*|ausbau\p{L}*|anbauen|aufstocken|zulässig|erlaubt|dürfen|darf|bebauen|überbau\p{L}*|baufenster|würden?|wäre[n]?|wünsch\p{L}*|träum\p{L}*|wurde verkauft|verkauft (?:wurde|worden|haben)|abgetrennt|abgeteilt|recherchiert\p{L}*|vorschlag|vorschläge|beispiel\p{L}*`
const OF_OTHERS = regexp.u`(?<!\p{L})(?:${OTHERS})(?!\p{L})`
const NOT_TODAY = regexp.u`(?<!\p{L})(?:${NOT_NOW})(?!\p{L})`

/** Whether words, in the language of statementText.ts, speak of a home or ground that is not the one that is sold. */
export function isOfOthersHome(words: string): boolean {
  return OF_OTHERS.test(words)
}

/** Whether words speak of somebody else's home, of a former one or of one that is only thought of. */
export function isOthersOrElsewhen(words: string): boolean {
  return isOfOthersHome(words) || NOT_TODAY.test(words)
}
