import type { Wording } from './wordings.fixture.ts'

/** A sheet as a private seller types it: dots lead from each label to its value. */
const TYPED = [
  'Eigentumswohnung in Fulda',
  '',
  'Größe ........ 71 qm',
  'Zimmer ....... 3 1/2, Küche, Bad,',
  'Loggia zum Garten',
  'Baujahr ...... 1972, 12 Parteien',
  'Heizung ...... Gas, Therme neu 2018',
  'Bad .......... neu 2015',
  'Ausweis ...... Bedarf, 163 kWh, Klasse F',
]
const TYPED_HOUSE = ['Einfamilienhaus in Fulda', '', 'Größe ........ 640 qm', 'Baujahr ...... 1972']
const SMALL_AD = [
  'Fulda, Südend, Marienstr. 12 (36037)',
  'Eigentumswohnung, Balkon',
  '3. OG rechts, 68 qm, Haus von 1961',
]

const CARDS = [
  'Kaufpreis (Erbbaurecht) | Wohnfläche | Zimmer',
  '214.000 € | ca. 98 m² | 4',
  '',
  'Baujahr | Grundstück (Erbbaurecht) | Provision',
  '2004 | 512 m² | provisionsfrei',
]
const FORM = [
  'Balkon | Keller | Aufzug',
  'Ja | Ja | Ja',
  '',
  'Einbauküche | Garage/Stellplatz | Vermietet',
  'Ja | – | Nein',
]
const BOXES = 'Ausstattung ☑ Terrasse ☑ Garten ☐ Denkmalobjekt ☐ Aufzug ☑ Teilkeller'
const CAPTIONS = [
  'Eigentumswohnung',
  '312,00 €',
  'Hausgeld mtl. (davon 84,00 € Zuführung Rücklage)',
  '',
  'nein, leerstehend',
  'vermietet',
]

/** Typed sheets, small ads, forms whose boxes are ticked or left empty, and what belongs to others. */
export const OF_SHEETS: readonly Wording[] = [
  [TYPED, 'wohnflaeche', 71],
  [TYPED, 'zimmer', 3.5],
  [TYPED, 'baujahr', 1972],
  [TYPED, 'heizungBaujahr', 2018],
  [TYPED, 'energiekennwert', 163],
  [TYPED, 'balkon', true],
  [TYPED_HOUSE, 'wohnflaeche', null],
  [['Wohngeld | 291 € | Courtage (Käufer) | courtagefrei', 'Aufzug | Ja | Balkon | Ja'], 'kaeuferprovision', 0],
  [['Wohngeld | 291 € | Courtage (Käufer) | courtagefrei', 'Aufzug | Ja | Balkon | Ja'], 'aufzug', true],
  [['Eigentumswohnung in Fulda', 'Größe | 71 m²', 'Wohnfläche | 69,5 m²'], 'wohnflaeche', 69.5],
  [['Eigentumswohnung in Fulda', 'Größe | 3 Zimmer'], 'wohnflaeche', null],
  [['Zimmer | 2 1/2'], 'zimmer', 2.5],
  [['Zimmer | 2 1/20'], 'zimmer', null],
  [['Eigentumswohnung, Verbrauch: 98 kWh'], 'energiekennwert', 98],
  [['Wohnfläche 78 m² · Etage 2. OG · Parteien 8', 'Mietstatus bezugsfrei · Energiekennwert 128,4'], 'etage', '2. OG'],
  [['Wohnfläche 78 m² · Etage 2. OG · Parteien 8', 'Mietstatus bezugsfrei · Energiekennwert 128,4'], 'einheiten', 8],
  [
    ['Wohnfläche 78 m² · Etage 2. OG · Parteien 8', 'Mietstatus bezugsfrei · Energiekennwert 128,4'],
    'vermietet',
    false,
  ],
  [['Wohnfläche: 78 m², Anzahl Zimmer: 3,5, Hausgeld p. a.: 3.840 €, Bad: neu'], 'zimmer', 3.5],
  [['Wohnfläche: 78 m², Anzahl Zimmer: 3,5, Hausgeld p. a.: 3.840 €, Bad: neu'], 'hausgeldMonat', 320],
  [
    ['Preisliste Ried | Stand 16.11.2026 · gültig bis 31.12.2026', 'Endenergiebedarf 34 kWh/(m²a)'],
    'energieausweisGueltigBis',
    null,
  ],
  [
    ['Der Erbbauzins beträgt zurzeit 291,00 EUR und wird zu Beginn eines jeden Quartals abgebucht.'],
    'erbbauzinsJahr',
    1164,
  ],
  [['Etage | Das Bad liegt an der ruhigeren Seite'], 'etage', null],
  ['Die Einbauküche gehörte dem Mieter und wurde von ihm mitgenommen.', 'einbaukueche', false],
  [['EEK | D'], 'energieklasse', 'D'],
  [['Wes. Energieträger | Gas'], 'energietraeger', 'Gas'],
  [['Heizungserneuerung | 2009'], 'heizungBaujahr', 2009],
  [['Sanierungsjahr | 2015'], 'letzteModernisierung', '2015'],
  [['Kaufpreis ohne Stellplatz | 289.000 €', 'Stellplatz | 19.000 €'], 'kaufpreis', 289_000],
  [['Kaufsumme | 289.000 €'], 'kaufpreis', 289_000],
  [['Wohnnutzfläche | 98,5 m²'], 'wohnflaeche', 98.5],
  [['Grdst.-Fl. | 612 qm'], 'grundstuecksflaeche', 612],
  [['Erstbezug | 1974'], 'baujahr', 1974],
  [['Erstbezug | nach Sanierung 2021'], 'baujahr', null],
  [['Garage/Stellplatz', 'Carport'], 'stellplatz', 'Carport'],
  [['PKW-Stellplatz | 1 im Freien'], 'stellplatz', '1 Pkw-Stellplatz im Freien'],
  ['Der Mieter hat einen Verbrauch, 3.100 kWh Strom im Jahr.', 'energiekennwert', null],
  [SMALL_AD, 'plz', '36037'],
  [SMALL_AD, 'ort', 'Fulda'],
  [SMALL_AD, 'wohnflaeche', 68],
  [SMALL_AD, 'etage', '3. OG'],
  [['Fulda, Südend, Marienstr. 12 (34117)'], 'plz', null],
  [['Wir wohnen in Fulda, Südend, Marienstr. 12 (36037).'], 'plz', null],
  [['Eigentumswohnung', 'Hochparterre links, 44 m², ruhig'], 'wohnflaeche', 44],
  [['Eigentumswohnung', '2. OG, 12 qm Balkon'], 'wohnflaeche', null],
  // What else a cell of the floor tells.
  [['Eigentumswohnung', 'Etage | 3. OG von 5, mit Lift'], 'etage', '3. OG'],
  [['Eigentumswohnung', 'Etage | 1. OG, kein Aufzug'], 'etage', '1. OG'],
  [['Eigentumswohnung', 'Etage | 1. OG, links'], 'etage', '1. OG, links'],
  // Parking that belongs to others, or goes with the tenant.
  ['Die Garagen im Hof gehören den anderen Eigentümern.', 'stellplatz', null],
  ['Der Carport nebenan gehört dem Nachbarn.', 'stellplatz', null],
  ['Die Stellplätze vor dem Haus sind den übrigen Wohnungen zugeordnet.', 'stellplatz', null],
  ['Die Garage im Hof steht im Eigentum eines Dritten.', 'stellplatz', null],
  ['Die Mieterin hat sich eine Garage in der Nebenstraße genommen.', 'stellplatz', null],
  ['The tenant rents a garage nearby.', 'stellplatz', null],
  [['Parking | No parking space is included. The tenant rents a garage', 'nearby.'], 'stellplatz', 'keiner'],
  ['Die Garage im Hof gehört zur Wohnung.', 'stellplatz', 'Garage'],
  ['Ein Stellplatz ist der Wohnung zugeordnet.', 'stellplatz', 'Stellplatz'],
  // Of works only what their clause says.
  ['Das Dach ist 2009 gedeckt worden, die Fassade ist alt.', 'letzteModernisierung', null],
  ['2012 wurde die Heizung erneuert, das Bad 2004.', 'letzteModernisierung', '2012 wurde die Heizung erneuert'],
  // Cards in rows that follow each other closely.
  [CARDS, 'grundstuecksflaeche', 512],
  [CARDS, 'baujahr', 2004],
  [CARDS, 'kaeuferprovision', 0],
  [FORM, 'vermietet', false],
  [FORM, 'einbaukueche', true],
  [['Garage/Stellplatz | Vermietet | Keller', 'Ja | Ja | Ja'], 'vermietet', true],
  [BOXES, 'denkmalschutz', false],
  [BOXES, 'aufzug', false],
  [BOXES, 'terrasse', true],
  ['□ Aufzug □ Garten', 'aufzug', true],
  ['☑ Baudenkmal ☐ Erbbaurecht', 'denkmalschutz', true],
  // What a caption holds in brackets is no value of its own.
  [CAPTIONS, 'hausgeldMonat', 312],
  [CAPTIONS, 'vermietet', false],
  [['Eigentumswohnung', 'Hausgeld mtl. | 268 € (davon 61 € Rücklage)'], 'hausgeldMonat', 268],
  [['Eigentumswohnung', 'Hausgeld davon umlagefähig | 190 €'], 'hausgeldMonat', null],
  [['17.500 €', 'Tiefgaragenstellplatz Nr. 8 (zzgl., nur zusammen)'], 'stellplatzPreis', 17_500],
  [['Kennwert kWh/(m²a) | 121,7'], 'energiekennwert', 121.7],
  [['Endenergiebedarf kWh/m²a | 96'], 'energiekennwert', 96],
  // The floor of a flat under the roof is no plot.
  [['Objektart | Dachgeschosswohnung', 'Grundfläche ca. | 88 m²', 'Wohnfläche | 61 m²'], 'grundstuecksflaeche', null],
  [['Objektart | Eigentumswohnung', 'Bodenfläche | 88 m²'], 'grundstuecksflaeche', null],
  [['Objektart | Einfamilienhaus', 'Grundfläche laut Grundbuch | 588 m²'], 'grundstuecksflaeche', 588],
  // Of two homes in a house the second alone is let.
  ['Die Einliegerwohnung ist für 430 € vermietet.', 'vermietet', 'teilweise'],
  ['Unten liegt die separate Einliegerwohnung. Sie ist seit 2019 vermietet.', 'vermietet', 'teilweise'],
  ['Einfamilienhaus mit Einliegerwohnung, komplett vermietet.', 'vermietet', true],
  ['Im Garten steht ein Haus mit Einliegerwohnung. Es ist vermietet.', 'vermietet', true],
  ['Das Haus hat eine Einliegerwohnung und ist vermietet.', 'vermietet', true],
  [['Art des Hauses | Einfamilienhaus mit Einliegerwohnung'], 'objektart', 'Einfamilienhaus mit Einliegerwohnung'],
  // What was asked then.
  [['Kaufpreis | 264.000 €', 'Im März lag die Vorstellung der Eigentümer noch bei 289.000 €.'], 'kaufpreis', 264_000],
  ['Unsere Vorstellung liegt bei 264.000 €.', 'kaufpreis', 264_000],
  ['Die Vorstellung lag anfangs bei 289.000 €.', 'kaufpreis', null],
  // Places in the yard.
  [['Stellplätze | 2 Hofplätze'], 'stellplatz', '2 Hofplätze'],
  ['Zum Haus gehören drei Hofplätze.', 'stellplatz', 'drei Hofplätze'],
  ['Der Hofplatz ist gepflastert.', 'stellplatz', null],
  [['Remise | Sommer 2027', 'DOPPELGARAGE + 2 HOFPLÄTZE | ÜBERGABE'], 'stellplatz', 'Doppelgarage + 2 Hofplätze'],
  [['Schuppen', 'EINZELGARAGE'], 'stellplatz', 'Einzelgarage'],
  ['STELLPLATZ', 'stellplatz', null],
]
