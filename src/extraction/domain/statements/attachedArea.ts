import type { Evidence } from '#kernel/evidence.ts'
import { regexp } from '#kernel/regexp.ts'
import { inItsClause } from '../clauseQuote.ts'
import { areasIn } from '../numbers.ts'
import type { Passage } from '../passages.ts'
import { proof } from '../proof.ts'
import { saidIn } from '../scope/said.ts'
import { statementsOf } from './statementsOf.ts'

/** A part built later that the text counts in the Wohnfläche: where its permit is open, so is its area. */
export interface AttachedArea {
  /** m² */
  readonly area: number
  readonly evidence: Evidence
  /** The part itself, where only a sum says that it is counted: "unten 62 m², oben 36 m², zusammen 98 m²"; missing: the text says so of it alone. */
  readonly ofSum?: 'roof' | 'granny' | 'other'
}

const PART =
  /(?<!\p{L})(?:bühne|dachboden|dachgeschoss|dachausbau|spitzboden|unter(?:m| dem) dach|dg|ausbau|anbau|wintergarten|aufstockung|keller(?:raum|räume|zimmer|geschoss)?|untergeschoss|souterrain|hobbyr[aä]um\p{L}*|galerie)(?!\p{L})/u
const IN_THE_AREA = String.raw`in (?:der|den|die|dieser|diesen|unserer|unseren) (?:\p{L}+ ){0,2}(?:(?:gesamt)?wohnfläche|(?:ca· |rund )?\d+(?:,\d+)? ?(?:m²|qm|quadratmetern?))(?: von [\d,]+ ?(?:m²|qm))?`
const COUNTED = regexp.u`(?<!\p{L})(?:(?:hin)?eingerechnet|mitgerechnet|mitgezählt|einberechnet|mit ?enthalten|(?:darin|da|schon|bereits|mit) (?:\p{L}+ ){0,2}(?:enthalten|inbegriffen|gezählt|gerechnet|drin|dabei)|dazugerechnet|${IN_THE_AREA} (?:\p{L}+ ){0,2}(?:drin|dabei|enthalten|inbegriffen|berücksichtigt|einbezogen|erfasst))(?!\p{L})`
/** The denial binds to what is counted, not to the permit: "ohne Genehmigung angebaut und in der Wohnfläche enthalten". */
const NOT_COUNTED =
  /(?<!\p{L})(?:nicht|ohne|kein\p{L}*)(?: \p{L}+){0,2} (?:(?:hin)?eingerechnet|mitgerechnet|mitgezählt|einberechnet|enthalten|inbegriffen|gezählt|gerechnet|drin|dabei|berücksichtigt|einbezogen|erfasst)(?!\p{L})|(?<!\p{L})nicht in (?:der|den|die) /u
/** "davon Souterrain: 52 m²", under the whole or beside it. */
const OF_WHICH = regexp.u`(?<!\p{L})davon(?::? ?ca·)?:? (?:[\d,]+ ?(?:m²|qm) (?:im |in der |in den )?)?(?:im |in der |in den )?${PART.source}`
/** "Die untere Ebene misst 62 m², die obere 36 m²": under the roof, where that was built out. */
const UPPER = /(?<!\p{L})(?:obere[nrs]?|oben|maisonette-?ebene|studio)(?!\p{L})/u
const ROOF =
  /(?<!\p{L})(?:bühne|dach\p{L}*|spitzboden\p{L}*|dg|speicher|bodenraum|studio|galerie|aufstockung)(?!\p{L})/u
const ROOF_BUILT_OUT =
  /(?<!\p{L})(?:ausbau|ausgebaut\p{L}*)(?!\p{L})[^.]{0,60}(?:spitzboden|dachboden|dachraum|speicher)|(?:spitzboden|dachboden|dachraum|speicher)\p{L}*(?!\p{L})[^.]{0,60}(?:ausbau|ausgebaut)/u
/** "194 m² (146 m² + 48 m²)" of a house with an Einliegerwohnung: the smaller part is hers. */
const GRANNY_FLAT = /(?<!\p{L})(?:einlieger-?(?:wohnung|whg|app?artement)\p{L}*|elw)(?!\p{L})/u
/** "davon Einliegerwohnung: 57 m²", "darin enthalten die Einliegerwohnung mit 46 m²": a part of the Wohnfläche that is told by name. */
const GRANNY_OF_WHICH = regexp.u`(?<!\p{L})(?:davon|darin(?: enthalten)?|darunter)(?: ist| sind| entfallen auf| auf)?:? (?:ca· |rund )?(?:(?<before>[\d,]+) ?(?:m²|qm) (?:für )?)?(?:die |eine |der |in der )?${GRANNY_FLAT.source}`
const BETWEEN_PARTS = /^[\s(+]*(?:(?:und|sowie|plus) ?)?$/u
/** What a file calls rooms that were made a flat in it. */
const FILED_AS =
  /(?<!\p{L})(?:einlieger\p{L}*|hobby\p{L}*|keller\p{L}*|untergeschoss|souterrain|abstell\p{L}*|als wohnung)(?!\p{L})/u
/** "Die Teilungserklärung führt die Wohnung mit 74 m²": what is more than that is none of the home. */
const OF_DEED =
  /(?<!\p{L})(?:teilungserklärung|aufteilungsplan)(?: von \d{4})? (?:führt|weist|nennt|beschreibt|verzeichnet|gibt|hat|sind|ist) [^.;]{0,60}$|(?<!\p{L})(?:laut|nach|gemäß|in) (?:der |dem )?(?:teilungserklärung|aufteilungsplan) [^.;]{0,60}$/u
/** "Nach den Bauakten sind 154 m² als Wohnfläche genehmigt": what is more than that has no permit, whatever part it is. */
const OF_PERMIT =
  /(?<!\p{L})(?:laut|nach|gemäß|in) (?:der |den |dem )?(?:bauakten?|baugenehmigung|genehmigten plänen) [^.;]{0,60}$|(?<!\p{L})genehmigte wohnfläche(?: beträgt| ist)?:? [^.;]{0,20}$/u
const NO_HOME_AREA =
  /(?<!\p{L})(?:keller\p{L}*|garten\p{L}*|stellplatz|grundstück\p{L}*|balkon|terrasse|nutzfläche)(?!\p{L})/u
/** m² by which rounded parts may miss their sum. */
const ROUNDED = 1
/** m² and share of the Wohnfläche: more is no part of it. */
const MIN = 5
const MAX_SHARE = 0.6

/** @param whole Wohnfläche in m²; null: not told. null: the text tells of no such part */
export function attachedAreaOf(passages: readonly Passage[], whole: number | null): AttachedArea | null {
  if (whole === null) return null
  const isBuiltOut = passages.some(passage => ROOF_BUILT_OUT.test(saidIn(passage).text))
  const hasGrannyFlat = passages.some(({ section, text }) => section === 'object' && GRANNY_FLAT.test(text.toLowerCase())) // prettier-ignore
  for (const passage of passages) {
    if (passage.section !== 'object') continue
    const statements = statementsOf(saidIn(passage).text)
    for (const [at, { text, start, end }] of statements.entries()) {
      // "Die zwei Zimmer im Spitzboden, zusammen 26 m², sind darin enthalten"
      if (NOT_COUNTED.test(text)) continue
      const declared = beyondDeed(text, whole)
      if (declared) {
        const { index, length, area, isByPermit } = declared
        const evidence = inItsClause(proof(passage, start + index, start + index + length))
        if (isByPermit) return { area, evidence }
        const isRoof = ROOF.test(`${text} ${statements[at + 1]?.text ?? ''}`)
        return { area, evidence, ofSum: isRoof ? 'roof' : 'other' }
      }
      const granny = GRANNY_OF_WHICH.exec(text)
      const label = granny ?? OF_WHICH.exec(text)
      const part = label ? null : partOfSum(text, whole, { isBuiltOut, hasGrannyFlat })
      if (part) {
        const evidence = inItsClause(proof(passage, start + part.index, start + part.index + part.length))
        return { area: part.value, evidence, ofSum: part.ofSum }
      }
      if (!label && !(COUNTED.test(text) && PART.test(`${statements[at - 1]?.text ?? ''} ${text}`))) continue
      // Its figure may be in the line below the label, or within it: "davon 52 m² im Souterrain".
      const next = statements[at + 1]
      const until = label && next && !/\d ?(?:m²|qm)/u.test(text.slice(label.index)) ? next.end : end
      const first = start + (label?.index ?? 0)
      const found = areasIn(passage.text.slice(first, until)).find(
        ({ value }) => value >= MIN && value <= whole * MAX_SHARE,
      )
      if (!found) continue
      const from = first + found.index
      const evidence = inItsClause(proof(passage, from, from + found.length))
      return { area: found.value, evidence, ...(granny && { ofSum: 'granny' as const }) }
    }
  }
  return null
}

/** What the Wohnfläche has more than the owners' agreement, or the permit, gives the home. */
function beyondDeed(text: string, whole: number) {
  for (const { index, length, value } of areasIn(text)) {
    const before = text.slice(0, index)
    const area = Math.round((whole - value) * 100) / 100
    const isByPermit = OF_PERMIT.test(before)
    if ((isByPermit || OF_DEED.test(before)) && !NO_HOME_AREA.test(before) && area >= MIN && area <= whole * MAX_SHARE)
      return { index, length, area, isByPermit }
  }
  return null
}

/** Of areas that add up to the whole the one whose part was built later, or is let apart. */
function partOfSum(
  text: string,
  whole: number,
  { isBuiltOut, hasGrannyFlat }: { readonly isBuiltOut: boolean; readonly hasGrannyFlat: boolean },
) {
  const areas = areasIn(text)
  const parts = areas.filter(({ value }) => Math.abs(value - whole) > ROUNDED)
  const sum = parts.reduce((total, { value }) => total + value, 0)
  if (parts.length < 2 || parts.length === areas.length || Math.abs(sum - whole) > ROUNDED) return null
  for (const { index, length, value } of parts) {
    const before = Math.max(0, ...areas.filter(one => one.index < index).map(one => one.index + one.length))
    const words = text.slice(before, index)
    if (value < MIN || value > whole * MAX_SHARE) continue
    const isBare = hasGrannyFlat && parts.length === 2 && value < whole / 2 && BETWEEN_PARTS.test(words)
    if (isBare || GRANNY_FLAT.test(words)) return { index, length, value, ofSum: 'granny' as const }
    const isUpper = isBuiltOut && UPPER.test(words)
    if (isUpper || PART.test(words))
      return { index, length, value, ofSum: isUpper || ROOF.test(words) ? ('roof' as const) : ('other' as const) }
  }
  return null
}

/** Whether what is said of a permit is said of this part. Of a sum that is only known where the same part is named, or what was built out. */
export function isMeantBy({ ofSum }: AttachedArea, said: string): boolean {
  const text = said.toLowerCase()
  switch (ofSum) {
    case undefined:
      return true
    case 'roof':
      return ROOF.test(text) || /(?<!\p{L})(?:ausbau\p{L}*|ausgebaut\p{L}*)/u.test(text)
    case 'granny':
      return FILED_AS.test(text)
    default:
      return PART.test(text)
  }
}
