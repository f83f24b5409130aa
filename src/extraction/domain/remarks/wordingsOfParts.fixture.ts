import type { Remark, Tone } from '../remark.ts'

/** A wording, the rule that reads it, its tone, and the thing that it speaks of; null: of the offer as a whole. */
export type WordingOfPart = readonly [text: string, rule: string, tone: Tone, of: string | null]

/** What is said of a barn, a garage or one of several flats stays with it. */
export const WORDINGS_OF_PARTS: readonly WordingOfPart[] = [
  ['Das Dach des Schuppens ist undicht.', 'dach-undicht', 'hinweis', 'Schuppen'],
  ['Im Stall ist das Dach undicht, im Wohnhaus nicht.', 'dach-undicht', 'hinweis', 'Stall'],
  ['Die Remise hat ein undichtes Dach.', 'dach-undicht', 'hinweis', 'Remise'],
  ['Scheune: Dach undicht, Tore morsch.', 'dach-undicht', 'hinweis', 'Scheune'],
  ['Nebengebäude | Dach undicht', 'dach-undicht', 'hinweis', 'Nebengebäude'],
  ['Die Garage bekam 2021 ein neues Dach.', 'dach-erneuert', 'neutral', 'Garage'],
  ['In der Werkstatt wurde die Elektrik 2018 erneuert.', 'elektrik-erneuert', 'neutral', 'Werkstatt'],
  ['Das Dach der Doppelgarage wurde 2020 erneuert.', 'dach-erneuert', 'neutral', 'Doppelgarage'],
  ['Der alte Kuhstall ist einsturzgefährdet.', 'statik', 'warnung', 'Kuhstall'],
  ['Die Feldscheune ist baufällig.', 'statik', 'warnung', 'Feldscheune'],
  ['Hinter dem Haus steht eine Scheune. Sie ist einsturzgefährdet.', 'statik', 'warnung', 'Scheune'],
  ['Zum Hof gehört ein Stall. Dessen Dach ist undicht.', 'dach-undicht', 'hinweis', 'Stall'],
  ['Die Hofstelle hat eine Remise, deren Dach undicht ist.', 'dach-undicht', 'hinweis', 'Remise'],
  ['Die Garagendächer bestehen aus Eternit.', 'schadstoffe', 'warnung', 'Garagendächer'],
  ['Auf dem Carport liegen Wellplatten aus Asbestzement.', 'dach-asbestzement', 'warnung', 'Carport'],
  ['Am Gartenhaus zeigt sich Schimmel.', 'feuchte', 'hinweis', 'Gartenhaus'],
  ['Das Gewächshaus hat nur Einfachverglasung.', 'fenster-einfach', 'hinweis', 'Gewächshaus'],
  ['Die Scheune, Baujahr 1911, wurde 2009 umfassend saniert.', 'sanierung-voll', 'neutral', 'Scheune'],
  ['Der Geräteschuppen wurde ohne Baugenehmigung errichtet.', 'genehmigung-fehlt', 'warnung', 'Geräteschuppen'],
  ['In der Scheune besteht Sanierungsbedarf.', 'instandhaltung-bedarf', 'hinweis', 'Scheune'],
  [
    'Die Dachgeschosswohnung ist leer. Sie eignet sich zur Auffrischung, die Elektrik ist zweiadrig.',
    'elektrik-veraltet',
    'hinweis',
    'Dachgeschosswohnung',
  ],
  [
    'Die leere Dreizimmerwohnung im 1. OG ist frei; die Elektrik sollte vor einer Neuvermietung erneuert werden.',
    'elektrik-faellig',
    'hinweis',
    'leere Dreizimmerwohnung im 1. OG',
  ],
  ['Die Elektrik ist in der Wohnung EG rechts noch aus der Bauzeit.', 'elektrik-alt', 'hinweis', 'Wohnung EG rechts'],
  [
    'Die Gartenmauer an der Terrasse hat einen Riss, der beobachtet wird.',
    'einfriedung-schadhaft',
    'hinweis',
    'Gartenmauer',
  ],
  ['Der Zaunsockel ist rissig.', 'einfriedung-schadhaft', 'hinweis', 'Zaunsockel'],
  ['Die Garage hat einen Riss.', 'statik-riss', 'hinweis', 'Garage'],
  // the whole is meant, though a part is named
  ['Haus und Gartenmauer haben Risse.', 'statik-riss', 'warnung', null],
  ['Die Außenwand neben der Gartenmauer hat einen Riss.', 'statik-riss', 'warnung', null],
  ['Die Terrasse hat einen Riss.', 'bauteil-schadhaft', 'warnung', null],
  ['Die Elektrik ist in allen Wohnungen noch aus der Bauzeit.', 'elektrik-alt', 'warnung', null],
  ['Garage | eine, ca. 60 m vom Haus, Flachdach 2018 neu', 'dach-erneuert', 'neutral', null],
  ['Haus mit Garage, Dach undicht.', 'dach-undicht', 'gefahr', null],
  ['Garage vorhanden, Dach undicht.', 'dach-undicht', 'gefahr', null],
  ['Neben der Scheune liegt das Wohnhaus, dessen Dach undicht ist.', 'dach-undicht', 'gefahr', null],
  ['Das Dach über dem Wohnhaus und der Scheune ist undicht.', 'dach-undicht', 'gefahr', null],
  ['Wohnhaus und Scheune sind einsturzgefährdet.', 'statik', 'gefahr', null],
  ['Die Scheune ist trocken, im Wohnhaus gibt es Schimmel.', 'feuchte', 'gefahr', null],
  ['Hinter der Scheune beginnt der Wald. Das Dach des Hauses ist undicht.', 'dach-undicht', 'gefahr', null],
  ['Die Garage ist trocken, das Dach ist undicht.', 'dach-undicht', 'gefahr', null],
  // one of several flats
  ['In der Einliegerwohnung ist Schimmel.', 'feuchte', 'warnung', 'Einliegerwohnung'],
  ['Die Wohnung im 2. OG rechts hat noch Nachtspeicheröfen.', 'heizung-veraltet', 'hinweis', 'Wohnung im 2. OG rechts'],
  ['Die leerstehende Wohnung wurde 2022 komplett saniert.', 'sanierung-voll', 'neutral', 'leerstehende Wohnung'],
  [
    'Der Mieter der Wohnung im Dachgeschoss zahlt nicht.',
    'mietrueckstand-zahlt-nicht',
    'warnung',
    'Wohnung im Dachgeschoss',
  ],
  ['Im Hinterhaus ist das Dach undicht.', 'dach-undicht', 'warnung', 'Hinterhaus'],
  ['Los 1 ist der Garten.\nAuf Los 2 lastet ein Wohnrecht.', 'wohnrecht', 'warnung', 'Los 2'],
  ['Flurstück 12/4: Wiese\nFlurstück 12/3: Altlastenverdacht laut Kataster.', 'altlasten', 'warnung', 'Flurstück 12/3'],
  // who offers one lot alone offers all there is
  ['Auf Los 2 lastet ein Wohnrecht.', 'wohnrecht', 'gefahr', null],
  ['In der Tiefgarage gibt es Risse in der Decke.', 'statik', 'gefahr', null],
  [
    'Die Mieterin der Einliegerwohnung zahlt seit März nicht.',
    'mietrueckstand-zahlt-nicht',
    'warnung',
    'Einliegerwohnung',
  ],
]

/** Said of the neighbours, or of where the sellers live or go: nothing on the offer. */
export const OF_OTHERS: readonly (readonly [text: string, topic: Remark['topic']])[] = [
  ['Wir ziehen ins betreute Wohnen.', 'betreuung'],
  ['Meine Mutter lebt inzwischen in einem Haus für betreutes Wohnen.', 'betreuung'],
  ['Die Eigentümer wechseln im Frühjahr in eine Anlage mit Servicevertrag und Notruf.', 'betreuung'],
  ['Wir haben uns ein Fertighaus mit Wärmepumpe gekauft.', 'erneuerbare'],
  ['Die Verkäufer bauen in Jever einen Bungalow mit Photovoltaik.', 'erneuerbare'],
  ['Das Haus nebenan ist unbewohnbar.', 'sanierungsumfang'],
  ['Die linke Haushälfte gehört einem Nachbarn, dort ist der Keller feucht.', 'feuchte'],
  ['Beim Nachbarn war das Dach undicht.', 'dach'],
  ['Die Nachbarscheune ist baufällig.', 'statik'],
  ['Im Haus gegenüber wurde 2019 die Heizung erneuert.', 'heizungstechnik'],
  ['Unsere Firma hat das Haus an einen Mieter vermittelt.', 'mietgarantie'],
]
