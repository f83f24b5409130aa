/** Lines as `page` typesets them, and the parts as "name: kind, area m² of its kind, rent, let, price, status"; what is not said is left out. */
export type PartsWording = readonly [why: string, lines: readonly string[], parts: readonly string[]]

export const LISTS: readonly PartsWording[] = [
  [
    'houses in columns whose names stand over rows without a sum',
    [
      ' | Objekt A | Objekt B | Summe',
      'Baujahr / Sanierung | 1908 / 1996 | 1912 / 1994',
      'Wohneinheiten | 9 | 10 | 19',
      'davon vermietet | 8 | 7 | 15',
      'Wohnfläche | 584 m² | 648 m² | 1.232 m²',
      'Nettokaltmiete Ist p. a. | 31.236 € | 25.884 € | 57.120 €',
    ],
    ['Objekt A: haus, 584 wohnflaeche, 2603 mtl, let', 'Objekt B: haus, 648 wohnflaeche, 2157 mtl, let'],
  ],
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
    'a row whose floor is wrapped above and below it, so that a missing cell and a cell of two make as many as there are heads',
    [
      'Nr. | Lage | Wohnfläche m² | Miete Ist €/Monat | Soll | Bemerkung',
      '1 | EG links | 56,20 | 325,00 | 325,00 | Bad 2011',
      '2 |  | 63,10 | 370,00 | 370,00 04/2018 | Zahlung über Jobcenter',
      '3 | 2. OG | 56,20 | 298,00 | 298,00 | Balkon',
    ],
    [
      '1 EG links: wohnung, 56.2 wohnflaeche, 325 mtl, let',
      '2: wohnung, 63.1 wohnflaeche, 370 mtl, let',
      '3 2. OG: wohnung, 56.2 wohnflaeche, 298 mtl, let',
    ],
  ],
  [
    'the list of the land register, whose rows are sold as one',
    [
      'Lfd. Nr. | Gemarkung | Flur, Flurstück | Wirtschaftsart und Lage | Größe',
      '1 | Lebenstedt | 4, 318/22 | Gebäude- und Freifläche | 227 m²',
      '2 zu 1 | Lebenstedt | 4, 318/40 | Anteil an der Wegefläche | 342 m²',
    ],
    [],
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
    'one flat of a house in the title, its figures beside it, and another one that is free as well',
    [
      '# Haus B · Wohnung 14',
      'Kaufpreis Wohnung | 462.000 €',
      'Wohnfläche | 82,4 m²',
      '',
      ...['Ihre Wohnung', '', 'Der Rohbau steht.', '', 'Parken und Laden', '', 'Umgebung', ''],
      'Die andere freie Wohnung',
      'Wohnung 11, zweites Obergeschoss, 4 Zimmer, 104,7 m²: 579.000 € zuzüglich Stellplatz.',
    ],
    [],
  ],
  [
    'one numbered appartement of a home in the title, and a list of those that are free',
    [
      '# Pflegeappartement 2.14 · Residenz Haseltal',
      'Kaufpreis | 189.900 €',
      '',
      'App. | Etage | m² | Kaufpreis',
      '1.03 | 1. OG | 22,40 | 178.900 €',
      '2.14 | 2. OG | 23,80 | 189.900 €',
      '3.09 | 3. OG | 26,10 | 208.500 €',
    ],
    [],
  ],
  [
    'appartements, none of which the title names',
    ['App. | Etage | m² | Kaufpreis', '1.03 | 1. OG | 22,40 | 178.900 €', '3.09 | 3. OG | 26,10 | 208.500 €'],
    ['1.03 1. OG: wohnung, 22.4 wohnflaeche, 178900', '3.09 3. OG: wohnung, 26.1 wohnflaeche, 208500'],
  ],
  [
    'plots',
    ['Bezeichnung | Größe | Kaufpreis', 'Platz A | 455 m² | 218.400 €', 'Platz B | 512 m² | 245.760 €'],
    ['Platz A: grundstueck, 455 grundstueck, 218400', 'Platz B: grundstueck, 512 grundstueck, 245760'],
  ],
  [
    'one flat of a brochure, and another that is told beside it',
    [
      '# Haus C · Wohnung C 1.4',
      '',
      'Wohnung C 1.4 auf einen Blick',
      '64,30 m² | 329.000 €',
      '',
      'Ebenfalls im Haus: Penthouse A 5.2, 131 m², 899.000 € (verkauft).',
    ],
    [],
  ],
  [
    'a head that tells shares of the price',
    [
      'Nr. | Zi. | Wfl. m² | Kaufpreis € | Altsubstanz 12 %',
      'WE 1 | 2 | 46,20 | 258.700 | 31.044',
      'WE 2 | 3 | 71,80 | 402.100 | 48.252',
    ],
    ['WE 1: wohnung, 46.2 wohnflaeche, 258700', 'WE 2: wohnung, 71.8 wohnflaeche, 402100'],
  ],
  [
    'rents that end where the column of years begins',
    [
      'Einheit | Zi. | m² | Nettokalt € | seit',
      'EG links | 2,5 | 58,40 | 362,00 2009',
      'EG Mitte | 1,5 | 42,10 | leer –',
      'EG rechts | 3 | 61,20 | 398,00 2015',
    ],
    [
      'EG links: wohnung, 58.4 wohnflaeche, 362 mtl, let',
      'EG Mitte: wohnung, 42.1 wohnflaeche, empty',
      'EG rechts: wohnung, 61.2 wohnflaeche, 398 mtl, let',
    ],
  ],
  [
    'prices that end where the column of the status begins',
    [
      'Wohnung | Geschoss | Zimmer | Wohnfläche m² | Kaufpreis € | Status',
      'A 01 | EG | 2 | 54,8 | 379.000 frei',
      'A 02 | EG | 3 | 81,2 | 549.000 verkauft',
    ],
    ['A 01: wohnung, 54.8 wohnflaeche, 379000, frei', 'A 02: wohnung, 81.2 wohnflaeche, 549000, verkauft'],
  ],
  [
    'years in a column of their own, and a cell that holds two words',
    ['Wohnung | Größe | Kaltmiete | Bezug', 'EG | 58,40 | 362,00 | ab 2027', 'OG | 42,10 | 285,00 | ab 2027'],
    ['EG: wohnung, 58.4 wohnflaeche, 362 mtl, let', 'OG: wohnung, 42.1 wohnflaeche, 285 mtl, let'],
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
    'a list with its sum, and sentences on its flats: they are the same once more, and sizes from and to are of none',
    [
      'Einheit | Fläche m² | Miete mtl.',
      'Laden EG | 120 | 1.100 €',
      'WE links | 58 | 390 €',
      'WE rechts | 74 | 480 €',
      'Summe | 252 | 1.970 €',
      '',
      'Im Obergeschoss liegen die Wohnungen mit Größen von 58 bis 74 m², vermietet seit langem.',
      '',
      'Die Dachgeschosswohnung 41 m² ist nur ein Gedanke des Architekten.',
    ],
    [
      'Laden EG: gewerbe, 120 gewerbe, 1100 mtl, let',
      'WE links: wohnung, 58 wohnflaeche, 390 mtl, let',
      'WE rechts: wohnung, 74 wohnflaeche, 480 mtl, let',
    ],
  ],
  [
    'a list without a sum that adds up to the area told of the whole',
    [
      'Wohnfläche gesamt: 181 m²',
      '',
      'Einheit | Fläche m² | Miete mtl.',
      'EG | 62 | 410 €',
      '1. OG | 65 | 425 €',
      'DG | 54 | leer',
      '',
      'Für die Wohnung im DG rechnet der Eigentümer mit etwa 18.000 €.',
      '',
      'Einliegerwohnung 40 m², vermietet für 300 € kalt.',
    ],
    [
      'EG: wohnung, 62 wohnflaeche, 410 mtl, let',
      '1. OG: wohnung, 65 wohnflaeche, 425 mtl, let',
      'DG: wohnung, 54 wohnflaeche, empty',
    ],
  ],
  [
    'a list of flats with its sum says nothing of the shop that a sentence tells of',
    [
      'Einheit | Fläche m² | Miete mtl.',
      'EG | 62 | 410 €',
      '1. OG | 65 | 425 €',
      'Summe Wohnen | 127 | 835 €',
      '',
      'Laden im EG: 48 m², vermietet für 520 € kalt.',
    ],
    [
      'EG: wohnung, 62 wohnflaeche, 410 mtl, let',
      '1. OG: wohnung, 65 wohnflaeche, 425 mtl, let',
      'Laden im EG: gewerbe, 48 gewerbe, 520 mtl, let',
    ],
  ],
  [
    'a list with its sum is a part where the whole is stated to be as large as list and further flats',
    [
      'Wohnfläche gesamt: 167 m²',
      '',
      'Einheit | Fläche m² | Miete mtl.',
      'EG | 62 | 410 €',
      '1. OG | 65 | 425 €',
      'Summe | 127 | 835 €',
      '',
      'Einliegerwohnung 40 m², vermietet für 300 € kalt.',
    ],
    [
      'EG: wohnung, 62 wohnflaeche, 410 mtl, let',
      '1. OG: wohnung, 65 wohnflaeche, 425 mtl, let',
      'Einliegerwohnung: wohnung, 40 wohnflaeche, 300 mtl, let',
    ],
  ],
  [
    'a house floor by floor, its areas in a sentence: what is paid beside the rent is none, and the owner lets nothing',
    [
      'Wohnfläche gesamt: ca. 221 m² (EG 96 m², OG 84 m², DG 41 m²)',
      '',
      'Ebene | Räume | Nutzung | Miete',
      'EG | 3 Zimmer | Eigentümer | –',
      'OG | 3 Zimmer | vermietet | 540 € kalt + 180 € NK',
      'DG | 2 Zimmer | Eigentümer (Büro) | –',
    ],
    [
      'EG: wohnung, 96 wohnflaeche, empty',
      'OG: wohnung, 84 wohnflaeche, 540 mtl, let',
      'DG: wohnung, 41 wohnflaeche, empty',
    ],
  ],
  [
    'areas of some floors only are nobody’s',
    [
      'Der Anbau misst 15 m² (EG 8 m², OG 12 m²).',
      '',
      'Ebene | Räume | Nutzung | Miete',
      'EG | 3 Zimmer | vermietet | 410 €',
      'OG | 3 Zimmer | vermietet | 540 €',
      'DG | 2 Zimmer | leer | –',
    ],
    ['EG: wohnung, 410 mtl, let', 'OG: wohnung, 540 mtl, let', 'DG: wohnung, empty'],
  ],
  [
    'a head that tells in brackets how a column was worked out',
    [
      'Lage | Fläche | Miete aktuell | Sollmiete (7,50 €/m²)',
      'EG | 61,20 | 384,00 | 459,00',
      'OG | 58,40 | 371,00 | 438,00',
    ],
    ['EG: wohnung, 61.2 wohnflaeche, 384 mtl, let', 'OG: wohnung, 58.4 wohnflaeche, 371 mtl, let'],
  ],
  // prettier-ignore
  [
    'a unit whose rent is only asked, as its footnote tells',
    ['Einheit | m² | Kaltmiete/Monat | Vertrag', 'EG Laden, Blumen | 88,0 | 960 € | seit 06/2012', '1. OG, 3 Zi. ¹ | 74,5 | 530 € | Soll', 'DG, 2 Zi. | 51,0 | 395 € | seit 11/2019', 'Summe Soll | 213,5 | 1.885 €', '', '¹ Leerstehend seit 01.08.2026.'],
    ['EG Laden, Blumen: gewerbe, 88 gewerbe, 960 mtl, let', '1. OG, 3 Zi.: wohnung, 74.5 wohnflaeche, empty', 'DG, 2 Zi.: wohnung, 51 wohnflaeche, 395 mtl, let'],
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
