import { euro, germanMoney, type Money } from '#kernel/money.ts'
import { STANDARDABWEICHUNGEN } from '#reference/market/bewertungsmodell.ts'
import { BETREIBER_STREUUNG, HOECHSTENS_ABSEITS } from '#reference/market/verfahrensannahmen.ts'
import { BODEN_BESTIMMT, verfahrensgewichte } from '#reference/market/verfahrensgewichte.ts'
import type { PriceRange } from './priceRange.ts'
import { within } from './adjustment.ts'
import { ertragsfaktorverfahren } from './ertragsfaktorverfahren.ts'
import { ertragsverfahren } from './ertragsverfahren.ts'
import type { Grounds } from './grounds.ts'
import { type Estimate, reconcile, type Verfahren } from './reconcile.ts'
import { sachverfahren } from './sachverfahren.ts'
import { vergleichsverfahren } from './vergleichsverfahren.ts'
import { type CalculatedMethod, isCalculated, type MethodResult, type MissingMethod } from './verfahren.ts'

/** A method with its part in the estimate. */
export interface WeightedMethod extends CalculatedMethod {
  /** Share of the estimate, 0 to 1; 0: shown, not counted. */
  readonly part: number
  /** What of its value counts: it is drawn towards the Vergleichswert when it lies far off. €. */
  readonly counted: number
}

export interface Valued {
  readonly estimate: Estimate
  readonly methods: readonly (WeightedMethod | MissingMethod)[]
}

/** All methods that the data allows, and the value on which they agree best. */
export function valued(grounds: Grounds): Valued | null {
  const compared = comparedOf(grounds)
  if (!isCalculated(compared)) return null
  const results: readonly MethodResult[] = [compared, ertragsverfahren(grounds, compared.value), sachverfahren(grounds)]
  const weights = verfahrensgewichte(grounds.object.art, grounds.letting === true)
  const calculated = results.filter(isCalculated)
  const landDecides = ({ value, landShare }: CalculatedMethod) => (value > compared.value ? byLand(landShare) : 0)
  const counted = (one: CalculatedMethod) => {
    const above = HOECHSTENS_ABSEITS + (BODEN_BESTIMMT.abseits - HOECHSTENS_ABSEITS) * landDecides(one)
    return Math.round(within(one.value, compared.value * (1 - HOECHSTENS_ABSEITS), compared.value * (1 + above)))
  }
  const estimate = reconcile(
    calculated.map(one => {
      const { method, halfWidth, reliability } = one
      return {
        method,
        value: counted(one),
        halfWidth: widened(halfWidth, grounds),
        weight: (weights[method] + (BODEN_BESTIMMT.gewicht - weights[method]) * landDecides(one)) * reliability,
      }
    }),
  )
  if (!estimate || estimate.range.low <= 0) return null
  const part = (method: Verfahren) => estimate.methods.find(one => one.method === method)?.part ?? 0
  return {
    estimate,
    methods: results.map(result =>
      isCalculated(result) ? { ...result, part: part(result.method), counted: counted(result) } : result,
    ),
  }
}

/** How far the land decides what a house is worth, 0 to 1: it is a floor below the price, and lowers none. */
function byLand(landShare = 0): number {
  const { von, ganzAb } = BODEN_BESTIMMT
  return within((landShare - von) / (ganzAb - von), 0, 1)
}

/** A house of flats is compared by its rent; the operator's own price for each m² goes before that. */
function comparedOf(grounds: Grounds): MethodResult {
  return isByRent(grounds) ? ertragsfaktorverfahren(grounds) : vergleichsverfahren(grounds)
}

export function isByRent({ object, mixedUse, ownPrice }: Grounds): boolean {
  return object.art === 'Mehrfamilienhaus' && (mixedUse || ownPrice === null)
}

function widened(halfWidth: number, { operatorLet }: Grounds): number {
  return operatorLet ? Math.hypot(halfWidth, STANDARDABWEICHUNGEN * BETREIBER_STREUUNG) : halfWidth
}

/** A range of euros as money. */
export function inMoney({ low, mid, high }: PriceRange): { low: Money; mid: Money; high: Money } {
  return { low: euro(low), mid: euro(mid), high: euro(high) }
}

/** German: "280.000 € bis 360.000 €". */
export function germanRange({ low, high }: { low: Money; high: Money }): string {
  return `${germanMoney(low)} bis ${germanMoney(high)}`
}
