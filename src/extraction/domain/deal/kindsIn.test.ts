import { expect, test } from 'vitest'
import { kindsIn } from './kindsIn.ts'

test.each([
  ['Bauernhaus mit Scheune, Obstwiese und Blick', ['einfamilienhaus']],
  ['Der angrenzende Acker ist verpachtet und gehört nicht zum Angebot', []],
  ['Der Acker dahinter wird nicht mitverkauft', []],
  ['Das Bauernhaus liegt ruhig am Rand des Ortes, und sein Grund ist nicht mit Rechten belastet', ['einfamilienhaus']],
  ['Möglich ist ein Doppelhaus oder ein Mehrfamilienhaus mit bis zu vier Wohnungen', []],
  ['Ein Einfamilienhaus wäre nach Auskunft der Stadt genehmigungsfähig', []],
  ['Ein Wohnhaus in der zweiten Reihe fügt sich nicht ein', []],
  ['Unser Haus bleibt vorn stehen', []],
  ['Das Wohnhaus behalten wir selbst', []],
  ['Das Wohnhaus bleibt trocken und hell', ['einfamilienhaus']],
  ['Das Reihenhaus ist ab Mai zu beziehen, ein Ausbau ist möglich', ['reihenhaus']],
  ['Einfamilienhaus mit Garten, Bezug sofort möglich', ['einfamilienhaus']],
  // A field's name ends as a word for land does, and a shutter as one for a shop.
  ['Verkauf unseres Elternhauses in Lichtenfels, Nähe Galgenacker', ['einfamilienhaus']],
  ['Neue Rollladen, Fensterläden an der Straße', []],
  ['Eckladen am Markt', ['gewerbe']],
  ['Acker bei Könnern', ['land-forst']],
  ['Verk. unser Wohn- u. Geschäftshaus b. Aue', ['wohn-geschaeftshaus']],
  ['Bauplatz in Neunburg v. Wald', ['grundstueck']],
])('"%s" names', (text, kinds) => {
  expect(kindsIn(text).map(({ kind }) => kind)).toEqual(kinds)
})
