import { expect, test } from 'vitest'
import { withoutNames } from './namesOfPeople.ts'

test.each([
  [
    'Häuser mit Seele · Immobilien Rosina Feuchter · Neustadt',
    'häuser mit seele · immobilien xxxxxx xxxxxxxx · neustadt',
  ],
  ['Rosina Feuchter, Tel. 09161 62 08 44', 'xxxxxx xxxxxxxx, tel. 09161 62 08 44'],
  ['Rosina Feuchter, Immobilienmaklerin', 'xxxxxx xxxxxxxx, immobilienmaklerin'],
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
])('%s: nobody is named', text => {
  expect(withoutNames(text.toLowerCase(), text)).toBe(text.toLowerCase())
})
