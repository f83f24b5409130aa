import { expect, test } from 'vitest'
import { passagesOf } from '../passages.ts'
import { isOfTheWhole } from '../remark.ts'
import { page } from '../typeset.fixture.ts'
import { readRemarks } from './readRemarks.ts'

const SETTING = { toBeBuilt: false, today: 2026, above: new Map(), ahead: new Set<never>() }

function dated(text: string): string[] {
  const told = readRemarks(passagesOf([page(text.split('\n'))]), SETTING).filter(isOfTheWhole)
  const works = told.filter(({ rule, year }) => year !== null && /^(?!sanierung).*-(?:erneuert|jahr)$/u.test(rule))
  return [...new Set(works.map(({ rule, year }) => `${rule} ${String(year)}`))].sort()
}

test.each<[string, ...string[]]>([
  ['Das Haus wurde 1907 errichtet und 1996 umfassend saniert. Aus dieser Zeit stammen die Elektrik, die Steigleitungen und die Fenster (Holz).', 'elektrik-jahr 1996', 'fenster-jahr 1996', 'wasserleitungen-jahr 1996'], // prettier-ignore
  ['Das Gebäude wurde 2001 saniert. Bad und Fenster stammen aus jener Zeit.', 'baeder-jahr 2001', 'fenster-jahr 2001'],
  ['Das Haus wurde 1994 saniert. Der Keller ist trocken. Das Bad ist auf dem Stand der Sanierungszeit.', 'baeder-jahr 1994'], // prettier-ignore
  [
    'Das Haus wurde 1994 saniert, der Garten 2011 angelegt. Das Bad ist noch aus dem Sanierungsjahr.',
    'baeder-jahr 1994',
  ],
  ['Das Haus wurde 1907 errichtet. Aus dieser Zeit stammen die Fenster.'],
  ['Das Bad ist im Zustand der Sanierungszeit.'],
  ['1907 gebaut, 1996 saniert. Damals wurden auch die Bäder erneuert.', 'baeder-erneuert 1996'],
])('"%s" dates %s', (text, ...years) => {
  expect(dated(text)).toEqual(years)
})
