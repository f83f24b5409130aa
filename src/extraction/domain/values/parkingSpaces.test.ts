import { expect, test } from 'vitest'
import { parkingSpacesOf } from './parkingSpaces.ts'

test.each([
  ['TG-Stellplatz Nr. 41', true],
  ['Tiefgaragenstellplatz', true],
  ['Duplexparker in der Tiefgarage', true],
  ['Stellplatz Nr. 9 vor der Tür', false],
  ['2 Garagen', false],
  ['Fertiggarage', false],
])('%s is below the house: %s', (words, isUnderground) => {
  expect(parkingSpacesOf(words).isUnderground).toBe(isUnderground)
})
