import { RANK, type Candidate } from '../../facts.ts'
import { amountsIn, sumOf } from '../../numbers.ts'
import type { Passage } from '../../passages.ts'
import { proof, sureness } from '../../proof.ts'
import { PLAIN } from '../../scope/scope.ts'
import type { Part } from '../deal.ts'

const OF_ALL = /gesamt|zusammen/iu

/**
 * The readings with the Verkehrswert of all lots together, and without those of single ones: where an amount of their sum stands, it is the
 * court's; else each lot's value is a summand of it.
 */
export function withLotTotal(
  own: readonly Candidate[],
  passages: readonly Passage[],
  lots: readonly Part[],
): Candidate[] {
  const values = lots.flatMap(({ priceEuro }) => priceEuro ?? [])
  if (values.length < 2) return [...own]
  const kept = own.filter(
    ({ key, value, evidence: { quote } }) =>
      key !== 'verkehrswert' || !values.includes(Number(value)) || OF_ALL.test(quote),
  )
  const isStated = kept.some(({ key, ofTheWhole }) => key === 'verkehrswert' && ofTheWhole)
  return isStated || values.length < lots.length ? kept : [...kept, ...total(values, passages, lots)]
}

function total(values: readonly number[], passages: readonly Passage[], lots: readonly Part[]): Candidate[] {
  const sum = Math.round(sumOf(values) * 100) / 100
  const of = { key: 'verkehrswert' as const, value: sum, unit: '€', scope: PLAIN, ofTheWhole: true as const }
  for (const passage of passages) {
    const [found] = amountsIn(passage.text).filter(({ value }) => value === sum)
    if (!found) continue
    const [start, end] = [found.index, found.index + found.length]
    return [
      { ...of, evidence: proof(passage, start, end), rank: RANK.headline, sureness: sureness(passage, start, end) },
    ]
  }
  return lots.flatMap(({ evidence }) => {
    const last = evidence.at(-1)
    return last ? [{ ...of, evidence: last, rank: RANK.prose, sureness: 0.9 }] : []
  })
}
