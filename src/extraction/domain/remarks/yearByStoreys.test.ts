import { expect, test } from 'vitest'
import { passagesOf } from '../passages.ts'
import { page } from '../typeset.fixture.ts'
import { readRemarks } from './readRemarks.ts'

const SETTING = { toBeBuilt: false, today: 2026, above: new Map(), ahead: new Set<never>() }
/** The years of trades, those of a part in brackets. */
function dated(line: string): string[] {
  const found = readRemarks(passagesOf([page([line])]), SETTING).flatMap(({ topic, year, subject }) =>
    year === null || (topic !== 'fenster' && topic !== 'baeder')
      ? []
      : [subject === 'teilerneuert' ? `${topic} (${String(year)})` : `${topic} ${String(year)}`],
  )
  return [...new Set(found)].sort()
}

test.each<[string, ...string[]]>([
  ['Fenster Kunststoff: EG 2004, DG 2016.', 'fenster 2004'],
  ['Fenster: Straßenseite 1998, Hofseite 2011.', 'fenster 1998'],
  ['Fenster: EG 2004.', 'fenster (2004)'],
  ['Bad: im Erdgeschoss 2015, im Obergeschoss 1994.', 'baeder 1994'],
  ['Das Bad hat Wanne und Fenster und ist 2012 neu gefliest worden.', 'baeder 2012'],
  ['Bad und Fenster wurden 2012 erneuert.', 'baeder 2012', 'fenster 2012'],
])('%j dates %j', (line, ...expected) => {
  expect(dated(line)).toEqual(expected)
})
