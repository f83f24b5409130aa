import type { Topic } from '../remark.ts'
import type { Wording } from './wordings.fixture.ts'

/** What owners concede by the way, in words without a trade term. */
export const WORDINGS_IN_PASSING: readonly Wording[] = [
  ['Wenn es im Herbst lange regnet, steht im Heizungskeller etwas Wasser.', 'feuchte-nebenbei', 'warnung'],
  ['Im Vorratskeller hatten wir beim Unwetter 2021 eine Handbreit Wasser.', 'feuchte-nebenbei', 'warnung'],
  ['Im Heizungskeller drückt es bei Schneeschmelze ein wenig herein.', 'feuchte-nebenbei', 'warnung'],
  ['Nach langem Landregen holen wir unten den Aufnehmer.', 'feuchte-nebenbei', 'warnung'],
  ['Im Pumpensumpf läuft seitdem eine Pumpe.', 'feuchte-nebenbei', 'warnung'],
  ['Es ist bis auf eine Ecke hinter dem Kessel trocken.', 'feuchte-nebenbei', 'warnung'],
  ['An der Nordwand kommt jeden Winter so ein grauer Fleck wieder.', 'feuchte-nebenbei', 'warnung'],
  ['Hinter dem Schrank blüht der Putz aus.', 'feuchte-nebenbei', 'warnung'],
  ['Unten riecht es nach ein paar Wochen ohne Lüften leider muffig.', 'feuchte-nebenbei', 'warnung'],
  ['Den Plan hat ein Freund gezeichnet, vom Kreis ist nie etwas zurückgekommen.', 'genehmigung-nie-gefragt', 'warnung'],
  [
    'Für den Wintergarten wollte mein Mann den Antrag nachreichen, dann wurde er krank.',
    'genehmigung-nie-gefragt',
    'warnung',
  ],
  ['Beim Dachzimmer hat man sich um Papiere nicht gekümmert.', 'genehmigung-nie-gefragt', 'warnung'],
  ['Eine Zeichnung hat das Bauamt davon nie gesehen.', 'genehmigung-nie-gefragt', 'warnung'],
  ['Der Architekt hat für die Aufstockung nichts mehr eingereicht.', 'genehmigung-nie-gefragt', 'warnung'],
  ['Ob für den Anbau jemand die Erlaubnis geholt hat, wissen wir nicht.', 'genehmigung-nie-gefragt', 'warnung'],
  ['Über unseren Hof fährt der Nachbar zu seiner Scheune.', 'wegerecht-erzaehlt', 'warnung'],
  ['Familie Tewes kommt mit dem Trecker durch unsere Einfahrt.', 'wegerecht-erzaehlt', 'warnung'],
  ['Der Deichverband darf mit seinen Maschinen über die hintere Wiese.', 'wegerecht-erzaehlt', 'warnung'],
  ['Das Wasser für das Hinterhaus kommt durch unseren Garten.', 'wegerecht-erzaehlt', 'warnung'],
  ['Zum Eingang geht man ein Stück über das Grundstück der Schwägerin.', 'wegerecht-ueber-andere', 'warnung'],
  ['Oben ist die Elektrik noch die alte mit zwei Drähten.', 'elektrik-zwei-draehte', 'warnung'],
  ['Bei Waschmaschine und Herd zusammen fliegt die Sicherung.', 'elektrik-zwei-draehte', 'warnung'],
]

/** The same words of something else, of somebody else, or of nothing at all. */
export const NOT_IN_PASSING: readonly (readonly [text: string, topic: Topic])[] = [
  ['Im Keller steht noch der Wein vom Großvater.', 'feuchte'],
  ['Die Pumpe der Waschmaschine ist neu.', 'feuchte'],
  ['Auf der Terrasse steht nach dem Regen eine Vogeltränke mit Wasser.', 'feuchte'],
  ['Nach dem Regen duftet der Garten, und das Wasser im Teich steht hoch.', 'feuchte'],
  ['Im Keller hatten wir in vierzig Jahren nie Wasser.', 'feuchte'],
  ['Den Plan für die Radtour hat mein Mann gezeichnet.', 'umbauGenehmigung'],
  ['Vom Bauamt kam nach zwei Wochen die Genehmigung.', 'umbauGenehmigung'],
  ['Für die Heizung haben wir keinen Antrag auf Förderung gestellt.', 'umbauGenehmigung'],
  ['Der Nachbar fährt jeden Tag mit dem Rad zur Arbeit.', 'wegerecht'],
  ['Durch unseren Garten geht im Winter nur der Fuchs.', 'wegerecht'],
  ['Der Zaun hat zwei Drähte.', 'elektrik'],
  // of others, or only wished for
  ['Die Nachbarn links haben sich eine Wärmepumpe in den Vorgarten gestellt.', 'erneuerbare'],
  ['Sonnenkollektoren hätte der Vater gern gehabt, angeschafft hat er sie nicht mehr.', 'erneuerbare'],
  ['Eine Photovoltaikanlage wollten wir immer, dazu ist es nie gekommen.', 'erneuerbare'],
  ['Der Kirchturm gegenüber hat 2019 ein neues Dach bekommen.', 'dach'],
  ['Das Freibad hat 2022 ein neues Dach bekommen.', 'dach'],
]
