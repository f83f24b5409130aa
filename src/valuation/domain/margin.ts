import { germanMoney, times } from '#kernel/money.ts'
import type { Appraisal, PriceEstimate } from './appraisal.ts'
import { limitStep, type LimitStep, printedShare } from './limitSteps.ts'
import { halfWidthOf, type Uncertainty } from './spread.ts'

/**
 * Which part of the half-width a price may lie above the middle, and how much at most. Notarised prices of equal homes differ as
 * much among each other, so the middle itself is no limit; beyond a tenth only the best of them bring it, and a wide range is
 * ignorance, not a market.
 */
const ABOVE_MIDDLE = 1 / 2
export const MAX_ABOVE = 0.1

/** How far above the middle a price may lie, as a share of it. */
interface Margin {
  readonly above: number
  readonly formula: string
}

/** An Erbbaurecht is worth less each year, few banks lend on it and its next buyer is harder to find: nobody pays above its middle. */
export function marginOf(
  { object, uncertainties, bodenrichtwert }: Appraisal,
  estimate: PriceEstimate,
  most: number,
  isPartOpen = false,
): Margin {
  const mid = `Mitte ${germanMoney(estimate.mid)}`
  if (object?.erbbaurecht === true) return { above: 0, formula: `${mid}, beim Erbbaurecht ohne Aufschlag` }
  if (isPartOpen) return { above: 0, formula: `${mid}, mit einer Wohnung ohne Genehmigung ohne Aufschlag` }
  if (most === 0)
    return { above: 0, formula: `${mid}, ${bodenrichtwert && !object ? FOR_OPEN_PLOT : FOR_RENT} ohne Aufschlag` }
  const half = Number(certainHalfWidth(estimate, uncertainties).toFixed(3))
  const above = Math.min(most, ABOVE_MIDDLE * half)
  const why = above === most ? `höchstens ${printedShare(most)}; ` : ''
  return {
    above,
    formula: `${mid} + ${printedShare(above)} (${why}die Hälfte von ±${printedShare(half)} ohne Offenes)`,
  }
}

/** The middle with what is added to it. */
export function stepOf({ above, formula }: Margin, { mid }: PriceEstimate): LimitStep {
  return { ...limitStep('Schätzung', formula, times(mid, 1 + above)), ...(above === 0 && { isBare: true }) }
}

const FOR_RENT = 'bei einem Kauf für die Miete'
const FOR_OPEN_PLOT = 'solange Baurecht oder Zufahrt nicht gesichert sind,'

/** Without what the exposé left out: not knowing must not make a price right. */
function certainHalfWidth({ halfWidth }: PriceEstimate, uncertainties: readonly Uncertainty[]): number {
  const known = uncertainties.filter(({ missing }) => !missing)
  return known.length === 0 ? halfWidth : Math.min(halfWidth, halfWidthOf(known))
}
