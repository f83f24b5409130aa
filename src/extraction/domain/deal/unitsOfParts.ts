import type { Facts } from '../facts.ts'
import type { Deal, DealObjectKind } from './deal.ts'

const HOUSES: readonly DealObjectKind[] = ['mehrfamilienhaus', 'wohn-geschaeftshaus']
const MAX_PROOFS = 4

/** "Eine Gewerbefläche, eine große Maisonette und 2 Wohnungen" has four units, whatever number a sentence gives some of them. */
export function withUnitsOfParts(facts: Facts, { objectKind, parts }: Pick<Deal, 'objectKind' | 'parts'>): Facts {
  const units = parts.filter(({ kind }) => kind === 'wohnung' || kind === 'gewerbe' || kind === 'haus')
  const homes = units.filter(({ kind }) => kind !== 'gewerbe')
  const read = facts.einheiten
  if (!read || read.buyer || !HOUSES.includes(objectKind.value)) return facts
  // "318 m² (5 Wohnungen)" beside a shop counts the flats alone.
  const isOfHomes = Number(read.value) === homes.length && units.length > homes.length && read.evidence.some(({ quote }) => /wohnung/iu.test(quote)) // prettier-ignore
  if (Number(read.value) >= homes.length && !isOfHomes) return facts
  const evidence = units.flatMap(part => part.evidence.slice(0, 1)).slice(0, MAX_PROOFS)
  if (evidence.length === 0) return facts
  return { ...facts, einheiten: { ...read, value: units.length, mentions: units.length, evidence } }
}
