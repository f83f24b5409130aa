import { germanMoney, type Money, subtract } from '#kernel/money.ts'
import { germanPercent, percent, ratio } from '#kernel/share.ts'
import { namedWorth } from '#valuation/domain/worth.ts'
import { type LightLimits, limitsOf, type OfferVerdict, type VerdictGrounds } from './verdict.ts'

/** The price at which the Ampel changes, all else as it is. */
export interface TippingPoint {
  readonly light: 'grün' | 'gelb'
  /** The highest price, in steps of 500 €, with this light or a better one; null: no price has it. */
  readonly price: Money | null
  /** German: up to which price, or what stands in the way. */
  readonly sentence: string
  /** The limits that the sentence names. */
  readonly names: readonly Money[]
}

const STEP = 50_000

/** As below; none where no price may be named, for a sum at which the light would change is one. */
export function tippingPointsOf(grounds: VerdictGrounds, asking: Money | null, verdict: OfferVerdict): TippingPoint[] {
  const isUnnamed = grounds.worth?.unnamed && verdict.because !== 'knockout'
  const right = verdict.because === 'knockout' ? null : (namedWorth(grounds.worth)?.ceiling ?? null)
  return isUnnamed ? [] : tippingPoints(limitsOf(grounds), asking, verdict, right)
}

/** The limit of the verdict, where it is less than what is right: the decision names no other one. */
function toldLimit(right: Money, asking: Money, { limit }: Pick<OfferVerdict, 'limit'>): Money {
  return limit && limit.cents > 0 && limit.cents < right.cents && limit.cents < asking.cents ? limit : right
}

/**
 * For grün and gelb the highest price that still has the light. Empty without an asked price or an estimate.
 * @param right the highest price that is right, be it more than is asked; null: nobody can name it
 */
export function tippingPoints(
  limits: LightLimits,
  asking: Money | null,
  verdict: OfferVerdict,
  right: Money | null,
): TippingPoint[] {
  if (!asking || asking.cents < STEP) return []
  const { green, yellow } = limits
  if (!green && !yellow && verdict.because !== 'knockout') return []
  const told = right && toldLimit(right, asking, verdict)
  return (
    [
      ['grün', green],
      ['gelb', yellow],
    ] as const
  ).map(([light, limit]) => {
    const price = limit && limit.cents >= STEP ? { cents: Math.floor(limit.cents / STEP) * STEP } : null
    if (price === null) {
      const sentence = `Kein Preis macht die Ampel ${light}. ${verdict.sentence}`
      return { light, price, sentence, names: verdict.limit ? [verdict.limit] : [] }
    }
    if (told && told.cents > 0)
      return { light, price, sentence: besideRight(light, price, told, asking), names: [told] }
    return { light, price, sentence: sentenceAt(light, price, asking), names: [price] }
  })
}

/** A reader is told one limit: where the light changes stands beside it as a share, not as a second sum. */
function besideRight(light: TippingPoint['light'], price: Money, right: Money, asking: Money): string {
  const share = (Math.round((price.cents / right.cents) * 1000) - 1000) / 10
  const off = germanPercent(percent(Math.abs(share)))
  const is = asking.cents <= price.cents ? 'liegt nicht darüber' : 'liegt darüber'
  const asked = `; der geforderte Preis von ${germanMoney(asking)} ${is}.`
  // What is asked is the limit where it is less than what is right at most.
  const name = asking.cents < right.cents ? 'dem höchsten richtigen Preis von' : 'unserer Grenze von'
  const limit = `${name} ${germanMoney(right)}`
  if (light === 'gelb') return `Rot wird die Ampel mehr als ${off} über ${limit}${asked}`
  if (share < 0) return `Grün wäre die Ampel, solange Punkte offen sind, erst ab ${off} unter ${limit}${asked}`
  const tolerance = share > 0 ? ` und ${off} darüber, was keine Schätzung unterscheidet` : ''
  return `Grün ist die Ampel bis zu ${limit}${tolerance}${asked}`
}

function sentenceAt(light: 'grün' | 'gelb', price: Money, asking: Money): string {
  const word = light === 'grün' ? 'Grün' : 'Mindestens gelb'
  const limit = germanMoney(price)
  const below = subtract(asking, price)
  if (below.cents === 0) return `${word} bis ${limit}: genau bis zum geforderten Preis.`
  if (below.cents < 0) return `${word} bis ${limit}; der geforderte Preis von ${germanMoney(asking)} liegt darunter.`
  const share = germanPercent(ratio(Math.round((below.cents / asking.cents) * 1000), 1000))
  return `${word} bis ${limit}. Das sind ${germanMoney(below)} (${share}) weniger als gefordert.`
}
