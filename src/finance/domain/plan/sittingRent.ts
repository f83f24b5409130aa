import { germanPercent, type Share } from '#kernel/share.ts'
import { times } from '#kernel/money.ts'
import type { Part } from '../part.ts'
import type { Range } from '../range.ts'

/** A home is let, and nobody says at which rent: what tenants usually pay who have lived there for some time. */
export interface SittingRent {
  /** Of what a new letting brings. */
  readonly share: Share
  /** With its Stand. */
  readonly source: string
}

/** What such a tenant may pay: as running leases do on average, at most what a new one brings. */
export function sittingRentYear({ low, mid, high }: Range<Part>, { share, source }: SittingRent): Range<Part> {
  const lessened = (part: Part): Part => ({
    ...part,
    label: 'Miete laufender Verträge im Jahr',
    amount: times(part.amount, share),
    formula: `${germanPercent(share)} × (${part.formula})`,
    source: `${source}; ${part.source}`,
  })
  return { low: lessened(low), mid: lessened(mid), high }
}

export const SITTING_NOTE =
  'Was der Mieter zahlt, ist nicht bekannt: Gerechnet wird mit dem, was laufende Verträge im Mittel zahlen; das günstige Ende ist die Miete einer Neuvermietung.'
