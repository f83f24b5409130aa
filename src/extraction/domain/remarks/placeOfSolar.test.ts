import { expect, test } from 'vitest'
import { passagesOf } from '../passages.ts'
import { page } from '../typeset.fixture.ts'
import { readRemarks } from './readRemarks.ts'

const SETTING = { toBeBuilt: false, today: 2026, above: new Map(), ahead: new Set<never>() }
const roofYears = (text: string) =>
  readRemarks(passagesOf([page([text])]), SETTING).flatMap(({ topic, year }) => (topic === 'dach' ? [year] : []))

test.each([
  ['Therme 2014, Solarmodule auf dem Dach 2012, Markise 2018.', []],
  ['Auf dem Dach liefert seit 2019 eine Photovoltaikanlage Strom.', []],
  ['Therme 2014, Dach 2012, Solarmodule 2018.', [2012]],
  ['Das Flachdach über der Diele, zuletzt 1991 mit Schweißbahnen abgedichtet, ist begehbar.', [1991]],
])('the year of what stands on a roof is not its own, that of its covering is: %s', (text, years) => {
  expect(roofYears(text)).toEqual(years)
})
