/** Lines as `page` typesets them, and the parts as "name: kind, area m² of its kind, rent, let, price, status"; what is not said is left out. */
export type PartsWording = readonly [why: string, lines: readonly string[], parts: readonly string[]]

export const LISTS: readonly PartsWording[] = [
  [
    'a list with a head',
    ['Wohnung | Fläche | Preis | Status', 'WE 1 | 61 m² | 240.000 € | verkauft', 'WE 2 | 72 m² | 289.000 € | frei'],
    ['WE 1: wohnung, 61 wohnflaeche, 240000, verkauft', 'WE 2: wohnung, 72 wohnflaeche, 289000, frei'],
  ],
  [
    'a list without a head, and numbered units without a word',
    ['Nr. 1 | 71,6 m² | 312.000 €', 'Nr. 2 | 64,3 m² | verkauft', 'Nr. 3 | 94,9 m² | 438.000 €'],
    [
      'Nr. 1: wohnung, 71.6 wohnflaeche, 312000, frei',
      'Nr. 2: wohnung, 64.3 wohnflaeche, verkauft',
      'Nr. 3: wohnung, 94.9 wohnflaeche, 438000, frei',
    ],
  ],
  [
    'a list turned by a quarter, with a column of sums',
    [
      'Wohnung | A1 | A2',
      'Wohnfläche | 92,40 m² | 68,70 m²',
      'Preis inkl. 1 Tiefgaragenplatz | 612.000 € | 468.000 €',
      'Verfügbarkeit | frei | reserviert',
    ],
    ['A1: wohnung, 92.4 wohnflaeche, 612000, frei', 'A2: wohnung, 68.7 wohnflaeche, 468000, reserviert'],
  ],
  [
    'plots',
    ['Bezeichnung | Größe | Kaufpreis', 'Platz A | 455 m² | 218.400 €', 'Platz B | 512 m² | 245.760 €'],
    ['Platz A: grundstueck, 455 grundstueck, 218400', 'Platz B: grundstueck, 512 grundstueck, 245760'],
  ],
  [
    'a rent roll: "leer" is no price and "frei" no status',
    [
      'Lage | Fläche | Miete mtl.',
      'Laden EG | 86 m² | 870 €',
      'Wohnung 1. OG | 79 m² | leer',
      'Wohnung 2. OG | 72 m² | 470 €',
    ],
    [
      'Laden EG: gewerbe, 86 gewerbe, 870 mtl, let',
      'Wohnung 1. OG: wohnung, 79 wohnflaeche, empty',
      'Wohnung 2. OG: wohnung, 72 wohnflaeche, 470 mtl, let',
    ],
  ],
  [
    'no list: the rooms of one flat',
    ['Raum | Fläche | Belag', 'Wohnzimmer | 28,4 m² | Parkett', 'Küche | 11,2 m² | Fliesen', 'Bad | 6,9 m² | Fliesen'],
    [],
  ],
  [
    'no list: what the purchase costs',
    [
      'Kosten | Satz | Betrag',
      'Grunderwerbsteuer | 5 % | 16.000 €',
      'Notar | 1,5 % | 4.800 €',
      'Grundbuch | 0,5 % | 1.600 €',
    ],
    [],
  ],
]

export const CARDS: readonly PartsWording[] = [
  [
    'units in running text, and one price that is that of all',
    [
      'Wohnung 1. OG: 79 m², frei',
      'Wohnung 2. OG: 72 m², vermietet für 470 € kalt',
      '',
      'Der Kaufpreis des Hauses beträgt 339.000 €.',
    ],
    ['Wohnung 1. OG: wohnung, 79 wohnflaeche, empty', 'Wohnung 2. OG: wohnung, 72 wohnflaeche, 470 mtl, let'],
  ],
]
