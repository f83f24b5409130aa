import type { FactKey, FactValue } from '../facts.ts'
import type { Reading, TableRule } from '../rule.ts'
import { areaTables } from '../rules/areas.ts'
import { buildingTables } from '../rules/building.ts'
import { chargeTables } from '../rules/charges.ts'
import { commissionTables } from '../rules/commission.ts'
import { conditionTables } from '../rules/condition.ts'
import { energyTables } from '../rules/energy.ts'
import { featureTables } from '../rules/features.ts'
import { floorTables } from '../rules/floors.ts'
import { heatingTables } from '../rules/heating.ts'
import { leaseholdTermTables } from '../rules/leaseholdTerm.ts'
import { legalTables } from '../rules/legal.ts'
import { lettingTables } from '../rules/letting.ts'
import { objectTypeTables } from '../rules/objectType.ts'
import { parkingPriceTables } from '../rules/parkingPrice.ts'
import { placeTables } from '../rules/place.ts'
import { priceTables } from '../rules/price.ts'
import { rentTables } from '../rules/rent.ts'
import { roomTables } from '../rules/rooms.ts'

/** Readers of cells: what they take is a closed list or a form, whatever label is beside it. */
const READERS: readonly TableRule[] = [
  ...areaTables,
  ...buildingTables,
  ...chargeTables,
  ...commissionTables,
  ...conditionTables,
  ...energyTables,
  ...featureTables,
  ...floorTables,
  ...heatingTables,
  ...legalTables,
  ...leaseholdTermTables,
  ...lettingTables,
  ...objectTypeTables,
  ...parkingPriceTables,
  ...placeTables,
  ...priceTables,
  ...rentTables,
  ...roomTables,
]

/** Whether a reader of this fact's cells knows the label and takes the value from all that it labels. @param name see `labelName` */
export function isOwnField(key: FactKey, text: string, name: string, value: FactValue): boolean {
  return READERS.some(rule => rule.key === key && rule.label.test(name) && rule.value(text, name)?.value === value)
}

/** What our readers of this fact's cells take from a text; null: nothing, or several numbers. Of words the first reader's are the fullest. */
export function readingOf(key: FactKey, text: string, label: string): Reading | null {
  const read = READERS.filter(rule => rule.key === key).flatMap(rule => rule.value(text, label) ?? [])
  // Beside "Heizung" the carrier is only a part of what is said.
  const [first] = key === 'energietraeger' && /^(?!.*(?:träger|energie)).*heiz/u.test(label) ? read.slice(-1) : read
  const isOne = typeof first?.value === 'string' || new Set(read.map(({ value }) => value)).size === 1
  return first && isOne ? first : null
}
