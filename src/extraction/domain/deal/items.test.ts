import { expect, test } from 'vitest'
import { passagesOf } from '../passages.ts'
import { page } from '../typeset.fixture.ts'
import { itemsOf } from './items.ts'

const namesIn = (text: string) => {
  const { included, excluded } = itemsOf(passagesOf([page(['# Immobilie zum Kauf', '', text])]))
  return [included.map(({ name }) => name), excluded.map(({ name }) => name)]
}

test.each([
  [
    'Die Kranbahn (3,2 t) und die Druckluftanlage sind Eigentum der derzeitigen Nutzerin und gehören nicht zum Kaufgegenstand.',
    [],
    ['Kranbahn', 'Druckluftanlage'],
  ],
  ['Der Kellerraum mit Hobby ist nicht in der Wohnfläche enthalten.', [], []],
  ['Das Gartenhaus nehmen wir beim Auszug mit.', [], ['Gartenhaus']],
  ['Den Strandkorb nehmen die Verkäufer mit.', [], ['Strandkorb']],
  ['Den Strandkorb nehmen wir nicht mit.', [], []],
  ['Den Hausschlüssel nehmen Sie zum Termin mit.', [], []],
  ['Die Küche aus dem Jahr 2019 lassen wir selbstverständlich drin, die Sauna ebenfalls.', ['Küche', 'Sauna'], []],
  ['Die Markise bleibt im Haus.', ['Markise'], []],
  ['Die Einbauküche lassen wir auf Wunsch im Haus, gegen 3.500 €.', [], []],
  ['Die Einbauküche lassen wir nur bei Einigung im Haus.', [], []],
  ['Die Markise bleibt noch drei Wochen im Haus, dann nehmen wir sie mit.', [], []],
  ['Die Küche lassen wir drin, die Sauna würden wir auch verkaufen.', ['Küche'], []],
  ['Die Heizung nehmen wir gern mit in die Besichtigung auf.', [], []],
  ['Den Strandkorb nehmen wir mit in die neue Wohnung.', [], ['Strandkorb']],
  ['Das Behelfsheim wurde einschließlich Fundament und Keller abgebrochen.', [], []],
  ['Die alte Scheune ist inklusive Bodenplatte vollständig rückgebaut.', [], []],
  ['Das Altgebäude samt Anbau wurde inkl. Garage abgerissen.', [], []],
  ['Die Scheune wurde 2019 einschließlich Keller, Garage und Schuppen abgerissen.', [], []],
  ['Das Gehöft ist inklusive Pool verfüllt.', [], []],
  // Something else is gone.
  ['Die Garage ist im Preis enthalten, alle Mängel sind beseitigt.', ['Garage'], []],
  ['Einbauküche inklusive, Öltank bereits beseitigt.', ['Einbauküche'], []],
  ['Inklusive Gartenhaus, alte Tannen wurden beseitigt.', ['Gartenhaus'], []],
  ['Inklusive Kaminofen – Schäden am Schornstein wurden beseitigt.', ['Kaminofen'], []],
  ['Die Küche ist im Preis enthalten und der alte Schuppen abgerissen.', ['Küche'], []],
  ['Inklusive Markise und Sauna, der Anbau wurde rückgebaut.', ['Markise', 'Sauna'], []],
  ['Inklusive Wallbox, der alte Erdtank ist verfüllt.', ['Wallbox'], []],
  ['Verkauft wird die Wohnung einschließlich Keller und Stellplatz.', ['Keller', 'Stellplatz'], []],
  ['Neue Fliesen sind in der Sonderumlage nur als Standardware enthalten.', [], []],
  ['Der Stellplatz ist im Hausgeld enthalten.', [], []],
  ['Schätzung des Verwalters je Monat, ohne Stellplatz', [], []],
  ['Die Küche ist im Preis enthalten.', ['Küche'], []],
  ['Der Kellerraum ist nicht im Kaufpreis enthalten.', [], ['Kellerraum']],
  [
    'Nicht enthalten sind Erdarbeiten und Bodengutachten, Hausanschlüsse, Gebühren, Küche, Garage und Außenanlagen. Dafür sollten Sie 45.000 € zurücklegen.',
    [],
    ['Erdarbeiten', 'Bodengutachten', 'Hausanschlüsse', 'Küche', 'Garage', 'Außenanlagen'],
  ],
  ['Einbauküchen gehören nicht zum Leistungsumfang.', [], ['Einbauküchen']],
  ['Wallbox vorgerüstet, nicht mitgeliefert.', [], ['Wallbox']],
  ['Nicht enthalten ist die Küche, die Garage gehört zum Haus.', [], ['Küche']],
  ['Die Küche wird nicht mitverkauft.', [], ['Küche']],
  [
    'Küchen und Markisen sind im Preis nicht enthalten, die Vorbereitung für Wallboxen dagegen schon.',
    [],
    ['Küchen', 'Markisen'],
  ],
  ['Küchen und Markisen sind im Preis enthalten.', ['Küchen', 'Markisen'], []],
  // Whoever moves in has none.
  ['Die Einbauküche wurde im Sommer abgebaut.', [], ['Einbauküche']],
  ['Die Küche nimmt die Mieterin beim Auszug mit.', [], ['Küche']],
  ['Unsere Küche hat sich bewährt, die alte Garderobe haben wir abgebaut.', [], []],
  ['Die Küche wurde nicht abgebaut.', [], []],
  ['Die Fliesen und der Bodenbelag sind alt, und die Küche haben wir im Mai demontiert.', [], ['Küche']],
  // A room of its own.
  ['Die Küche ist separat und hat eine ältere Einbauküche, die ohne Wert mitverkauft wird.', [], []],
  ['Der Stellplatz ist separat zu erwerben.', [], ['Stellplatz']],
  ['Die Halle ist groß. Sie wird nicht vermietet und gehört zum Gewerbepark.', [], []],
  ['Bad mit Fenster, Küche ohne Einbauten, Keller und Dachbodenanteil.', [], []],
  ['Das Haus wird ohne Einbauküche verkauft.', [], ['Einbauküche']],
  [
    'Amerikanische Einbauküche mit Side-by-Side, Waschküche, Klimasplitgeräte (Eigentum des Mieters), eingezäunter Garten.',
    [],
    [],
  ],
  ['Einbauküche (Eigentum des Mieters)', [], ['Einbauküche']],
  ['Einbauküche inklusive', ['Einbauküche'], []],
  [
    'Einbauküche (2016, Geräte teils 2023) – Übernahme gegen 6.500 € nach Wunsch, im Kaufpreis nicht enthalten',
    [],
    ['Einbauküche (6.500\u00a0€)'],
  ],
  ['Die Einbauküche kann für 3.000 € übernommen werden.', [], ['Einbauküche (3.000\u00a0€)']],
  ['Einbauküche: Ablöse 4.500 €', [], ['Einbauküche (4.500\u00a0€)']],
  ['TG-Stellplatz je 26.900 €, Wallbox-Vorbereitung enthalten', [], []],
  ['Eine Einbauküche kam 2019 hinzu (Neupreis 24.000 EUR, im Preis enthalten).', ['Einbauküche'], []],
  ['Einbauküche von 2011 verbleibt', ['Einbauküche'], []],
  ['Die Einbauküche ist im Kaufpreis enthalten.', ['Einbauküche'], []],
] as const)('%s', (text, included, excluded) => {
  expect(namesIn(text)).toEqual([included, excluded])
})

test('a cell that runs on says nothing of its neighbour, and a rented plant does not come with the price', () => {
  const grid = passagesOf([page(['Wallbox 11 kW, im Preis | Sauna für vier Personen', 'enthalten | im Keller'])])
  expect(itemsOf(grid).included.map(({ name }) => name)).not.toContain('Sauna')
  const headed = passagesOf([
    page(['# Im Kaufpreis enthalten', '', 'Grundstück, Vermessung, ein Carport mit Schuppen.', '', '# Nicht enthalten', '', 'Malerarbeiten, Küche und Zäune.']),
  ]) // prettier-ignore
  expect(itemsOf(headed).included.map(({ name }) => name)).toEqual(['Grundstück', 'Vermessung', 'Carport'])
  expect(itemsOf(headed).excluded.map(({ name }) => name)).toEqual(['Malerarbeiten', 'Küche'])
  const cards = passagesOf([page(['402.000 € | 131 m² | 690 m²', 'Wert ohne Wohnrecht | Wohnfläche | Grundstück'])])
  expect(itemsOf(cards).excluded).toEqual([])
  const rented = passagesOf([
    page(['Im Preis enthalten: Photovoltaikanlage und Küche. Die Photovoltaikanlage ist geleast.']),
  ])
  expect(itemsOf(rented).included.map(({ name }) => name)).toEqual(['Küche'])
})
