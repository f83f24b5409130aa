import { germanMoney, type Money } from '#kernel/money.ts'
import { PLOT, STAND, type Unnamed } from '#valuation/domain/unnamed.ts'
import type { Worth } from '#valuation/domain/worth.ts'
import { isAboveRange } from './aboveRange.ts'
import { fairUpTo } from './priceBounds.ts'
import { mostAtBest, RICH_STAND, USUAL_PLOT } from './topOfRange.ts'
import type { LightLimits, OfferVerdict, VerdictGrounds, VerdictPoint } from './verdict.ts'
import { MAX_POINTS } from './verdictPoints.ts'
import { evenAtBest, mostOf, SO_OR_SO } from './verdictWords.ts'

/** The one statement that is missing decides, unless no answer to it could make the price right. */
export function unnamedAt(
  price: Money,
  grounds: VerdictGrounds,
  worth: Worth,
  { id, sentence, mostWhile }: Unnamed,
  { yellow }: LightLimits,
  points: readonly VerdictPoint[],
): OfferVerdict {
  const { best } = worth
  const first: VerdictPoint = { id, sentence, change: null }
  const told = {
    limit: null,
    points: [first, ...points.filter(point => point.id !== id)].slice(0, MAX_POINTS),
  }
  if (yellow !== null && price.cents > yellow.cents) {
    const why = mostWhile
      ? mostOf({ most: best, when: mostWhile }, price)
      : `${germanMoney(price)} wären auch dann zu viel, wenn alles Offene günstig ausgeht.`
    return { id: 'nicht', light: 'rot', because: 'price', sentence: `Nicht zu diesem Preis: ${why}`, ...told }
  }
  const exceeds =
    mostWhile && price.cents > fairUpTo(best).cents
      ? { most: best, when: mostWhile }
      : isAboveRange(price, worth, grounds)
        ? { most: mostAtBest(worth), when: mostWhile ?? BEST_CASE[id] ?? evenAtBest(worth) }
        : null
  return {
    ...{ id: 'erst-klaeren', light: 'gelb', because: 'open' },
    sentence: exceeds ? `${SO_OR_SO} ${mostOf(exceeds, price)} ${sentence}` : `Erst klären: ${sentence}`,
    ...told,
    ...(exceeds && { exceeds }),
  }
}

/** German: what is supposed of the missing statement where the most that is right is told. */
const BEST_CASE: Readonly<Partial<Record<string, string>>> = { [PLOT]: USUAL_PLOT, [STAND]: RICH_STAND }
