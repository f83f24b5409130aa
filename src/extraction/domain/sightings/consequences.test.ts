import { expect, test } from 'vitest'
import { asStatements } from '../remarks/asStatements.ts'
import { bindingsOf, type Consequence } from './consequences.ts'

const found = (sentence: string) => [...new Set(bindingsOf(asStatements(sentence)).map(({ of }) => of))]

test.each<[string, ...Consequence[]]>([
  ['Die Decke im Kinderzimmer ist vom Käufer herzurichten.', 'duty'],
  ['Zu jedem Haus ist ein Carport für 14.000 € zu erwerben.', 'duty'],
  ['Gebaut wird, sobald zehn der vierzehn Häuser verkauft sind.', 'condition'],
  ['Ohne ihre Unterschrift darf der Notar nichts beurkunden.', 'condition'],
  ['Der Laden läuft fest bis 2029, der Mieter hat sich aber ausbedungen, früher zu gehen.', 'others'],
  ['Das Gartenhaus gehört meinem Schwager.', 'others'],
  ['Die Heizung bleibt Eigentum des Lieferanten.', 'others'],
  ['In der Giebelwand ist ein Riss, den wir seit Jahren kennen.', 'damage'],
  ['Seit dem Sturm kommt es am Schornstein herein.', 'damage'],
  ['Für die Straße werden noch Erschließungsbeiträge erhoben.', 'office'],
  ['Für den Bestand der Bescheinigung wird nicht eingestanden.', 'unsure'],
  ['Dafür liegt das Angebot einer Firma über 12.400 € vor.', 'money'],
  ['Auf dem Haus liegt noch ein Kredit, im Oktober 38.000 €.', 'money'],
  ['Gebote nehmen wir bis Freitag, 15. Januar 2027, 12 Uhr entgegen.', 'deadline'],
  ['Mein Bruder wohnt seit 2015 dort und lässt niemanden hinein.', 'inside'],
])('a sentence lays something on its buyer: %s', (sentence, ...kinds) => {
  expect(found(sentence)).toEqual(kinds)
})

test.each([
  // denied, settled, or of all exposés
  'Das Studio ist verpachtet, um alles andere müssen Sie sich nicht sorgen: Sie brauchen sich um gar nichts zu kümmern.',
  'Wohnungen in Bilk lagen im Angebot im Mittel bei 4.870 €/m².',
  'Feuchtigkeit oder Schädlinge sind den Eigentümern nicht bekannt.',
  'Risse wurden 2019 saniert.',
  'Schimmel hatten wir nie.',
  'Feuchtigkeit im Keller haben wir hier nie gehabt.',
  'Erschließungsbeiträge sind nicht mehr offen.',
  'Das Haus liegt außerhalb des Überschwemmungsgebiets.',
  'Die Erschließungsbeiträge sind bezahlt.',
  'Die Provision ist vom Käufer zu zahlen.',
  'Die Grundrisse und der Aufriss liegen bei.',
  'Ein Baulasteintrag besteht nicht.',
  'Treten Sie vom Wohnzimmer auf den Balkon.',
  'Das Haus ist seit 1998 im Eigentum der Familie.',
  'Bei einem Darlehen von 300.000 € und 3,6 % Sollzins beträgt Ihre Rate 1.400 €.',
])('and this one nothing: %s', sentence => {
  expect(found(sentence)).toEqual([])
})
