import type { Candidate } from './facts.ts'

/** "Aktuell sind 19 der 24 Wohnungen vermietet": whether a letting in part is that of the house. Who buys one flat buys no share of the others' rents. */
export function isLettingOfHouse({ key, value, ofTheWhole }: Candidate): boolean {
  return key === 'vermietet' && value === 'teilweise' && ofTheWhole === true
}
