import { expect, test } from 'vitest'
import { passagesOf } from '../../passages.ts'
import { page } from '../../typeset.fixture.ts'
import { PLOT_FIGURE_RULES } from './plotFigures.ts'
import { readRemarks } from '../readRemarks.ts'

const SETTING = { toBeBuilt: false, today: 2026, above: new Map(), ahead: new Set<never>() }
const names = PLOT_FIGURE_RULES.map(({ name }) => name)
const told = (line: string) =>
  readRemarks(passagesOf([page(['# Grundstück zum Kauf', '', line])]), SETTING)
    .filter(({ rule }) => names.includes(rule))
    .map(({ meaning }) => meaning.replaceAll('\u00a0', ' '))

test.each([
  ['Die Zufahrt erfolgt über den rund 3,20 m breiten Hof des Vorderliegers, Flurstück 88/1.', 'der Weg hängt an Flurstück 88/1'],
  ['Die Zufahrt verläuft seither über dessen Hofseite (Flurstück 214/3).', 'der Weg hängt an Flurstück 214/3'],
  ['Die Zufahrt führt auf den letzten 140 m über das Flurstück des Nachbarn.', 'der Weg führt auf 140 m über fremden Grund'],
  ['Die Benutzung wird seit jeher geduldet.', 'der Weg wird nur geduldet: vor dem Kauf eintragen lassen'],
  ['Die Zufahrt (3,50 m breit) gehört mit 78 m² zum Grundstück und ist in der Fläche enthalten.', '78 m² davon sind Zufahrt und nicht bebaubar'],
  ['Grundstück 640 m², davon 54 m² Zufahrt.', '54 m² davon sind Zufahrt und nicht bebaubar'],
  ['Er hat eine eigene, 4 m breite Zufahrt, die in den 612 m² enthalten ist (54 m²).', '54 m² davon sind Zufahrt und nicht bebaubar'],
  ['Das Grundwasser wurde zwischen 0,90 m und 1,30 m unter Gelände angetroffen.', 'Grundwasser ab 0,90 bis 1,30 m Tiefe: Abdichtung und Keller kosten mehr'],
  ['Der Grundwasserstand liegt bei 1,80 m.', 'Grundwasser ab 1,80 m Tiefe: Abdichtung und Keller kosten mehr'],
  ['Auf der Ostseite ist ein drei Meter breiter Streifen mit einem Leitungsrecht belegt.', 'ein Streifen von drei m bleibt frei von Bebauung'],
  ['Die Dienstbarkeit hält einen Streifen von 2,50 m beiderseits der Achse von Überbauung frei.', 'ein Streifen von 2,50 m beiderseits der Leitung bleibt frei von Bebauung'],
  ['Quer über das Grundstück verläuft ein Mischwasserkanal der Stadt (DN 500).', 'eine Leitung DN 500 liegt im Grundstück'],
  ['Sie haben ein kostenfreies Rücktrittsrecht, falls Sie bis zum 30.06.2027 kein Grundstück finden.', 'Rücktrittsrecht, Stichtag 30.06.2027'],
  ['Nach dem Kaufvertrag steht beiden Seiten ein Rücktrittsrecht zu, wenn dies bis zum 30. Juni 2027 nicht der Fall ist.', 'zurücktreten dürfen beide Seiten, Stichtag 30.06.2027'],
])('%s: %s', (line, meaning) => {
  expect(told(line)).toEqual([meaning])
}) // prettier-ignore

test.each([
  'Flurstück 88/1 hat 740 m².',
  'Die Zufahrt ist 3,50 m breit und gepflastert.',
  'Der Zugang zur Terrasse liegt 2 m über dem Garten.',
  'Grundwasser wurde bis 5 m Tiefe nicht angetroffen.',
  'Ein Gutachten des Nachbargrundstücks beschreibt Grundwasser unter 1,5 m.',
  'Grundwasser steht erst unter 2,5 m an.',
  'Ein zwei Meter breiter Streifen mit Rosen ziert das Haus.',
  'In der Straße liegt ein Kanal DN 300 vor dem Grundstück.',
  'Der Hausanschluss wurde 2019 mit einer Leitung DN 100 erneuert.',
  'Ein Rücktrittsrecht ist ausgeschlossen, gezahlt wird bis zum 30.06.2027.',
  'Die Reservierung gilt bis zum 30.06.2027.',
])('%s: no such measure', line => {
  expect(told(line)).toEqual([])
})

const UNTIL = 'Rücktrittsrecht, Stichtag 30.06.2027'

test.each([
  ['Der Verkäufer kann bis zum 30.06.2027 vom Vertrag zurücktreten, wenn der Bebauungsplan nicht in Kraft tritt.', 'der Verkäufer', true],
  ['Der Hausanbieter darf bis zum 30.06.2027 vom Vertrag zurücktreten, wenn der Baubeginn nicht möglich ist.', 'der Anbieter', true],
  ['Die Gemeinde kann vom Vertrag zurücktreten, wenn bis zum 30.06.2027 nicht gebaut ist.', 'die Gemeinde', true],
  ['Die Stadt behält sich den Rücktritt vor, wenn nicht gebaut wird.', 'die Gemeinde', false],
  ['Dem Veräußerer steht ein Rücktrittsrecht zu, wenn die Genehmigung ausbleibt.', 'der Verkäufer', false],
  ['Vereinbart ist ein Rücktrittsrecht des Verkäufers bis zum 30.06.2027.', 'der Verkäufer', true],
  ['Vorgesehen ist ein Rücktrittsrecht der Gemeinde.', 'die Gemeinde', false],
])('who sells may go: %s', (line, who, hasDay) => {
  expect(told(line).toSorted()).toEqual([...(hasDay ? [UNTIL] : []), `${who} darf zurücktreten`].toSorted())
}) // prettier-ignore

test.each([
  'Der Verkäufer darf nicht zurücktreten.',
  'Der Käufer kann bis zur Genehmigung zurücktreten.',
  'Der Verkäufer kann zurücktreten, wenn der Käufer nicht zahlt.',
  'Der Verkäufer kann im Mai übergeben.',
  'Kein Rücktrittsrecht des Verkäufers.',
  'Die Stadt liegt am Fluss und ist für ihren Park bekannt.',
  'Ein Rücktritt der Reservierung ist kostenfrei.',
])('%s: nobody who sells may go', line => {
  expect(told(line)).toEqual([])
})
