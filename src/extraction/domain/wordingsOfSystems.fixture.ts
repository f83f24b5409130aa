import type { Wording } from './wordings.fixture.ts'

/** Fields of brokers' systems and portals, shortened, doubled, glued or run into the next. */
const FIELDS: readonly Wording[] = [
  [['Provision', '2,38 % inkl. 19 % USt. für den', 'Käufer'], 'kaeuferprovision', 2.38],
  [
    ['Energieausweis', 'gültig bis | erreicht. Im selben Haus wurde 2022 eine Wohnung verkauft.'],
    'energieausweisGueltigBis',
    null,
  ],
  [['Energieausweis', 'gültig bis | 14.08.2029'], 'energieausweisGueltigBis', '14.08.2029'],
  [['Objektart | Haus', 'Objekttyp | Doppelhaushälfte'], 'objektart', 'Doppelhaushälfte'],
  [['Zimmer: 3,0 | Baujahr: 1978', 'Stellplatz: TG | Heizung: Fernwärme'], 'stellplatz', 'Tiefgarage'],
  [['Wesentl. Energieträger: Gas', 'Energieeffizienzkl.: E'], 'energieklasse', 'E'],
  [['Wesentl. Energieträger: Gas', 'Energieeffizienzkl.: E'], 'energietraeger', 'Gas'],
  ['Wohn-/Nutzfläche: ca. 108/42 m²', 'wohnflaeche', 108],
  [['Wohnfläche: ca. 128 m²', 'Wohn-/Nutzfläche: ca. 171 m²'], 'wohnflaeche', 128],
  ['118.000 € 129.000 €', 'kaufpreis', 118_000],
  ['129.000 €  118.000 €', 'kaufpreis', 118_000],
  ['18.000 € 129.000 €', 'kaufpreis', null],
  ['Bungalow mit Südwestgarten in ruhiger Husumer Wohnlage', 'ort', 'Husum'],
  // There are two of that name: the one where the broker sits is meant.
  ['Bungalow mit Südwestgarten in ruhiger Husumer Wohnlage', 'plz', null],
  [
    ['Deichgraf Immobilien · Norderstraße 3 · 25813 Husum · Tel. 0000', '', 'Bungalow in ruhiger Husumer Wohnlage'],
    'plz',
    '25813',
  ],
  ['Wohnung am Rand der Göttinger Innenstadt', 'ort', 'Göttingen'],
  // A town of several postcodes.
  ['Wohnung am Rand der Göttinger Innenstadt', 'plz', null],
  ['Wohnung in ruhiger, grüner Wohnlage', 'ort', null],
  ['Ein Haus, das von Anfang an von einer Familie bewohnt und laufend gepflegt wurde.', 'zustand', 'gepflegt'],
  [['345.000 €', 'Kaufpreis Wohnung / apartment'], 'kaufpreis', 345_000],
  ['The flat has been owner-occupied since completion and will be handed over vacant.', 'vermietet', false],
  ['Many owner-occupied houses stand in the street.', 'vermietet', null],
  ['Eine Heizung gibt es sonst nicht, denn die Nachtspeicher wurden 2022 abgeklemmt.', 'heizung', null],
  ['Zustand: für 2.200 € als gut erreichbar an.', 'zustand', null],
  ['We ask for 239.000 €. When we bought in 2021 we paid 228.000 €.', 'kaufpreis', 239_000],
  ['We are asking 610 € per month for the flat in the attic.', 'kaufpreis', null],
  [
    'Die Wohnungen werden über Gas-Etagenheizungen versorgt, drei wurden 2021 getauscht.',
    'heizung',
    'Gas-Etagenheizung',
  ],
  ['Das Haus wird 2028 an die Fernwärme angeschlossen.', 'heizung', null],
  [
    'In der Römersteinstraße 00, 72766 Reutlingen, baut die Albtrauf Wohnbau GmbH ein Haus mit neun Wohnungen.',
    'plz',
    '72766',
  ],
  [
    'Die Fertigstellung ist für das zweite Quartal 2028 geplant, vertraglich zugesagt ist der 30.09.2028.',
    'bezugsfreiAb',
    '30.09.2028',
  ],
  ['Die Fertigstellung ist für das zweite Quartal 2028 geplant.', 'bezugsfreiAb', 'zweite Quartal 2028'],
  ['Bezugsfertig im 2. Quartal 2028.', 'bezugsfreiAb', '2. Quartal 2028'],
  ['Unser letztes Projekt war bezugsfertig im Frühjahr 2024.', 'bezugsfreiAb', null],
  [
    'Neun Wohnungen. Unser letztes Projekt (14 Wohnungen, ab 289.000 €) wurde im März 2026 übergeben.',
    'bezugsfreiAb',
    null,
  ],
  ['Energieträger: Gas, Verbrauchsausw. 154 kWh/(m²a), Klasse E', 'energietraeger', 'Gas'],
  [['17034 Neubrandenburg', 'Wohnfläche', '52 m²'], 'strasse', null],
  [['17034 Neubrandenburg', 'Provision 4,76 % inkl. MwSt.'], 'strasse', null],
  [['Etage / Floor | 5th floor'], 'etage', '5. OG'],
  [['befeuerung: OEL', 'heizungsart: ZENTRAL'], 'energietraeger', 'OEL'],
  [['stellplatzart: GARAGE'], 'stellplatz', 'GARAGE'],
  [['Stellplatz in der Tiefgarage | 25.000 €'], 'stellplatz', 'Stellplatz in der Tiefgarage'],
  ['Gas-Etagenheizungen, Verbrauch 121 kWh', 'energiekennwert', 121],
  ['Energie: V, 88 kWh/(m²a), C, Gas', 'energieausweisArt', 'Verbrauch'],
  ['Living area 172 sqm, oil heating, buyer’s commission 3.57 % incl. VAT', 'heizung', 'oil heating'],
  ['Living area 172 sqm, oil heating, buyer’s commission 3.57 % incl. VAT', 'kaeuferprovision', 3.57],
]

/** One line that holds all: the figure belongs to the word beside it. */
const ONE_LINERS: readonly Wording[] = [
  ['Haus, Wohnfläche ca. 133 m², Grundstück 802 m²', 'grundstuecksflaeche', 802],
  ['Haus, Wohnfläche ca. 133 m², Grundstück 802 m²', 'wohnflaeche', 133],
  ['Hallenfläche 1.450 m², Bürofläche 210 m², Grundstück 4.900 m²', 'grundstuecksflaeche', 4900],
  ['Wfl. ca. 320 m², Grdst. ca. 1.850 m², 9 Zimmer', 'grundstuecksflaeche', 1850],
  ['Wfl. ca. 320 m², Grdst. ca. 1.850 m², 9 Zimmer', 'wohnflaeche', 320],
  ['Kaufpreis 310.000 €, 122 m², Grundstück 540 m²', 'wohnflaeche', 122],
  ['Wohnhaus 160 m², Stall 240 m², Scheune 300 m²', 'wohnflaeche', 160],
  ['Wohnung B07: 3 Zimmer, 84,2 m², 2. OG, 398.000 € inkl. TG-Stellplatz', 'kaufpreis', 398_000],
  ['Einfamilienhaus mit Garage, 49716 Meppen, Baujahr 1979', 'baujahr', 1979],
  ['Wohnfläche 118 m². Zimmer 4. Baujahr 1968.', 'zimmer', 4],
  ['Der Termin ist im Zimmer 4.', 'zimmer', null],
  ['Die Wohnung liegt im Erdgeschoss, hat dreieinhalb Zimmer und 88 qm.', 'zimmer', 3.5],
  ['Die Wohnung liegt im Erdgeschoss, hat dreieinhalb Zimmer und 88 qm.', 'wohnflaeche', 88],
  ['Auf 54,8 Quadratmetern wohnt seit 2014 eine Mieterin.', 'wohnflaeche', 54.8],
  [['# Bungalow, Baujahr 1968', 'Das Nachbarhaus (Bj. 2015, 160 m²) wurde 2024 verkauft.'], 'baujahr', 1968],
  ['Gesamtfläche 1.980 m², davon 1.540 m² vermietet', 'vermietet', 'teilweise'],
]

/** Whose address it is, and what is told of units beside the whole. */
const BEARERS: readonly Wording[] = [
  [['Amtsgericht Meppen', 'Einfamilienhaus mit Garage, 49716 Meppen, Baujahr 1979'], 'plz', '49716'],
  [['Einfamilienhaus, 49716 Meppen'], 'ortsteil', null],
  [['Sehr geehrte Frau Ahrens,', 'anbei die Daten der Wohnung.', '24837 Schleswig'], 'plz', '24837'],
  [['Eine Maklerprovision zahlt der Käufer.', '44623 Herne'], 'plz', '44623'],
  [['Miete 660 € monatlich vom Betreiber', '26382 Wilhelmshaven'], 'plz', '26382'],
  [
    [
      '# Dreiparteienhaus',
      'EG 70 m² leer, 1. OG 72 m² vermietet 480 €, DG 58 m² vermietet 390 €',
      'Wohnfläche ges. 200 m²',
    ],
    'wohnflaeche',
    200,
  ],
  [
    ['# Dreiparteienhaus', 'EG 70 m² leer, 1. OG 72 m² vermietet 480 €, DG 58 m² vermietet 390 €'],
    'kaltmieteMonat',
    870,
  ],
  [['Haus 1: 132 m², 210 m² Grund, 489.000 €', 'Haus 2: 132 m², 174 m² Grund, 469.000 €'], 'grundstuecksflaeche', null],
  [['# Rund 23 ha Ackerland zu verkaufen', 'Gesamtfläche: 23,4012 ha'], 'grundstuecksflaeche', 234_012],
]

/** Brochures, small ads and plain sentences, as their authors part words and figures. */
const TOLD_BRIEFLY: readonly Wording[] = [
  ['Energiekennwert 124 kWh/(m²*a), Verbrauch, D, Gas', 'energietraeger', 'Gas'],
  [['Wohnfl. / Living space: ca. 146 m²', 'Grund / Plot: ca. 328 m²'], 'grundstuecksflaeche', 328],
  ['Mieteinnahmen Ist 33.480,- EUR p.a. / Soll 36.900,- EUR p.a.', 'jahresnettokaltmiete', 33_480],
  ['Mieteinnahmen Soll 36.900,- EUR p.a.', 'jahresnettokaltmiete', null],
  ['Sechs Zimmer, zwei Bäder.', 'zimmer', 6],
  ['Bj. 83, 58 qm, 1. Stock, V 96 kWh, D, prov.frei', 'wohnflaeche', 58],
  ['Bj. 83, 58 qm, 1. Stock, V 96 kWh, D, prov.frei', 'energiekennwert', 96],
  ['Bj. 83, 58 qm, 1. Stock, V 96 kWh, D, prov.frei', 'energieausweisArt', 'Verbrauch'],
  ['Bj. 83, 58 qm, 1. Stock, V 96 kWh, D, prov.frei', 'kaeuferprovision', 0],
  ['Wfl 71 m²; 3 Zi; EG; Erbbauzins 38,50 €/mtl.; Laufzeit bis 2064', 'erbbauzinsJahr', 462],
  ['Wfl 71 m²; 3 Zi; EG; Erbbauzins 38,50 €/mtl.; Laufzeit bis 2064', 'zimmer', 3],
  ['Nutzfläche ca. 14 m², 4 Zimmer, Balkon', 'wohnflaeche', null],
  ['Hauptwohnung 128 m² (4 Zi.), Einliegerwohnung 46 m² (vermietet 420 € kalt)', 'wohnflaeche', 174],
  ['Hauptwohnung 128 m² (4 Zi.), Einliegerwohnung 46 m² (vermietet 420 € kalt)', 'vermietet', 'teilweise'],
  ['Doppelhaushälfte (Neubau 2024), Erstbezug', 'baujahr', 2024],
  ['Wir haben sie 1997 als Neubau gekauft und wohnen seitdem selbst darin.', 'baujahr', 1997],
  ['Die Wohnung wurde 2003 vom Bauträger als Neubau erworben.', 'baujahr', 2003],
  [['# Grundstück mit Altbestand', '1.240 m² in 85649 Brunnthal, Abrisshaus von 1953.'], 'grundstuecksflaeche', 1240],
  [['# Ladenlokal mit Wohnung', 'Grundstück 210 m²'], 'objektart', 'Wohn- und Geschäftshaus'],
  // the type plate is as old as the boiler; a power on it is no year
  ['Der Ölkessel trägt das Typenschild 1993, die drei Tanks fassen zusammen 4.500 l.', 'heizungBaujahr', 1993],
  ['Auf dem Typenschild der Therme steht 2004.', 'heizungBaujahr', 2004],
  ['Ölheizung, Typenschild 1991, Tank 3.000 l.', 'heizungBaujahr', 1991],
  ['Der Heizkessel (lt. Typenschild Bj. 1996) läuft noch.', 'heizungBaujahr', 1996],
  ['Die Wärmepumpe trägt ein Typenschild mit 9 kW.', 'heizungBaujahr', null],
  ['Anwesen mit 2 Doppelhaushälften', 'einheiten', 2],
]

export const OF_SYSTEMS: readonly Wording[] = [...FIELDS, ...ONE_LINERS, ...BEARERS, ...TOLD_BRIEFLY]
