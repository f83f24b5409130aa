import { listed } from '#kernel/germanList.ts'
import { inEuro } from '#kernel/money.ts'
import type { Appraisal } from '#valuation/domain/appraisal.ts'
import type { MarketLevel } from '#valuation/domain/marketLevel.ts'
import { pricePerArea } from '#valuation/domain/pricePerArea.ts'
import type { Assessment } from '#rating/domain/assess.ts'
import { signedPercent, wholeNumber } from './germanAmounts.ts'

/** What such a home would be notarised at by the square metre prices of the place, €/m², where our estimate lies outside it, and why. */
export interface LevelBeside {
  readonly estimatePerM2: number
  readonly low: number
  readonly high: number
  /** German sentence. */
  readonly why: string
}

/** null: both agree, or there is only one of them. The level holds age, condition and size of this object, but not what it earns. */
export function levelBeside({ appraisal, offer, money }: Assessment): LevelBeside | null {
  const { level, estimate } = appraisal
  const area = pricePerArea(offer, money.price, appraisal.parking)?.area
  // With a right on it the estimate is of something else than the prices of free homes.
  if (!level || !estimate || offer.deal?.retained || !area || area.trade > 0 || area.total <= 0) return null
  const perM2 = inEuro(estimate.mid) / area.total
  const { low, high } = level.notarised
  if (perM2 >= low && perM2 <= high) return null
  const where = perM2 > high ? 'darüber' : 'darunter'
  return {
    estimatePerM2: perM2,
    low,
    high,
    why: `Aus den Quadratmeterpreisen des Ortes gerechnet, mit Alter, Zustand und Größe dieses Objekts, kämen ${wholeNumber(low)} bis ${wholeNumber(high)}\u00a0€/m² heraus. Unsere Schätzung von ${wholeNumber(perM2)}\u00a0€/m² liegt ${where}: ${reasons(appraisal, level, perM2 > high)}. Solange das nicht belegt ist, ist der Abstand ein Grund zur Vorsicht.`,
  }
}

/** A step that moves less explains nothing. */
const MOVES = 0.02

/** German: what the leading method counts that the level does not hold as well. */
function reasons({ methods, object }: Appraisal, { adjustments }: MarketLevel, isAbove: boolean): string {
  const held = new Set(adjustments.map(({ label }) => label))
  const counted = methods.flatMap(one => ('part' in one ? [one] : [])).toSorted((a, b) => b.part - a.part)
  const moves = (value: number) => (isAbove ? value > 1 + MOVES : value < 1 - MOVES)
  const steps = (counted[0]?.steps ?? []).filter(({ label, unit, value }) => unit === '' && !held.has(label) && value > 0.3 && value < 3 && moves(value)) // prettier-ignore
  const named = steps.map(({ label, value }) => `${label} (${signedPercent(Math.round((value - 1) * 1000) / 10)})`)
  const byRent = object?.art === 'Mehrfamilienhaus' ? ['sie rechnet aus Miete und üblichem Ertragsfaktor, nicht aus Quadratmeterpreisen'] : [] // prettier-ignore
  const all = [...byRent, ...named]
  return all.length === 0 ? 'sie rechnet mit mehreren Verfahren zugleich' : listed(all)
}
