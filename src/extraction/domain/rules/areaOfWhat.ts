import { RANK } from '../facts.ts'
import { areasIn } from '../numbers.ts'
import type { Reading } from '../rule.ts'

/** m² */
export const MIN_LIVING = 10
export const MAX_LIVING = 5000

/** "540 m² Grundstück": the word behind the figure says what it measures. */
const PLOT_FOLLOWS =
  /^\s*(?:großes?\s|großen\s)?(?:\p{L}+es\s)?(?:Grundst|Grund(?!riss)|Garten|Gewerbe|Nutzfl|Lager|Verkauf|Halle|Acker|Wald|Wiese)/u

/** "41 Wohnungen, zusammen 3.214 m²" */
const OF_A_PROJECT =
  /(?<![\d.,])(?:\d{2,3}|zwei|drei|vier|fünf|sechs|sieben|acht|neun)\s(?:\p{L}+e\s)?(?:wohnungen|wohneinheiten|häuser|reihenhäuser|apartments|einheiten)[^.;]{0,80}(?:zusammen|insgesamt|gesamt)/iu

/** "Die Wohnfläche des Haupthauses", "ein Nebengebäude mit ca. 114 m² Wohnfl.": true of a part, no rival of the whole. */
const PART_OF_HOUSE =
  /(?<!\p{L})(?:haupthaus|neben(?:gebäude|haus)|hinterhaus|vorderhaus|anbau|einlieger\p{L}*|gästehaus|hauptwohnung|wohnung (?:im|eins|zwei|[12]))(?:e?s)?(?!\p{L})/iu

const OTHER_AREA =
  /grund|garten|balkon|terrass|loggia|keller|garage|nutzfl|gewerbe|laden|büro|je |pro |zwischen|bis zu|ab /iu

/** "Terrasse und Garten mit zusammen 97 m²" */
const OUTSIDE =
  /(?:grundstück|grund|garten|fläche|terrassen?|balkone?|loggia|keller)\s(?:mit\s|sind\s|messen\s|umfassen\s|von\s)?$/iu
/** "liegt in einer gepflegten Anlage mit insgesamt 2.380 m²": all flats of it. */
const OF_AN_ESTATE =
  /(?<!\p{L})(?:in|teil) eine[rms] (?:\p{L}+ ){0,2}\p{L}*(?:anlage|park|ensembles?|komplex(?:es)?|quartiers?|hochhaus(?:es)?) mit (?:insgesamt |zusammen )?$/iu
/** "aus dem Flurstück 88/3, das insgesamt 2.960 m² groß ist" */
const OF_GROUND =
  /(?<!\p{L})(?:flurstück\p{L}*|flst|parzelle\p{L}*|gemarkung|teilfläche|flur \d+|gartenland|freifläche)(?!\p{L})/iu

/** "Wohnfläche ¦ auf Anfrage ¦ Grundstück ¦ 612 m²" */
const UNTOLD = /^(?:gesamt)?(?:wohnfl|wfl)[^\d]*(?:¦|\|)[^\d]*grund(?:st|fl)/iu

/** "Netto-Raumfläche nach DIN 277: 158,2 m²" measures cellar, walls and ways, too. */
const OTHER_METHOD =
  /(?<!\p{L})(?:netto-?(?:raum|grund)-?fläche|brutto-?grundfläche|geschossfläche|ngf|nrf|bgf|din 277)(?!\p{L})[^.;\n\d]{0,30}(?:\s277[^.;\n\d]{0,30})?$/iu

/** Without the word "Wohnfläche" beside it. */
export function listedArea(match: RegExpExecArray, { text }: { readonly text: string }): Reading | undefined {
  const reading = lastArea(match, text)
  return reading && { ...reading, rank: RANK.hint, doubt: 0.7 }
}

export function lastArea(match: RegExpExecArray, text: string): Reading | undefined {
  const value = areasIn(match[0]).at(-1)?.value
  if (!value || value < MIN_LIVING || value > MAX_LIVING) return undefined
  const before = text.slice(Math.max(0, match.index - 14), match.index)
  if (
    /^(?:insgesamt|zusammen|gesamt|in summe)/iu.test(match[0]) &&
    (OUTSIDE.test(text.slice(Math.max(0, match.index - 40), match.index)) ||
      OF_GROUND.test(text.slice(Math.max(0, match.index - 120), match.index)))
  )
    return undefined
  if (OTHER_METHOD.test(text.slice(Math.max(0, match.index - 60), match.index))) return undefined
  if (OF_AN_ESTATE.test(text.slice(Math.max(0, match.index - 80), match.index)) || UNTOLD.test(match[0]))
    return undefined
  // "131 m² Wohnfläche, fünf Zimmer, 905 m² Grundstück": the word belongs to the figure before it.
  if (/(?:m²|m2|qm)\s(?:reine\s|große\s)?$/iu.test(before) && /^(?:Gesamt)?(?:Wohnfl|Wfl|living)/iu.test(match[0]))
    return undefined
  // "Grdst. ca. 1.850 m², 9 Zimmer"
  if (
    /(?<!\p{L})(?:grdst|grundst|gdst|areal|parzelle|garten|nutzfl|keller|balkon|terrass|loggia)\p{L}*\.?\s?:?\s?(?:ca\.?\s)?$/iu.test(
      text.slice(Math.max(0, match.index - 24), match.index),
    )
  )
    return undefined
  if (PLOT_FOLLOWS.test(text.slice(match.index + match[0].length)) && !/wohnfl|wfl/iu.test(match[0].slice(-14)))
    return undefined
  if (
    /(?:\d|m²|qm)\s*(?:bis|-|–)\s*(?:cir|circa\.?\s*|ca\.?\s*)?$/u.test(before) ||
    /^\s*(?:bis|-|–)\s*(?:circa\.?|ca\.?)?\s*\d/u.test(text.slice(match.index + match[0].length))
  )
    return undefined
  if (OTHER_AREA.test(match[0].replace(/Garten|Grundriss/gu, ' ')) && !/wohnfl|wfl/iu.test(match[0])) return undefined
  const clause = text
    .slice(text.lastIndexOf('. ', match.index) + 1, match.index + match[0].length)
    .replace(/nach dem anbau/iu, ' ')
  // "41 Wohnungen, zusammen 3.214 m² Wohnfläche": of the offer only where nothing says it of one.
  if (OF_A_PROJECT.test(clause)) return { value, unit: 'm²', rank: RANK.hint }
  return PART_OF_HOUSE.test(clause) ? { value, unit: 'm²', doubt: 0.5 } : { value, unit: 'm²' }
}
