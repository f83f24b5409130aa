import type { Deal } from '../deal/deal.ts'
import type { Passage } from '../passages.ts'
import type { Setting } from '../scope/setting.ts'
import { type PlannedWork, plannedWorksOf } from './plannedWorks.ts'

/** What is planned of a home that its builder still builds is the home itself, and no works that a buyer has ahead; what is only prepared stays so. */
export function worksAheadOf(
  passages: readonly Passage[],
  setting: Setting,
  { type }: Pick<Deal, 'type'>,
): PlannedWork[] {
  const isNew = type.value === 'neubau-bautraeger' || type.value === 'fertighaus'
  return plannedWorksOf(passages, setting).filter(({ stage }) => !isNew || stage === 'vorbereitet')
}
