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
const SIGNS = String.raw`[\s:¦*]{0,3}(?:von\s|rund\s|ca\.\s|etwa\s)*[–−+-]?\s?`
/** "Eigenaufwand vor Wertsteigerung¦– 221 €", "monatlich bleiben rund 190 € Eigenaufwand", "mit 118 € monatlichem Aufwand" */
const ADDED = regexp.giu`(?<!\p{L})(?:monatliche[rn]?\s)?(?:Eigenaufwand|Zuzahlung|Unterdeckung|Liquiditätsbedarf|Eigenleistung\sim\sMonat)(?!\p{L})(?:\s(?:vor|nach|im|pro|je)\s\p{L}+){0,2}${SIGNS}${AMOUNT}\s?€|(?<![\d.,])${AMOUNT}\s?€\s(?:monatliche[rmn]?\s)?(?:Eigenaufwand|Aufwand|Zuzahlung)(?!\p{L})`
/** "Überschuss vor Tilgung¦477" */
const LEFT = regexp.giu`(?<!\p{L})(?:monatlicher\s)?(?:Liquiditäts)?-?überschuss(?!\p{L})(?:\s(?:vor|nach|im|pro|je)\s\p{L}+){0,2}${SIGNS}${AMOUNT}(?:\s?€|(?=\s*$))`
/** "Kapitaldienst im Jahr¦31.080 €" */
const SERVICE = regexp.giu`(?<!\p{L})(?:Kapitaldienst|Annuität)(?!\p{L})(?:\s(?:im|pro|je)\sJahr|\sp\.\s?a\.|\sjährlich)${SIGNS}${AMOUNT}\s?€`
const PATTERNS = [['aufwand', ADDED], ['ueberschuss', LEFT], ['kapitaldienst', SERVICE]] as const // prettier-ignore
/** What a month may lack or leave. */
const MOST_A_MONTH = 5_000
const LEAST = 20
/** The words of an example of this purchase; a house whose tenants' accounts leave a surplus is none. */
const EXAMPLE =
  /(?<!\p{L})(?:\p{L}*beispiel\p{L}*|steuer\p{L}*|rate|zins\p{L}*|tilgung|darlehen|bank|finanzier\p{L}*|mieteinnahme\p{L}*|wertsteigerung)(?!\p{L})/iu
const OTHER =
  /(?<!\p{L})(?:weg|betriebskosten\p{L}*|gemeinschaft\p{L}*|strom\p{L}*|photovoltaik|verein|gmbh|haushalt\p{L}*)(?!\p{L})/iu

/** null: none is named. */
export function sellersModelOf(passages: readonly Passage[]): SellersModel | null {
  const own = passages.filter(({ section }) => section !== 'other-offers' && section !== 'terms')
  const isExample = own.some(({ text }) => EXAMPLE.test(text))
  if (!isExample) return null
  for (const [of, pattern] of PATTERNS)
    for (const passage of own)
      for (const match of passage.text.matchAll(pattern)) {
        const amount = numberFrom(match.groups?.['amount'] ?? '')
        if (!amount || amount < LEAST || (of !== 'kapitaldienst' && amount > MOST_A_MONTH)) continue
        if (OTHER.test(passage.text.slice(Math.max(0, match.index - 60), match.index + match[0].length))) continue
        return { amount, of, evidence: inItsClause(proof(passage, match.index, match.index + match[0].length)) }
      }
  return null
}
