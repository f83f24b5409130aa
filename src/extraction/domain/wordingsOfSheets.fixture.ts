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
const SMALL_AD = ['Fulda, Südend, Marienstr. 12 (36037)', 'Eigentumswohnung, Balkon', '3. OG rechts, 68 qm, Haus von 1961']

/** Typed sheets, small ads, forms whose boxes are ticked or left empty, and what belongs to others. */
export const OF_SHEETS: readonly Wording[] = [
  [TYPED, 'wohnflaeche', 71],
  [TYPED, 'zimmer', 3.5],
  [TYPED, 'baujahr', 1972],
  [TYPED, 'heizungBaujahr', 2018],
  [TYPED, 'energiekennwert', 163],
  [TYPED, 'balkon', true],
  [TYPED_HOUSE, 'wohnflaeche', null],
  [['Eigentumswohnung in Fulda', 'Größe | 71 m²', 'Wohnfläche | 69,5 m²'], 'wohnflaeche', 69.5],
  [['Eigentumswohnung in Fulda', 'Größe | 3 Zimmer'], 'wohnflaeche', null],
  [['Zimmer | 2 1/2'], 'zimmer', 2.5],
  [['Zimmer | 2 1/20'], 'zimmer', null],
  [['Eigentumswohnung, Verbrauch: 98 kWh'], 'energiekennwert', 98],
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
]
