import { describe, expect, test } from 'vitest'
import { floorOf } from './floor.ts'

describe('the storey of a flat', () => {
  test.each([
    ['3. OG', 3],
    ['5. OG (Penthouse) von 5', 5],
    ['2. Etage von 4', 2],
    ['Erdgeschoss', 0],
    ['Hochparterre', 0],
    ['EG', 0],
    ['Souterrain', -1],
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
