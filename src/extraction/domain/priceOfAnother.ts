import type { Candidate } from './facts.ts'
import { isSameSpot } from './sameSpot.ts'
import { parkingTermsIn } from './values/parkingPrice.ts'

/** The cell below "Garagen" in a grid may be the rent's or the Erbbauzins: what is read there under another name is no price of parking. A bare amount has no name. */
export function isOfAnother({ value, evidence, rank }: Candidate, other: Candidate): boolean {
  const isNamed = /\p{L}{3}/u.test((other.evidence.whole ?? other.evidence.quote).replace(/EUR|Euro/gu, ''))
  return (
    other.key !== 'stellplatzPreis' &&
    !(other.key === 'kaufpreis' && isBesideHome(evidence)) &&
    // "ist im Kaufpreis nicht enthalten, er kostet 9.000 €" is no price of the home.
    other.scope.stance !== 'denied' &&
    other.rank >= rank &&
    isNamed &&
    other.value === value &&
    isSameSpot(other.evidence, evidence)
  )
}

/** "Die Garage … wird nur zusammen mit dem Haus abgegeben; der Kaufpreis hierfür beträgt zusätzlich 14.000 €": the Kaufpreis of the parking, not of the home. */
export function isOfParking({ value, evidence }: Candidate, other: Candidate): boolean {
  return (
    other.key === 'stellplatzPreis' &&
    other.value === value &&
    isBesideHome(other.evidence) &&
    isSameSpot(other.evidence, evidence)
  )
}

/** A sentence of the parking, and behind it a clause with its price. */
function isBesideHome({ quote, whole = quote }: Candidate['evidence']): boolean {
  return /\p{L}{3}[^]*[.;,]\s/u.test(whole) && parkingTermsIn(whole) === 'zuzueglich'
}
