import type { Wording } from './wordings.fixture.ts'

/** Areas: the sum of parts told one by one, small ads, labels of mixed houses, and the word that belongs to the figure before it. */
export const HOUSE_AREAS: readonly Wording[] = [
  ['Im Haus sind 104 m² unten, 100 m² oben und 64 m² unter dem Dach. Zusammen also 268 m².', 'wohnflaeche', 268],
  ['Hauptwohnung 131 qm, Einlieger 55 qm, zusammen 186 qm.', 'wohnflaeche', 186],
  ['Unten sind es 70 m², oben 62 m², insgesamt 132 m².', 'wohnflaeche', 132],
  ['Hochparterre links, 61 qm laut Teilungserklärung, 2,5 Zi, Küche, Duschbad.', 'wohnflaeche', 61],
  ['Oben liegt die Wohnung der Eheleute, 164 qm, 7 Zimmer, zwei Bäder.', 'wohnflaeche', 164],
  ['3 ZKB, 71 qm, Balkon zum Hof', 'wohnflaeche', 71],
  ['Haus mit 5 Zi., 118 m², voll unterkellert', 'wohnflaeche', 118],
  [['Gewerbe | 118 qm', 'Wohnen | 164 qm'], 'wohnflaeche', 164],
  [['Wohnen | 3 Zimmer', 'Bad | 1'], 'wohnflaeche', null],
  ['Das Haus bietet 131 m² Wohnfläche, fünf Zimmer, 905 m² Grundstück und eine Garage.', 'grundstuecksflaeche', 905],
  ['Es hat 142 m² reine Wohnfläche und steht auf 811 m² Grund.', 'grundstuecksflaeche', 811],
  ['Ein Grundstück von 48 m² Wohnfläche gibt es nicht.', 'grundstuecksflaeche', null],
]

/** What might be: subjunctives, studies, preliminary permits and what stands under such a heading. */
export const HOPES: readonly Wording[] = [
  ['Bei 7,20 €/m² ergäben sich gut 60.900 € Jahresmiete.', 'jahresnettokaltmiete', null],
  ['Ein Pächter würde nach unserer Erfahrung 9.000 € Miete im Monat zahlen.', 'kaltmieteMonat', null],
  ['Eine Studie sieht nach Sanierung zwölf Wohnungen mit 705 m² Wohnfläche vor.', 'wohnflaeche', null],
  ['Bauvorbescheid vom 17.06.2026: zwei Vollgeschosse, ca. 560 m² Wohnfläche, 8 Stellplätze.', 'wohnflaeche', null],
  ['Energetisches Ziel: Effizienzhaus Denkmal, ca. 90 kWh/(m²a).', 'energiekennwert', null],
  [['# Was drauf darf', 'Sieben Wohnungen mit ca. 560 m² Wohnfläche.'], 'wohnflaeche', null],
  ['Derzeit rund 610 m² Wohnfläche auf vier Geschossen.', 'wohnflaeche', 610],
]

/** Let, let in part, or not: by the tenant, by two parts side by side, by shares, and by what somebody does. */
export const LETTINGS: readonly Wording[] = [
  [
    'Der Zwangsverwalter hat das Mietverhältnis (monatlich 780 Euro kalt, unbefristet seit 2020) bestätigt.',
    'vermietet',
    true,
  ],
  ['Die Mieterin zahlt pünktlich und möchte bleiben.', 'vermietet', true],
  [['Vermietungsstand | 100 %'], 'vermietet', true],
  [['Occupancy | 100 %'], 'vermietet', true],
  [['Vermietungsquote | 84 %'], 'vermietet', 'teilweise'],
  [['Leerstand | 0 %'], 'vermietet', true],
  [['Mietverhältnisse | keine'], 'vermietet', false],
  [['Vermietung | fünf von sechs Wohnungen vermietet, eine leer'], 'vermietet', 'teilweise'],
  [['Vermietung | 8 Wohnungen, davon 7 vermietet'], 'vermietet', 'teilweise'],
  ['Der Verwaltungsbau ist an einen Kurierdienst vermietet, die Halle steht leer.', 'vermietet', 'teilweise'],
  ['Die obere Wohnung ist seit 2018 vermietet, das Erdgeschoss ist frei.', 'vermietet', 'teilweise'],
  ['Die Miete beträgt 352.740 € (Ist), 412.000 € bei Vollvermietung.', 'vermietet', 'teilweise'],
  ['Seit Juni steht sie leer, vorher wohnte ein Student darin.', 'vermietet', false],
  ['Das Haus ist seit 2001 vollständig leer gezogen.', 'vermietet', false],
  [['Verfügbarkeit | Sofort, nach Räumung der Lagerflächen'], 'vermietet', false],
  ['Die Zimmer im Souterrain vermietet sie für 340 € kalt an eine Studentin.', 'vermietet', null],
  ['Bis Juni war sie vermietet, jetzt könnte sie wieder vermietet werden.', 'vermietet', null],
]

/** Years told without the word, and papers of systems whose label and value are one word. */
export const YEARS_AND_FIELDS: readonly Wording[] = [
  [['Haus | 1962, sieben Geschosse'], 'baujahr', 1962],
  [['Gebäude | um 1905 (Gründerzeit)'], 'baujahr', 1905],
  [['Haus | 19 Wohnungen'], 'baujahr', null],
  ['Die Inschrift über der Tür nennt das Jahr 1723.', 'baujahr', 1723],
  ['Der Schlussstein trägt die Jahreszahl 1744.', 'baujahr', 1744],
  ['energiepass: epart=VERBRAUCH energieverbrauchkennwert=109.0 wertklasse=D', 'energieklasse', 'D'],
  ['energiepass: epart=VERBRAUCH energieverbrauchkennwert=109.0 wertklasse=D', 'energiekennwert', 109],
  ['objekt: wohnflaeche=98.5 baujahr=1994', 'baujahr', 1994],
  ['Es ist ein Verbrauchsausweis, da steht 104 kWh drin.', 'energiekennwert', 104],
  ['Pachtzins 2.100 €/Jahr bis zum 31.12.2026', 'erbbauzinsJahr', null],
  ['Erbpacht bis 2069, der Pachtzins beträgt 1.184 € im Jahr.', 'erbbauzinsJahr', 1184],
  ['Erbbaurechte werden in diesem Abschnitt nicht vergeben.', 'erbbaurecht', false],
  ['Denkmalschutz: in der Liste nicht verzeichnet.', 'denkmalschutz', false],
  ['Vom Käufer erhalten wir 3,57 % (inkl. MwSt.) aus dem Kaufpreis.', 'kaeuferprovision', 3.57],
]
