import type { Evidence } from '#kernel/evidence.ts'
import { regexp } from '#kernel/regexp.ts'
import { amountsIn } from '../../numbers.ts'
import type { Passage } from '../../passages.ts'
import type { Part } from '../deal.ts'
import { hitsOf, ownText, proofOf } from '../ownText.ts'
import { SPACE } from './parkingWords.ts'

const EUROS = String.raw`\d{2,3}(?:,\d{2}|,-+)?\s?(?:€|EUR|Euro)(?!\s?\/?\s?m²)`
/** "Miete TG-Platz | 45 €", "der Stellplatz ist für 60 € vermietet", "zuzüglich 45 € für die Garage". */
const RENTED = regexp.giu`(?<!\p{L})(?:(?:tief)?garagen|carport|TG)-?miete(?!\p{L})[^.;€\d\n]{0,30}(?<money3>${EUROS})|(?<!\p{L})(?:${SPACE})(?!\p{L})(?:\sNr\.?\s?\d{1,4})?(?:[^.;€\d]|(?<=mtl|monatl)\.){0,60}(?<money>${EUROS})|(?<money2>${EUROS})\s?(?:\p{L}+\s){0,2}?(?:für|je|pro|\/|à)\s?(?:den |die |das |einen |eine )*(?:${SPACE})(?!\p{L})`
const OF_RENT = /(?<!\p{L})(?:\p{L}*miete\p{L}*|vermietet|mietet|mieter\p{L}*|pacht)(?!\p{L})/iu
/** In the rent that is stated already, paid to somebody else, or no rent. */
const NOT_ON_TOP =
  /(?<!\p{L})(?:inkl|inklusive|einschl|einschließlich|enthalten|enthält|inbegriffen|davon|darin|nachbar\p{L}*|angemietet\p{L}*|anmiet\p{L}*|anzumieten|könn\p{L}*|möglich|erzielbar|ortsüblich)(?!\p{L})/iu
const OF_HOME = /(?<!\p{L})(?:wohnung|haus|apartment|appartement|wohneinheit|WE)(?!\p{L})/iu
/** What the owner pays for the space. */
const COST = /(?<!\p{L})(?:hausgeld|wohngeld)(?!\p{L})/iu
const MAX_LABEL = 20
const MAX_BEFORE = 60
const MAX_AFTER = 40

/** A month's rent of the one parking space that is priced or in the price, where it is paid beside that of the home. */
export function withParkingRent(
  parts: readonly Part[],
  passages: readonly Passage[],
  kaltmiete: number | null = null,
): Part[] {
  const spaces = parts.filter(
    ({ kind, priceEuro, inPrice }) => kind === 'stellplatz' && (priceEuro !== null || inPrice === true),
  )
  const isNone = parts.every(({ kind }) => kind !== 'stellplatz')
  const rent = spaces.length === 1 || isNone ? parkingRentOf(passages) : null
  if (!rent) return [...parts]
  // "Garagenmiete monatlich: 35 €" of a let house: who lists its units alone forgets it.
  if (isNone) return isLetHouse(parts) ? [...parts, letSpace(rent)] : [...parts]
  const isInSum = kaltmiete !== null && paysAlone(kaltmiete - rent.euro, passages)
  return parts.map(part =>
    part === spaces[0] && part.rentMonthEuro === null
      ? {
          ...part,
          rentMonthEuro: rent.euro,
          ...(isInSum && { isInSum: true as const }),
          evidence: [...part.evidence, rent.evidence],
        }
      : part,
  )
}

/** "Kaltmiete Wohnung 690 €" above "Stellplatz 45 €" and "gesamt 735 €": the rows themselves add up. */
function paysAlone(euro: number, passages: readonly Passage[]): boolean {
  return ownText(passages).some(
    ({ text }) => OF_RENT.test(text) && OF_HOME.test(text) && amountsIn(text).some(one => one.unit === '€' && one.value === euro), // prettier-ignore
  )
}

/** Units that pay rent, and none of them has a price of its own. */
function isLetHouse(parts: readonly Part[]): boolean {
  return parts.length > 1 && parts.some(({ rentMonthEuro }) => rentMonthEuro !== null) && parts.every(({ priceEuro }) => priceEuro === null) // prettier-ignore
}

function letSpace({ euro, evidence }: { euro: number; evidence: Evidence }): Part {
  const open = { areaM2: null, areaKind: null, priceEuro: null, status: null, inPrice: null }
  return { name: 'Garage oder Stellplatz', kind: 'stellplatz', ...open, rentMonthEuro: euro, let: true, evidence: [evidence] } // prettier-ignore
}

/** null: none, or several that differ. */
function parkingRentOf(passages: readonly Passage[]): { euro: number; evidence: Evidence } | null {
  const found = new Map<number, Evidence>()
  for (const hit of hitsOf(RENTED, ownText(passages))) {
    const groups = new RegExp(RENTED.source, 'iu').exec(hit.text)?.groups ?? {}
    const [amount] = amountsIn(groups['money'] ?? groups['money2'] ?? groups['money3'] ?? '')
    const before = hit.passage.text.slice(Math.max(0, hit.start - MAX_BEFORE), hit.start)
    const near = `${before}${hit.passage.text.slice(hit.start, hit.end + MAX_AFTER)}`
    const isCost = COST.test(`${before.slice(-MAX_LABEL)}${hit.text}`)
    if (!amount || isCost || !OF_RENT.test(near) || NOT_ON_TOP.test(near)) continue
    if (!found.has(amount.value)) found.set(amount.value, proofOf(hit))
  }
  const [first] = found
  return found.size === 1 && first ? { euro: first[0], evidence: first[1] } : null
}
