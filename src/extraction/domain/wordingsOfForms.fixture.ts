import type { Wording } from './wordings.fixture.ts'

const MIXED_HOUSE = [
  'Wohnfläche | ca. 426,70 m²',
  'Laden im EG: ca. 80 m², leerstehend',
  'Maisonettewohnung: 4 Zimmer mit einer Wohnfläche von ca. 110 m²',
  'Wohnung 1. OG: 3 Zimmer, Wohnfläche von ca. 95 m², vermietet, Kaltmiete 540 €',
  'Wohnung 2. OG: 3,5 Zimmer mit einer Wohnfläche von ca. 74 m²',
]
const OF_CERTIFICATE = 'Laut Energieausweis verfügt das Haus über eine Nutzfläche von ca. 426,70 m².'

/** The form's Wohnfläche that is A_N of the Energieausweis, and what the parts say instead. */
const CERTIFICATE_AREAS: readonly Wording[] = [
  [['Objekt | Eigentumswohnung Nr. 43, 5. Obergeschoss von 8'], 'etage', '5. OG'],
  [[OF_CERTIFICATE, ...MIXED_HOUSE], 'wohnflaeche', 279],
  [[OF_CERTIFICATE, ...MIXED_HOUSE], 'vermietet', 'teilweise'],
  [MIXED_HOUSE, 'wohnflaeche', 426.7],
  [['Wohnfläche | 142 m²', 'Laut Energieausweis beträgt die Nutzfläche 142 m².'], 'wohnflaeche', 142],
  ['Dazu kommen rund 40 m² Nutzfläche im Keller.', 'nutzflaeche', 40],
  [['Nutzfläche gesamt ca. | 164 m²'], 'nutzflaeche', 164],
  [['Nutzfläche gesamt ca. | 164 m²'], 'wohnflaeche', null],
]

/** The seller's own town, the neighbour's, and codes that stand apart from their town. */
const SELLERS_TOWN: readonly Wording[] = [
  [['17034 Neubrandenburg, Haus mit Garten', 'Wir wohnen in Schwerin (19053) und ziehen bald um.'], 'plz', '17034'],
  ['Zum Notar gehen wir am liebsten in Schwerin (19053), da wohne ich.', 'plz', null],
  ['Verkauft wird, weil ich nach Schwerin (19053) ziehe.', 'plz', null],
  ['Das Haus liegt im Westen der Stadt, Postleitzahl 17034.', 'plz', '17034'],
  [['Postleitzahl und Ort: 17034 Neubrandenburg'], 'ort', 'Neubrandenburg'],
  [['21493 Herzogtum Lauenburg - Schwarzenbek'], 'ort', 'Schwarzenbek'],
  [['53773 Rhein-Sieg-Kreis - Hennef'], 'ort', 'Hennef'],
]

/** As private sellers, banks, towns and operators tell what it costs and brings in. */
const MONEY_TOLD: readonly Wording[] = [
  [
    ['Paketpreis | 239.000 €', 'WE 1 | 62 m² | 79.000 €', 'WE 2 | 60 m² | 80.000 €', 'WE 3 | 64 m² | 86.000 €'],
    'kaufpreis',
    239_000,
  ],
  [['Paketpreis Küche | 9.000 €', 'Kaufpreis | 239.000 €'], 'kaufpreis', 239_000],
  [['Hausgeld alle 6 WE | 1.034 € monatlich'], 'hausgeldMonat', 1_034],
  [['Kaufpreis auf Anfrage', '', 'Solingen, Zinshaus, 430 m² | 595.000 €'], 'kaufpreis', null],
  [['Preis der Küche auf Anfrage', '', '595.000 €'], 'kaufpreis', 595_000],
  ['Preis 189.000 Euro, fest.', 'kaufpreis', 189_000],
  ['Der Festpreis für Haus 3 beträgt 329.000 Euro.', 'kaufpreis', 329_000],
  ['Verlangt werden 1.290.000 € für das Anwesen.', 'kaufpreis', 1_290_000],
  [
    'Der Preis ist auf 310 Euro je Quadratmeter festgelegt. Für das ganze Grundstück ergibt sich ein Betrag von 770.660 Euro.',
    'kaufpreis',
    770_660,
  ],
  [['Preis des Anteils | 170.000,00 EUR'], 'kaufpreis', 170_000],
  [['Preis des Stellplatzes | 17.000,00 EUR'], 'kaufpreis', null],
  ['Ein Makler ist nicht tätig, Provision fällt keine an.', 'kaeuferprovision', 0],
  ['Ein Maklerhonorar entsteht nicht.', 'kaeuferprovision', 0],
  ['Der Verkauf ist für Sie frei von Maklerkosten.', 'kaeuferprovision', 0],
  [['Provision | für den Käufer entfällt sie'], 'kaeuferprovision', 0],
  [['Pacht monatlich | 524,63 €', 'Pacht jährlich | 6.295,50 €'], 'kaltmieteMonat', 524.63],
  [['Pacht monatlich | 524,63 €', 'Pacht jährlich | 6.295,50 €'], 'jahresnettokaltmiete', 6295.5],
  ['Vereinbart sind 810 € kalt im Monat.', 'kaltmieteMonat', 810],
  ['Die fünf Wohnungen bringen zusammen 3.240 EUR kalt im Monat.', 'kaltmieteMonat', 3240],
  ['Also aktuell 865 Euro kalt im Monat, das sind 10.380 im Jahr.', 'jahresnettokaltmiete', 10_380],
  [['Kaltmiete je Jahr (Ist, mit Garagen) | 48.216'], 'jahresnettokaltmiete', 48_216],
  ['Ähnlich: 2-Zi-Whg. 129.000 €, Wohnung zur Miete Heide, Kaltmiete 590 €', 'kaltmieteMonat', null],
]

/** Areas and rooms by their other names. */
const SIZES: readonly Wording[] = [
  [['Anrechenbare Fläche | 50,3 m²'], 'wohnflaeche', 50.3],
  [['Wohnfläche des gesamten Hauses | 412 m²'], 'wohnflaeche', 412],
  [['Wohnfläche zusammen | 205,8 m²'], 'wohnflaeche', 205.8],
  ['Zahl der Zimmer: 5', 'zimmer', 5],
  ['Vier Zimmer, eine Küche von 2015, Wannenbad.', 'zimmer', 4],
  ['Die Wohnfläche beträgt 104,7 m², verteilt auf vier Zimmer, Küche und Bad.', 'zimmer', 4],
  ['Die Grundstücke messen gemeinsam 1.734 m².', 'grundstuecksflaeche', 1734],
  ['Flurstück 412, Gebäude- und Freifläche, groß 8 a 63 m².', 'grundstuecksflaeche', 863],
  [['# Wingert zu verkaufen', '4.370 qm, davon 3.980 qm bestockt.'], 'grundstuecksflaeche', 4370],
  [['# Hotel garni mit 24 Zimmern zu verkaufen', 'Eigentümerwohnung 96 m², 4 Zimmer'], 'wohnflaeche', null],
  [['# Freistehendes Einfamilienhaus', 'Ebene | Untergeschoss'], 'etage', null],
]

/** Let, let in part or not, by counts and by questions. */
const LET_OR_NOT: readonly Wording[] = [
  ['Schiff A ist vermietet, Schiff B samt Büro steht nach dem Umzug des Eigentümers leer.', 'vermietet', 'teilweise'],
  ['Halle 1 ist vermietet, Halle 2 ebenso, der Hof ist frei von Altlasten.', 'vermietet', true],
  [
    [
      'Laden, EG | 118 m² | leer seit April',
      'Einheit | Größe | vermietet | Nettokaltmiete',
      'Wohnung 1 | 92 m² | seit 2014 | 690,00 €',
      'Wohnung 2 | 74 m² | seit 2019 | 545,00 €',
      'Ist-Miete netto kalt monatlich | 1.235,00 €',
      'Ist-Miete netto kalt jährlich | 14.820,00 €',
      'Soll-Miete jährlich bei Laden zu 1.400 € | 31.620,00 €',
    ],
    'kaltmieteMonat',
    1_235,
  ],
  [['Vermietet | drei von vier Wohnungen'], 'vermietet', 'teilweise'],
  [['Vermietet | vier von vier Wohnungen'], 'vermietet', true],
  ['Es gibt elf Wohnungen, von denen zehn vermietet sind.', 'vermietet', 'teilweise'],
  ['Ist das Haus vermietet? Nein, es wird von den Eigentümern bewohnt.', 'vermietet', false],
  ['Ist das Haus vermietet? Fragen Sie uns.', 'vermietet', null],
]

/** Certificate, heating and year as they are shortened or told. */
const BUILDINGS_TOLD: readonly Wording[] = [
  ['Der Bestandsbau von 1961 (ehemals Weinkellerei) wird zurückgebaut.', 'baujahr', null],
  ['Der Bestandsbau von 1961 wird verkauft, die Garage wird abgerissen.', 'baujahr', 1961],
  ['Heizung: Ölzentralheizung von 1994, 2023 stillgelegt', 'heizung', null],
  ['Heizung: Ölzentralheizung von 1994, 2023 stillgelegt', 'energietraeger', null],
  ['Heizung: Ölzentralheizung von 1994, der Kamin ist stillgelegt', 'heizung', 'Ölzentralheizung von 1994'],
  ['Heizung: Gaskessel stillgelegt, Wärmepumpe von 2024', 'heizung', 'Wärmepumpe von 2024'],
  ['Energieausw.: V, 162,5 kWh, Gas, Kl. F', 'energieausweisArt', 'Verbrauch'],
  ['Der Energieausweis ist Bedarf und steht auf 238 kWh (Klasse G).', 'energieausweisArt', 'Bedarf'],
  ['Der Energieausweis ist Bedarf und steht auf 238 kWh (Klasse G).', 'energiekennwert', 238],
  ['Für den Anbau gibt es einen Ausweis auf Verbrauchsbasis.', 'energieausweisArt', 'Verbrauch'],
  ['Heizung zentral mit Gas, seit 2023 mit Solar.', 'heizung', 'Gas-Zentralheizung'],
  ['Beheizt wird das Gebäude über eine Gas-Brennwertanlage aus 2012.', 'heizung', 'Gas-Brennwertanlage'],
  [['Heizung | Gas-Zentralheizung (Bestand)'], 'energietraeger', 'Gas'],
  ['1889 ließ der Brauereibesitzer am Stadtrand eine Mälzerei errichten.', 'baujahr', 1889],
  ['Ab etwa 1860 ließen hier Fabrikanten ihre Villen errichten.', 'baujahr', null],
  ['Häuser in der Nähe: EFH Grünau, Bj. 1988, 489.000 €', 'baujahr', null],
  ['WE 02 im Nachbarhaus, das wir 2023 fertiggestellt haben, ist vergeben.', 'baujahr', null],
  [['# Kfz-Werkstatt mit Büro', 'Vermittlung im Namen der OstFrieslandHaus GmbH'], 'objektart', 'Kfz-Werkstatt'],
]

/** What forms, systems and other authors write where the value is meant for another field or bearer. */
export const FORMS: readonly Wording[] = [
  ...CERTIFICATE_AREAS,
  ...SELLERS_TOWN,
  ...MONEY_TOLD,
  ...SIZES,
  ...LET_OR_NOT,
  ...BUILDINGS_TOLD,
]
