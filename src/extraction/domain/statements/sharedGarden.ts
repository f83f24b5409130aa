import type { Evidence } from '#kernel/evidence.ts'
import { inItsClause } from '../clauseQuote.ts'
import { ownText } from '../deal/ownText.ts'
import { areasIn } from '../numbers.ts'
import type { Passage } from '../passages.ts'
import { proof } from '../proof.ts'
import { saidIn } from '../scope/said.ts'
import { type Statement, statementsOf } from './statementsOf.ts'

/** A garden that comes with the home as a share in a parcel of its own: no Sondernutzungsrecht, and not in the deed by itself. */
export interface SharedGarden {
  /** "1/6"; null: not told. */
  readonly share: string | null
  /** m² of the whole parcel; null: not told. */
  readonly parcelM2: number | null
  /** The owners have divided who uses what. */
  readonly isDivided: boolean
  readonly evidence: Evidence
}

const GARDEN = /(?<!\p{L})(?:\p{L}*garten(?!haus|bau|stuhl|möbel|center|straße|weg|stadt)\p{L}*|parzelle)(?!\p{L})/u
/** "auf dem Nachbarflurstück", "auf einem eigenen Grundstück", "am Gartengrundstück" */
const OWN_PARCEL =
  /(?<!\p{L})(?:(?:nachbar|garten|neben)-?(?:flurstück|grundstück|parzelle)\p{L}*|(?:eigene[mnrs]?|separate[mnrs]?|gesonderte[mnrs]?|weitere[mnrs]?|andere[mnrs]?|zweite[mnrs]?) (?:\p{L}+ )?(?:flurstück|grundstück|parzelle)\p{L}*)(?!\p{L})/u
/** Belongs to several by parts, and one part is the home's. */
const BY_PARTS =
  /(?<!\p{L})(?:zu (?:gleichen )?bruchteilen|bruchteils?-?(?:eigentum|gemeinschaft|anteil)?|miteigentums?-?anteil\p{L}*|1\/\d{1,3}-? ?anteil\p{L}*|anteil von 1\/\d{1,3}|gartenanteil)(?!\p{L})/u
const SHARE = /(?<![\d/])1\/\d{1,3}(?![\d/])/u
const DIVIDED =
  /(?<!\p{L})(?:nutzung\p{L}*[^.]{0,80}(?:aufgeteilt|geregelt|vereinbart)|(?:aufgeteilt|benutzungsregelung|nutzungsregelung|nutzungsvereinbarung))(?!\p{L})/u
/** Leased, of the house's own plot by a right of use, or not part of the sale. */
const OTHER =
  /(?<!\p{L})(?:sondernutzungsrecht\p{L}*|gepachtet|pacht|gemietet|kleingarten\p{L}*|schrebergarten\p{L}*|nicht (?:mit)?verkauft|realteilung)(?!\p{L})/u
/** So many sentences speak of one thing. */
const TOGETHER = 4

/** The first; null: the text tells of none. */
export function sharedGardenOf(passages: readonly Passage[]): SharedGarden | null {
  for (const passage of ownText(passages)) {
    const all = statementsOf(saidIn(passage).text)
    for (const at of all.keys()) {
      const found = gardenAt(passage, all.slice(at, at + TOGETHER))
      if (found) return found
    }
  }
  return null
}

function gardenAt(passage: Passage, said: readonly Statement[]): SharedGarden | null {
  const text = said.map(one => one.text).join('.')
  const [first] = said
  if (!first || !GARDEN.test(first.text) || OTHER.test(text)) return null
  const parcel = said.find(one => OWN_PARCEL.test(one.text))
  if (!parcel || !BY_PARTS.test(text)) return null
  const place = OWN_PARCEL.exec(parcel.text)
  const near = place && parcel.text.slice(place.index, place.index + place[0].length + 20)
  return {
    share: SHARE.exec(text)?.[0] ?? null,
    parcelM2: near ? (areasIn(near)[0]?.value ?? null) : null,
    isDivided: DIVIDED.test(text),
    evidence: inItsClause(proof(passage, parcel.start + (place?.index ?? 0), parcel.start + (place?.index ?? 0) + (place?.[0].length ?? 0))), // prettier-ignore
  }
}
