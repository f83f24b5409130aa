import { euro, type Money } from '#kernel/money.ts'
import type { Comparison } from '#extraction/domain/statements/comparisons.ts'
import type { Assessment } from '#rating/domain/assess.ts'
import { twinSaleOf } from '#rating/domain/twinSale.ts'
import { paragraph } from '../blocks.ts'
import type { Block } from '../report.ts'
import { fixedDecimal, wholeEuro } from './germanAmounts.ts'
import { spokenQuote } from './wording.ts'

const MAX_QUOTE = 140

/** What others were sold for by the seller's own words, beside the estimate, which knows nothing of it. */
export function comparisonBlocks({ sums: { comparisons }, appraisal, offer, worth, day }: Assessment): Block[] {
  // Others were sold free: an estimate with a right on it is not their like.
  const estimate = offer.deal?.retained ? null : appraisal.estimate
  const like = twinSaleOf(offer, comparisons, day)
  return comparisons.map(one =>
    paragraph(
      `Vergleich laut Exposé, nicht belegt: ${spanOf(one)} ${spokenQuote(one.evidence, MAX_QUOTE)}. ${against(one, estimate, areaOf(offer))}Lassen Sie sich Lage, Größe, Zustand und Datum dieses Verkaufs zeigen; ${effectOf(one, like, worth)}.`,
    ),
  )
}

/** German: what it does to estimate and limit. */
function effectOf(one: Comparison, like: Money | null, worth: Assessment['worth']): string {
  const isLike = (one.isTwin || one.isAlike) && like?.cents === euro(one.high).cents
  if (isLike) return 'unsere Schätzung haben wir ihm angenähert, wo er billiger war'
  if (one.isNextDoor && worth?.limitedBy === 'nebenan') return 'unsere Grenze ist deshalb die Mitte zu ihm'
  if (one.isRefurbished && worth?.limitedBy === 'saniert') return 'unsere Grenze ist dieser Preis, weniger der Arbeiten'
  return 'die Mitte unserer Schätzung ändert er nicht'
}

/** What one can point at: sales below the asked price, and one next door above it for what that home had more, in the seller's own words. */
export function saleArguments({ sums: { comparisons }, money: { price } }: Assessment): string[] {
  if (price === null) return []
  return comparisons
    .filter(({ per }) => per === 'object')
    .flatMap(one => {
      const sold = `${spanOf(one)} (${spokenQuote(one.evidence, MAX_QUOTE)})`
      if (euro(one.high).cents < price.cents)
        return [`Das Exposé nennt selbst einen billigeren Verkauf: ${sold}. Fragen Sie, was diesen Preis vom geforderten unterscheidet.`] // prettier-ignore
      if (!one.isNextDoor && !one.isSameHouse) return []
      return [
        `Nebenan wurden ${sold} gezahlt: Lassen Sie sich zeigen, was dort mehr dabei war (Fläche, Grund, Ausbau, Zustand), und ziehen Sie es ab.`,
      ]
    })
}

/** Two houses of one street that are for sale on the same day: what is cheaper by the flat or the m² is the best argument there is. */
export function nextDoorArguments({ sums: { nextDoor }, money: { price }, offer: { numbers } }: Assessment): string[] {
  if (price === null) return []
  return nextDoor.flatMap(({ price: asked, units, area, evidence }) => {
    const said = `Das Haus nebenan steht zugleich für ${wholeEuro(euro(asked))} zum Verkauf (${spokenQuote(evidence, MAX_QUOTE)})`
    const pairs = [pairOf('je Wohnung', units, numbers.einheiten), pairOf('je m²', area, numbers.wohnflaeche)]
    const told = pairs.flatMap(pair => {
      if (!pair) return []
      const [there, here] = [asked / pair.theirs, price.cents / 100 / pair.ours]
      return there < here
        ? [`${wholeEuro(euro(Math.round(there)))} ${pair.per}, hier ${wholeEuro(euro(Math.round(here)))}`]
        : []
    })
    if (told.length > 0) return [`${said}: ${told.join('; ')}. Fragen Sie, was den Unterschied rechtfertigt.`]
    return pairs.some(pair => pair !== null) ? [] : [`${said}. Fragen Sie nach Fläche, Miete und Zustand dort, und vergleichen Sie.`] // prettier-ignore
  })
}

function pairOf(per: string, theirs: number | null, ours: number | null) {
  return theirs !== null && theirs > 0 && ours !== null && ours > 0 ? { per, theirs, ours } : null
}

function spanOf({ low, high, per }: Pick<Comparison, 'low' | 'high' | 'per'>): string {
  const said = (value: number) =>
    per === 'm²' ? `${fixedDecimal(value, Number.isInteger(value) ? 0 : 2)}\u00a0€ je m²` : wholeEuro(euro(value))
  return low === high ? said(high) : `${said(low)} bis ${said(high)}`
}

function against(
  { low, high, per }: Comparison,
  estimate: { readonly low: Money; readonly high: Money } | null,
  area: number | null,
): string {
  const times = per === 'm²' ? area : 1
  if (!estimate || times === null) return ''
  const each =
    per === 'm²'
      ? `Für diese Fläche wären das ${spanOf({ low: low * times, high: high * times, per: 'object' })}: `
      : ''
  const where =
    euro(low * times).cents > estimate.high.cents
      ? 'über'
      : euro(high * times).cents < estimate.low.cents
        ? 'unter'
        : 'in'
  return `${each}${each === '' ? 'Das' : 'das'} liegt ${where} unserer Spanne. `
}

/** What a price of a square metre is for. */
function areaOf({ kind, numbers }: Assessment['offer']): number | null {
  return kind === 'Grundstück' ? numbers.grundstuecksflaeche : numbers.wohnflaeche
}
