import type { Evidence } from '#kernel/evidence.ts'
import type { Passage } from '../passages.ts'
import { sentenceAround } from '../scope/negation.ts'
import { hitsOf, proofOf } from './ownText.ts'

/** "zwei neu errichtete Dachgeschosswohnungen", "Neubau zweier Penthouses", "Dachaufstockung mit drei Wohnungen". */
const BUILT_ANEW =
  /(?<!\p{L})(?:neu(?:e[nrms]?)?[\s-](?:(?:errichtet|gebaut|geschaffen|aufgebaut|aufgesetzt|ausgebaut|entstehend)e?[nrms]?\s)?(?:(?:dach-?geschoss|DG|dach|penthouse|staffel-?geschoss|maisonette)-?wohnung(?:en)?|penthouses?|dachgeschosse?|staffelgeschoss)|neubau (?:von |der |des |eines |zweier |dreier |\p{L}+ ){0,3}(?:dach-?geschoss|DG|penthouse|staffel-?geschoss)\p{L}*|(?:dach-?geschoss|DG)[\s-]neubau)(?!\p{L})/giu
/** An attic is made into flats, or a storey is set on the house: now, not in 1995 and not perhaps. */
const WORKS_ON_ROOF =
  /(?<!\p{L})(?:(?:dach-?)?aufstockung|dach(?:geschoss)?-?ausbau|ausbau des dach(?:geschosse|boden|stuhl)?s|dach(?:geschoss|boden)? (?:wird|werden)[^.;:\n]{0,40}(?:ausgebaut|aufgestockt))(?!\p{L})/giu
const UNDER_WAY = /(?<!\p{L})(?:wird|werden|entsteh(?:t|en)|aktuell|derzeit|zurzeit|gegenwärtig)(?!\p{L})/iu
const PERHAPS =
  /(?<!\p{L})(?:könn\p{L}*|kann|möglich\p{L}*|denkbar|option\p{L}*|potenzial|potential|reserve|vorbereitet|wäre)(?!\p{L})/iu

/** Where the text says that flats on top of the old house are built anew; null: it does not. */
export function newAtticIn(passages: readonly Passage[]): Evidence | null {
  const found =
    hitsOf(BUILT_ANEW, passages).find(hit => !PERHAPS.test(sentence(hit))) ??
    hitsOf(WORKS_ON_ROOF, passages).find(hit => UNDER_WAY.test(sentence(hit)) && !PERHAPS.test(sentence(hit)))
  return found ? proofOf(found) : null
}

function sentence({ passage, start, end }: ReturnType<typeof hitsOf>[number]): string {
  return sentenceAround(passage.text, start, end)
}
