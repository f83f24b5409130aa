import { wholeQuote } from '#kernel/evidence.ts'
import { germanMoney, euro } from '#kernel/money.ts'
import type { Remark } from '../remark.ts'
import type { PlantLease } from '../statements/plantLease.ts'

const ON_PLANT: readonly string[] = [
  'pv-gemietet',
  'pv-gemietet-erzaehlt',
  'pv-fremd',
  'pv-fremd-erzaehlt',
  'waerme-fremd',
  'waerme-fremd-erzaehlt',
]

/** A rented plant with what it takes a month and how long; its contract is no lease of the home. */
export function withPlantLease(remarks: readonly Remark[], lease: PlantLease | null): Remark[] {
  if (!lease) return [...remarks]
  return remarks
    .filter(one => one.topic !== 'mietvertrag' || !isOf(one, lease))
    .map(one =>
      ON_PLANT.includes(one.rule) && one.certainty !== 'denied'
        ? { ...one, meaning: `${one.meaning}: ${leaseTerms(lease)}` }
        : one,
    )
}

/** German: "94 € im Monat bis Juni 2041". */
export function leaseTerms({ month, until }: Pick<PlantLease, 'month' | 'until'>): string {
  return `${germanMoney(euro(month))} im Monat${until === null ? '' : ` bis ${until}`}`
}

function isOf({ evidence }: Remark, lease: PlantLease): boolean {
  return evidence.page === lease.evidence.page && wholeQuote(evidence).includes(lease.evidence.quote)
}
