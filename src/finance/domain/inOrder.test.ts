import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { type AgeingHome, renovationBacklog } from './renovation.ts'

test('what the exposé calls old and in order counts by its age alone', () => {
  const house: AgeingHome = { kind: 'house', baujahr: 1975, wohnflaeche: 140, bathrooms: 2, renewed: { bad: 1988 }, nextHeating: 'waermepumpe' } // prettier-ignore
  const at = (told: Partial<AgeingHome>) =>
    renovationBacklog({ ...house, ...told }, calendarDate('2026-11-28')).trades.find(({ trade }) => trade === 'bad')
  expect(at({})).toMatchObject({ occasion: 'told' })
  expect(at({ inOrder: ['bad'] })).toMatchObject({ occasion: 'age' })
})
