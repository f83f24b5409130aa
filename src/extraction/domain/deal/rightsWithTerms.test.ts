import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { passagesOf } from '../passages.ts'
import { page } from '../typeset.fixture.ts'
import { rightsWithTerms } from './rightsWithTerms.ts'
import { survivingRightsOf } from './survivingRights.ts'

const DAY = calendarDate('2026-11-28')

function told(line: string) {
  const passages = passagesOf([page(['# Amtsgericht Emden, 5 K 3/26', '', line])])
  return rightsWithTerms(survivingRightsOf(passages), passages, DAY).map(({ rooms, holders }) => [
    rooms?.words ?? null,
    rooms?.isPart ?? null,
    holders?.map(({ age, sex }) => [age, sex]) ?? null,
  ])
}

test.each([
  ['Wohnungsrecht (§ 1093 BGB) an sämtlichen Räumen des Erdgeschosses nebst Mitbenutzung von Keller und Garten für die am 03.03.1954 geborene Berechtigte auf Lebenszeit bleibt bestehen.', ['an sämtlichen Räumen des Erdgeschosses nebst Mitbenutzung von Keller und Garten', true, [[72, 'frau']]]],
  ['Abteilung II lfd. Nr. 3: Wohnungsrecht an der Wohnung im Obergeschoss sowie Mitbenutzung von Waschküche und Garten für Frau H., geb. 14.06.1948, auf Lebenszeit. Das Recht ist erstrangig und bleibt bestehen.', ['an der Wohnung im Obergeschoss sowie Mitbenutzung von Waschküche und Garten', true, [[78, 'frau']]]],
  ['Es bleibt ein Nießbrauch für den am 22.12.1941 geborenen Miteigentümer bestehen.', [null, null, [[84, 'mann']]]],
  ['Das Wohnungsrecht am ganzen Haus für Herrn K., geboren 1951, bleibt bestehen.', ['am ganzen Haus', false, [[75, 'mann']]]],
  ['Bestehen bleibt das Wohnrecht der Mutter (Jahrgang 1940). Es umfasst die Räume im Dachgeschoss links.', ['die Räume im Dachgeschoss links', true, [[86, 'frau']]]],
  ['Das eingetragene Wohnungsrecht an den Räumen im Dachgeschoss hat Vorrang und bleibt bestehen. Die Berechtigte ist 79 Jahre alt.', ['an den Räumen im Dachgeschoss', true, [[79, 'frau']]]],
  ['Das Wohnungsrecht am ganzen Haus fällt in das geringste Gebot; es bleibt bestehen. Die Berechtigte ist 77 Jahre alt.', ['am ganzen Haus', false, [[77, 'frau']]]],
  ['Das Altenteil an der Einliegerwohnung bleibt bestehen. Die Berechtigte ist 81 Jahre alt.', ['an der Einliegerwohnung', true, [[81, 'frau']]]],
  ['Das Wohnungsrecht an der Wohnung im Erdgeschoss für eine 1943 geborene Berechtigte bleibt bestehen.', ['an der Wohnung im Erdgeschoss', true, [[83, 'frau']]]],
  ['Der Nießbrauch des 1950 geborenen Bruders bleibt bestehen.', [null, null, [[76, 'mann']]]],
  // What is no room and no age.
  ['Das in Abteilung II im Grundbuch von Haselünne eingetragene Wohnungsrecht bleibt bestehen; das Haus wurde 1954 errichtet.', [null, null, null]],
  ['Der Nießbrauch bleibt bestehen, eingetragen am 04.05.1998.', [null, null, null]],
] as const)('%s', (line, terms) => {
  expect(told(line)).toEqual([terms])
}) // prettier-ignore

test.each([
  ['Das Wohnungsrecht an der Wohnung im Obergeschoss für Frau H. bleibt bestehen. Die ortsübliche Miete der Obergeschosswohnung beträgt 480 € monatlich.', 480],
  ['Bestehen bleibt der Nießbrauch der Mutter. Der jährliche Nutzungswert ist mit 6.600 € im Jahr angesetzt.', 550],
  ['Das Wohnungsrecht an den Räumen im Erdgeschoss bleibt bestehen; hierfür ist ein Mietwert von 390 € im Monat angesetzt.', 390],
  // Another storey's rent, and a rent that is paid.
  ['Das Wohnungsrecht im Erdgeschoss bleibt bestehen. Ortsübliche Miete Dachgeschoss: 410 € monatlich.', undefined],
  ['Das Wohnungsrecht im Erdgeschoss bleibt bestehen. Das Dachgeschoss ist für 410 € monatlich vermietet.', undefined],
] as const)('%s: its rooms would bring %s', (line, month) => {
  const passages = passagesOf([page(['# Amtsgericht Emden, 5 K 3/26', '', line])])
  expect(rightsWithTerms(survivingRightsOf(passages), passages, DAY).map(one => one.month)).toEqual([month])
}) // prettier-ignore

test.each([
  ['Das Wohnungsrecht im Erdgeschoss bleibt bestehen. Die Kosten der Beheizung und des Stroms hat der jeweilige Eigentümer zu tragen.', ['Heizung', 'Strom']],
  ['Bestehen bleibt das Wohnungsrecht der Mutter. Nebenkosten und Müllabfuhr gehen zu Lasten des Eigentümers.', ['Müllabfuhr', 'Nebenkosten']],
  ['Bestehen bleibt der Nießbrauch des Vaters; außergewöhnliche Reparaturen zahlt der Eigentümer.', ['Instandhaltung']],
  // His own costs, and what the owner does not pay.
  ['Das Wohnungsrecht im Erdgeschoss bleibt bestehen. Heizung und Wasser trägt die Berechtigte selbst.', undefined],
  ['Das Wohnungsrecht im Erdgeschoss bleibt bestehen. Die Kosten für Strom trägt der Eigentümer nicht.', undefined],
] as const)('%s: the owner pays %j', (line, paid) => {
  const passages = passagesOf([page(['# Amtsgericht Emden, 5 K 3/26', '', line])])
  expect(rightsWithTerms(survivingRightsOf(passages), passages, DAY).map(one => one.ownerPays)).toEqual([paid])
}) // prettier-ignore
