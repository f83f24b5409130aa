import { expect, test } from 'vitest'
import { passagesOf } from '../passages.ts'
import { isOfDatedPart, isOfTheWhole } from '../remark.ts'
import { saidAbove } from '../scope/headings.ts'
import { page } from '../typeset.fixture.ts'
import { readRemarks } from './readRemarks.ts'

function renewalsOf(text: string) {
  const pages = [page(text.split('\n'))]
  const read = readRemarks(passagesOf(pages), {
    toBeBuilt: false,
    today: 2026,
    above: saidAbove(pages),
    ahead: new Set<never>(),
  })
  return read.filter(one => isOfTheWhole(one) && isOfDatedPart(one) && one.year !== null)
}

/** The years that date a renewal, by their topics; of a part: "(2019)". */
function dated(text: string): string[] {
  const found = renewalsOf(text).map(({ topic, year, subject }) => `${topic} ${subject === 'teilerneuert' ? `(${String(year)})` : String(year)}`) // prettier-ignore
  return [...new Set(found)].sort()
}

/** Below a heading, with cells that leave room for each other. */
const table = (head: string, ...rows: string[]) => [head, ...rows].join('\n')
const DONE = 'Was in den letzten Jahren gemacht wurde'

test.each<[string, ...string[]]>([
  // a table that says of itself that it was done, in either order and with a third column
  [table(DONE, 'Dacheindeckung samt Dämmung (18 cm) | 2012, Rechnung liegt vor', 'Fenster, Zweifachverglasung | 2006 (Erdgeschoss), 2012 (Dachgeschoss)', 'Gasheizung, Öltank entsorgt | 2021', 'Zählerschrank und Unterverteilung | 2021', 'Abwasser, Dichtheitsprüfung | 2023, ohne Beanstandung'), 'dach 2012', 'elektrik (2021)', 'fenster 2006', 'heizungstechnik 2021'],
  [table('Modernisierungen', '2012 | Dacheindeckung samt Dämmung (18 cm)', '2021 | Zählerschrank und Unterverteilung', '2006 | Fenster, Kunststoff'), 'dach 2012', 'elektrik (2021)', 'fenster 2006'],
  [table('Investitionen seit 2005', 'Jahr | Maßnahme | Beleg', '2012 | Dacheindeckung samt Dämmung | Rechnung liegt vor', '2021 | Heizung, Öltank entsorgt | Rechnung'), 'dach 2012', 'heizungstechnik 2021'],
  [table('Das wurde gemacht', 'Gewerk | Maßnahme | Jahr', 'Dach | neu eingedeckt | 2012', 'Fenster | dreifach verglast | 2018'), 'dach 2012', 'fenster 2018'],
  [table('Das haben wir am Haus gemacht:', 'Dach mit Aufsparrendämmung | 2012'), 'dach 2012'],
  [table('Durchgeführte Maßnahmen', 'Fenster und Haustür, Kunststoff | 2009'), 'fenster 2009'],
  [table('Sanierungen und Modernisierungen', 'Fenster im Erdgeschoss | 2009'), 'fenster (2009)'],
  [table('Was wann gemacht wurde', '2020 | alle Fenster und die Haustür', '2021 | Dacheindeckung'), 'dach 2021', 'fenster 2020'],
  // a list whose lines begin with the year
  [table('Was gemacht wurde', '- 2009 Kunststofffenster', '- 2015 Bad im Obergeschoss mit bodengleicher Dusche, Gäste-WC 2016', '- 2020 Elektroverteilung mit FI, Netzwerkdosen'), 'baeder 2015', 'elektrik (2020)', 'fenster 2009'],
  [table('Modernisierungen', '2016 Fenster und Haustür', '2019 Fassade gestrichen', '2021 Bad Salzuflen wird Kurort'), 'fenster 2016'],
  [table('Aus der Chronik', '2015 Bad im Obergeschoss mit bodengleicher Dusche')],
  // without such a heading a year dates the part in its label, and a cabinet dates no wires
  ['Dacheindeckung samt Dämmung (18 cm) | 2012, Rechnung liegt vor', 'dach 2012'],
  ['Fenster, Zweifachverglasung | 2006 (Erdgeschoss), 2012 (Dachgeschoss)', 'fenster 2006'],
  ['Ausstattung\nZählerschrank und Unterverteilung | 2021'],
  // looked at, painted, of another thing
  [table(DONE, 'Abwasserleitung, Kamerabefahrung | 2023', 'Heizung, Wartung | 2025', 'Fassade, neuer Anstrich | 2019')],
  [table('Modernisierungen', '2023 | Abwasserleitung zur Straße, Dichtheitsprüfung', '2019 | Fassade gestrichen')],
  ['Abwasserleitung zur Straße, Dichtheitsprüfung 2023'],
  [table(DONE, 'Dach, 16 cm Zellulose gedämmt | 2012')],
  [table(DONE, 'Bad Salzuflen (18 km) | 2012, Rechnung liegt vor')],
])('the rows "%s" date %s', (text, ...years) => {
  expect(dated(text)).toEqual(years.sort())
}) // prettier-ignore

test('what a table says was done counts as done, what it plans does not', () => {
  const row = 'Dacheindeckung samt Dämmung (18 cm) | 2012, Rechnung liegt vor'
  const rules = (head: string) => renewalsOf(table(head, row)).map(({ rule }) => rule)
  expect(rules(DONE)).toEqual(['dach-erneuert'])
  expect(rules('Das Haus in Stichworten')).toEqual(['dach-jahr'])
  expect(rules('Geplante Maßnahmen')).toEqual([])
})
