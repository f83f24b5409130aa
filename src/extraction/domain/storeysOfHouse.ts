import { type Candidate, RANK } from './facts.ts'
import { objectTypeOf } from './objectType.ts'

const HOUSES_OF_FLATS: readonly string[] = ['zweifamilienhaus', 'mehrfamilienhaus']

/**
 * A house of flats tells of each by its storey: "Die Wohnung im Erdgeschoss", "die Wohnung im Dachgeschoss". Two of them are parts of what is
 * sold, and not what it is.
 */
export function withoutStoreysOfHouse(candidates: readonly Candidate[]): readonly Candidate[] {
  const isHouse = candidates.some(
    ({ key, value }) => key === 'objektart' && HOUSES_OF_FLATS.includes(objectTypeOf(String(value)) ?? ''),
  )
  const storeys = new Set(candidates.flatMap(one => (isFlatOnFloor(one) ? [one.value] : [])))
  return isHouse && storeys.size > 1
    ? candidates.filter(one => !isFlatOnFloor(one) && !isFlatInPassing(one))
    : candidates
}

function isFlatOnFloor({ key, rank, evidence: { quote } }: Candidate): boolean {
  return key === 'etage' && rank <= RANK.prose && /^(?:wohnung|wohneinheit)(?!\p{L})/iu.test(quote)
}

function isFlatInPassing({ key, rank, value }: Candidate): boolean {
  return key === 'objektart' && value === 'Wohnung' && rank <= RANK.hint
}
