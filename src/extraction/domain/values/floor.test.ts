import { describe, expect, test } from 'vitest'
import { floorOf, isOnTopOrNew } from './floor.ts'

describe('the storey of a flat', () => {
  test.each([
    ['3. OG', 3],
    ['5. OG (Penthouse) von 5', 5],
    ['2. Etage von 4', 2],
    ['Erdgeschoss', 0],
    ['Hochparterre', 0],
    ['EG', 0],
    ['Souterrain', -1],
    ['Tiefparterre', -1],
    ['1. UG', -1],
    ['EG und Souterrain', 0],
    ['Maisonette UG/EG', 0],
    ['Dachgeschoss', null],
    ['III. Obergeschoss WE07', 3],
    ['IV. OG', 4],
    ['Dachgeschoss WE11', null],
  ])('%s counts as %s', (etage, storey) => {
    expect(floorOf(etage).storey).toBe(storey)
  })
})

test('low is what lies below or only just above the ground', () => {
  expect(['Hochparterre', 'Souterrain', 'Erdgeschoss'].map(words => floorOf(words).isLow)).toEqual([true, true, false])
})

test('below a roof is what says so, and no floor by its number', () => {
  expect(
    ['Dachgeschoss', '3. OG (DG)', 'Spitzboden', '3. OG von 7', 'Erdgeschoss'].map(words => floorOf(words).isUnderRoof),
  ).toEqual([true, true, true, false, false])
})

test('what lies on top of its house or is itself new may have been built anew, no storey between', () => {
  const names = ['Dachgeschoss WE12', 'Penthouse 2', 'WE 14 (Neubau)', 'Staffelgeschoss', 'III. OG WE07', 'Souterrain', 'Neubaustraße 4, EG'] // prettier-ignore
  expect(names.map(isOnTopOrNew)).toEqual([true, true, true, true, false, false, false])
})
