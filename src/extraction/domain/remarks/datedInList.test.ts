import { expect, test } from 'vitest'
import { passagesOf } from '../passages.ts'
import { page } from '../typeset.fixture.ts'
import { readRemarks } from './readRemarks.ts'

const SETTING = { toBeBuilt: false, today: 2026, above: new Map(), ahead: new Set<never>() }

function told(text: string, pattern: RegExp): string[] {
  const read = readRemarks(passagesOf([page([text])]), SETTING)
  return read.flatMap(({ rule, year }) => (pattern.test(rule) ? [`${rule} ${String(year)}`] : [])).sort()
}

test.each<[string, ...string[]]>([
  [
    'Fliesen in Diele und Bad · Holzfenster (1996) · Duschbad, Stand etwa 1989',
    'baeder-jahr 1989',
    'fenster-jahr 1996',
  ],
  ['Dach · Heizung (2011) · Bad', 'heizung-jahr 2011'],
  ['Dach, Heizung (2011) · Bad', 'dach-jahr 2011', 'heizung-jahr 2011'],
])('a year behind one item of a list dates no other: %s', (text, ...years) => {
  expect(told(text, /-jahr$/u)).toEqual(years)
})

test.each<[string, ...string[]]>([
  ['Bad und Böden sind noch so, wie sie 1971 verlegt wurden.', 'baeder-alt 1971', 'boeden-alt 1971'],
  ['Bad, Küche und Fußböden sind noch so, wie man sie 1971 eingebaut hat.', 'baeder-alt 1971', 'boeden-alt 1971', 'kueche-alt 1971'], // prettier-ignore
  ['Die Bodenbeläge und das Bad sind genau so, wie sie damals eingebaut wurden.', 'baeder-alt null', 'boeden-alt null'],
  ['Die Böden sind so, wie man sie sich wünscht.'],
])('each of a list is as old as it was fitted: %s', (text, ...rules) => {
  expect(told(text, /-alt$/u)).toEqual(rules)
})
