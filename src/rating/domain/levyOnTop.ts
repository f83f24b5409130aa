import { germanMoney, largerOf, type Money, smallerOf, subtract, times } from '#kernel/money.ts'
import { limitStep } from '#valuation/domain/limitSteps.ts'
import { roundedDown } from '#valuation/domain/worth.ts'
import type { OfferVerdict, VerdictGrounds } from './verdict.ts'

/** Less of the price is no reason to bargain about it: a levy of two months' Hausgeld. */
const MIN_OF_PRICE = 0.02

/** The decided levy that this buyer pays for certain; null: none is told, or its sum is not. */
function levyOf({ counted }: VerdictGrounds): Money | null {
  return (
    counted.find(({ id, change, risk }) => id === 'weg-sonderumlage' && change !== null && risk === undefined)
      ?.change ?? null
  )
}

/** What is added to the middle of an estimate is for what nobody knows: a sum that is decided is known, and uses none of it. */
export function greenBesideLevy(green: Money, grounds: VerdictGrounds): Money {
  const { worth } = grounds
  const levy = levyOf(grounds)
  return worth?.plain && levy && levy.cents >= times(worth.ceiling, MIN_OF_PRICE).cents
    ? smallerOf(green, worth.plain)
    : green
}

/**
 * Price and levy together are more than the middle of the estimate, and only what is added to it holds them: the levy comes off the
 * price, as far as the middle. null: it is paid beside a price that is low enough, or too high without it
 */
export function levyOnTop(
  price: Money,
  limit: Money,
  grounds: VerdictGrounds,
): Pick<OfferVerdict, 'sentence' | 'limit' | 'lessLevy'> | null {
  const levy = levyOf(grounds)
  const { plain } = grounds.worth ?? {}
  if (!levy || !plain || price.cents > limit.cents || levy.cents < times(limit, MIN_OF_PRICE).cents) return null
  const left = subtract(price, levy)
  const most = roundedDown(largerOf(plain, left))
  if (most.cents >= price.cents) return null
  const way =
    left.cents > plain.cents
      ? `${germanMoney(price)} − ${germanMoney(levy)} Sonderumlage, abgerundet`
      : 'derselbe Weg von der Mitte der Schätzung aus, abgerundet'
  return {
    limit: most,
    lessLevy: limitStep('Unsere Grenze, weil die Sonderumlage vom Preis herunter muss', way, most),
    sentence: `Nur bis ${germanMoney(most)}: Gefordert sind ${germanMoney(price)}, und dazu kommen ${germanMoney(levy)} Sonderumlage, die beschlossen sind. Zusammen ist das mehr, als es nach der Mitte unserer Schätzung wert ist: Die Umlage muss vom Preis herunter.`,
  }
}
