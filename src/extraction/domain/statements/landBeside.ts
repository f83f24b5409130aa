import type { Evidence } from '#kernel/evidence.ts'
import { areasIn } from '../numbers.ts'
import type { UnplacedAmount } from './unplacedAmounts.ts'

/** Land that its seller offers beside the plot. */
export interface LandBeside {
  /** €. */
  readonly amount: number
  /** m²; null: not told. */
  readonly area: number | null
  readonly evidence: Evidence
}

const LAND = /(?<!\p{L})(?:flurstück|parzelle|wiese|garten|gartenland|acker|teilfläche|grundstück|fläche)\p{L}*/iu
const MORE =
  /(?<!\p{L})(?:dazu|hinzu|zusätzlich|optional|auf wunsch|weitere[rnsm]?|zweite[rnsm]?|mit ?erwerben|mit ab|angrenzende?|anschließende?)(?!\p{L})/iu
const OFFERED = /(?<!\p{L})(?:erw[oe]rben|gekauft|kaufen|abgegeben|gibt|übernommen|erhältlich|zu haben)(?!\p{L})/iu

/** null: none is offered for a price of its own. */
export function landBesideIn(unplaced: readonly UnplacedAmount[]): LandBeside | null {
  const found = unplaced.find(({ evidence: { quote } }) => [LAND, MORE, OFFERED].every(one => one.test(quote)))
  return found
    ? { amount: found.amount, area: areasIn(found.evidence.quote).at(0)?.value ?? null, evidence: found.evidence }
    : null
}
