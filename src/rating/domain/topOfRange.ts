import { add, largerOf, type Money, smallerOf, subtract } from '#kernel/money.ts'
import type { Appraisal } from '#valuation/domain/appraisal.ts'
import { PLOT, STAND } from '#valuation/domain/unnamed.ts'
import { roundedDown, type Worth, type WorthGrounds } from '#valuation/domain/worth.ts'

/**
 * No answer to what is open makes right what lies above our own range, for the range holds every usual answer. Only a plot that nobody tells
 * the size of may still carry it: no light turns red by that, but the most that is right on a usual one is told.
 * @param shown the estimate with its range as the reader sees it
 */
export function withTopOfRange(
  worth: Worth | null,
  { estimate }: Pick<Appraisal, 'estimate'>,
  { parking, burden }: Pick<WorthGrounds, 'parking' | 'burden'>,
): Worth | null {
  if (!worth || !estimate) return worth
  // Our range is that of the soil.
  if (worth.unnamed?.id === STAND) return { ...worth, top: worth.best }
  const top = largerOf(add(roundedDown(subtract(estimate.high, burden)), parking), worth.ceiling)
  return { ...worth, top, best: worth.unnamed?.id === PLOT ? worth.best : smallerOf(worth.best, top) }
}

/** The most that any usual answer to what is open makes right. */
export function mostAtBest({ best, top }: Pick<Worth, 'best' | 'top'>): Money {
  return top ? smallerOf(best, top) : best
}

/** In which case it is the most: a plot may be larger than usual ones are. */
export const USUAL_PLOT = 'selbst im günstigsten Fall bei einem Grundstück üblicher Größe'
/** The same of a forest. */
export const RICH_STAND = 'selbst mit einem wertvollen Bestand'
