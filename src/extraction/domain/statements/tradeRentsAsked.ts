import type { Evidence } from '#kernel/evidence.ts'
import { regexp } from '#kernel/regexp.ts'
import { inItsClause } from '../clauseQuote.ts'
import type { Passage } from '../passages.ts'
import { proof } from '../proof.ts'
import { saidIn } from '../scope/said.ts'
import { statementsOf } from './statementsOf.ts'

/** For what premises like those on offer are let at the place, by the seller's own words: nobody is bound to pay it. */
export interface TradeRentAsked {
  readonly use: 'halle' | 'buero'
  /** Net rent, €/m² a month; equal where one figure is named. */
  readonly low: number
  readonly high: number
  /** m² of it that are on offer; null: not told apart. */
  readonly areaM2: number | null
  readonly evidence: Evidence
}

const WORDS = {
  halle: String.raw`(?:\p{L}*-)?(?:\p{L}*hallen?|hallenfläche\p{L}*|\p{L}*lagerflächen?|produktionsflächen?|werkstätten|hallenmiete\p{L}*)`,
  buero: String.raw`(?:büros?|bürofläche\p{L}*|büroräume|büromiete\p{L}*|büro-? und sozialflächen?)`,
} as const
const FIGURE = String.raw`\d{1,2}(?:,\d{1,2})?`
const PER_M2 = String.raw`(?:€|euro|eur) ?(?:\/|je|pro) ?(?:m²|qm|quadratmeter)`
const RANGE = String.raw`(?<![\d·,])(?:(?<low>${FIGURE})(?: ?(?:${PER_M2}|€))? ?(?:bis|und|-|–) ?)?(?<high>${FIGURE}) ?${PER_M2}`
/** "Vergleichbare Hallen werden zu …", "ortsüblich sind", "Marktmiete" */
const AT_THE_PLACE =
  /(?<!\p{L})(?:vergleichbare[nr]?|ähnliche[nr]?|(?:orts|markt)übliche?[nr]?|marktmieten?|mietniveau|(?:am|im) ort|in der (?:region|umgebung)|nachbarschaft|erzielbar\p{L}*|übliche[nr]? mieten?)(?!\p{L})/u
/** What this tenant pays, what it costs beside, what a buyer pays. */
const OTHER =
  /(?<!\p{L})(?:mieter(?:in|s)? (?:zahlt|zahlen)|zahlt|gezahlt\p{L}*|kaufpreis\p{L}*|kaufpreise|warmmiete|nebenkosten|baukosten|könnte\p{L}*|wohnung\p{L}*|wohnfläche\p{L}*|verkauft)(?!\p{L})/u
const LEAST = 1.5
const MOST = 40
/** A range wider than that is of all kinds of premises. */
const WIDEST = 2.2

/** Those of halls and of offices, each once. Empty: the document tells of none. */
export function tradeRentsAsked(passages: readonly Passage[]): TradeRentAsked[] {
  const own = passages.filter(({ section }) => section !== 'other-offers' && section !== 'terms')
  return (['halle', 'buero'] as const).flatMap(use => {
    const [found] = own.flatMap(passage =>
      statementsOf(saidIn(passage).text).flatMap(({ text, start }) => {
        if (!AT_THE_PLACE.test(text) || OTHER.test(text)) return []
        const match = regexp.u`(?<!\p{L})${WORDS[use]}(?!\p{L})[^.;€]{0,110}?${RANGE}`.exec(text)
        const high = numberOf(match?.groups?.['high'])
        const low = numberOf(match?.groups?.['low'] ?? match?.groups?.['high'])
        if (!match || low < LEAST || high > MOST || low > high || high > low * WIDEST) return []
        const at = start + match.index
        return { use, low, high, evidence: inItsClause(proof(passage, at, at + match[0].length)) }
      }),
    )
    return found ? [{ ...found, areaM2: areaOf(own, use) }] : []
  })
}

/** "Hallenfläche 1.180 m²", "Büro- und Sozialfläche: 264 m²" */
function areaOf(passages: readonly Passage[], use: TradeRentAsked['use']): number | null {
  const name =
    use === 'halle' ? '(?:hallen|produktions|lager)-?(?:nutz)?fläche' : 'büro-?(?:(?: und |/)sozial-?)?(?:nutz)?fläche'
  const told = regexp.u`(?<!\p{L})${name}(?!\p{L}) ?[:¦]? ?(?:ca· |rund |etwa )*(?<area>\d{1,3}(?:·\d{3})+|\d{2,5})(?:,\d{1,2})? ?(?:m²|qm)`
  for (const passage of passages) {
    const found = told.exec(saidIn(passage).text)?.groups?.['area']
    if (found !== undefined) return numberOf(found)
  }
  return null
}

function numberOf(written: string | undefined): number {
  return Number((written ?? '0').replaceAll('·', '').replace(',', '.'))
}
