import type { RefusedKind } from './documentKind.ts'

/** Papers round a house of our own invention that look like offers, each with what it is. */
export const HOUSE_PAPERS: readonly [kind: RefusedKind, why: string, pages: readonly (readonly string[])[]][] = [
  [
    'weg-protokoll',
    'a sale is discussed',
    [
      [
        '# Protokoll der ordentlichen Eigentümerversammlung',
        'WEG Lindenhof 4, 50823 Köln, 23 Wohnungen',
        'TOP 1 Feststellung der Beschlussfähigkeit',
        'TOP 2 Verkauf der Hausmeisterwohnung, 58 m², Kaufpreis 210.000 €',
        'Beschluss: Dem Verkauf wird zugestimmt. Ja-Stimmen 17, Nein-Stimmen 2, Enthaltungen 1',
        'TOP 3 Dachsanierung, Kosten 180.000 €',
        'Beschluss: mehrheitlich angenommen',
      ],
    ],
  ],
  [
    'abrechnung',
    'areas, shares and sums',
    [
      [
        '# Jahresabrechnung 2025',
        'Wohnung Nr. 7, 81,2 m², 74/1000 MEA, 22089 Hamburg',
        'Kostenart | Gesamt | Schlüssel | Ihr Anteil',
        'Grundsteuer | 4.120,00 | MEA | 304,88',
        'Wasser | 6.300,10 | Personen | 512,00',
        'Heizkosten | 18.220,00 | Verbrauch | 1.204,12',
        'Verwaltung | 5.100,00 | Einheit | 300,00',
        'Nachzahlung | 118,40 €',
      ],
    ],
  ],
  [
    'wirtschaftsplan',
    'the same, planned',
    [
      [
        '# Einzelwirtschaftsplan 2027',
        'Einheit 12, 64 m²',
        'Kostenart | Ansatz gesamt | Schlüssel | Ihr Anteil',
        'Hausmeister | 9.000,00 | MEA | 540,00',
        'Wasser | 7.200,00 | Verbrauch | 430,00',
        'Versicherung | 6.100,00 | MEA | 366,00',
        'Zuführung Rücklage | 12.000,00 | MEA | 720,00',
        'Hausgeldvorschuss monatlich ab 01.01.2027 | 231,00 €',
      ],
    ],
  ],
  [
    'kaufvertrag',
    'names price, house and parties',
    [
      [
        '# Kaufvertrag',
        'Urkundenrolle Nr. 1187/2026',
        'Verhandelt zu Celle am 4. September 2026. Vor mir, dem Notar, erschienen:',
        'Frau Ilse Nagel, nachstehend Verkäufer, und Herr Tim Borg, nachstehend Käufer',
        '§ 1 Kaufgegenstand',
        'Der Verkäufer verkauft an den Käufer das Einfamilienhaus mit 640 m² Grundstück.',
        '§ 2 Kaufpreis',
        'Der Kaufpreis beträgt 348.000,00 €.',
        '§ 3 Auflassung',
        'Die Maklerprovision von 3,57 % trägt der Käufer.',
      ],
    ],
  ],
  [
    'grundbuch',
    'a plot and sums',
    [
      [
        'Amtsgericht Gifhorn',
        '# Grundbuch von Meine',
        'Blatt 2204',
        'Bestandsverzeichnis',
        'Lfd. Nr. der Grundstücke | Gemarkung | Flurstück | Größe',
        '1 | Meine | 55/3 | 812 m²',
        'Dritte Abteilung',
        'Grundschuld ohne Brief über 240.000 € für die Sparkasse',
      ],
    ],
  ],
  [
    'teilungserklaerung',
    'a list of flats',
    [
      [
        '# Teilungserklärung gemäß § 8 WEG',
        'Das Grundstück wird wie folgt aufgeteilt:',
        'Miteigentumsanteil von 112/1000, verbunden mit dem Sondereigentum an der Wohnung Nr. 1, 74 m²',
        'Miteigentumsanteil von 98/1000, verbunden mit dem Sondereigentum an der Wohnung Nr. 2, 63 m²',
        'Miteigentumsanteil von 120/1000, verbunden mit dem Sondereigentum an der Wohnung Nr. 3, 80 m²',
        'im Aufteilungsplan mit Nr. 1 bis 3 bezeichnet',
      ],
    ],
  ],
  [
    'mietvertrag',
    'rooms, areas and a rent',
    [
      [
        '# Mietvertrag über Wohnraum',
        'zwischen Herrn Otto Falk (Vermieter) und Frau Rita Sommer (Mieterin)',
        '§ 1 Mieträume',
        'Vermietet wird die Wohnung im 2. OG, 3 Zimmer, 76 m²',
        '§ 2 Mietzeit',
        '§ 3 Miete',
        'Die Kaltmiete beträgt 690 €, die Kaution 2.070 €',
        '§ 9 Schönheitsreparaturen',
        'Der Mieter ist verpflichtet, die Räume pfleglich zu behandeln.',
      ],
    ],
  ],
  [
    'energieausweis',
    'address, year and area',
    [
      [
        'ENERGIEAUSWEIS für Wohngebäude',
        'gemäß den §§ 79 ff. Gebäudeenergiegesetz',
        'Registriernummer | NI-2024-00412',
        'Gebäudetyp | Mehrfamilienhaus',
        'Adresse | Am Bahnhof 3, 38518 Gifhorn',
        'Baujahr Gebäude | 1972',
        'Gebäudenutzfläche | 512 m²',
        'Anlass der Ausstellung | Vermietung/Verkauf',
        'Unterschrift des Ausstellers',
      ],
    ],
  ],
  [
    'wohnflaechenberechnung',
    'rooms with length and width',
    [
      [
        '# Wohnflächenberechnung',
        'Einfamilienhaus Rosenweg 9, 48282 Emsdetten',
        'Wohnen | 5,51 x 4,26 | 23,47 m²',
        'Kochen | 3,10 x 2,88 | 8,93 m²',
        'Schlafen | 4,01 x 3,75 | 15,04 m²',
        'Abzug Putz 3 % | -1,42 m²',
        'Summe | 46,02 m²',
      ],
    ],
  ],
  [
    'grundriss',
    'names of rooms and areas',
    [
      [
        '# Grundriss Erdgeschoss',
        'M 1:100',
        'Wohnen | 28,4 m²',
        'Küche | 11,2 m²',
        'Diele | 9,0 m²',
        'WC | 2,1 m²',
        'Terrasse | 14 m²',
        'Bauherr: Familie Öz',
      ],
    ],
  ],
  [
    'baubeschreibung',
    'praises what will be built',
    [
      [
        '# Bau- und Leistungsbeschreibung',
        'Einfamilienhaus 140 m², Effizienzhaus 40',
        '1. Erdarbeiten',
        'Der Mutterboden wird abgeschoben und seitlich gelagert.',
        '2. Rohbau',
        'Die Außenwände werden aus Porenbeton gemauert.',
        '3. Dach',
        'Der Dachstuhl wird in Nadelholz ausgeführt.',
        '4. Fenster',
        'Es werden Kunststofffenster eingebaut.',
        '5. Sanitär',
        'Die Objekte werden nach Bemusterung ausgeführt, Fabrikat nach Wahl des Bauherrn.',
        '6. Elektro',
        'Die Installation erfolgt nach DIN 18015.',
      ],
    ],
  ],
]
