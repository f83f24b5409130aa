import { expect, test } from 'vitest'
import { passagesOf } from '../passages.ts'
import { page } from '../typeset.fixture.ts'
import { isInOnePlace } from './onePlace.ts'
import { readRemarks } from './readRemarks.ts'

/** The years of renewals by their rules; of a part: "(2019)". */
function dated(text: string): string[] {
  const read = readRemarks(passagesOf([page([text])]), {
    toBeBuilt: false,
    today: 2026,
    above: new Map(),
    ahead: new Set<never>(),
  })
  const found = read.flatMap(({ rule, year, subject }) => (year === null || !/-(?:erneuert|jahr|teilerneuert)$/u.test(rule) ? [] : [`${rule.split('-')[0] ?? ''} ${subject === 'teilerneuert' ? `(${String(year)})` : String(year)}`])) // prettier-ignore
  return [...new Set(found)].sort()
}

test.each<[string, ...string[]]>([
  ['Im Erdgeschoss wurden 2019 Elektrik und Wasserleitungen erneuert.', 'elektrik (2019)', 'wasserleitungen (2019)'],
  ['Im Haus wurden 2019 Elektrik und Wasserleitungen erneuert.', 'elektrik 2019', 'wasserleitungen 2019'],
  [
    'Im Anbau sind Fenster und Dach von 1998, im Altbau wurden die Fenster 2006 ersetzt.',
    'dach (1998)',
    'fenster (1998)',
    'fenster 2006',
  ],
  ['Vor 10 Jahren wurde das Dach neu gemacht, vor 5 Jahren die Heizung.', 'dach 2016', 'heizung 2021'],
  ['Vor 5 Jahren zog die Tochter aus, vor 2 Jahren die Heizung geprüft.'],
  ['Dach neu (2018), Fenster Plaste von 97, Heizung Gas ca. 15 Jahre', 'dach 2018', 'fenster 1997', 'heizung 2011'],
  ['Flachdach 2019 neu abgedichtet', 'dach 2019'],
  ['2009: neue Holzfenster mit Dreifachverglasung im ganzen Obergeschoss; im Erdgeschoss Fenster von 1978', 'fenster (1978)', 'fenster (2009)'], // prettier-ignore
  ['Zwei Zimmer und ein Bad mit Dusche und Waschtisch, 2017 neu gemacht.', 'baeder 2017'],
  ['Die Küche kam 2012 neu. Das Bad wurde 2014 neu gefliest, die Elektrik im Haus bei dieser Gelegenheit erneuert.', 'baeder 2014', 'elektrik 2014'], // prettier-ignore
  ['Zu tun: Heizung (Öl, 32 Jahre alt)', 'heizung 1994'],
  ['Heizung (Gas, 12 Monate Garantie), Bad'],
  ['2012 Heizzentrale; 2021 Flachdachabdichtung', 'dach 2021', 'heizung 2012'],
  ['Sanierung 1999 mit Aufarbeitung der Holzfenster', 'sanierung 1999'],
  ['Zuletzt wurden das Dach (2020) und die Fassade (2020) ertüchtigt.', 'dach 2020', 'fassade 2020'],
])('"%s" dates what is told of a part, of the whole and of nothing', (text, ...expected) => {
  expect(dated(text)).toEqual(expected)
})

test('a floor parts windows and wires, an annexe all', () => {
  expect(isInOnePlace('im obergeschoss sind die ', 'fenster')).toBe(true)
  expect(isInOnePlace('im obergeschoss ist das ', 'dach')).toBe(false)
  expect(isInOnePlace('im anbau ist das ', 'dach')).toBe(true)
  expect(isInOnePlace('bad im obergeschoss, ', 'fenster')).toBe(false)
})
