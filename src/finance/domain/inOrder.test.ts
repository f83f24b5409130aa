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

test.each<[trade: 'dach' | 'heizung', year: number, isDue: boolean, isDueLongLived: boolean]>([
  ['dach', 1991, true, false],
  ['dach', 1960, true, true],
  ['heizung', 2008, true, false],
  ['heizung', 2004, true, true],
  ['heizung', 2015, false, false],
])('%s of %i: due, and of clay or serviced', (trade, year, isDue, isDueLongLived) => {
  const house: AgeingHome = { kind: 'house', baujahr: 1955, wohnflaeche: 140, bathrooms: 2, renewed: { [trade]: year }, nextHeating: 'waermepumpe' } // prettier-ignore
  const isIn = (home: AgeingHome) =>
    renovationBacklog(home, calendarDate('2026-11-28')).trades.some(one => one.trade === trade)
  expect([isIn(house), isIn({ ...house, longLived: [trade] })]).toEqual([isDue, isDueLongLived])
})
