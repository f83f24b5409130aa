import { germanNumber } from '#kernel/germanNumber.ts'
import { euro, inEuro } from '#kernel/money.ts'
import type { PriceEvidence } from '#extraction/domain/statements/priceEvidence.ts'
import type { PriceSource } from '#extraction/domain/statements/priceSource.ts'
import { pricePerArea } from '#valuation/domain/pricePerArea.ts'
import type { Assessment } from '#rating/domain/assess.ts'
import { isOfOtherTerms } from '#rating/domain/localPrices.ts'
import { bullets, heading } from '../blocks.ts'
import type { Block } from '../report.ts'
import { fixedDecimal, wholeEuro, wholeNumber } from './germanAmounts.ts'
import { spokenQuote } from './wording.ts'

const MAX_QUOTE = 140
const MAX = 4

/** What the exposé itself names as a yardstick for its price, held against what is asked; what the chapter weighs elsewhere is left out. */
export function statedPriceBlocks(assessment: Assessment): Block[] {
  const { sums, appraisal, offer } = assessment
  // Sales are told with what they do to the estimate, where there is one.
  const weighed = [...(appraisal.estimate ? sums.comparisons : []), ...sums.valuations]
  const told = sums.prices.filter(({ source, low, high }) => {
    // A flat has a share of the land, and what stands on another's land none.
    const hasLand = offer.kind !== 'Wohnung' && !isOfOtherTerms(offer.deal)
    if (source === 'bodenrichtwert' && !hasLand) return false
    return !weighed.some(one => one.low === low && one.high === high)
  })
  const ofLand = (one: PriceEvidence) => (offer.kind === 'Grundstück' && one.source === 'bodenrichtwert' ? 0 : 1)
  const lines = told.toSorted((a, b) => ofLand(a) - ofLand(b)).map(one => lineOf(one, assessment))
  return lines.length === 0 ? [] : [heading('Was das Exposé selbst zum Preis nennt'), bullets(lines.slice(0, MAX))]
}

const NAMES: Readonly<Record<PriceSource, string>> = {
  bodenrichtwert: 'Bodenrichtwert',
  gutachterausschuss: 'Gutachterausschuss',
  marktbericht: 'Marktbericht',
  portal: 'Preise am Ort laut Portal',
  'im-haus': 'Verkauf im selben Haus oder derselben Anlage',
  nebenan: 'Verkauf in der Nachbarschaft',
  verkauf: 'Andere Verkäufe',
  angebot: 'Andere Angebote, nur verlangt',
  schaetzung: 'Einschätzung anderer',
}

function lineOf(one: PriceEvidence, assessment: Assessment): string {
  const { source, low, high, per, year, evidence } = one
  const when = year === null ? '' : ` (${year})`
  const span = low === high ? saidAs(per, high) : `${numberAs(per, low)} bis ${saidAs(per, high)}`
  return `${NAMES[source]}${when}: ${span} (${spokenQuote(evidence, MAX_QUOTE)}).${besides(one, assessment)}`
}

function besides(
  { source, low, high, per }: PriceEvidence,
  { offer, money: { price }, appraisal }: Assessment,
): string {
  if (!price || price.cents <= 0) return ''
  const plot = offer.numbers.grundstuecksflaeche
  const isPlot = offer.kind === 'Grundstück'
  if (source === 'bodenrichtwert' && !isPlot)
    return plot === null ? '' : ` Für ${germanNumber(plot)}\u00a0m² Grund sind das ${low === high ? '' : `${wholeNumber(Math.round(low * plot))} bis `}${wholeEuro(euro(Math.round(high * plot)))} von ${wholeEuro(price)}.` // prettier-ignore
  const each = isPlot ? (plot ? inEuro(price) / plot : null) : (pricePerArea(offer, price, appraisal.parking)?.perM2 ?? null) // prettier-ignore
  const asked = per === 'object' ? inEuro(price) : each
  if (asked === null) return ''
  // Of one home the size is seldom told, and what is sold with a right on it is no like.
  // The Bodenrichtwert of a wood is of its ground, the price of its trees, too.
  const isOfGround = source === 'bodenrichtwert' && offer.deal?.type.value === 'land-forst'
  const isLike = (per === 'm²' || source === 'schaetzung') && !isOfGround && !isOfOtherTerms(offer.deal)
  return ` Gefordert sind ${saidAs(per, per === 'm²' && asked >= SMALL ? Math.round(asked) : asked)}${isLike ? where(asked, low, high) : ''}.`
}

function where(asked: number, low: number, high: number): string {
  const [over, under] = [Math.round((asked / high - 1) * 100), Math.round((1 - asked / low) * 100)]
  if (over > 0) return `, ${over}\u00a0% mehr`
  if (under > 0) return `, ${under}\u00a0% weniger`
  return low === high ? ', ebenso viel' : ', in dieser Spanne'
}

/** € per m²: below it cents count, of fields and woods. */
const SMALL = 20

function numberAs(per: PriceEvidence['per'], value: number): string {
  return per === 'object' ? wholeNumber(value) : fixedDecimal(value, Number.isInteger(value) ? 0 : 2)
}

function saidAs(per: PriceEvidence['per'], value: number): string {
  return per === 'object' ? wholeEuro(euro(value)) : `${numberAs(per, value)}\u00a0€/m²`
}
