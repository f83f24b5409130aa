import type { Evidence } from '#kernel/evidence.ts'
import { regexp } from '#kernel/regexp.ts'
import { inItsClause } from '../clauseQuote.ts'
import { areasIn, NUMBER, SQUARE_METRES } from '../numbers.ts'
import type { Passage } from '../passages.ts'
import { proof } from '../proof.ts'
import { sentenceAround } from '../scope/negation.ts'
import type { Section } from '../sections.ts'

/** What is sold beside the plot of the house, and has to be named in the deed by itself. */
export interface SecondParcel {
  /** German, with its area: "Flurstück von 18 m² (Garage)"; "ein Fünfzehntel (Garagenhof)". */
  readonly name: string
  readonly evidence: Evidence
}

const SECTIONS: readonly Section[] = ['object', 'location', 'costs']
const OUTBUILDING = String.raw`(?:Doppel|Einzel|Fertig)?-?(?:[Gg]aragen?|[Cc]arports?|[Ss]tellpl(?:atz|ätze)|[Gg]artenparzelle|[Ww]eg|[Zz]ufahrt)`
const PARCEL = regexp.gu`(?<what>${OUTBUILDING})(?!\p{L})(?:(?!${SQUARE_METRES})[^.;]){0,90}?(?<!\p{L})(?:eigene[nms]?|weitere[nms]?|zweite[nms]?|gesonderte[nms]?|separate[nms]?)\s(?:\p{Ll}+\s)?(?:Flurstück|Grundstück|Parzelle)(?:e?s)?\s(?:von|mit)\s(?:ca\.\s|rund\s|etwa\s)?(?:${NUMBER})\s?${SQUARE_METRES}`
const SHARED = String.raw`(?:Garagen(?:hof|zufahrt|vorplatz|weg)|Privat(?:weg|straße)|Wohnweg|Stichweg|Zufahrt(?:sweg|sstraße)?|Hof|Spielplatz|Wendehammer)`
const SHARE = String.raw`(?<share>ein(?:e|en)?\s(?:Hälfte|Drittel|Viertel|\p{Lu}?\p{Ll}+(?:stel|tel))|\d{1,4}\s?/\s?\d{1,4})`
/** "Am Garagenhof haben wir ein Zwölftel", "1/8 Anteil am Privatweg" */
const SHARES = [
  regexp.gu`(?<!\p{L})(?:[Aa]m|[Aa]n\sde[rm])\s(?<what>${SHARED})(?!\p{L})[^.;]{0,25}\s(?:haben|halten|gehört|besitzen)\s(?:[^.;,\s]+\s){0,6}${SHARE}(?!\p{L})`,
  regexp.gu`(?<![\p{L}\d])${SHARE}\s(?:(?:Mit)?-?(?:[Ee]igentums)?-?[Aa]nteil\s)?(?:am|an\sde[rm])\s(?:\p{Ll}+\s)?(?<what>${SHARED})(?!\p{L})`,
]
const NOT_SOLD =
  /(?<!\p{L})(?:nicht\s(?:\p{L}+\s)?(?:mit)?-?(?:verkauft|veräußert)|gehört\snicht|gepachtet|gemietet|nachbar(?:n|s)?\s(?:hat|gehört)|optional)(?!\p{L})/iu

/** In the order of the text; a parcel of the size of the plot is the plot. @param plot m²; null: not told */
export function secondParcelsOf(passages: readonly Passage[], plot: number | null): SecondParcel[] {
  const found = passages.flatMap(passage => {
    if (!SECTIONS.includes(passage.section)) return []
    const told = (match: RegExpExecArray, name: string): SecondParcel[] => {
      const end = match.index + match[0].length
      return NOT_SOLD.test(sentenceAround(passage.text, match.index, end))
        ? []
        : [{ name, evidence: inItsClause(proof(passage, match.index, end)) }]
    }
    const parcels = [...passage.text.matchAll(PARCEL)].flatMap(match => {
      const area = areasIn(match[0]).at(-1)?.value
      return area === undefined || area === plot ? [] : told(match, `Flurstück von ${String(area).replace('.', ',')}\u00a0m² (${match.groups?.['what'] ?? ''})`) // prettier-ignore
    })
    const shares = SHARES.flatMap(pattern => [...passage.text.matchAll(pattern)]).flatMap(match =>
      told(match, `${(match.groups?.['share'] ?? '').replace(/\s+/gu, ' ')} (${match.groups?.['what'] ?? ''})`),
    )
    return [...parcels, ...shares]
  })
  return [...new Map(found.map(one => [one.name, one])).values()]
}
