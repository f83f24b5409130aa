import type { Wording } from './wordings.fixture.ts'

const NEIGHBOURS: readonly Wording[] = [
  ['Die Einbauküche nehmen die Eigentümer in ihr neues Heim mit.', 'einbaukueche', false],
  ['Die Räume sind frisch gestrichen. Eine Küche ist derzeit nicht eingebaut.', 'einbaukueche', false],
  ['Die Wohnung wird leer übergeben, eine Küche ist nicht vorhanden.', 'einbaukueche', false],
  ['Zwei Zimmer, Bad, keine Küche vorhanden.', 'einbaukueche', false],
  ['Die Küche ist nicht vom Flur aus zu erreichen.', 'einbaukueche', null],
  [['Bezug | II. Quartal', '', 'Der fest vereinbarte Fertigstellungstermin ist der 30. Juni 2028.'], 'bezugsfreiAb', '30. Juni 2028'], // prettier-ignore
  [
    'Wir möchten den hinteren Teil unseres Gartens abgeben. Es sind ungefähr 740 qm. Das ganze Flurstück 318/4 hat 1.486 qm.',
    'grundstuecksflaeche',
    740,
  ],
  ['Abzugeben ist ein Teilstück von rund 520 m², vorn bleiben 790 m² bei uns.', 'grundstuecksflaeche', 520],
  ['Der hintere Teil des Gartens ist Wiese. Das Grundstück hat 910 m².', 'grundstuecksflaeche', 910],
  ['Möglich ist ein Mehrfamilienhaus mit bis zu vier Wohnungen.', 'einheiten', null],
  ['Zulässig sind je Gebäude zwei Wohnungen.', 'einheiten', null],
  ['Bauherr ist die Muster Wohnbau GmbH, die seit 1991 über 400 Einheiten fertiggestellt hat.', 'einheiten', null],
  ['Wir haben in den letzten 20 Jahren mehr als 250 Wohneinheiten realisiert.', 'einheiten', null],
  ['Unsere Hausverwaltung betreut rund 900 Einheiten.', 'einheiten', null],
  ['Der Bauträger errichtet hier ein Haus mit neun Wohneinheiten.', 'einheiten', 9],
  ['Ein Umzug ist möglich, das Haus hat vier Wohnungen.', 'einheiten', 4],
  ['Drei Wohnungen (zusammen 186 m²) stehen leer. Die fünf anderen sind vermietet.', 'vermietet', 'teilweise'],
  [
    'Die fünf Wohnungen sind sämtlich vermietet. Das Ladenlokal an der Ecke, bis 2025 Drogerie, steht seither leer.',
    'vermietet',
    'teilweise',
  ],
  ['Der Einlieger ist seit 2015 vermietet. Die Hauptwohnung steht leer.', 'vermietet', 'teilweise'],
  ['Beide Wohnungen stehen leer.', 'vermietet', false],
  [['Kaltmiete Wohnung | 702 €', 'Miete TG-Platz | 45 €'], 'kaltmieteMonat', 702],
  [['Hausgeld Wohnung monatlich | 305,00 €', 'Hausgeld TG-Platz monatlich | 17,00 €'], 'hausgeldMonat', 305],
  ['Gebaut haben wir 1974, die andere Hälfte gehört seit damals Familie Koob.', 'baujahr', 1974],
  ['Im Energieausweis (nach Verbrauch, vom Januar 2025) stehen 112 kWh und der Buchstabe D.', 'energieklasse', 'D'],
  [
    'Im Energieausweis (nach Verbrauch, vom Januar 2025) stehen 112 kWh und der Buchstabe D.',
    'energieausweisArt',
    'Verbrauch',
  ],
  ['Einen Makler nehmen wir nicht, und Sie zahlen auch keinen.', 'kaeuferprovision', 0],
  ['Garagen | 1.480 € jährlich', 'stellplatzPreis', null],
  ['Der Zuschlag wurde versagt, da das Meistgebot von 79.000,00 € zu niedrig war.', 'stellplatzPreis', null],
  ['TG-Stellplatz für 24.000 €', 'stellplatzPreis', 24_000],
  ['Ein Haus derselben Zeile wurde im Mai 2025 frei für 189.000 € verkauft.', 'bezugsfreiAb', null],
  ['Eine Wohnung im selben Haus wurde im Mai 2025 vermietet.', 'vermietet', null],
  ['Nicht umlegbare Kosten 2025 | Verwaltung 1.760 €', 'hausgeldNichtUmlagefaehig', null],
  ['Nicht umlagefähige Kosten | 92 € im Monat', 'hausgeldNichtUmlagefaehig', 92],
  ['Umlagefähig / nicht umlagefähig | 143 € / 61 €', 'hausgeldNichtUmlagefaehig', 61],
  [
    [
      'Objektart: Mehrfamilienhaus',
      'Kosten 2025: Hausmeister 900 €, Grundsteuer 640 €, nicht umlegbare',
      'Betriebskosten 780 €.',
    ],
    'hausgeldMonat',
    null,
  ],
  [
    ['Objektart: Mehrfamilienhaus', 'Es blieben beim Eigentümer nicht umlegbare Kosten von 780 €.'],
    'hausgeldNichtUmlagefaehig',
    null,
  ],
  [['Objektart: Eigentumswohnung', 'Betriebskosten | 280 € im Monat'], 'hausgeldMonat', 280],
  [['Objektart: Mehrfamilienhaus', 'Hausgeld | 480 € im Monat'], 'hausgeldMonat', 480],
  ['Auf 96 m² Wohnfläche verteilen sich vier Zimmer.', 'wohnflaeche', 96],
  ['Musterhaus »Havelblick 178« im Hauspark Werder, 178 m² Wohnfläche, 7 Zimmer, mit Doppelgarage.', 'zimmer', null],
  [
    'Musterhaus »Havelblick 178« im Hauspark Werder, 178 m² Wohnfläche, 7 Zimmer, mit Doppelgarage.',
    'stellplatz',
    null,
  ],
  ['Das ehemalige Musterhaus hat 178 m² Wohnfläche.', 'wohnflaeche', 178],
  ['Die Wohnungen im Nachbarhaus (12 Stück, Baujahr 2019) bleiben in der Vermietung.', 'baujahr', null],
  ['Das Nachbarhaus wurde 2019 als Neubau bezogen.', 'baujahr', null],
  ['Wo heute noch ein kleines Siedlungshaus aus dem Jahr 1957 steht, entsteht Ihr neues Haus.', 'baujahr', null],
  ['Der Altbestand (Baujahr 1957) wird vom Verkäufer abgerissen.', 'baujahr', null],
  ['Block A und B sind abgeschlossen und vollständig vermietet.', 'vermietet', null],
  ['Andere Anzeigen des Anbieters: Obstpresse 85 €, 3-Zi-Wohnung für 740 € kalt im Monat', 'kaltmieteMonat', null],
  ['Zuletzt fertiggestellt: Troisdorf, Baujahr 2025, Wohnfläche 140 m².', 'baujahr', null],
  ['Other mandates: office building, built in 1998.', 'baujahr', null],
  ['Die Vormieterin hat für 540 € kalt gewohnt.', 'kaltmieteMonat', null],
  ['Die letzte Miete betrug 340 € kalt im Monat.', 'kaltmieteMonat', null],
  [
    'Zum Verkauf steht die Wohnung 2.07. Das Projekt hat 41 Wohnungen, zusammen 3.214 m² Wohnfläche. Wohnfläche: 78,42 m²',
    'wohnflaeche',
    78.42,
  ],
]

/** How a seventh author worded what was missed: price, month behind a stroke, fields of OpenImmo, the owner who lives there. */
const TOLD_OTHERWISE: readonly Wording[] = [
  ['Der Preis beträgt 76.800 Euro.', 'kaufpreis', 76_800],
  ['Der Preis liegt bei 298.000 €.', 'kaufpreis', 298_000],
  ['Der Preis pro Stellplatz beträgt 15.000 €.', 'kaufpreis', null],
  ['Was wir uns vorstellen: 205.000 Euro.', 'kaufpreis', 205_000],
  ['Wohnung und Garage: 198.000 € für das Ganze.', 'kaufpreis', 198_000],
  [['Kaufpreis: 189.000 €', 'Die Rücklage betrug 21.700 € für das ganze Haus.'], 'kaufpreis', 189_000],
  [['Ort | Baujahr | Etage | Hausgeld/Monat', 'Wuppertal | 1969 | 5. OG | 385,00 EUR'], 'hausgeldMonat', 385],
  [['Kaltmiete / Jahr | Wohnfläche', '7.680 € | 62 m²'], 'jahresnettokaltmiete', 7680],
  [['6 | 1961 / 2004 | 3,57 %', 'Zimmer | Baujahr / Anbau | Käufercourtage'], 'baujahr', 1961],
  ['Das Haus wurde 1961 als klassisches Siedlungshaus mit 104 m² gebaut.', 'baujahr', 1961],
  ['flaechen.grundstuecksflaeche | 3.415 m²', 'grundstuecksflaeche', 3415],
  ['zustand_angaben.baujahr | 1988', 'baujahr', 1988],
  ['Die Eigentümerin wohnt selbst noch in der Wohnung.', 'vermietet', false],
  ['Wir selber bewohnen die Wohnung und können ausziehen, sobald unser Haus fertig ist.', 'vermietet', false],
  ['Die Eigentümer ziehen in die Nähe ihrer Kinder.', 'vermietet', false],
  ['Der Verkäufer wohnt noch im Haus, Auszug im Mai.', 'vermietet', false],
  ['Bis zum Sommer wohnen wir noch selbst hier.', 'vermietet', false],
  ['Ab Mai ist es frei, bis dahin wohnen wir drin. Vermieten möchten wir nicht, wir vermieten auch nicht auf Zeit.', 'vermietet', false], // prettier-ignore
  ['Solange wohnen wir noch im Obergeschoss.', 'vermietet', null],
  ['In der Stadt wohnen wir seit zehn Jahren.', 'vermietet', null],
  ['Der Verkäufer wohnt im Haus und möchte wohnen bleiben.', 'vermietet', null],
  ['Die Eigentümer wohnen im Erdgeschoss.', 'vermietet', null],
  ['Die Wohnung ist an eine Dame vermietet. Die Eigentümer wohnen im Ausland.', 'vermietet', true],
  ['Die Eigentümer können das Haus zum 31. März 2027 übergeben.', 'bezugsfreiAb', '31. März 2027'],
  ['Übergabe daher ab 1. Februar, nach Absprache auch früher.', 'bezugsfreiAb', '1. Februar'],
  ['Außerdem in unserem Angebot: Zweizimmerwohnung, Baujahr 1995, vermietet, 198.000 €.', 'vermietet', null],
  ['Ferner bieten wir an: Zweizimmerwohnung, Baujahr 1995, vermietet, 198.000 €.', 'baujahr', null],
]

const LEASEHOLD: readonly Wording[] = [
  ['Der Erbbauzins beträgt seit Januar 2025 jährlich 3.186 €.', 'erbbauzinsJahr', 3186],
  ['Der Erbbauzins liegt seit 2023 bei 1.240 € im Jahr.', 'erbbauzinsJahr', 1240],
  ['Jährlicher Erbbauzins seit dem 01.01.2024: 980 €', 'erbbauzinsJahr', 980],
  ['Der Pachtzins für den Acker beträgt 3.980 € im Jahr.', 'erbbauzinsJahr', null],
  ['Die Anlage ist ein Kulturdenkmal.', 'denkmalschutz', true],
  ['Haus I ist ein Kulturdenkmal, die anderen Häuser nicht.', 'denkmalschutz', null],
  [['Energieausweis', 'Denkmal – entfällt'], 'denkmalschutz', true],
  [['Denkmalschutz | nein'], 'denkmalschutz', false],
]

const TWO_FLATS = ['Wohnung 1 (EG): 61 m², Hausgeld 210 €', 'Wohnung 2 (OG): 58 m², Hausgeld 195 €']

/** Units that are sold together on one floor lie there together. */
const FLOOR_OF_BOTH: readonly Wording[] = [
  [
    [
      'WE 4: 2 Zimmer, 54 m², belegen im Dachgeschoss',
      'WE 5: 3 Zimmer, 66 m², belegen im Dachgeschoss',
      'Nur zusammen. Kaufpreis: 244.000 €',
    ],
    'etage',
    'Dachgeschoss',
  ],
]

/** What each of several flats takes is paid by whoever buys them together, and nobody's where they are sold one by one. */
const CHARGES_OF_EACH: readonly Wording[] = [
  [[...TWO_FLATS, 'Beide werden nur zusammen verkauft.', 'Kaufpreis: 289.000 €'], 'hausgeldMonat', 405],
  [[...TWO_FLATS, 'Beide werden nur zusammen verkauft.', 'Kaufpreis: 289.000 €'], 'wohnflaeche', 119],
  [[...TWO_FLATS, 'Hausgeld gesamt: 405 €', 'Kaufpreis: 289.000 €'], 'hausgeldMonat', 405],
  ['Hausgeld 210 € im Monat, ab 2027 voraussichtlich 235 €', 'hausgeldMonat', 210],
  [['Hausgeld | 341 €', 'Hausgeld Tiefgarage | 5 €'], 'hausgeldMonat', 341],
]

const FEES: readonly Wording[] = [
  ['Vertriebsprovisionen sind für Sie nicht gesondert fällig.', 'kaeuferprovision', 0],
  ['Eine Courtage fällt nicht an.', 'kaeuferprovision', 0],
  ['Eine Käuferprovision wird nicht erhoben.', 'kaeuferprovision', 0],
  ['Die Provision ist nicht verhandelbar: 3,57 % inkl. MwSt.', 'kaeuferprovision', 3.57],
  ['Bungalow, 4 Zi., 219.500 € schlüsself. ab OK Bodenpl.', 'kaufpreis', 219500],
  ['Ausbauhaus für 189.900 € ab Oberkante Bodenplatte', 'kaufpreis', 189900],
  [['Angebotspreis Haus mit Bodenplatte | 398.640 €'], 'kaufpreis', 398640],
  [['Kaufpreis | 4+495-988-€£ 1.149.000 €'], 'kaufpreis', 1149000],
]

const HEAT: readonly Wording[] = [
  ['Wärme aus Holzpellets, Lager für ein Jahr.', 'energietraeger', 'Holzpellets'],
  ['Geheizt wird mit Geothermie.', 'energietraeger', 'Geothermie'],
  ['Die Wärme liefert das städtische Fernwärmenetz.', 'heizung', 'Fernwärme'],
  ['Das Haus wird mit Gas zentral beheizt.', 'heizung', 'Gas-Zentralheizung'],
  [
    'Beheizt wird mit einer Frischluft-Wärmepumpenheizung; eine Fußbodenheizung gibt es dabei nicht.',
    'heizung',
    'Frischluft-Wärmepumpenheizung',
  ],
  ['Der Energieverbrauch liegt laut Ausweis von 2021 bei 131 kWh/(m²·a).', 'energieausweisArt', 'Verbrauch'],
]

const LAND_AND_KIND: readonly Wording[] = [
  ['Zwei Flurstücke Wald, zusammen 4,3712 ha laut Grundbuch.', 'grundstuecksflaeche', 43712],
  [['Gesamtfläche | 6,8350 ha', 'Wohnfläche | 212 m²'], 'grundstuecksflaeche', 68350],
  [['Gesamtfläche | 212 m²', 'Zimmer | 5'], 'grundstuecksflaeche', null],
  ['Die nachstehenden Weinberge werden gemeinsam zum Preis von 98.000 € verkauft.', 'objektart', 'Weinberg'],
  ['Das Haus liegt am Weinberg und wird verkauft.', 'objektart', 'Haus'],
  [['# Villa Seelöwe, Wohnung 9'], 'objektart', 'Wohnung'],
  [['# Haus, Bauplatz und Garage'], 'objektart', 'Haus'],
  [['# Bauplatz mit Abrisshaus'], 'objektart', 'Grundstück'],
  ['Five residential buildings in Thuringia for sale', 'objektart', 'Mehrfamilienhaus'],
  ['Seit dem Auszug im August steht die Wohnung leer.', 'vermietet', false],
  ['Oben wohnt Frau S. und zahlt 690 Euro kalt, die untere Wohnung steht leer.', 'vermietet', 'teilweise'],
  ['Die Garage in der Reihe am Friedhof, 18 m², ist an einen Nachbarn vermietet.', 'vermietet', null],
  [['Baujahr Haupthaus | 1903'], 'baujahr', 1903],
  ['Die ehemalige Kammgarnspinnerei von 1911 wird umgebaut.', 'baujahr', 1911],
  ['Bebaut mit einem Einfamilienhaus nebst Garage, Baujahr 1974.', 'baujahr', 1974],
  ['Garage, Baujahr 1994', 'baujahr', null],
  [['Ebene / Level | 1. OG / 1st floor'], 'etage', '1. OG / 1st floor'],
  ['fünf Zimmer auf drei Ebenen, 128 m² Wohnfläche', 'zimmer', 5],
  ['Zu verkaufen 72336 Balingen, Straße sagen wir am Telefon.', 'plz', '72336'],
  [['Garage | nein', 'Carport | ja'], 'stellplatz', 'Carport (ja)'],
  [['Garage/Stellplatz | –'], 'stellplatz', null],
]

/** Whose value it is and how it is told in offers of developers, shares, land and several objects. */
export const PARTS_AND_OTHERS: readonly Wording[] = [
  ...NEIGHBOURS,
  ...TOLD_OTHERWISE,
  ...LEASEHOLD,
  ...FEES,
  ...FLOOR_OF_BOTH,
  ...CHARGES_OF_EACH,
  ...HEAT,
  ...LAND_AND_KIND,
  // A year behind a thing and a comma is that thing's; who had a house built tells its year.
  ['Die Treppe, 2018 vom Tischler gebaut, führt ins Studio.', 'baujahr', null],
  ['Der Kachelofen, 1994 vom Hafner erstellt, wärmt die Stube.', 'baujahr', null],
  ['Das Haus, 1936 vom Großvater gebaut, steht am Hang.', 'baujahr', 1936],
  ['Als der Apotheker dieses Haus 1911 für seine Tochter bauen ließ, fuhr hier noch die Pferdebahn.', 'baujahr', 1911],
  ['Der Müller, der das Wohnhaus 1927 errichten ließ, wohnte nebenan.', 'baujahr', 1927],
  ['Wir haben das Haus 1998 neu verputzen lassen und eine Garage bauen lassen.', 'baujahr', null],
  // the area with what was added
  ['Wohnfläche sind laut Bauakte samt Anbau 131 qm, fünf Zimmer.', 'wohnflaeche', 131],
  ['Wohnfläche sind laut Bauakte samt Anbau 131 qm, fünf Zimmer.', 'zimmer', 5],
]
