import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import type { Deal, DealType } from '#extraction/domain/deal/deal.ts'
import type { PlannedWork } from '#extraction/domain/statements/plannedWorks.ts'
import { renewedByRemarks } from './worksOf.ts'

const day = calendarDate('2026-11-26')
const evidence = { page: 1, quote: 'Bad und Elektrik werden erneuert', box: [0, 0, 1, 1] } as const
const planned = (kind: PlannedWork['kind']) => ({ kind, stage: 'geplant', evidence }) as unknown as PlannedWork
const found = (type: DealType) =>
  renewedByRemarks({ remarks: [], plannedWorks: [planned('bad')], deal: { type: { value: type }, parts: [] } as unknown as Deal }, day) // prettier-ignore

test('what is announced is as old as before and told as due, unless who refurbishes sells', () => {
  expect(found('bestand')).toMatchObject({ kept: ['bad'], spoken: ['bad'] })
  expect(found('bestand').bad).toBeUndefined()
  expect(found('sanierung-bautraeger')).toMatchObject({ kept: [], spoken: [], bad: 2026 })
})
