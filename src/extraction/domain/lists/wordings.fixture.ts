import type { Wording } from '../wordings.fixture.ts'

const PORTFOLIO = [
  'Objekt | Wohnfläche m² | JNKM Ist € | Preisanteil €',
  '47169 Duisburg | 812 | 59.160 | 910.000',
  '44649 Herne | 548 | 42.060 | 720.000',
  'Gesamt | 1.360 | 101.220 | 1.630.000',
]
const TURNED = [
  'Merkmal | Halle | Dessau | Summe',
  'Baujahr | 1910 | 1964',
  'Wohnfläche | 58,30 m² | 52,40 m² | 110,70 m²',
  'Kaltmiete/Monat | 365 € | 316 € | 681 €',
]
/** The corner is empty, cells wrap, and what has no sum is a cell short. */
const PACKAGE = [
  ' | Objekt A | Objekt B | Objekt C | Summe',
  'Straße | Pausaer Straße 00 | Reißiger Straße 00 | Neundorfer Straße 00',
  'Baujahr / Sanierung | 1908 / 1996 | 1912 / 1994 | 1926 / 1999',
  'Grundstück | 610 m² | 540 m² | 720 m² | 1.870 m²',
  'Wohneinheiten | 9 | 10 | 8 | 27',
  'davon vermietet | 8 | 7 | 5 | 20',
  'Wohnfläche | 584 m² | 648 m² | 510 m² | 1.742 m²',
  'Nettokaltmiete Ist p. a. | 31.236 € | 25.884 € | 21.792 € | 78.912 €',
  'Nettokaltmiete Soll p. a. | 35.040 € | 38.880 € | 30.600 € | 104.520 €',
]
const RENT_ROLL = [
  '# Wohn- und Geschäftshaus',
  'Gesamtfläche | 321 m²',
  'Grundstück | 428 m²',
  '',
  'Lage | Nutzung | m² | Soll €/Mon. | Ist €/Mon.',
  'EG li. | Optiker | 118 | 1.580 | 1.580',
  'EG re. | Imbiss | 119 | 690 | 0',
  '1. OG | Wohnung | 84 | 588 | 588',
  'Summe Monat | – | 321 | 2.858 | 2.168',
]
/** A place is no field, and what it brings in a year stands in the column of remarks. */
const RENTS_OF_A_HOUSE = [
  '# Mehrfamilienhaus mit 3 Wohnungen',
  'Grundstück | 612 m²',
  '',
  'Lage | m² | Soll €/Mt. | Ist €/Mt. | Bemerkung',
  'EG | 58,40 | 345,00 | 345,00 | seit 2009',
  '1. OG | 61,10 | 400,00 | 380,00 | seit 2019',
  'DG | 72,30 | 430,00 | 430,00 | inkl. Garage',
  'Summe | 191,80 | 1.175,00 | 1.155,00 | Ist-Miete p. a.: 13.860,00 €',
]
const WITHOUT_HEAD = [
  'Hochparterre links | 97,8 m² | 655.000 €',
  'Hochparterre rechts | 88,1 m² | verkauft',
  'Beletage | 164,5 m² | 1.118.000 €',
]
const CARDS = [
  'Haus Ost 1 | Haus Ost 4 | Haus West 3',
  'Erdgeschoss, 3 Zimmer, 63,2 m² | 2. Etage, 3 Zimmer, 61,0 m² | 1. Etage, 2 Zimmer, 48,9 m²',
  '148.000 € | 162.500 € | 119.000 €',
]

/** Several objects in one table: the sum speaks of the whole, a row never does. */
/** Of one object: what it has, and what is remarked on it. */
const WITH_REMARKS = [
  'Merkmal | Angabe | Bemerkung',
  'Kaufpreis | 189.000 € | inkl. Tiefgaragenstellplatz Nr. 118',
  'Wohnfläche | 79 m² | laut Teilungserklärung, Balkon zu 1/2',
  'Zimmer | 3 | 1 Bad, separates WC',
  'Baujahr | 1972 | Aufzüge 2008',
]

const MONTH_AND_YEAR = [
  'Posten | je Monat | je Jahr',
  'Nettokaltmiete | 515,00 € | 6.180,00 €',
  'Hausgeld | 228,00 € | 2.736,00 €',
]

export const LISTS: readonly Wording[] = [
  [PORTFOLIO, 'wohnflaeche', 1360],
  [PORTFOLIO, 'jahresnettokaltmiete', 101220],
  [PORTFOLIO, 'kaufpreis', 1630000],
  [PACKAGE, 'jahresnettokaltmiete', 78_912],
  [PACKAGE, 'grundstuecksflaeche', 1870],
  [PACKAGE, 'wohnflaeche', 1742],
  [PACKAGE, 'vermietet', 'teilweise'],
  [PACKAGE, 'baujahr', 1912],
  [PACKAGE.map(line => line.replace('| 7 | 5 | 20', '| 10 | 8 | 27').replace('| 8 |', '| 9 |')), 'vermietet', true],
  [PACKAGE.map(line => line.replace('1926', '1996')), 'baujahr', null],
  // A bare area in a rent roll is no plot.
  [RENT_ROLL, 'grundstuecksflaeche', 428],
  [RENTS_OF_A_HOUSE, 'grundstuecksflaeche', 612],
  [RENTS_OF_A_HOUSE, 'jahresnettokaltmiete', 13_860],
  [RENTS_OF_A_HOUSE, 'kaltmieteMonat', 1_155],
  [PORTFOLIO.slice(0, 3), 'wohnflaeche', null],
  [PORTFOLIO.slice(0, 3), 'jahresnettokaltmiete', null],
  [
    [
      'Asset | Units | Living area (m²) | Net cold rent p. m.',
      'Gotha I | 12 | 815 | €4,350',
      'Suhl | 12 | 1,670 | €3,100',
      'Total | 24 | 2,485 | €7,450',
    ],
    'wohnflaeche',
    2485,
  ],
  [
    ['Flurstück | Nutzung | Fläche ha', '118 | Acker | 7,0260', '121/2 | Acker | 4,9870', 'Los gesamt | – | 12,0130'],
    'grundstuecksflaeche',
    120130,
  ],
  [
    [
      'Flurstück | Nutzung | Fläche ha',
      '118 | Wald | 7,0260',
      '121 | Wiese | 4,9870',
      'Summe (davon Wald 7,0260 ha) |  | 12,0130',
    ],
    'grundstuecksflaeche',
    120130,
  ],
  [
    [
      'Lage, Flurstück | m² | Ansatz €',
      'Badstube 12 | 3.120 | 24.000',
      'Graben 203 | 2.640 | 27.000',
      'zusammen | 5.760 | 51.000',
    ],
    'grundstuecksflaeche',
    5760,
  ],
  [
    [
      'Wohnung | Zi. | m² | Miete kalt mtl.',
      'WE 2 | 2 | 48,60 | 295 €',
      'WE 3 | 3 | 61,20 | 372 €',
      'zwei Wohnungen, 109,80 m² | – | – | 667 €',
    ],
    'wohnflaeche',
    109.8,
  ],
  [TURNED, 'wohnflaeche', 110.7],
  [TURNED, 'kaltmieteMonat', 681],
  [TURNED, 'baujahr', null],
  [['Wohnung | A1 | A2 | A3', 'Zimmer | 4 | 2,5 | 4', 'Wohnfläche | 92,40 m² | 68,70 m² | 92,40 m²'], 'zimmer', null],
  [
    ['Wohnung | A1 | A2 | A3', 'Zimmer | 4 | 2,5 | 4', 'Wohnfläche | 92,40 m² | 68,70 m² | 92,40 m²'],
    'wohnflaeche',
    null,
  ],
  [WITHOUT_HEAD, 'kaufpreis', null],
  [WITHOUT_HEAD, 'etage', null],
  [CARDS, 'wohnflaeche', null],
  [CARDS, 'kaufpreis', null],
  // One object alone is no list: cards, key facts in three columns, rent as it is and as it might be.
  [
    ['Kaufpreis | Wohnfläche | Zimmer', '789.000 € | 146 m² | 5', 'Grundstück | Baujahr | Etagen', '412 m² | 1998 | 2'],
    'wohnflaeche',
    146,
  ],
  [
    ['Kaufpreis | Wohnfläche | Zimmer', '789.000 € | 146 m² | 5', 'Grundstück | Baujahr | Etagen', '412 m² | 1998 | 2'],
    'baujahr',
    1998,
  ],
  [['Einheit | Zimmer | Wohnfläche m² | Kaufpreis €', '2.11 | 1 | 25,10 | 238.700'], 'kaufpreis', 238700],
  [
    ['Miete | Ist | Soll', 'Kaltmiete/Monat | 365 € | 420 €', 'Kaltmiete/Jahr | 4.380 € | 5.040 €'],
    'kaltmieteMonat',
    365,
  ],
  // Sums of a month and of its year are no two units.
  [[...MONTH_AND_YEAR, 'davon Verwaltung, nicht umlagefähig | 33,00 € | 396,00 €'], 'hausgeldMonat', 228],
  [[...MONTH_AND_YEAR, 'davon Verwaltung, nicht umlagefähig | 33,00 € | 396,00 €'], 'hausgeldNichtUmlagefaehig', 33],
  [WITH_REMARKS, 'wohnflaeche', 79],
  [[...WITH_REMARKS.slice(2), 'Miete (Ist) | 780 € kalt / Monat | 9.360 € im Jahr'], 'wohnflaeche', 79],
  [WITH_REMARKS, 'kaufpreis', 189_000],
  [['Wohnfläche | 92,40 m² | Zimmer | 4', 'Kaufpreis | 300.000 € | Baujahr | 1975'], 'kaufpreis', 300000],
]
