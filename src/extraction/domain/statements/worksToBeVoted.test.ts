import { expect, test } from 'vitest'
import { passagesOf } from '../passages.ts'
import { page } from '../typeset.fixture.ts'
import { plannedWorksOf } from './plannedWorks.ts'

const SETTING = { toBeBuilt: false, today: 2026, above: new Map() }

test.each([
  'In der nächsten Eigentümerversammlung wird über die Sanierung der Fassade beraten.',
  'Über die Sanierung der Fassade wird im Frühjahr abgestimmt.',
  'Die Sanierung der Fassade wurde auf das nächste Jahr verschoben.',
])('%s: announced, not done', line => {
  const passages = passagesOf([page(['# Eigentumswohnung zum Kauf', '', line])])
  expect(plannedWorksOf(passages, SETTING)).toMatchObject([{ kind: 'fassade', stage: 'geplant' }])
})
