import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { extract } from '../extract.ts'
import { page } from '../typeset.fixture.ts'

function told(line: string) {
  const { facts } = extract(
    [page(['# Eigentumswohnung in Weilheim', 'Kaufpreis: 349.000 €', 'Wohnfläche: 82 m²', 'Zimmer: 3', '', line])],
    calendarDate('2026-11-27'),
  )
  return [facts?.vermietet?.value ?? null, facts?.bezugsfreiAb?.value ?? null]
}

test.each([
  ['Sie ist frei und kann ab Februar 2027 bezogen werden.', [false, 'Februar 2027']],
  ['Die Wohnung ist derzeit frei und kann zum 01.02.2027 übernommen werden.', [false, null]],
  ['Die Wohnung steht leer und kann ab Mitte März 2027 bezogen werden.', [false, 'Mitte März 2027']],
  ['Die 3-Zimmer-Wohnung ist frei und kann ab dem 01.02.2027 bezogen werden.', [false, '01.02.2027']],
  ['Das Reihenendhaus kann ab März 2027 bezogen werden.', [null, 'März 2027']],
  ['Kann ab März 2027 bezogen werden.', [null, 'März 2027']],
  ['Die Wohnung wird renoviert und kann ab März 2027 bezogen werden.', [null, 'März 2027']],
  ['Ausziehen werde ich bis Ende Juni 2027, früher geht nicht.', [null, 'Ende Juni 2027']],
  ['Bis 30. Juni 2027 ziehen wir aus.', [null, '30. Juni 2027']],
  ['Wir ziehen spätestens zum 01.07.2027 aus.', [null, '01.07.2027']],
])('%s', (line, facts) => {
  expect(told(line)).toEqual(facts)
})

test.each([
  'Die Aussicht ist frei und kann ab dem Balkon genossen werden.',
  'Die Garage ist frei und kann ab Februar 2027 übernommen werden.',
  'Sie ist frei von Rechten Dritter und kann besichtigt werden.',
  'Wir haben das Haus bis Ende Juni 2019 ausgebaut.',
  'Die Nebenwohnung ist frei und kann ab Februar 2027 bezogen werden.',
  'Das Ferienhaus ist frei und kann ab Februar 2027 bezogen werden.',
  'Die Einliegerwohnung ist frei und kann ab Februar 2027 bezogen werden.',
  'Die neue Kita kann ab August 2027 bezogen werden.',
  'Das Ärztehaus gegenüber kann ab August 2027 bezogen werden.',
  'Das Neubauviertel nebenan kann ab Mai 2027 bezogen werden.',
  'Der Keller kann ab Februar 2027 gemietet werden.',
])('%s: tells no home free', line => {
  expect(told(line)).toEqual([null, null])
})

test.each([
  ['Das Haupthaus ist vermietet, Kaltmiete 900 € monatlich. Die Einliegerwohnung ist frei und kann ab Februar 2027 bezogen werden.', [true, null]],
  ['Die Wohnung ist vermietet. Die Nebenwohnung ist frei und kann ab Februar 2027 bezogen werden.', [true, null]],
  ['Die Wohnung ist vermietet. Der Mietvertrag endet am 31.01.2027, die Wohnung ist frei und kann ab Februar 2027 bezogen werden.', [true, null]],
])('what of it is let today stays let: %s', (line, facts) => {
  expect(told(line)).toEqual(facts)
}) // prettier-ignore

test.each([
  ['Zweifamilienhaus', 'Das Erdgeschoss ist vermietet. Die Dachgeschosswohnung ist frei und kann ab Februar 2027 bezogen werden.'],
  ['Mehrfamilienhaus', 'Die Wohnung im 2. OG ist leer und kann ab Februar 2027 bezogen werden. Die übrigen sind vermietet.'],
])('a flat of a house that is free makes no house free: %s', (kind, line) => {
  const { facts } = extract([page([`# ${kind} in 24103 Kiel`, 'Kaufpreis | 420.000 €', 'Wohnfläche | 200 m²', '', line])], calendarDate('2026-11-22'))
  expect([facts?.vermietet?.value === false, facts?.bezugsfreiAb ?? null]).toEqual([false, null])
}) // prettier-ignore

test.each([
  ['Die Übergabe ist nach Absprache ab April 2027 möglich.', 'April 2027'],
  ['Übergabe nach Vereinbarung, frühestens ab Ende August 2027.', 'Ende August 2027'],
  ['Die Übergabe erfolgt nach Absprache.', 'nach Absprache'],
])('the day of a sentence goes before a cell without one: %s', (line, when) => {
  const { facts } = extract([page(['# Doppelhaushälfte in 25337 Elmshorn', 'Kaufpreis: 409.000 €', 'Wohnfläche: 116 m²', 'Zimmer: 5', 'Verfügbar: nach Absprache', '', line])], calendarDate('2026-11-27')) // prettier-ignore
  expect(facts?.bezugsfreiAb?.value).toBe(when)
})
