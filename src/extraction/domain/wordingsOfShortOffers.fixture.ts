import type { Wording } from './wordings.fixture.ts'

const ENERGY_CARD = ['162,7', 'KWH/(M²A) BEDARF · KLASSE F · GAS']
const HOLIDAY_HOME =
  'Wir haben das Ferienhaus selbst genutzt und über eine Agentur vermietet: 2025 an 168 Nächten, Einnahmen 19.840 €.'
const STOREYS = 'EG Diele, Küche, Bad, 2 Zimmer; DG Flur, 3 Zimmer, WC'
const CARE_FLAT = ['Objektart | Pflegeapartment', 'Pacht p. M. (netto) | 648,40 €']

/** Small ads, cards and short lists: what they leave out, and what stands beside it. */
export const OF_SHORT_OFFERS: readonly Wording[] = [
  [['Wohngeld (vom Verpächter zu zahlen) | 190 €'], 'hausgeldNichtUmlagefaehig', 190],
  ['Hausgeld 310 € im Monat, davon kann man 88 € nicht auf den Mieter umlegen.', 'hausgeldNichtUmlagefaehig', 88],
  ['Von privat, 240.000 €. Kein Makler, bitte auch keine Anfragen von Maklern.', 'kaeuferprovision', 0],
  [['- 54 qm, 2 Zimmer, Küche, Bad, Loggia', '- 5. Stock, Aufzug vorhanden'], 'wohnflaeche', 54],
  [['- Balkon 8 qm, 2 Keller', '- Garten'], 'wohnflaeche', null],
  [['Objektart | Eigentumswohnung', '- 5. Stock, Aufzug vorhanden', '- Kellerabteil'], 'etage', '5. OG'],
  [['Objektart | Eigentumswohnung', 'Im Keller und im 5. Stock darüber wohnen andere.'], 'etage', null],
  // The street between town and postcode.
  ['Wuppertal-Elberfeld, Marienstraße 58 (42105)', 'plz', '42105'],
  ['Wuppertal-Elberfeld, Marienstraße 58 (42105)', 'ort', 'Wuppertal'],
  ['Neubrandenburg, Marienstraße 58 (42105)', 'plz', null],
  ['Wir wohnen in Wuppertal, Marienstraße 58 (42105), und verkaufen von hier.', 'plz', null],
  // Captions that hold several things, and what the tenant pays in advance.
  [ENERGY_CARD, 'energiekennwert', 162.7],
  [ENERGY_CARD, 'energieklasse', 'F'],
  [ENERGY_CARD, 'energieausweisArt', 'Bedarf'],
  [['118', 'kWh/(m²·a) Verbrauch · Klasse D'], 'energieausweisArt', 'Verbrauch'],
  [['3,57 %', 'Provision · Klasse F'], 'energieklasse', null],
  [
    ['255 €', 'HAUSGELD MTL.', '', 'Betriebskosten 130,00 €. Die Mieter möchten', 'gern bleiben.'],
    'hausgeldMonat',
    255,
  ],
  [['Hausgeld | 255 €', 'Betriebskosten | 130 €'], 'hausgeldMonat', 255],
  [['Betriebskosten | 210 €'], 'hausgeldMonat', 210],
  [
    [
      'c/o Hinrich Dirksen, Am Alten Siel 9, 26506 Norden',
      '',
      'Norden, im Oktober 2026',
      '',
      '# Verkauf unseres Elternhauses in 26529 Upgant-Schott',
    ],
    'plz',
    '26529',
  ],
  [['Hinrich Dirksen, Am Alten Siel 9, 26506 Norden', '', '# Verkauf unseres Elternhauses'], 'plz', '26506'],
  [['geplantes Hausgeld im Monat | ca. 264 €'], 'hausgeldMonat', 264],
  [['Vertraglich zugesicherte Bezugsfertigkeit | 30.09.2028'], 'bezugsfreiAb', '30.09.2028'],
  ['An den benachbarten Baufeldern wird noch bis etwa 2029 gebaut.', 'baujahr', null],
  ['Zur Wohnung gehört ein Keller, Fahrradplätze im Untergeschoss sind gemeinschaftlich.', 'etage', null],
  ['Im Hausgeld nicht enthalten ist der anteilige Erbbauzins.', 'erbbaurecht', true],
  ['Das Hausgeld enthält den Erbbauzins nicht.', 'erbbaurecht', true],
  [['Hausgeld, davon 48 € nicht umlegbar | 205 €', 'Hausgeld, kalkuliert | 205 €'], 'hausgeldMonat', 205],
  // Struck out behind the price of today.
  [['# Reihenhaus von privat', '235.000 € VB 249.000 €'], 'kaufpreis', 235_000],
  [['Kaufpreis | 235.000 € VB'], 'kaufpreis', 235_000],
  [['VB 249.000 €'], 'kaufpreis', 249_000],
  // A plot by its register, its parts and its sum.
  ['Es steht frei auf 684 m², leichte Hanglage.', 'grundstuecksflaeche', 684],
  ['1,2430 ha lt. Grundbuch, arrondiert ums Haus, davon ca. 0,8 ha Weide.', 'grundstuecksflaeche', 12_430],
  ['Dazu gehört eine Weide, davon ca. 0,8 ha verpachtet.', 'grundstuecksflaeche', null],
  [['Grundstücksgröße | 611 m² + 34 m² = 645 m²'], 'grundstuecksflaeche', 645],
  [['Grundstück | 611 m² + 34 m²'], 'grundstuecksflaeche', 645],
  [['Grundstück | 611 m², Wiese 34 m²'], 'grundstuecksflaeche', 611],
  [['Wohnfläche | 82 m² + 30 m² = 112 m²'], 'wohnflaeche', 112],
  [['Wohnfläche | 82 m² + 30 m² Nutzfläche'], 'wohnflaeche', 82],
  // Land: the town near it, and not the office that sells it.
  [['17,8420 ha Wald und Dauergrünland bei Beeskow'], 'ort', 'Beeskow'],
  [['17,8420 ha Wald und Dauergrünland bei Beeskow'], 'objektart', 'Wald und Dauergrünland'],
  [['17,8420 ha Wald und Dauergrünland bei Beeskow'], 'grundstuecksflaeche', 178_420],
  [['Haus am Ort, 3 ha Wald und Wiese in der Nähe'], 'grundstuecksflaeche', null],
  ['Landgutkontor, Karl-Marx-Straße 11, 15890 Eisenhüttenstadt, Tel. 03364 / 0000-7', 'plz', null],
  [['Besichtigung', 'Treffpunkt: Dorfanger Krügersdorf, 15848 Beeskow.'], 'plz', '15848'],
  [['Besichtigung', 'Anmeldung: Dorfanger Krügersdorf, 15848 Beeskow.'], 'plz', null],
  // Rooms storey by storey.
  [STOREYS, 'zimmer', 5],
  ['Im OG 3 Zimmer mit Bad.', 'zimmer', null],
  ['Einzelapartment (1 Zimmer, barrierefreies Duschbad)', 'zimmer', 1],
  // Parking beside the offer: bought, rented, not there.
  ['Dazu kann ein Tiefgaragenplatz gekauft werden, 18.000 €.', 'stellplatz', 'Tiefgaragenplatz (optional)'],
  ['Garage im Garagenhof gibt es auch, die kann für 9.000 € dazugekauft werden.', 'stellplatz', 'Garage (optional)'],
  ['Über die Verwaltung können Stellplätze gemietet werden (derzeit ca. 90 € im Monat).', 'stellplatz', null],
  ['Eine Garage könnte man auf dem Grundstück noch bauen.', 'stellplatz', null],
  ['Nicht im Preis enthalten: Bodenplatte (ca. 29.500 €), Küche, Außenanlagen, Carport, Notar.', 'stellplatz', null],
  ['Nicht im Preis enthalten: Küche, Notar. Zum Haus gehört ein Carport.', 'stellplatz', '1 Carport'],
  ['Pkw-Stellplätze gehören nicht zum Sondereigentum.', 'stellplatz', 'keiner'],
  // What an operator pays, what guests pay, what nobody pays.
  [CARE_FLAT, 'kaltmieteMonat', 648.4],
  [['Objektart | Pflegeapartment', 'Pacht je Quadratmeter | 648,40 €'], 'kaltmieteMonat', null],
  [['Objektart | Pflegeapartment', 'Wohnfläche inkl. Anteil Gemeinschaftsfläche: 49,52 m²'], 'wohnflaeche', 49.52],
  [HOLIDAY_HOME, 'vermietet', null],
  [[HOLIDAY_HOME, 'Feste Mieter gibt es nicht.'], 'vermietet', false],
  ['Die Wohnung ist über eine Hausverwaltung vermietet.', 'vermietet', true],
  [['Prognosemiete 9,40 €/m² | 765,16 € mtl.'], 'kaltmieteMonat', null],
  ['Die Miete beträgt 9,40 €/m², das sind 765,16 € mtl.', 'kaltmieteMonat', 765.16],
  [
    'Miete oder Nutzungsentschädigung zahlt sie mir bisher nicht (gefordert habe ich 750 EUR im Monat, strittig).',
    'kaltmieteMonat',
    null,
  ],
  ['Die Miete, die er zahlt, beträgt 750 EUR im Monat.', 'kaltmieteMonat', 750],
  // Flats of one house share its heating, houses of several places do not.
  [
    [
      '# Wohnungspaket: 6 Eigentumswohnungen',
      'Bernsdorfer Straße 112, 09126 Chemnitz',
      '',
      'Gas-Zentralheizung (2011)',
    ],
    'energietraeger',
    'Gas',
  ],
  [['# Paket: 6 Eigentumswohnungen', 'Zwickau und Plauen', '', 'Gas-Zentralheizung (2011)'], 'energietraeger', null],
]
