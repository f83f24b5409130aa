import { inEuro } from '#kernel/money.ts'
import type { Appraisal } from '#valuation/domain/appraisal.ts'
import { pricePerArea } from '#valuation/domain/pricePerArea.ts'
import type { Assessment } from '#rating/domain/assess.ts'
import { signedPercent, wholeNumber } from './germanAmounts.ts'
import { listed } from './wording.ts'

/** What used homes of the kind are notarised at in the place, €/m², where our estimate lies outside it, and why. */
export interface LevelBeside {
  readonly estimatePerM2: number
  readonly low: number
  readonly high: number
  /** German sentence. */
  readonly why: string
}

/** null: both agree, or there is only one of them. The level knows neither the condition nor the rent of this object. */
export function levelBeside({ appraisal, offer, money }: Assessment): LevelBeside | null {
  const { level, estimate } = appraisal
  const area = pricePerArea(offer, money.price, appraisal.parking)?.area
  if (!level || !estimate || !area || area.trade > 0 || area.total <= 0) return null
  const perM2 = inEuro(estimate.mid) / area.total
  const { low, high } = level.notarised
  if (perM2 >= low && perM2 <= high) return null
  const where = perM2 > high ? 'darüber' : 'darunter'
  return {
    estimatePerM2: perM2,
    low,
    high,
    why: `Gebrauchte Objekte dieser Art werden am Ort im Mittel zu ${wholeNumber(low)} bis ${wholeNumber(high)}\u00a0€/m² beurkundet, ohne dass Zustand, Alter und Miete eingerechnet sind. Unsere Schätzung von ${wholeNumber(perM2)}\u00a0€/m² liegt ${where}: ${reasons(appraisal, perM2 > high)}. Solange das nicht belegt ist, ist der Abstand ein Grund zur Vorsicht.`,
  }
}

/** A step that moves less explains nothing. */
const MOVES = 0.02

/** German: what the leading method counts that the level does not. */
function reasons({ methods, object }: Appraisal, isAbove: boolean): string {
  const counted = methods.flatMap(one => ('part' in one ? [one] : [])).toSorted((a, b) => b.part - a.part)
  const moves = (value: number) => (isAbove ? value > 1 + MOVES : value < 1 - MOVES)
  const steps = (counted[0]?.steps ?? []).filter(({ unit, value }) => unit === '' && value > 0.3 && value < 3 && moves(value)) // prettier-ignore
  const named = steps.map(({ label, value }) => `${label} (${signedPercent(Math.round((value - 1) * 1000) / 10)})`)
  const byRent = object?.art === 'Mehrfamilienhaus' ? ['sie rechnet aus Miete und üblichem Ertragsfaktor, nicht aus Quadratmeterpreisen'] : [] // prettier-ignore
  const all = [...byRent, ...named]
  return all.length === 0 ? 'sie rechnet mit mehreren Verfahren zugleich' : listed(all)
}
