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
  [['Wohnfläche | 82,4 m²', 'Wohnen | 26,10 m²', 'Küche | 9,70 m²'], 'wohnflaeche', 82.4],
  [['Wohnen | 26,10 m²', 'Küche | 9,70 m²', 'Flur | 8,90 m²'], 'wohnflaeche', null],
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

/** Kinds of objects in opening lines and headlines; trade premises by their own word. */
export const KINDS: readonly Wording[] = [
  [
    ['Wohn- und Geschäftshaus in der Altstadt von Goslar (38640)', '', 'Die Wohnung oben und die Wohnung unten.'],
    'objektart',
    'Wohn- und Geschäftshaus',
  ],
  [['Freihändiger Verkauf: Lagerhalle in 39126 Magdeburg, Rothensee'], 'objektart', 'Lagerhalle'],
  [['# Vermietetes Ladenlokal in bester Lage'], 'objektart', 'Ladenlokal'],
  [['# Hanggrundstück mit Weitblick', 'Tausch gegen ETW denkbar.'], 'objektart', 'Grundstück'],
  [['Art | Teileigentum, Ladenlokal im Erdgeschoss'], 'objektart', 'Ladenlokal'],
  [
    [
      'Wir freuen uns, Ihnen folgendes Objekt zum Kauf anbieten zu dürfen: Mehrfamilienhaus in 83115 Neubeuern.',
      'Die Wohnung im Erdgeschoss und die Wohnung im Obergeschoss sind frei. Jede Wohnung hat ein Bad.',
    ],
    'objektart',
    'Mehrfamilienhaus',
  ],
  [
    'Zum Verkauf steht ein gepflegtes Reihenhaus mit Garten. Die Wohnung gegenüber ist vermietet.',
    'objektart',
    'Reihenhaus',
  ],
  ['Angeboten wird hier eine helle Eigentumswohnung in einem Mehrfamilienhaus.', 'objektart', 'Eigentumswohnung'],
  ['Das Haus hat vier Wohnungen und einen Garten.', 'objektart', 'Mehrfamilienhaus'],
  ['Im Osten grenzt ein Mehrfamilienhaus mit Tiefgarage an.', 'objektart', null],
  ['Der Bäcker im Ladenlokal gegenüber öffnet um sechs.', 'objektart', null],
]

/** Columns of totals, long values across, kinds beside kinds, and units that a scan guessed. */
export const LAYOUTS: readonly Wording[] = [
  [
    ['Angabe | Haus 1 | Haus 2 | Gesamt', 'Wohnfläche | 502 m² | 402 m² | 904 m²', 'Baujahr | 1957 | 1957 | 1957'],
    'wohnflaeche',
    904,
  ],
  [['Angabe | Haus 1 | Total', 'Living area (sqm) | 502 | 904'], 'wohnflaeche', 904],
  [['Angabe | Haus 1 | Total', 'Current annual net cold rent (EUR) | 43.980 | 79.260'], 'jahresnettokaltmiete', 79_260],
  [['Wohnfläche | 98 m² | Zimmer | 4', 'Baujahr | 1966 | Gesamt | 120 m²'], 'wohnflaeche', 98],
  [['Stellplatzart | Tiefgarage', 'Anzahl Stellplätze | 1'], 'stellplatz', 'Tiefgarage'],
  [['Anzahl Parkflächen | 0', 'Verfügbar | sofort'], 'stellplatz', null],
  [['Garage/Stellplatz | 0'], 'stellplatz', null],
  [['Stellplatz | keiner'], 'stellplatz', 'keiner'],
  [
    ['PROVISION', '4,76 % inkl. MwSt. vom Kaufpreis', '', 'STELLPLÄTZE', '', '8 auf dem Hof'],
    'stellplatz',
    '8 Stellplätze auf dem Hof',
  ],
  [['Stellplätze | 3 hinter dem Haus'], 'stellplatz', '3 Stellplätze hinter dem Haus'],
  [['Stellplätze | 2, davon einer überdacht'], 'stellplatz', '2 Stellplätze'],
  ['Süd-Garten, Gge. im Hof gehört dazu.', 'stellplatz', 'Garage'],
]

/** What is in sentences of private sellers, courts and brokers: prices, heating, places, rents. */
export const SENTENCES: readonly Wording[] = [
  ['Als Preis haben wir uns 109.000 Euro vorgestellt.', 'kaufpreis', 109_000],
  ['Das Objekt wurde im Frühjahr über einen anderen Anbieter für 359.000 € angeboten.', 'kaufpreis', null],
  ['Für die Hälfte 3a nebenan (138 m², Grundstück 402 m²) gilt ein Preis von 369.000 €.', 'grundstuecksflaeche', null],
  ['Je 300 m² Grundstück ist ein Laubbaum zu pflanzen.', 'grundstuecksflaeche', null],
  ['Was: 189.000. Im Frühjahr wollte ich noch 205.000, das hat keiner bezahlt.', 'kaufpreis', 189_000],
  ['Wer alles nimmt, zahlt 55 Euro je Quadratmeter, mithin 1.254.000 Euro.', 'kaufpreis', 1_254_000],
  ['Der Preis: 145 €/m², das macht zusammen 103.240 €.', 'kaufpreis', 103_240],
  ['Ortsüblich sind 9 €/m² Miete, also 12.000 € im Jahr.', 'kaufpreis', null],
  [['> Guten Abend, ist die 3-Zimmer-Wohnung noch zu haben?', '> Wir würden bis 175.000 finanzieren.'], 'zimmer', null],
  ['Fenster 2003, Gas-ZH (Kessel v. 2006), Dach 1999.', 'heizung', 'Gas-Zentralheizung'],
  ['Bad m. Wanne, GZH, Keller.', 'heizung', 'Gas-Zentralheizung'],
  ['Bad m. Wanne, GZH, Keller.', 'energietraeger', 'Gas'],
  ['Die Grundlast trägt eine mit Flüssiggas betriebene Zentralheizung aus 2008.', 'energietraeger', 'Flüssiggas'],
  ['Geheizt wird mit einem Kessel von 1999 für Heizöl.', 'energietraeger', 'Heizöl'],
  ['Verbrauch Wärme 142 kWh/(m²·a), Strom 38 kWh/(m²·a), Energieträger Erdgas.', 'energietraeger', 'Erdgas'],
  ['Kein Denkmal, keine Sozialbindung.', 'denkmalschutz', false],
  ['Das Haus ist ein Denkmal und steht in der Liste.', 'denkmalschutz', true],
  ['Es ist als Teil einer Gesamtanlage nach dem Hessischen Denkmalschutzgesetz geschützt.', 'denkmalschutz', true],
  ['Das Gebäude steht unter Schutz gemäß § 2 HDSchG.', 'denkmalschutz', true],
  ['Wirtswohnung 112 m², fünf Zimmer', 'zimmer', null],
  ['Die Wohnung liegt im ersten Obergeschoss und hat 2½ Zimmer, alle zum Garten.', 'zimmer', 2.5],
  ['Das Obergeschoss hat zwei Zimmer und ein Bad.', 'zimmer', null],
  ['Wohnwert Nord · Inh. Marlies Thoma · Seestraße 999 · 88662 Überlingen', 'strasse', null],
  ['Residenzen · Inhaberin C. Wehrle · Seestraße 999, 88662 Überlingen · 07551 555 410', 'plz', null],
  ['Das Objekt ist an einen Kurierdienst für 900 € netto monatlich vermietet.', 'kaltmieteMonat', 900],
  ['3,57 % inkl. MwSt. vom Kaufpreis als Provision', 'kaeuferprovision', 3.57],
  [['Altstadt Passau', 'Bürgerhaus mit Café'], 'ort', 'Passau'],
  [
    'Im Erdgeschoss 104 m² mit vier Zimmern, sie ist geräumt. Im Obergeschoss 100 m², vermietet für 905 Euro kalt.',
    'vermietet',
    'teilweise',
  ],
  [['Mieteinnahme | Einliegerwohnung 310 € kalt monatlich', 'Hauptwohnung frei'], 'vermietet', 'teilweise'],
  // a list in which each figure has its word behind it; a room of the plan; what a house is said to feel like
  [['141 m² Wohnfläche', '178 m² Wohn- und Nutzfläche'], 'wohnflaeche', 141],
  [['Fläche', '141 m² Wohnfläche', '286 m² Grundstück'], 'wohnflaeche', 141],
  [['Grundstück 244 m²', 'Wohnfläche (3 WE) 214 m²'], 'wohnflaeche', 214],
  ['Unten sind 38 m² Wohnen und Essen, Küche mit Tür und Gäste-WC.', 'wohnflaeche', null],
  ['Zusammen sind das 122 qm zum Wohnen, Garage nicht gerechnet.', 'wohnflaeche', 122],
  ['Der Garten mit Haus hat 560 qm, am Hang nach hinten abfallend.', 'grundstuecksflaeche', 560],
  ['50259 Pulheim, Straße auf Anfrage', 'ortsteil', null],
  ['50259 Pulheim, Stommeln', 'ortsteil', 'Stommeln'],
  [['# Zweifamilienhaus-Gefühl am Südhang', 'Einfamilienhaus mit Einliegerwohnung'], 'objektart', 'Einfamilienhaus'],
  [['# Zweifamilienhaus am Südhang', 'Mit Garten'], 'objektart', 'Zweifamilienhaus'],
  ['2011 die Fenster, die Heizung ist noch von 1991, Gas, läuft aber.', 'energietraeger', 'Gas'],
  ['Die Heizung ist von 1991, Gas liegt in der Straße nicht.', 'energietraeger', null],
  [['Heizung / Träger | Zentralheizung / Erdgas, Anlage von 2003'], 'energietraeger', 'Erdgas'],
  ['Gepflegt war es immer, aber investiert haben die Eltern zuletzt kaum.', 'zustand', null],
  ['Das Haus ist gepflegt, aber der Garten macht Arbeit.', 'zustand', 'gepflegt'],
  ['Doppelhaushälfte, unterkellert, Satteldach, Baujahr um 1936, Wohnfläche ca. 98 m².', 'baujahr', 1936],
  ['Flachdach Baujahr 1998, Garage', 'baujahr', null],
]
