import type { PartsWording } from './parts.fixture.ts'

export const CARDS: readonly PartsWording[] = [
  [
    'what is said of the floors above is no size of the shop',
    ['Im Erdgeschoss befindet sich ein Ladenlokal mit Lager, darüber drei Wohnungen mit 84, 88 und 92 m².'],
    [],
  ],
  [
    'cards side by side, their floor behind a dot',
    [
      'Wohnung 1 · Hochparterre | Wohnung 2 · Dachgeschoss',
      '48 m², 2 Zimmer | 61 m², 3 Zimmer',
      '310 € kalt | 395 € kalt',
    ],
    [
      'Wohnung 1 · Hochparterre: wohnung, 48 wohnflaeche, 310 mtl, let',
      'Wohnung 2 · Dachgeschoss: wohnung, 61 wohnflaeche, 395 mtl, let',
    ],
  ],
  [
    'sizes from and to beside a floor are those of several units',
    [
      'Wohnung 1: 48 m², vermietet für 310 € kalt',
      'Wohnung 2: 61 m², vermietet für 395 € kalt',
      '',
      'Im Erdgeschoss sitzt ein Bäcker, darüber liegen vermietete Wohnungen zwischen 48 und 61 m².',
    ],
    ['Wohnung 1: wohnung, 48 wohnflaeche, 310 mtl, let', 'Wohnung 2: wohnung, 61 wohnflaeche, 395 mtl, let'],
  ],
  [
    'the area of all behind a part that is named in the same list',
    [
      'Bebaut mit einem Wohnhaus nebst',
      'Einliegerwohnung im Souterrain; errichtet 1971; Wohnfläche insgesamt etwa 188 m².',
      '',
      'Hauptwohnung: 140 m², 4 Zimmer',
      '',
      'Einliegerwohnung: 48 m², 2 Zimmer',
    ],
    ['Hauptwohnung: wohnung, 140 wohnflaeche', 'Einliegerwohnung: wohnung, 48 wohnflaeche'],
  ],
  [
    'rooms whose sizes a sentence tells are no area of the flat that it names, nor of the house that it is in',
    [
      'Haus C, mit Aufzug',
      '',
      'Wohnfläche: 72,5 m²',
      '',
      'Wohnung 11 liegt im Erdgeschoss. Der Wohnraum mit Küche misst 31,2 m², zwei Schlafzimmer haben 13,4 und 10,8 m².',
    ],
    [],
  ],
  [
    'a house and a flat in it, of the area that its label and the sum of its rooms tell',
    [
      'Haus C, mit Aufzug',
      '',
      'Wohnfläche: 72,5 m²',
      '',
      'Wohnung 11 hat im Erdgeschoss eine Loggia, und der Koch-Ess-Bereich nimmt 31,2 m² ein.',
      '',
      'Schlafen: 13,4 m²',
      'Summe: 72,5 m²',
    ],
    [],
  ],
  [
    'a number before a dash is the name of a unit, not a size',
    ['Wohnung 11 – 48 m² – vermietet für 310 € kalt', 'Wohnung 12 – 61 m² – vermietet für 395 € kalt'],
    ['Wohnung 11: wohnung, 48 wohnflaeche, 310 mtl, let', 'Wohnung 12: wohnung, 61 wohnflaeche, 395 mtl, let'],
  ],
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

/** Houses of several flats as sentences tell of them. */
export const HOUSES: readonly PartsWording[] = [
  [
    'floors inside a sentence, each with its rent, and an empty one',
    [
      'Das EG (72 m²) ist für 390 € kalt vermietet, das 1. OG (74 m²) für 410 € und das 2. OG (74 m²) für 405 €. Die Dachgeschosswohnung mit 66 m² steht seit Mai leer; erzielbar wären 430 €.',
    ],
    [
      'EG: wohnung, 72 wohnflaeche, 390 mtl, let',
      '1. OG: wohnung, 74 wohnflaeche, 410 mtl, let',
      '2. OG: wohnung, 74 wohnflaeche, 405 mtl, let',
      'Dachgeschosswohnung: wohnung, 66 wohnflaeche, empty',
    ],
  ],
  [
    'a list of rents without a head: storey, side and area before each rent, and what an empty flat might bring',
    [
      'Mietaufstellung (monatlich, netto kalt)',
      '',
      'EG li., 71 m² | 462 €',
      'EG re., 74 m² | 496 €',
      'OG li., 71 m² | 438 €',
      'DG, 82 m², leer, angesetzt mit | 554 €',
    ],
    [
      'EG li.: wohnung, 71 wohnflaeche, 462 mtl, let',
      'EG re.: wohnung, 74 wohnflaeche, 496 mtl, let',
      'OG li.: wohnung, 71 wohnflaeche, 438 mtl, let',
      'DG: wohnung, 82 wohnflaeche, empty',
    ],
  ],
  [
    'the two homes of a house with a second one',
    ['Hauptwohnung 142 m², wird zum Verkauf frei. Einliegerwohnung 48 m², vermietet für 520 € kalt.'],
    ['Hauptwohnung: wohnung, 142 wohnflaeche, empty', 'Einliegerwohnung: wohnung, 48 wohnflaeche, 520 mtl, let'],
  ],
  [
    'flats that are counted, with areas and rents in their order',
    ['Darüber liegen zwei Wohnungen mit 78 m² und 71 m², vermietet für 545 € und 510 €.'],
    [
      'Wohnung 1 von 2: wohnung, 78 wohnflaeche, 545 mtl, let',
      'Wohnung 2 von 2: wohnung, 71 wohnflaeche, 510 mtl, let',
    ],
  ],
  [
    'flats of two sizes, and a rent of each kind that is nobody’s yet',
    ['6 Wohnungen: 3 x 52 m² und 3 x 64 m², alle vermietet. Die kleinen bringen je 320 €.'],
    [
      ...[1, 2, 3].map(at => `Wohnung ${at} von 6: wohnung, 52 wohnflaeche, let`),
      ...[4, 5, 6].map(at => `Wohnung ${at} von 6: wohnung, 64 wohnflaeche, let`),
    ],
  ],
  ['a count that does not fit its areas', ['Das Haus hat vier Wohnungen mit 72 m² und 74 m².'], []],
  [
    'rents with a dash for the cents',
    ['EG: Ladenlokal, 110 m², derzeit leer', '1. OG: Wohnung 105 m², vermietet, 520,- €'],
    ['EG: Ladenlokal: gewerbe, 110 gewerbe, empty', '1. OG: wohnung, 105 wohnflaeche, 520 mtl, let'],
  ],
  [
    'prices behind sentences',
    ['Wohnung 1, EG, 3 Zimmer, 82 m²: 515.000 €', 'Wohnung 2, EG, 2 Zimmer, 59 m²: verkauft'],
    ['Wohnung 1, EG: wohnung, 82 wohnflaeche, 515000', 'Wohnung 2, EG: wohnung, 59 wohnflaeche, verkauft'],
  ],
  [
    'yes and no below "vermietet", and what is shortened',
    ['Nr. | Größe | Preis | vermietet', '1 EG | 48 m² | 148.800 € | ja', '2 OG | 66 m² | 201.300 € | nein'],
    ['1 EG: wohnung, 48 wohnflaeche, let, 148800', '2 OG: wohnung, 66 wohnflaeche, empty, 201300'],
  ],
  [
    'what all pay together is no rent of the last one',
    [
      'Im Haus: 1. OG mit 84 m² für 520 € kalt vermietet, 2. OG links 51 m² für 340 € vermietet, 2. OG rechts 55 m² für 360 € vermietet. Zusammen sind das 1.220 € im Monat.',
    ],
    [
      '1. OG: wohnung, 84 wohnflaeche, 520 mtl, let',
      '2. OG links: wohnung, 51 wohnflaeche, 340 mtl, let',
      '2. OG rechts: wohnung, 55 wohnflaeche, 360 mtl, let',
    ],
  ],
]
