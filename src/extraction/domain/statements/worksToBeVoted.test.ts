import { expect, test } from 'vitest'
import { passagesOf } from '../passages.ts'
import { page } from '../typeset.fixture.ts'
import { plannedWorksOf } from './plannedWorks.ts'

const SETTING = { toBeBuilt: false, today: 2026, above: new Map(), ahead: new Set<never>() }

test.each([
  'In der nächsten Eigentümerversammlung wird über die Sanierung der Fassade beraten.',
  'Über die Sanierung der Fassade wird im Frühjahr abgestimmt.',
  'Die Sanierung der Fassade wurde auf das nächste Jahr verschoben.',
])('%s: announced, not done', line => {
  const passages = passagesOf([page(['# Eigentumswohnung zum Kauf', '', line])])
  expect(plannedWorksOf(passages, SETTING)).toMatchObject([{ kind: 'fassade', stage: 'geplant' }])
})

test.each([
  ['Die Tiefgaragenzufahrt soll 2027 aus der Rücklage neu beschichtet werden.', 'tiefgarage', 2027],
  [
    'Für 2028 ist die Abdichtung der Tiefgaragendecke vorgesehen, bezahlt aus der Erhaltungsrücklage.',
    'tiefgarage',
    2028,
  ],
  ['Die Tiefgarage soll im nächsten Jahr saniert werden.', 'tiefgarage', null],
  ['Die Garagenzufahrt soll 2028 neu gepflastert werden.', 'tiefgarage', 2028],
  ['Der Gehweg soll 2027 neu gepflastert werden.', 'aussenanlagen', 2027],
  ['Die Balkone sollen 2028 aus der Rücklage neu beschichtet werden.', 'balkon', 2028],
])('%s: works ahead that the community pays', (line, kind, year) => {
  const passages = passagesOf([page(['# Eigentumswohnung zum Kauf', '', line])])
  expect(plannedWorksOf(passages, SETTING).map(one => [one.kind, one.stage, one.year])).toEqual([
    [kind, 'geplant', year],
  ])
})

test.each([
  'Die Tiefgaragenzufahrt wurde 2022 neu beschichtet.',
  'Ein Stellplatz in der Tiefgarage soll mit verkauft werden.',
  'Zur Wohnung gehört ein Stellplatz in der hauseigenen Tiefgarage, die Wohnung soll modernisiert worden sein.',
  'Die Zufahrt zur Tiefgarage liegt in der Beethovenstraße.',
])('%s: nothing ahead', line => {
  const passages = passagesOf([page(['# Eigentumswohnung zum Kauf', '', line])])
  expect(plannedWorksOf(passages, SETTING).filter(({ kind }) => kind === 'tiefgarage')).toEqual([])
})
