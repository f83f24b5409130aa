import { expect, test } from 'vitest'
import { passagesOf } from '../passages.ts'
import { isOfTheWhole } from '../remark.ts'
import { page } from '../typeset.fixture.ts'
import { readRemarks } from './readRemarks.ts'

const SETTING = { toBeBuilt: false, today: 2026, above: new Map(), ahead: new Set<never>() }

function dated(text: string): string[] {
  const told = readRemarks(passagesOf([page(text.split('\n'))]), SETTING).filter(isOfTheWhole)
  const works = told.filter(({ rule, year }) => year !== null && /-(?:erneuert|jahr)$|^sanierung-voll$/u.test(rule))
  return [...new Set(works.map(({ rule, year }) => `${rule} ${String(year)}`))].sort()
}

test.each<[string, ...string[]]>([
  ['Duschbad mit Fenster und Bidet, vor neun Jahren neu gefliest (Belege vorhanden).', 'baeder-erneuert 2017'],
  ['Die Elektrik hat ein Betrieb aus dem Ort vor gut fünfzehn Jahren erneuert.', 'elektrik-erneuert 2011'],
  ['Die Heizung wurde letztes Jahr ausgetauscht.', 'heizung-erneuert 2025'],
  ['Im vergangenen Jahr kam eine neue Heizung.', 'heizung-erneuert 2025'],
  ['Das Dach wurde vor rund zwanzig Jahren neu gedeckt.', 'dach-erneuert 2006'],
  ['Die Fenster sind vor drei Jahren ersetzt worden, das Dach vorletztes Jahr.', 'dach-jahr 2024', 'fenster-erneuert 2023'], // prettier-ignore
  ['Vor vier Jahren wurde das Bad saniert, im letzten Jahr die Fenster.', 'baeder-erneuert 2022', 'fenster-jahr 2025'],
  ['Das Haus wurde vor acht Jahren kernsaniert.', 'sanierung-voll 2018'],
  ['Die Fassade wurde letztes Jahr gestrichen.'],
  ['Dieses Jahr soll das Dach erneuert werden.'],
  ['Das Dach wurde in den letzten Jahren erneuert.'],
  ['Kernsaniert wurde das Haus, letztes Jahr kam noch die Wallbox.'],
])('"%s" dates %s', (text, ...years) => {
  expect(dated(text)).toEqual(years)
})
