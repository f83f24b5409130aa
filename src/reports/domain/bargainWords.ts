import type { DealStatus, DealType } from '#extraction/domain/deal/deal.ts'
import { STATUS_NAMES, TYPE_NAMES } from '#extraction/domain/deal/dealNames.ts'
import type { DealTopic } from '#extraction/domain/pointed/dealSaidAt.ts'
import type { WorkKind, WorkStage } from '#extraction/domain/statements/plannedWorks.ts'
import { STAGE_NAMES, WORK_NAMES } from '#extraction/domain/statements/workNames.ts'

/** What was read of the bargain at a place, as a buyer reads it. @param value see `DealSaid` */
export function bargainWords(topic: DealTopic, value: string): string {
  switch (topic) {
    case 'status':
      return STATUS_NAMES[value as DealStatus]
    case 'verkaufsart':
      return TYPE_NAMES[value as DealType]
    case 'arbeiten':
      return value.split(', ').map(workWords).join(', ')
    case 'teile':
    case 'ausgeschlossen':
      return value
  }
}

function workWords(value: string): string {
  const [kind, stage] = value.split(' ') as [WorkKind, WorkStage]
  return `${WORK_NAMES[kind]} ${STAGE_NAMES[stage]}`
}
