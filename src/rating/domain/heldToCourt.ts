import { euro, germanMoney, inEuro, largerOf, type Money, times } from '#kernel/money.ts'
import { percent } from '#kernel/share.ts'
import type { ExpertFigures } from '#extraction/domain/statements/expertFigures.ts'
import { heldTo, type LimitStep, limitStep, type WorthLimit } from '#valuation/domain/limitSteps.ts'
import { roundedDown, type Worth, type WorthGrounds } from '#valuation/domain/worth.ts'
import { FAR } from './localPrices.ts'

/** The works that the court's expert has priced for a value that he found inside go before those that follow from words and age. */
export function withWorksOfExpert(grounds: WorthGrounds, { works }: ExpertFigures, inspected: boolean): WorthGrounds {
  if (!works || !inspected) return grounds
  const told = euro(works.value)
  const line = limitStep('Arbeiten laut Gutachter des Gerichts', 'Angabe in der Bekanntmachung', told)
  return { ...grounds, works: [line], worksAre: 'named', worksAtWorst: told }
}

/**
 * Who was inside knows what market data cannot: where the court's value lies far above our limit, neither is proven and the middle
 * of both is the limit. And nothing is worth less than the land below it, by the same expert.
 * @param court what the court has fixed; null: no auction
 */
export function heldToCourt(
  worth: Worth | null,
  court: Money | null,
  { land }: ExpertFigures,
  inspected: boolean,
): Worth | null {
  if (!worth || !court) return worth
  const isFar = inspected && court.cents > times(worth.ceiling, percent(100 + FAR)).cents
  const middle = roundedDown(euro(Math.sqrt(inEuro(worth.ceiling) * inEuro(court))))
  const between = `√(${germanMoney(worth.ceiling)} × ${germanMoney(court)}), abgerundet`
  const raised: Worth = isFar
    ? held(worth, middle, 'gericht', limitStep('Mitte mit dem Verkehrswert des Gerichts', between, middle))
    : worth
  const least = land && roundedDown(euro(land.value))
  const floored: Worth =
    land && least && least.cents > raised.ceiling.cents
      ? held(raised, least, 'boden', limitStep('Nicht weniger als der Boden', `Bodenwert laut Gutachter ${germanMoney(euro(land.value))}, abgerundet`, least)) // prettier-ignore
      : raised
  return { ...floored, best: largerOf(floored.best, floored.ceiling) }
}

function held(worth: Worth, ceiling: Money, limitedBy: WorthLimit, step: LimitStep): Worth {
  return { ...worth, ceiling, limitedBy, afterWorks: null, steps: heldTo(worth.steps, step) }
}
