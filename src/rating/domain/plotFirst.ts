import { germanNumber } from '#kernel/germanNumber.ts'
import type { Money } from '#kernel/money.ts'
import type { Appraisal } from '#valuation/domain/appraisal.ts'
import { plotThatExplains } from '#valuation/domain/largePlot.ts'
import { PLOT } from '#valuation/domain/unnamed.ts'
import type { Worth } from '#valuation/domain/worth.ts'
import type { OfferVerdict } from './verdict.ts'

/** Where the plot decides and a price of land is known, the verdict says how large the plot must be for what is asked. */
export function withPlotThatExplains(
  verdict: OfferVerdict,
  worth: Worth | null,
  appraisal: Appraisal,
  price: Money | null,
): OfferVerdict {
  if (price === null || worth?.unnamed?.id !== PLOT || verdict.id !== 'erst-klaeren') return verdict
  const plot = plotThatExplains(price, worth.ceiling, appraisal)
  if (plot === null) return verdict
  const land = germanNumber(appraisal.bodenrichtwert?.value ?? 0)
  const told = `Beim genannten Bodenrichtwert von ${land}\u00a0€/m² ist der geforderte Preis ab etwa ${germanNumber(plot)}\u00a0m² Grundstück erklärbar.`
  return { ...verdict, sentence: `${verdict.sentence} ${told}` }
}
