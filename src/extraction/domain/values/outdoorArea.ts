import { capitalised } from '#kernel/capitalised.ts'
import { type Evidence, wholeQuote } from '#kernel/evidence.ts'
import { regexp } from '#kernel/regexp.ts'
import type { Facts } from '../facts.ts'

/** A terrace, balcony or loggia that is told with its size. */
export interface OutdoorArea {
  /** As it begins a line: "Dachterrasse". */
  readonly name: string
  /** m² */
  readonly area: number
  readonly evidence: Evidence
}

const FIGURE = String.raw`(?<area>\d{1,3}(?:,\d{1,2})?)\s?(?:m²|m2|qm|Quadratmetern?)(?!\p{L})`
/** "Dachterrasse (ca. 45 m²)", "Balkon mit 12 m²", "Terrasse: rund 30 qm" */
const BEHIND = regexp.u`(?<name>(?:Dach|Süd|West|Ost|Nord|Sonnen|Garten)?-?(?:[Tt]errasse|[Bb]alkon|[Ll]oggia))n?(?!\p{L})\s?(?:\(|:|–|-|mit|von|hat|misst)?\s?(?:einer\sFläche\svon\s)?(?:ca\.\s?|rund\s|etwa\s)?${FIGURE}`
/** "45 m² große Dachterrasse" */
const BEFORE = regexp.u`${FIGURE}(?:[ -]große[nrs]?|\sumfassende[nrs]?)?\s(?<name>(?:Dach|Süd|West|Ost|Nord|Sonnen|Garten)?-?(?:[Tt]errasse|[Bb]alkon|[Ll]oggia))n?(?!\p{L})`

/** The largest of those that the exposé tells with their size; null: none. */
export function outdoorAreaOf({ terrasse, balkon }: Pick<Facts, 'terrasse' | 'balkon'>): OutdoorArea | null {
  const found = [terrasse, balkon]
    .flatMap(fact => fact?.evidence ?? [])
    .flatMap(evidence => {
      const told = (BEHIND.exec(wholeQuote(evidence)) ?? BEFORE.exec(wholeQuote(evidence)))?.groups
      return told?.['area'] && told['name']
        ? [{ name: capitalised(told['name']), area: Number(told['area'].replace(',', '.')), evidence }]
        : []
    })
  return found.toSorted((a, b) => b.area - a.area)[0] ?? null
}
