import type { Wording } from './wordings.fixture.ts'

const EXTRAS = [
  'Dreifach verglaste Fenster, elektrische Raffstores',
  'Bad mit Wanne und bodengleicher Dusche, Handtuchheizkörper',
  'Einbauküche (2016) – Übernahme gegen 6.500 € nach Wunsch, im Kaufpreis nicht',
  'enthalten',
  'Kellerabteil, Fahrradraum, Kinderspielplatz im Hof',
  'Tiefgarage mit Vorrüstung für Wallboxen, Ladepunkte sind noch nicht installiert',
]
const BOILER_2022 = 'Die Heizung wurde 2022 gegen ein neues Gas-Brennwertgerät getauscht'

const ROWS = [
  '02 | EG | 2 | 61,30 | 392.900 €',
  '05 | 1. OG | 3 | 84,62 | 524.900 €',
  '07 | 2. OG | 3 | 84,62 | 534.900 €',
]
const NAMED_07 = ['Wohnung 07 mit Loggia nach Südwesten', '', 'Kaufpreis | 534.900 €', '']

/** What belongs to which clause: entries of lists without full stop, two years in a sentence, what a denial does not reach. */
export const OF_CLAUSES: readonly Wording[] = [
  // A "nicht" of one entry reaches no other one.
  [EXTRAS, 'keller', true],
  [['– Balkon nach Süden, Markise ist leider nicht mehr vorhanden', '– Keller mit Waschküche'], 'keller', true],
  [['+ Ein Aufzug ist in diesem Gebäude leider nicht vorhanden', '+ Balkon nach Südwesten zum Garten'], 'balkon', true],
  [
    ['• Garten zur Mitbenutzung, ein Stellplatz ist nicht', '• Balkon nach Süden und Kellerraum im Haus'],
    'balkon',
    true,
  ],
  [['Ein Keller ist', 'nicht vorhanden.'], 'keller', false],
  ['Auf einen Keller wurde, wie hier üblich, verzichtet.', 'keller', false],
  ['Eine Einbauküche ist nicht vorhanden.', 'einbaukueche', false],
  [['Die Wohnung ist leer. Eine Einbauküche ist nicht', 'vorhanden.'], 'einbaukueche', false],
  ['Eine Einbauküche ist vorhanden.', 'einbaukueche', true],
  [
    'Das Hausgeld enthält 71 € Zuführung zur Erhaltungsrücklage; deren Stand betrug zum 31.12.2025 rund 96.000 €.',
    'erhaltungsruecklage',
    96000,
  ],
  ['39108 Magdeburg · Objekt M 0926/8 · Ein Angebot der Elbtor Immobilien GmbH', 'plz', '39108'],
  ['39108 Magdeburg · Ein Angebot der Elbtor Immobilien GmbH, Tel. 0391 555 12', 'plz', null],
  ['Ein Balkon oder eine Terrasse ist nicht vorhanden, ein Keller auch nicht.', 'keller', false],
  // The year of its own clause.
  [`${BOILER_2022}, die Solarkollektoren sind von 2004.`, 'heizungBaujahr', 2022],
  ['Beheizt wird mit Öl, die Anlage stammt von 1994 und läuft.', 'heizungBaujahr', 1994],
  ['Laufend erneuert: 2012 Fenster, 2018 Gastherme (mit Speicher), 2021 Bad', 'heizungBaujahr', 2018],
  ['Pelletofen in der Diele (Baujahr 2017, geprüft), Gartenhaus.', 'baujahr', null],
  ['Einfamilienhaus am Park (Baujahr 1961)', 'baujahr', 1961],
  ['Sie müssen hier nichts renovieren.', 'zustand', 'gepflegt, keine Renovierung nötig'],
  ['Gasheizung, die Fenster sind von 2004.', 'heizungBaujahr', null],
  ['Gasheizung mit Brennwerttechnik, Fenster von 2009', 'heizungBaujahr', null],
  ['Gasheizung, Viessmann, Baujahr 2009', 'heizungBaujahr', 2009],
  ['Die Heizungsanlage ist 2019 durch eine Wärmepumpe ersetzt worden.', 'heizungBaujahr', 2019],
  ['Das Haus erhielt 2021 eine neue Gasheizung.', 'heizungBaujahr', 2021],
  ['Die Wohnung bekam 2018 eine neue Therme.', 'heizungBaujahr', 2018],
  ['Der Kessel bekam 2018 eine neue Pumpe.', 'heizungBaujahr', null],
  ['Der Gasverbrauch für Heizung und Warmwasser betrug 2024 rund 14.200 kWh.', 'heizungBaujahr', null],
  ['Die Heizung wurde 2020 von der Firma Huber gewartet und geprüft.', 'heizungBaujahr', null],
  [`${BOILER_2022}.`, 'letzteModernisierung', '2022 Heizung getauscht'],
  ['Die Heizung wurde 2022 nicht getauscht.', 'letzteModernisierung', null],
  ['Bad mit Fenster und Dusche, 2017 erneuert, getrenntes WC.', 'letzteModernisierung', 'Bad 2017 erneuert'],
  ['Küche mit Fenster, 2017 erneuert.', 'letzteModernisierung', 'Küche 2017 erneuert'],
  ['Das Bad mit Wanne, Dusche und Fenster (2016 saniert).', 'letzteModernisierung', 'Bad 2016 saniert'],
  ['Haus mit neuem Dach, 2017 erneuert.', 'letzteModernisierung', 'Dach 2017 erneuert'],
  ['Gas-Brennwertheizung, erneuert 2019', 'letzteModernisierung', 'Gas-Brennwertheizung erneuert 2019'],
  ['Duschbad im EG, Wannenbad im OG (beide 2017 modernisiert)', 'letzteModernisierung', 'Duschbad im EG, Wannenbad im OG 2017 modernisiert'], // prettier-ignore
  ['Bäder im EG und OG, beide 2017 modernisiert.', 'zustand', null],
  ['Beide Bäder sind von 2017, die Wohnung ist modernisiert.', 'zustand', 'modernisiert'],
  ['2021 wurde die Fassade neu verfugt, 2024 die Heizung gewartet und die Umwälzpumpe getauscht.', 'letzteModernisierung', null], // prettier-ignore
  ['2024: Heizung neu, Fassade gestrichen', 'letzteModernisierung', '2024: Heizung'],
  ['Im Jahr 2020 ließ die Gemeinschaft die Fassade neu streichen.', 'letzteModernisierung', null],
  // When and how it is handed over.
  ['Das Haus wird von den Eigentümern bewohnt und kann nach deren Umzug, voraussichtlich im Juni 2027, übergeben werden.', 'bezugsfreiAb', 'Juni 2027'], // prettier-ignore
  ['Die Übergabe kann nach Fertigstellung des Neubaus, voraussichtlich Juni 2027, erfolgen.', 'bezugsfreiAb', 'Juni 2027'], // prettier-ignore
  ['Das Haus wird nach dem Auszug der Eigentümer, geplant für Mai 2027, frei.', 'bezugsfreiAb', 'Mai 2027'],
  ['Die Fassade wurde, wie geplant für Mai 2027, neu gestrichen.', 'bezugsfreiAb', null],
  ['Übergabe | kurzfristig, leer', 'vermietet', false],
  ['Übergabe | nach Absprache', 'vermietet', null],
  ['Übergabe | nicht geräumt', 'vermietet', null],
  // How it was when it was bought is not how it is.
  ['Unsere Eltern haben es 1968 als Erstbezug gekauft.', 'zustand', null],
  ['Wir haben die Wohnung damals frisch renoviert übernommen.', 'zustand', null],
  ['Das Endhaus vorne ging 2022 für 465.000 Euro weg, allerdings frisch modernisiert.', 'zustand', null],
  ['Erstbezug', 'zustand', 'erstbezug'],
  // A part, or the house across the road, is not the home.
  ['Der Aufzug ist 2020 modernisiert worden.', 'zustand', null],
  ['Balkonplatten 2018 saniert.', 'zustand', null],
  ['Loggien und Treppenhaus renoviert, Gegensprechanlage neu.', 'zustand', null],
  ['Gas-Zentralheizung 2015. Brüstungen 2018 saniert.', 'zustand', null],
  ['Dach 2009 neu gedeckt, Balkone zuletzt 2016 komplett saniert.', 'zustand', null],
  ['Aufzugsanlage wurde 2020 modernisiert.', 'zustand', null],
  ['Grundleitungen saniert', 'zustand', null],
  ['Dachgeschosswohnung 2018 saniert.', 'zustand', 'saniert'],
  ['Baujahr 1960 saniert', 'zustand', 'saniert'],
  ['Wohnhaus 2018 komplett saniert.', 'zustand', 'saniert'],
  ['Penthouse 2019 renoviert', 'zustand', 'renoviert'],
  ['Helle Balkonwohnung, saniert', 'zustand', 'saniert'],
  ['Balkon, Keller, Garage; 2018 saniert.', 'zustand', 'saniert'],
  ['Der Aufzug ist 2020 modernisiert worden.', 'letzteModernisierung', null],
  ['Die Heizungsanlage wurde 2021 erneuert, der Fahrstuhl 2018 modernisiert.', 'zustand', null],
  ['2019 wurde das Treppenhaus renoviert.', 'zustand', null],
  ['Unsere Garage haben wir 2020 saniert.', 'zustand', null],
  ['Das Haus nebenan ist frisch saniert.', 'zustand', null],
  [
    'Das Haus der Familie gegenüber wurde für 335.000 Euro verkauft, es war allerdings frisch renoviert.',
    'zustand',
    null,
  ],
  ['Die Nachbarn haben ihr Haus vor zwei Jahren renoviert.', 'zustand', null],
  ['Die Eigentümer haben die Wohnung 2019 modernisiert.', 'zustand', 'modernisiert'],
  ['In den letzten Jahren wurde umfassend modernisiert.', 'zustand', 'modernisiert'],
  ['Die Wohnung liegt gegenüber dem Park und ist modernisiert.', 'zustand', 'modernisiert'],
  ['Die Heizungsanlage des Hauses wurde 2021 erneuert.', 'letzteModernisierung', 'Heizungsanlage 2021 erneuert'],
  // What the tenant has brought is not sold.
  ['Die Einbauküche hat die Mieterin mitgebracht.', 'einbaukueche', false],
  ['Die Einbauküche stammt vom Mieter.', 'einbaukueche', false],
  ['Die Einbauküche nimmt der Mieter mit.', 'einbaukueche', false],
  ['Die Einbauküche ist mitvermietet.', 'einbaukueche', true],
  ['Die Wohnung ist frisch renoviert und wird so verkauft.', 'zustand', 'renoviert'],
  // "kein" ends where brackets begin that tell why.
  ['Es wird kein Energieausweis benötigt (Baudenkmal).', 'denkmalschutz', true],
  ['Das Haus ist kein Baudenkmal.', 'denkmalschutz', false],
  [
    'Sie werden nach dem Denkmalschutz fragen. Das Haus selbst steht nicht unter Denkmalschutz.',
    'denkmalschutz',
    false,
  ],
  [
    'Das Haus ist vermietet. Das ergibt derzeit 24.840 EUR im Jahr (Ist), bei Vollvermietung 36.204 EUR.',
    'jahresnettokaltmiete',
    24_840,
  ],
  ['Der Erbbauzins beträgt zurzeit 107,00 € monatlich, das sind 1.284,00 € im Jahr.', 'jahresnettokaltmiete', null],
  ['Das Hausgeld beträgt 241 € im Monat, das sind 2.892 € im Jahr.', 'jahresnettokaltmiete', null],
  // A kitchen that is paid for apart is not in the price.
  [EXTRAS, 'einbaukueche', false],
  ['Die Einbauküche kann für 3.000 € übernommen werden.', 'einbaukueche', false],
  ['Einbauküche gegen Ablöse', 'einbaukueche', false],
  ['Die Einbauküche bleibt und ist im Preis nicht gesondert bewertet.', 'einbaukueche', true],
  ['Einbauküche, Garage für 15.000 € zusätzlich', 'einbaukueche', true],
  ['Einbauküche von 2011 verbleibt in der Wohnung', 'einbaukueche', true],
  // Plain words of owners.
  ['Kurz: Man muss renovieren, dafür kann man alles nach seinem Geschmack machen.', 'zustand', 'renovierungsbedürftig'],
  ['Wir wissen, dass hier einiges zu tun ist, und haben das im Preis bedacht.', 'zustand', 'renovierungsbedürftig'],
  [
    '1989 kamen neue Fenster, und seither wurde bis auf die Küche (2009) kaum noch etwas erneuert.',
    'zustand',
    'renovierungsbedürftig',
  ],
  ['Die Besitzer haben fortlaufend investiert: Bad 2016, Markise 2018.', 'zustand', 'gepflegt'],
  ['Am Haus ist viel zu machen.', 'zustand', 'renovierungsbedürftig'],
  ['Das Haus ist mit den Jahren etwas in die Jahre gekommen.', 'zustand', 'renovierungsbedürftig'],
  ['Man müsste das Haus komplett sanieren.', 'zustand', 'sanierungsbedürftig'],
  ['Insgesamt ist das Gebäude als sanierungsbedürftig einzustufen.', 'zustand', 'sanierungsbedürftig'],
  ['In der Garage ist einiges zu tun.', 'zustand', null],
  ['Im Ort ist viel zu tun und zu sehen.', 'zustand', null],
  ['Man muss nicht renovieren.', 'zustand', null],
  ['Damals war hier einiges zu tun.', 'zustand', null],
  // names of fields, and what is denied of something else
  ['Balkon/Terrasse · Keller · Garage/Stellplatz', 'terrasse', null],
  ['Balkon/Terrasse · Keller · Garage/Stellplatz', 'balkon', true],
  ['Terrasse/Balkon', 'terrasse', null],
  ['Eine Terrasse und ein Balkon sind vorhanden.', 'terrasse', true],
  ['Der Balkon ist nicht in der Wohnfläche enthalten.', 'balkon', null],
  ['Mehrere Autos können auf dem Hof oder in der Scheune stehen; eine Garage gibt es nicht.', 'stellplatz', null],
  ['Eine Garage gibt es nicht.', 'stellplatz', 'keiner'],
  ['Die Garagen im Hof vermietet die Gemeinschaft; zu dieser Wohnung gehört keine.', 'stellplatz', 'keiner'],
  ['PARKEN | Garage + Stellplatz', 'stellplatz', 'Garage + Stellplatz'],
  ['Ein Stellplatz ist nicht vorhanden; im Viertel wird auf der Straße geparkt.', 'stellplatz', 'keiner'],
  ['Die Anlage umfasst 64 Apartments und 40 Tiefgaragenplätze; ein Platz ist nicht Teil des Angebots.', 'stellplatz', 'keiner'], // prettier-ignore
  ['Tiefgarage im Haus, ein Stellplatz gehört nicht zur Wohnung.', 'stellplatz', 'keiner'],
  ['Tiefgarage im Haus, ein Stellplatz gehört zur Wohnung.', 'stellplatz', 'Tiefgarage'],
  ['Die Garagen am Ende der Straße gehören nicht zur Anlage.', 'stellplatz', null],
  ['Ein Einfamilienhaus mit 128 Quadratmetern Wohnfläche und sechs Zimmern.', 'zimmer', 6],
  ['Zur Wahl stehen zwei und drei Zimmer.', 'zimmer', null],
  // the old gave way to the new
  ['Wir haben 2020 die Ölheizung gegen eine Pelletheizung getauscht.', 'heizung', 'Pelletheizung'],
  [
    'Die Eigentümer haben 2023 die alte Gastherme durch eine Luft-Wasser-Wärmepumpe ersetzt und zuvor, 2019, die Fenster erneuert.',
    'heizung',
    'Luft-Wasser-Wärmepumpe',
  ],
  // what is paid into the reserve is not what it holds
  ['Erhaltungsrücklage | 4.200 € jährlich', 'erhaltungsruecklage', null],
  ['Instandhaltungsrücklage | 320,00 €', 'erhaltungsruecklage', null],
  ['Instandhaltungsrücklage | 12.400,00 € (31.12.2025)', 'erhaltungsruecklage', 12_400],
  // Of two costs side by side each has its own rate.
  [
    [
      'Provision für Käufer: | 3,57 % inkl. MwSt.',
      'Grundbucheintrag (0,5 %): | 945 € | Provision (3,57 %): | 6.747,30 €',
    ],
    'kaeuferprovision',
    3.57,
  ],
  [['Grundbuch (0,5 %) | 1.100 € | Maklerprovision (2,38 %) | 5.236 €'], 'kaeuferprovision', 2.38],
  ['Notar und Grundbuch 2 % Maklercourtage 3,57 % inkl. MwSt.', 'kaeuferprovision', 3.57],
  ['Grunderwerbsteuer 5 % Courtage', 'kaeuferprovision', null],
  ['3,57 % inkl. MwSt. Käuferprovision', 'kaeuferprovision', 3.57],
  ['Sie zahlen 2,975 % inkl. gesetzl. MwSt. Maklerprovision', 'kaeuferprovision', 2.975],
  // The row of a list is its own unit's; the head of a column may say since when it holds.
  [[...NAMED_07, 'Whg. | Geschoss | Zi. | m² | Kaufpreis Stand 20.11.2026', ...ROWS], 'etage', '2. OG'],
  [[...NAMED_07, 'Whg. | Geschoss | Zi. | m² | Kaufpreis Stand 20.11.2026', ...ROWS], 'zimmer', 3],
  [[...NAMED_07, 'WE | Lage | Zi.-Anzahl | ca. m² | KP (Stand 11/2026)', ...ROWS], 'zimmer', 3],
  [[...NAMED_07, 'Nr. | Etage | Zimmer | Wohnfläche | Preis ab 2027', ...ROWS], 'wohnflaeche', 84.62],
  [['Wohnung mit Loggia', '', 'Whg. | Geschoss | Zi. | m² | Kaufpreis Stand 20.11.2026', ...ROWS], 'etage', null],
  // What is added to a label names nothing else.
  [
    [
      '2. OG | 2. Quartal 2028 | 29.500 €',
      'Lage im Haus, mit Aufzug | Bezug voraussichtlich | Tiefgaragenstellplatz, zusätzlich',
    ],
    'etage',
    '2. OG',
  ],
  [
    [
      '2. OG | 2. Quartal 2028 | 29.500 €',
      'Lage im Haus, mit Aufzug | Bezug voraussichtlich | Tiefgaragenstellplatz, zusätzlich',
    ],
    'bezugsfreiAb',
    '2. Quartal 2028',
  ],
  [
    [
      '2. OG | 2. Quartal 2028 | 29.500 €',
      'Lage im Haus, mit Aufzug | Bezug voraussichtlich | Tiefgaragenstellplatz, zusätzlich',
    ],
    'stellplatzPreis',
    29500,
  ],
  [['Voraussichtliche Fertigstellung | Ende 2027'], 'bezugsfreiAb', 'Ende 2027'],
  [['Geplanter Bezug: Frühjahr 2028'], 'bezugsfreiAb', 'Frühjahr 2028'],
  [['Fertigstellung | 1998'], 'bezugsfreiAb', null],
  [['ca. 296 € | A+', 'Hausgeld im Monat, kalkuliert | Klasse'], 'hausgeldMonat', 296],
  ['Hausgeld, nicht umlagefähig: 120 €', 'hausgeldMonat', null],
]
