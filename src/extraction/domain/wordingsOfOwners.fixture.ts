import type { Wording } from './wordings.fixture.ts'

/** Facts as owners, courts, foresters and operators tell them, and what only looks like them. */
export const OF_OWNERS: readonly Wording[] = [
  [
    'Erbbaurechtsgeber ist die Stadt. Der Vertrag wurde 1970 auf 75 Jahre geschlossen und läuft bis zum 31.12.2045.',
    'erbbauRestlaufzeit',
    '31.12.2045',
  ],
  [
    'Erbbaurechtsgeber ist die Stadt. Der Mietvertrag wurde 2020 geschlossen und läuft bis zum 31.12.2029.',
    'erbbauRestlaufzeit',
    null,
  ],
  [
    'Das Grundstück gehört dem Stift, wir haben es in Erbpacht. Der Vertrag läuft noch bis 2061 und wir zahlen 310 Euro im Vierteljahr, also 1.240 Euro im Jahr.',
    'erbbauzinsJahr',
    1240,
  ],
  ['Das Haus steht auf einem Erbbaurecht. Dafür zahlen wir derzeit 96 € im Monat.', 'erbbauzinsJahr', 1152],
  [
    'Das Haus steht nicht auf einem Erbbaurecht. Für Strom zahlen wir 480 € und sind zufrieden.',
    'erbbauzinsJahr',
    null,
  ],
  ['Die Wohnung war bis Juli 2026 für 520 € kalt vermietet und steht seitdem leer.', 'kaltmieteMonat', null],
  ['Die Wohnung ist seit Juli 2024 für 520 € kalt vermietet und liegt ruhig.', 'kaltmieteMonat', 520],
  ['Vergleichbare Apartments im Haus werden für 390 bis 430 EUR kalt vermietet.', 'kaltmieteMonat', null],
  ['Vergleichbare Apartments im Haus werden für 390 bis 430 EUR kalt vermietet.', 'vermietet', null],
  [['Wie viel? | 115.000 €, Courtage für Käufer 3,57 % inkl. MwSt.'], 'kaufpreis', 115_000],
  [['Sanierungsbedürftiges Fachwerkhaus | 89.000 €'], 'kaufpreis', 89_000],
  [['Unser Angebot | 225.000 €'], 'kaufpreis', 225_000],
  [['Land? | 1.180 m²'], 'grundstuecksflaeche', 1180],
  [['Wann gebaut? | um 1912, Anbau 1968'], 'baujahr', 1912],
  [
    [
      'Haus zum Sanieren',
      '',
      'Dämmung Dach und oberste Decke | 31.500 €',
      'Außenwand Innendämmung | 38.200 €',
      'Summe energetische Maßnahmen | 168.000 €',
    ],
    'kaufpreis',
    null,
  ],
  [['vermietet seit 2016, unbefristet | 540 € kalt + 180 € NK'], 'kaltmieteMonat', 540],
  [['Etagenwohnung | 3 von 4 | vermietet', 'Typ | Etage | Bezugsfrei ab'], 'vermietet', true],
  [
    [
      '# Produktions- und Lagerhalle mit Büro- und Sozialtrakt',
      '',
      'Die Halle ist bis 30.06.2027 befristet vermietet (Nettokaltmiete 4.650 € monatlich zzgl. USt.) und wird danach geräumt übergeben.',
    ],
    'kaltmieteMonat',
    4650,
  ],
  [
    ['# Wohnhaus mit Halle', '', 'Die Halle ist bis 30.06.2027 vermietet (Nettokaltmiete 650 € monatlich).'],
    'kaltmieteMonat',
    null,
  ],
  ['Vorstellung der Verkäufer: 105.000,00 EUR einschl. Aufwuchs.', 'kaufpreis', 105_000],
  ['Monatliche Pacht für Ihr Apartment: 590,95 €.', 'kaltmieteMonat', 590.95],
  ['Sanierung eines Gründerzeithauses (1889) zu elf Eigentumswohnungen', 'baujahr', 1889],
  [['Provision | für Käufer keine'], 'kaeuferprovision', 0],
  ['Eine Käuferprovision fällt beim Erwerb in der Zwangsversteigerung nicht an.', 'kaeuferprovision', 0],
  ['Eine Maklercourtage fällt für den Käufer nicht an.', 'kaeuferprovision', 0],
  ['Alles vermietet. Macht 50.880 € kalt im Jahr. Warm sind es 5.570 € im Monat.', 'jahresnettokaltmiete', 50_880],
  [
    [
      '# Waldbesitz aus drei Flurstücken',
      '',
      'Summe | 7,7820 ha',
      '',
      'Ein Teil des Buchenbestandes (ca. 1,5 ha) liegt im FFH-Gebiet.',
    ],
    'grundstuecksflaeche',
    77_820,
  ],
  [
    ['# Waldbesitz aus drei Flurstücken', '', 'Ein Teil des Buchenbestandes (ca. 1,5 ha) liegt im FFH-Gebiet.'],
    'grundstuecksflaeche',
    null,
  ],
  [['Summe | 118 m²'], 'grundstuecksflaeche', null],
  [['Miete lt. Gutachten | 428,00 € netto kalt'], 'kaltmieteMonat', 428],
  ['Jahresnettokaltmiete (Ist) 19.320 €, bei Vollvermietung 23.340 € möglich.', 'jahresnettokaltmiete', 19_320],
  [
    [
      'Provisionsfrei für Käufer',
      '',
      'Das Grundstück wird von einem Dritten angeboten und kostet 142.600 € zzgl. 7,14 % Maklerprovision.',
    ],
    'kaeuferprovision',
    0,
  ],
]
