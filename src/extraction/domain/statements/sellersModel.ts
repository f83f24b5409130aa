import type { Evidence } from '#kernel/evidence.ts'
import { regexp } from '#kernel/regexp.ts'
import { inItsClause } from '../clauseQuote.ts'
import { NUMBER, numberFrom } from '../numbers.ts'
import type { Passage } from '../passages.ts'
import { proof } from '../proof.ts'

/** What is left or lacking by the seller's own example of loan, rent and tax. */
export interface SellersModel {
  /** €: of a month what the buyer adds or keeps, of a year what the loan takes. */
  readonly amount: number
  readonly of: 'aufwand' | 'ueberschuss' | 'kapitaldienst'
  readonly evidence: Evidence
}

const AMOUNT = String.raw`(?<amount>${NUMBER})`
const SIGNS = String.raw`[\s:¦*]{0,3}(?:beträgt\s|von\s|rund\s|ca\.\s|etwa\s)*[–−+-]?\s?`
/** Of a month: "Zuzahlung von 3.500 €" alone buys a kitchen. "Eigenaufwand vor Wertsteigerung¦– 221 €", "monatlich bleiben rund 190 € Eigenaufwand", "mit 118 € monatlichem Aufwand" */
const ADDED = regexp.giu`(?<!\p{L})(?:(?:monatliche[rn]?\s)?(?:Eigenaufwand|Unterdeckung|Liquiditätsbedarf|Eigenleistung\sim\sMonat)|monatliche[rn]?\sZuzahlung|Zuzahlung(?=\s(?:im|pro|je)\sMonat))(?!\p{L})(?:\s(?:vor|nach|im|pro|je)\s\p{L}+){0,2}${SIGNS}${AMOUNT}\s?€|(?<![\d.,])${AMOUNT}\s?€\s(?:(?:monatliche[rmn]?\s)?Eigenaufwand|monatliche[rmn]?\s(?:Aufwand|Zuzahlung))(?!\p{L})|(?<!\p{L})monatlich\s(?:rund\s|ca\.\s|etwa\s)?${AMOUNT}\s?€\s(?:Aufwand|Zuzahlung)(?!\p{L})`
/** "Überschuss vor Tilgung¦477" */
const LEFT = regexp.giu`(?<!\p{L})(?:monatlicher\s(?:Liquiditäts)?-?überschuss|Liquiditäts-?überschuss|überschuss(?=\s(?:vor|nach)\s|\s(?:im|pro|je)\sMonat))(?!\p{L})(?:\s(?:vor|nach|im|pro|je)\s(?!Jahr)\p{L}+){0,2}${SIGNS}${AMOUNT}(?:\s?€|(?=\s*$))`
/** "Kapitaldienst im Jahr¦31.080 €" */
const SERVICE = regexp.giu`(?<!\p{L})(?:Kapitaldienst|Annuität)(?!\p{L})(?:\s(?:im|pro|je)\sJahr|\sp\.\s?a\.|\sjährlich)${SIGNS}${AMOUNT}\s?€`
const PATTERNS = [['aufwand', ADDED], ['ueberschuss', LEFT], ['kapitaldienst', SERVICE]] as const // prettier-ignore
/** What a month may lack or leave. */
const MAX_A_MONTH = 5_000
const LEAST = 20
/** Words of an example of this purchase; one alone stands in every exposé. */
const EXAMPLE =
  /(?<!\p{L})(?:\p{L}*beispiel\p{L}*|steuer\p{L}*|rate|zins\p{L}*|tilgung|darlehen|bank|finanzier\p{L}*|mieteinnahme\p{L}*|wertsteigerung|eigenkapital\p{L}*|vollvermietung)(?!\p{L})/giu
const OTHER =
  /(?<!\p{L})(?:weg|betriebskosten\p{L}*|gemeinschaft\p{L}*|strom\p{L}*|photovoltaik|verein|gmbh|haushalt\p{L}*|\p{L}*abrechnung\p{L}*|küche\p{L}*|einbau\p{L}*|aufzug\p{L}*|lifts?)(?!\p{L})/iu

/** null: none is named. */
export function sellersModelOf(passages: readonly Passage[]): SellersModel | null {
  const own = passages.filter(({ section }) => section !== 'other-offers' && section !== 'terms')
  for (const [of, pattern] of PATTERNS)
    for (const [place, passage] of own.entries())
      for (const match of passage.text.matchAll(pattern)) {
        const amount = numberFrom(match.groups?.['amount'] ?? '')
        if (!amount || amount < LEAST || (of !== 'kapitaldienst' && amount > MAX_A_MONTH)) continue
        const end = match.index + match[0].length
        const [behind = ''] = passage.text.slice(end).split(/[.;\n¦]/u)
        if (OTHER.test(`${passage.text.slice(Math.max(0, match.index - 60), end)}${behind}`)) continue
        if (!isExample(own.slice(Math.max(0, place - AROUND), place + AROUND + 1))) continue
        return { amount, of, evidence: inItsClause(proof(passage, match.index, match.index + match[0].length)) }
      }
  return null
}

/** Passages on either side in which the other lines of the example stand. */
const AROUND = 3

function isExample(near: readonly Passage[]): boolean {
  const words = near.flatMap(({ text }) => [...text.matchAll(EXAMPLE)].map(([word]) => word.toLowerCase()))
  return new Set(words).size > 1
}
