import { expect, test } from 'vitest'
import { passagesOf } from '../passages.ts'
import { page } from '../typeset.fixture.ts'
import { readRemarks } from './readRemarks.ts'

const SETTING = { toBeBuilt: false, today: 2026, above: new Map(), ahead: new Set<never>() }

test.each([
  ['Die Heizung ist von 2003, die Fenster ebenfalls.', 'fenster-jahr', 2003],
  ['Die Heizung ist von 2003, die Fenster auch nicht.', 'fenster-jahr', undefined],
  ['Die Heizung ist von 2003, die Fenster sind auch groß.', 'fenster-jahr', undefined],
  ['Das Bad oben ist von 2014, das Duschbad unten hat seine beste Zeit hinter sich.', 'baeder-teilerneuert', 2014],
])('%s', (line, rule, year) => {
  const remarks = readRemarks(passagesOf([page([line])]), SETTING)
  expect(remarks.find(one => one.rule === rule)?.year).toBe(year)
})
