import type { Wording } from './wordings.fixture.ts'

/** Whose state it is and when: of a neighbour, of the day it was built, of one unit, of today. */
export const IN_TIME: readonly Wording[] = [
  ['Wir haben das Haus seit dem Erstbezug selbst genutzt.', 'zustand', null],
  ['Nach dem Erstbezug 1996 wurde nichts verändert.', 'zustand', null],
  ['Erstbezug war 2003 durch die heutigen Eigentümer.', 'zustand', null],
  ['Die Wohnung wird als Erstbezug angeboten.', 'zustand', 'erstbezug'],
  ['Eine sanierte Wohnung im Nachbarhaus kostete zuletzt 3.900 € je Quadratmeter.', 'zustand', null],
  ['Sanierte Häuser dieser Art wurden im Ort zuletzt für 290.000 bis 330.000 € gehandelt.', 'zustand', null],
  ['Das Haus ist saniert.', 'zustand', 'saniert'],
  ['Für eine vergleichbare, sanierte Wohnung wurden 4.200 €/m² bezahlt.', 'zustand', null],
  [['Das Ladenlokal mit 96 m² ist vermietet.', 'Der Mieter hat das Mietverhältnis zum 31.03.2027 beendet.'], 'bezugsfreiAb', null], // prettier-ignore
  ['Sämtliche Einheiten sind vermietet, die Praxis ist gekündigt zum 30.06.2027.', 'vermietet', true],
  ['Sämtliche Einheiten sind vermietet, die Praxis ist gekündigt zum 30.06.2027.', 'bezugsfreiAb', null],
  ['Der Mieter der Wohnung hat zum 31.03.2027 gekündigt.', 'bezugsfreiAb', 'nach dem 31.03.2027'],
  ['Leerstand | 0', 'vermietet', true],
  ['Leerstand | keiner', 'vermietet', true],
  ['Leerstandsquote | 0 %', 'vermietet', true],
]
