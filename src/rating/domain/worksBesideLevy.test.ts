import { expect, test } from 'vitest'
import type { StatedLevy } from '#extraction/domain/statements/levies.ts'
import type { PlannedWork, WorkKind } from '#extraction/domain/statements/plannedWorks.ts'
import { worksBesideLevy } from './worksBesideLevy.ts'

const evidence = { page: 1, quote: 'Beschlossen ist die Sanierung: Dämmung der Fassaden.', box: null } as never
const LEVY: StatedLevy = { own: 9_600, payer: null, due: null, fromWhole: null, isProposed: false, works: { kinds: ['fassade'], cost: 684_000 }, evidence } // prettier-ignore

function beside(kind: WorkKind, isDecided?: true): number {
  const work: PlannedWork = {
    kind,
    stage: 'geplant',
    year: null,
    ...(isDecided && { isDecided }),
    evidence: [evidence],
  }
  return worksBesideLevy([work], [LEVY]).length
}

test('what a levy is raised for is told with the levy, and so is the word for all of it', () => {
  expect(beside('fassade')).toBe(0)
  expect(beside('ganzes', true)).toBe(0)
  expect(beside('ganzes')).toBe(1)
  expect(beside('dach', true)).toBe(1)
})
