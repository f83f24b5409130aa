import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { extract } from '../extract.ts'
import { page } from '../typeset.fixture.ts'

const DAY = calendarDate('2026-11-30')
const HOUSE = ['# Einfamilienhaus in 37154 Northeim', '', 'Kaufpreis | 198.000 €', 'Wohnfläche | 134 m²', 'Baujahr | 1973', ''] // prettier-ignore
const deferred = (...lines: string[]) =>
  extract([page([...HOUSE, ...lines])], DAY).remarks.filter(({ rule }) => rule === 'arbeiten-aufgeschoben')
const named = (...lines: string[]) =>
  deferred(...lines).map(({ meaning }) => meaning.replace('Laut Exposé nicht gemacht oder noch zu machen: ', ''))

const BELOW = 'Die Küche ist von 1986, sie geht noch. Die Heizung wird man irgendwann ersetzen wollen.'

test.each([
  ['WAS NICHT GEMACHT WURDE'],
  ['Was noch zu machen ist – ich sage es lieber gleich:'],
  ['Was noch zu machen wäre'],
  ['Was ansteht'],
  ['Was als Nächstes ansteht:'],
  ['Was in den nächsten Jahren ansteht'],
  ['Offen ist noch:'],
  ['Noch zu erledigen ist:'],
  ['Noch nicht gemacht:'],
  ['Was wir nicht gemacht haben'],
  ['Anstehende Arbeiten'],
  ['Liegengebliebene Arbeiten:'],
  ['Was bald gemacht werden müsste:'],
])('what stands below “%s” is still to do', head => {
  expect(named(head, '', BELOW)).toEqual(['Küche, Heizung'])
  expect(named(head, BELOW)).toEqual(['Küche, Heizung'])
})

test.each([
  ['a list', ['Was noch zu machen ist', '- Bad im Obergeschoss', '- Teppich in den Kinderzimmern', '- Einfahrt pflastern'], ['Bad, Bodenbeläge, Einfahrt']], // prettier-ignore
  ['in one line', ['Offen ist noch: das Bad im Obergeschoss und die Außenanlagen.'], ['Bad, Außenanlagen']],
  ['what is in order is left out', ['Was noch zu machen ist:', '', 'Die Leitungen sind von 1973, der Elektriker meinte, in Ordnung. Das Bad ist von 1985.'], ['Bad']], // prettier-ignore
  ['up to the next heading', ['Was noch zu machen ist', '', 'Das Bad ist von 1985.', '', 'Was wir gemacht haben', '', 'Fenster, Heizung und Dach.'], ['Bad']], // prettier-ignore
] as const)('%s', (_, lines, expected) => {
  expect(named(...lines)).toEqual(expected)
})

test.each([
  ['what was done', ['Was gemacht wurde', '', BELOW]],
  ['what was done, by its owner', ['Was wir gemacht haben:', '', BELOW]],
  ['what is not sold', ['Was nicht verkauft wird', '', BELOW]],
  ['papers', ['Offen ist noch:', '', 'Der Termin beim Notar für das Haus mit neuer Heizung.']],
  ['nothing that is built', ['Was noch zu machen ist:', '', 'Einziehen und wohlfühlen.']],
  [
    'what works and stays',
    [
      'Was als Nächstes ansteht – offen gesagt',
      '',
      'Die Küche von 2004 ist funktionstüchtig. Die Elektrik ist bauzeitlich mit FI.',
    ],
  ],
  ['the seller pays', ['Offene Arbeiten (erledigt der Verkäufer vor Übergabe)', '', BELOW]],
  ['a sentence among others', ['Solides Haus. Noch nicht renoviert. Das Bad hat ein Fenster.']],
  ['no heading but a sentence', ['Was noch zu machen ist, erledigt der Eigentümer vor der Übergabe. Das Bad hat ein Fenster.']], // prettier-ignore
  ['done since', ['Was noch zu machen war', '', 'Das Bad wurde 2019 erneuert.']],
  ['works that were done all the same', ['Was ansteht', '', 'Das Bad wurde bereits erneuert.']],
])('%s is nothing deferred', (_, lines) => {
  expect(named(...lines)).toEqual([])
})

test('the list is quoted with its words', () => {
  const [told] = deferred('Was noch zu machen ist:', '', BELOW)
  expect(told?.evidence.quote).toContain('Die Küche ist von 1986')
  expect(told).toMatchObject({ topic: 'instandhaltungsstau', tone: 'hinweis', certainty: 'stated' })
})
