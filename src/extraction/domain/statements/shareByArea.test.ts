import { expect, test } from 'vitest'
import { passagesOf } from '../passages.ts'
import { page } from '../typeset.fixture.ts'
import { shareByAreaOf } from './shareByArea.ts'

test.each([
  ['Der Miteigentumsanteil beträgt 121/1.000. Nach der Wohnfläche wären es 84/1.000.', [121, 84]],
  ['Der Miteigentumsanteil beträgt 121/1.000, zum Stellplatz gehören keine weiteren.', null],
  ['Der Miteigentumsanteil beträgt 84/1.000. Nach der Wohnfläche wären es 83/1.000.', null],
  ['Der Miteigentumsanteil beträgt 84/1.000. Nach der Wohnfläche wären es 121/1.000.', null],
])('%s', (line, parts) => {
  const told = shareByAreaOf(passagesOf([page(['# Eigentumswohnung zum Kauf', '', line])]))
  expect(told && [told.share.numerator, told.byArea.numerator]).toEqual(parts)
})
