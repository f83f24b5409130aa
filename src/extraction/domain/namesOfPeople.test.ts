import { expect, test } from 'vitest'
import { withoutNames } from './namesOfPeople.ts'

test.each([
  [
    'Häuser mit Seele · Immobilien Rosina Feuchter · Neustadt',
    'häuser mit seele · immobilien xxxxxx xxxxxxxx · neustadt',
  ],
  ['Rosina Feuchter, Tel. 09161 62 08 44', 'xxxxxx xxxxxxxx, tel. 09161 62 08 44'],
  ['Rosina Feuchter, Immobilienmaklerin', 'xxxxxx xxxxxxxx, immobilienmaklerin'],
  ['Rosina Feuchter, Dipl.-Ing. Architektin', 'xxxxxx xxxxxxxx, dipl.-ing. architektin'],
  ['Rosina Feuchter · Geschäftsführerin · Kontor', 'xxxxxx xxxxxxxx · geschäftsführerin · kontor'],
  ['Jens Keller, Bankkaufmann, Neustadt', 'xxxx xxxxxx, bankkaufmann, neustadt'],
  ['Familie Brand Garage und Carport', 'familie xxxxx garage und carport'],
  ['Wohnrecht für Familie Brand', 'wohnrecht für familie xxxxx'],
  ['Ihre Ansprechpartnerin: Frau Keller', 'ihre ansprechpartnerin: frau xxxxxx'],
  ['Herr Karl-Heinz Schimmel zeigt die Wohnung', 'herr xxxx-xxxxx xxxxxxxx zeigt die wohnung'],
  ['Verkäufer: Familie Brand', 'verkäufer: familie xxxxx'],
])('%s: names are masked', (text, masked) => {
  expect(withoutNames(text.toLowerCase(), text)).toBe(masked)
})

test.each([
  'Ruhige Lage, Gartenweg 4',
  'Die Frau des Eigentümers wohnt im Haus',
  'Immobilien mit Keller und Garten',
  'Provision für den Makler, Keller feucht',
  'Für die Familie: Garten und Terrasse',
  'Für die Familie Garten und Balkon nach Süden',
  'Für jede Familie Einbauküche und Keller',
  'Platz für eine große Familie Garten inklusive',
  'Mängel: Feuchter Keller, Architekt hat ein Angebot erstellt',
  'Nasse Wände, Sachverständige war da',
  'Hausschwamm Dachstuhl, Sachverständigengutachten liegt vor',
  'Wasserschaden Keller, Notar ist informiert',
  'Asbest Fassade, Architekt empfiehlt Austausch',
  'Schimmel Bad, Inhaberin weiß es',
  'Altlasten Garten, Makler informiert',
  'Feuchter Keller, Rufen Sie an',
])('%s: nobody is named', text => {
  expect(withoutNames(text.toLowerCase(), text)).toBe(text.toLowerCase())
})
