import type { TableRule } from '../rule.ts'
import { conditionTables } from '../rules/condition.ts'
import { energyTables } from '../rules/energy.ts'
import { floorTables } from '../rules/floors.ts'
import { heatingTables } from '../rules/heating.ts'
import { lettingTables } from '../rules/letting.ts'
import { objectTypeTables } from '../rules/objectType.ts'

/** Readers of cells whose values are words: what they take is a closed list or a form, whatever label is beside it. */
export const READERS: readonly TableRule[] = [
  ...conditionTables,
  ...energyTables,
  ...floorTables,
  ...heatingTables,
  ...lettingTables,
  ...objectTypeTables,
]
