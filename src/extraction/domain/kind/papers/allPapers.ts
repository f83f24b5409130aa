import { BUILDING_PAPERS } from './building.ts'
import { COMMUNITY_PAPERS } from './community.ts'
import { DEEDS } from './deeds.ts'
import { HOLDINGS } from './holdings.ts'
import { LESSONS } from './lessons.ts'
import { MONEY_PAPERS } from './money.ts'
import type { Paper } from './paper.ts'
import { VARIOUS_PAPERS } from './various.ts'

/** Every kind of paper; of two that say as much, the first. */
export const PAPERS: readonly Paper[] = [
  ...COMMUNITY_PAPERS,
  ...DEEDS,
  ...BUILDING_PAPERS,
  ...MONEY_PAPERS,
  ...HOLDINGS,
  ...LESSONS,
  ...VARIOUS_PAPERS,
]
