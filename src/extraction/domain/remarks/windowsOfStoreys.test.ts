import { expect, test } from 'vitest'
import { passagesOf } from '../passages.ts'
import { page } from '../typeset.fixture.ts'
import { readRemarks } from './readRemarks.ts'

const SETTING = { toBeBuilt: false, today: 2026, above: new Map(), ahead: new Set<never>() }
/** The years of roof, windows and bath, those of a part in brackets. */
function dated(line: string): string[] {
  const found = readRemarks(passagesOf([page([line])]), SETTING).flatMap(({ topic, year, subject }) =>
    year === null || !['dach', 'fenster', 'baeder'].includes(topic)
      ? []
      : [subject === 'teilerneuert' ? `${topic} (${String(year)})` : `${topic} ${String(year)}`],
  )
  return [...new Set(found)].sort()
}

test.each<[string, ...string[]]>([
  // the year behind what is in the room
  ['Obergeschoss: Elternschlafzimmer, Kinderzimmer, Bad mit Wanne und Dusche, 2014 neu.', 'baeder 2014'],
  ['Fenster Kunststoff, 2011 neu.', 'fenster 2011'],
  // storeys of windows, and no roof
  ['Fenster im OG und Dach 2010, im Erdgeschoss noch Holz von 1984.', 'fenster (2010)'],
  ['2010 wurden die Fenster im Obergeschoss und im Dach erneuert.', 'fenster (2010)'],
  ['Fenster im EG und Dach 1998.', 'fenster (1998)'],
  ['Fenster und Dach 2010.', 'dach 2010', 'fenster 2010'],
  ['Fenster im OG und das Dach 2010.', 'dach 2010'],
  ['Fenster im OG und Dach neu gedeckt 2010.', 'dach 2010', 'fenster (2010)'],
])('%j dates %j', (line, ...expected) => {
  expect(dated(line)).toEqual(expected)
})
