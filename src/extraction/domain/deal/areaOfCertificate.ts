import type { Candidate, Statement } from '../facts.ts'
import { sameValue } from '../resolve.ts'
import type { Part } from './deal.ts'

/** Named parts leave out halls and stairs of a part, but no more than this share of the whole. */
const MIN_OF_WHOLE = 0.95
/** So many named homes are taken for all of them. */
const MIN_HOMES = 2

/**
 * A_N of the Energieausweis is counted from the building's volume (GEG § 3) and larger than what is lived in. Brokers' forms print it as the
 * Wohnfläche: where the text says whose figure it is and the named parts add up to less, the parts are believed.
 */
export function withoutAreaOfCertificate(
  candidates: readonly Candidate[],
  statements: readonly Statement[],
  parts: readonly Part[],
): Candidate[] {
  const taken = areasOfCertificate(candidates, statements, parts)
  return candidates.filter(one => !taken.includes(one))
}

/** What is called Wohnfläche and is the certificate's. */
export function areasOfCertificate(
  candidates: readonly Candidate[],
  statements: readonly Statement[],
  parts: readonly Part[],
): Candidate[] {
  const units = parts.filter(({ kind }) => kind !== 'stellplatz')
  const homes = units.filter(({ areaKind }) => areaKind === 'wohnflaeche')
  const sum = units.reduce((total, { areaM2 }) => total + (areaM2 ?? 0), 0)
  const areas = statements.filter(
    ({ key, scope }) => scope.bearer === 'certificate' && (key === 'nutzflaeche' || key === 'wohnflaeche'),
  )
  if (areas.length === 0 || homes.length < MIN_HOMES) return []
  return candidates.filter(
    ({ key, value }) =>
      key === 'wohnflaeche' &&
      sum < MIN_OF_WHOLE * Number(value) &&
      areas.some(area => sameValue('wohnflaeche', area.value, value)),
  )
}
