import { germanMoney, type Money, subtract } from '#kernel/money.ts'
import { germanPercent, ratio } from '#kernel/share.ts'
import type { Rating } from './rate.ts'
import { THRESHOLDS } from './thresholds.ts'

/** The price at which the Ampel changes, all else as it is. */
export interface TippingPoint {
  readonly light: 'grün' | 'gelb'
  /** The highest price, in steps of 500 €, with this light or a better one; null: no price has it. */
  readonly price: Money | null
  /** German: up to which price, or what stands in the way. */
  readonly sentence: string
}

type Judged = Pick<Rating, 'light' | 'score' | 'obstacles'>

const STEP = 50_000
/** Searched up to here, in percent of the asked price. */
const HIGHEST = 150
/**
 * Where the search starts, in percent of the asked price: the first that has the light. Steps instead of the lowest price alone,
 * because far below the market a price counts against the offer ("Warum so billig?"): green reaches from 30 % below it to 5 %
 * above, and no two steps above 1 lie further apart than that.
 */
const LADDER = [100, 70, 50, 35, 1]

/**
 * For grün and gelb the highest price that still has the light, by bisection over the engine itself: the price found has it,
 * the next step has not. Between the rungs of the ladder the light is taken to get no better as the price rises. Only the asked
 * price may lie between two steps. Empty without an asked price.
 */
export function tippingPoints(lightAt: (price: Money) => Judged, asking: Money | null): TippingPoint[] {
  if (!asking || asking.cents < STEP) return []
  const engine = remembered(steps => lightAt({ cents: steps * STEP }))
  const asked = Math.floor(asking.cents / STEP)
  const now = asking.cents === asked * STEP ? engine(asked) : lightAt(asking)
  return (['grün', 'gelb'] as const).map(light => {
    const steps = highestWith(light, engine, asked)
    const found = steps === null ? null : { cents: steps * STEP }
    const price = isAtLeast(now.light, light) && (found?.cents ?? 0) < asking.cents ? asking : found
    if (price === null) return { light, price, sentence: obstacle(light, engine, asked) }
    return { light, price, sentence: sentenceAt(light, price, asking, steps === highestOf(asked)) }
  })
}

/** Prices are counted in steps. */
type Engine = (steps: number) => Judged

function highestWith(light: 'grün' | 'gelb', engine: Engine, asked: number): number | null {
  const has = (steps: number) => isAtLeast(engine(steps).light, light)
  const rungs = rungsOf(asked)
  const rung = rungs.findIndex(has)
  let [low, high] = [rungs[rung], rungs[rung - 1] ?? highestOf(asked)]
  if (low === undefined) return null
  if (rung === 0 && has(high)) return high
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (has(middle)) low = middle
    else high = middle
  }
  return low
}

function sentenceAt(light: 'grün' | 'gelb', price: Money, asking: Money, isTop: boolean): string {
  const word = light === 'grün' ? 'Grün' : 'Mindestens gelb'
  const limit = germanMoney(price)
  if (isTop) return `${word} auch noch bei ${limit}: Am Preis hängt es nicht.`
  if (price.cents === asking.cents) return `${word} bis ${limit}: genau bis zum geforderten Preis.`
  const below = subtract(asking, price)
  if (below.cents < 0) return `${word} bis ${limit}; der geforderte Preis von ${germanMoney(asking)} liegt darunter.`
  const share = germanPercent(ratio(Math.round((below.cents / asking.cents) * 1000), 1000))
  return `${word} bis ${limit}. Das sind ${germanMoney(below)} (${share}) weniger als gefordert.`
}

/** What stays in the way where the price helps most. */
function obstacle(light: 'grün' | 'gelb', engine: Engine, asked: number): string {
  const [best] = rungsOf(asked)
    .map(engine)
    .sort((a, b) => b.score - a.score)
  const [first] = (best?.obstacles ?? []).filter(({ rule }) => light === 'grün' || rule === 'knockout')
  const claim = `Kein Preis macht die Ampel ${light}.`
  if (first) return `${claim} ${first.sentence}`
  const needed = light === 'grün' ? THRESHOLDS.green : THRESHOLDS.yellow
  return `${claim} Auch günstiger gekauft wiegen die übrigen Befunde zu schwer: ${best?.score ?? 0} statt ${needed} Punkte.`
}

function rungsOf(asked: number): number[] {
  return [...new Set(LADDER.map(percent => Math.max(1, Math.round((asked * percent) / 100))))]
}

function highestOf(asked: number): number {
  return Math.floor((asked * HIGHEST) / 100)
}

function isAtLeast(light: Rating['light'], wanted: 'grün' | 'gelb'): boolean {
  return light === 'grün' || light === wanted
}

/** The engine computes a whole report: no price is asked for twice. */
function remembered(engine: Engine): Engine {
  const known = new Map<number, Judged>()
  return steps => {
    const result = known.get(steps) ?? engine(steps)
    known.set(steps, result)
    return result
  }
}
