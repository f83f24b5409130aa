import { wholeQuote } from '#kernel/evidence.ts'
import { germanMoney, euro } from '#kernel/money.ts'
import type { Remark, Topic } from '../remark.ts'
import { securesContract } from './wordsBeside.ts'
import type { PlantLease } from '../statements/plantLease.ts'

const ON_PLANT: readonly string[] = [
  'pv-gemietet',
  'pv-gemietet-erzaehlt',
  'pv-fremd',
  'pv-fremd-erzaehlt',
  'waerme-fremd',
  'waerme-fremd-erzaehlt',
]

/** What the words of its contract would tell if they were of the home. */
const OF_A_HOME: readonly Topic[] = ['mietvertrag', 'mietgarantie']

/** A rented plant with what it takes a month and how long; its contract is no lease of the home. */
export function withPlantLease(remarks: readonly Remark[], lease: PlantLease | null): Remark[] {
  if (!lease) return [...remarks]
  return remarks
    .filter(one => !(OF_A_HOME.includes(one.topic) && isOf(one, lease)) && !isItsRight(one, lease))
    .map(one =>
      ON_PLANT.includes(one.rule) && one.certainty !== 'denied'
        ? { ...one, meaning: `${leaseTerms(lease)}. ${one.meaning}` }
        : one,
    )
}

/** German: "94 € im Monat bis Juni 2041". */
export function leaseTerms({ month, until }: Pick<PlantLease, 'month' | 'until'>): string {
  return `${germanMoney(euro(month))} im Monat${until === null ? '' : ` bis ${until}`}`
}

/** "Zur Sicherung ist in Abteilung II eine Dienstbarkeit eingetragen": the land register repeats the contract. */
function isItsRight({ rule, evidence }: Remark, lease: PlantLease): boolean {
  return rule === 'grundbuch-abt2' && evidence.page === lease.evidence.page && securesContract(wholeQuote(evidence))
}

function isOf({ evidence }: Remark, lease: PlantLease): boolean {
  return evidence.page === lease.evidence.page && wholeQuote(evidence).includes(lease.evidence.quote)
}
