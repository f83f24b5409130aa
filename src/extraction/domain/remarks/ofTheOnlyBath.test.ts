import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { extract } from '../extract.ts'
import { page } from '../typeset.fixture.ts'

function read(line: string): (string | number | null | undefined)[] {
  const lines = ['# Einfamilienhaus zum Kauf', 'Kaufpreis: 300.000 €, Wohnfläche 130 m², Baujahr 1970, Käuferprovision 3,57 %', '', line] // prettier-ignore
  const { facts, remarks } = extract([page(lines)], calendarDate('2026-11-27'))
  const bath = remarks.find(({ rule }) => rule.startsWith('baeder-'))
  return [(facts?.badezimmer?.value as number | undefined) ?? null, bath?.rule, bath?.year]
}

test.each([
  ['Fünf Zimmer, davon drei Schlafzimmer, eine Küche und ein Bad, das wir 2008 neu gemacht haben.', [1, 'baeder-erneuert', 2008]],
  ['Es gibt sieben Zimmer, eine Küche, ein Bad im Obergeschoss, das wir 2012 umgebaut haben, und eine Dusche im Keller.', [1, 'baeder-erneuert', 2012]],
  ['Es gibt ein Badezimmer, das wir 2011 komplett erneuert haben, und unten eine Toilette.', [1, 'baeder-erneuert', 2011]],
  ['Das Bad im Obergeschoss wurde 2015 erneuert.', [null, 'baeder-teilerneuert', 2015]],
  ['Zwei Bäder, eines davon 2012 erneuert.', [2, 'baeder-teilerneuert', 2012]],
  ['Das einzige Bad wurde 2009 teilweise erneuert.', [1, 'baeder-teilerneuert', 2009]],
] as const)('%s', (line, told) => {
  expect(read(line)).toEqual(told)
}) // prettier-ignore
