/** An auction as `page` typesets it, its lots as "name: Verkehrswert", what they are worth together, and whether the shares called out are the whole. */
type LotsWording = readonly [
  why: string,
  lines: readonly string[],
  lots: readonly string[],
  verkehrswert: number | null,
  overlay: 'bruchteile' | 'alle-bruchteile' | null,
]

export const LOTS: readonly LotsWording[] = [
  [
    'two values and their sum in one sentence, and rights of the land register that are numbered, too',
    [
      'Einfamilienhaus, Wohnfläche 138 m², mit Einzelgarage.',
      'Der Verkehrswert wurde gemäß § 74a Abs. 5 ZVG festgesetzt auf: lfd. Nr. 1: 141.500,00 €, lfd. Nr. 2: 6.500,00 €, insgesamt 148.000,00 €.',
      '',
      'Abt. II | lfd. Nr. 1: Leitungsrecht für die Stadtwerke, Wertminderung 1.000 €; lfd. Nr. 4: Zwangsversteigerungsvermerk',
    ],
    [],
    148_000,
    null,
  ],
  [
    'numbered paragraphs with a total',
    [
      'Lfd. Nr. 1: Wohnung Nr. 3 im 1. OG, ca. 82 m². Verkehrswert: 250.000 €',
      'Lfd. Nr. 2: Wohnung Nr. 4 im 1. OG, ca. 78 m². Verkehrswert: 240.000 €',
      'Gesamtverkehrswert: 580.000 €',
    ],
    ['Wohnung (Lfd. Nr. 1): 250000', 'Wohnung (Lfd. Nr. 2): 240000'],
    580_000,
    null,
  ],
  [
    'rows of a table, whose total is told by its amount alone',
    [
      'Lfd. Nr. | Objekt | Verkehrswert',
      '1 | Einfamilienhaus, Wohnfläche 131 m² | 214.000,00 €',
      '2 | Garagengrundstück, 41 m² | 9.500,00 €',
      '3 | Gartenland, 388 m² | 12.000,00 €',
      'Gesamt |  | 235.500,00 €',
    ],
    ['Einfamilienhaus (Nr. 1): 214000', 'Garagengrundstück (Nr. 2): 9500', 'Gartenland (Nr. 3): 12000'],
    235_500,
    null,
  ],
  [
    'rows with an area and several lines each',
    [
      'Nr. | Wirtschaftsart und Lage | Größe | Verkehrswert',
      '1 | Einfamilienhaus, Bj. 1938 | 1.180 | 156.000,-- €',
      '2 | Doppelgarage | 375 | 26.700,-- €',
      '3 | Waldfläche, Kiefer | 4.500 | 4.500,-- €',
      'Gesamtverkehrswert | 187.200,-- €',
    ],
    ['Einfamilienhaus (Nr. 1): 156000', 'Doppelgarage (Nr. 2): 26700', 'Waldfläche (Nr. 3): 4500'],
    187_200,
    null,
  ],
  [
    'no total: the sum of the lots',
    [
      'BV-Nr. 1 Hauptstraße 12, 780 m², bebaut mit Resthof, Verkehrswert 168.000 €',
      'BV-Nr. 2 Ackerland, 14.220 m², Verkehrswert 71.000 €',
    ],
    ['Resthof (BV-Nr. 1): 168000', 'Ackerland (BV-Nr. 2): 71000'],
    239_000,
    null,
  ],
  [
    'two halves of a house are the house',
    [
      'a) 1/2 Miteigentumsanteil am Grundstück, bebaut mit einem Zweifamilienhaus, Verkehrswert 160.000,00 €',
      'b) 1/2 Miteigentumsanteil am Grundstück, bebaut mit einem Zweifamilienhaus, Verkehrswert 160.000,00 €',
      'Gesamtverkehrswert 320.000,00 €',
    ],
    ['1/2 Zweifamilienhaus (a): 160000', '1/2 Zweifamilienhaus (b): 160000'],
    320_000,
    'alle-bruchteile',
  ],
  [
    'four halves of two flats are two flats',
    [
      'lfd. Nr. 1: 1/2 Anteil an der Wohnung Nr. 8, 61 m², Verkehrswert 41.000 €',
      'lfd. Nr. 2: 1/2 Anteil an der Wohnung Nr. 8, 61 m², Verkehrswert 41.000 €',
      'lfd. Nr. 3: 1/2 Anteil an der Wohnung Nr. 9, 58 m², Verkehrswert 39.000 €',
      'lfd. Nr. 4: 1/2 Anteil an der Wohnung Nr. 9, 58 m², Verkehrswert 39.000 €',
    ],
    [
      '1/2 Wohnung (lfd. Nr. 1): 41000',
      '1/2 Wohnung (lfd. Nr. 2): 41000',
      '1/2 Wohnung (lfd. Nr. 3): 39000',
      '1/2 Wohnung (lfd. Nr. 4): 39000',
    ],
    160_000,
    'alle-bruchteile',
  ],
  [
    'two halves of two different houses are two shares',
    [
      'Los 1: 1/2 Anteil am Wohnhaus Amselweg 4, Verkehrswert 90.000 €',
      'Los 2: 1/2 Anteil am Wohnhaus Drosselweg 7, Verkehrswert 85.000 €',
    ],
    ['1/2 Wohnhaus (Los 1): 90000', '1/2 Wohnhaus (Los 2): 85000'],
    175_000,
    'bruchteile',
  ],
  [
    'values in one sentence',
    [
      'Wohnhaus, Flurstück 118, 410 m², sowie Wiese, Flurstück 119, 260 m².',
      'Der Verkehrswert wurde festgesetzt auf 385.000 € für Flurstück 118 und 52.000 € für Flurstück 119.',
    ],
    ['Flurstück 118: 385000', 'Flurstück 119: 52000'],
    437_000,
    null,
  ],
  [
    'one object: a list of its register is no lot',
    ['Einfamilienhaus, Wohnfläche 118 m²', '1. Abteilung II: Wegerecht', '2. Baulast: keine', 'Verkehrswert 96.000 €'],
    [],
    96_000,
    null,
  ],
]

/** What stands where the court names the value, and the value. */
export const WORTHS: readonly (readonly [said: string, verkehrswert: number])[] = [
  ['Verkehrswert gem. § 74a ZVG: EUR 250 T', 250_000],
  ['Der Wert des Grundstücks wurde gemäß § 74a Abs. 5 ZVG auf 78.000,00 Euro festgesetzt.', 78_000],
  ['Wertfestsetzung (§ 74 a ZVG): 38.500 EUR', 38_500],
  ['VKW 145 T€', 145_000],
  ['Verkehrswert | 187.000,- €', 187_000],
  ['Der Gesamtverkehrswert Wohnung Nr. 25 und Garage Nr. 26 wurde auf 580.000,00 € festgelegt.', 580_000],
]
