import { NEW_BUILD_SIGNS, PREFAB_SIGNS, RENEWAL_SIGNS } from './builderSigns.ts'
import type { DealType } from './deal.ts'
import { PACKAGE_SIGNS } from './packageSigns.ts'
import { LEASE_BACK_SIGNS, SHARE_SIGNS } from './shareSigns.ts'
import { overAbbreviations, type Sign } from './sign.ts'

/** What is said of a type, and from which sum of weights on it is taken for said. */
export interface TypeSigns {
  readonly type: DealType
  readonly signs: readonly Sign[]
  readonly minWeight: number
  /** So much of it must be said; the rest may follow from the seller and the day of completion. */
  readonly minSaid: number
}

/** Where several types fit, the one whose law and papers weigh more goes first (deals.md); the object's kind decides the rest. */
const SIGNS: readonly TypeSigns[] = [
  { type: 'anteil', signs: SHARE_SIGNS, minWeight: 4, minSaid: 4 },
  { type: 'rueckmiete', signs: LEASE_BACK_SIGNS, minWeight: 4, minSaid: 4 },
  { type: 'fertighaus', signs: PREFAB_SIGNS, minWeight: 5, minSaid: 5 },
  { type: 'sanierung-bautraeger', signs: RENEWAL_SIGNS, minWeight: 6, minSaid: 4 },
  { type: 'neubau-bautraeger', signs: NEW_BUILD_SIGNS, minWeight: 5, minSaid: 2 },
  { type: 'paket', signs: PACKAGE_SIGNS, minWeight: 6, minSaid: 4 },
]

export const TYPE_SIGNS: readonly TypeSigns[] = SIGNS.map(type => ({
  ...type,
  signs: type.signs.map(sign => ({ ...sign, pattern: overAbbreviations(sign.pattern) })),
}))
