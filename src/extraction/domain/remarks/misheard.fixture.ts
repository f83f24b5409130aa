import type { Wording } from './wordings.fixture.ts'

/** Sentences that the remarks tell rightly, each beside one in MISHEARD that they did not. */
export const HEARD_RIGHT: readonly Wording[] = [
  ['# Lage\nEin eingetragenes Wegerecht besteht nicht, wird aber geduldet.', 'zufahrt-zugesagt', 'warnung'],
  ['Die Fenster sind von 1983, im Giebel noch einfach verglast.', 'fenster-einfach-teil', 'hinweis'],
  ['Einfachverglasung im Keller und im Erdgeschoss.', 'fenster-einfach', 'warnung'],
  ['Die beiden Dachfenster sind noch die alten.', 'dachfenster-verbraucht', 'warnung'],
  ['Wir haben die Kastenfenster 2015 aufgearbeitet.', 'fenster-ueberarbeitet', 'neutral'],
  ['Drainage rund ums Haus 2005 gelegt.', 'feuchte-abdichtung', 'hinweis'],
  ['An der Gaube ist ein älterer Wasserfleck, trocken seit der Reparatur 2022.', 'feuchte-fleck-trocken', 'hinweis'],
  ['Besichtigung nur mit Finanzierungsnachweis.', 'finanzierung-nachweis', 'warnung'],
  ['Das Haus liegt am Nordhang des Wiehengebirges.', 'hang-lage', 'hinweis'],
  ['Nach der Hochwassergefahrenkarte außerhalb des HQ100.', 'hochwasser-erwaehnt', 'gut', 'denied'],
  ['Nach der Hochwassergefahrenkarte im HQ100.', 'hochwasser-erwaehnt', 'warnung'],
  ['Die Stadt richtet 2029 die Landesgartenschau aus.', 'infrastruktur', 'neutral'],
  [
    'Im Sanierungsgebiet gilt ein Bodenrichtwert von 190 €/m². Das Gebiet wurde 2009 aufgehoben.',
    'gebiet-sanierung',
    'hinweis',
  ],
  ['Im Sanierungsgebiet gilt ein Bodenrichtwert von 190 €/m².', 'gebiet-sanierung', 'warnung'],
]

/** Remarks that contradicted their own quote: of a room beside, a wood, a village, a work that is only planned. */
export const MISHEARD: readonly (readonly [text: string, rule: string])[] = [
  ['Dach und Fassadenanstrich sind 2019 gemacht worden.', 'fassade-jahr'],
  ['Einfachverglasung im Keller, sonst Isolierglas von 1983.', 'fenster-einfach'],
  ['Die beiden Dachfenster sind noch die alten.', 'fenster-alt'],
  ['Das Wannenbad hat ein Fenster und wurde 2015 erneuert.', 'fenster-stueck'],
  ['Fassade und Kastenfenster werden aufgearbeitet.', 'fenster-ueberarbeitet'],
  ['Drainagen aus der Zeit vor 1990, Pläne unvollständig.', 'feuchte-abdichtung'],
  ['Für 2028 ist die Kellerabdichtung im Gespräch.', 'feuchte-abdichtung'],
  ['An der Gaube ist ein älterer Wasserfleck, trocken seit der Reparatur 2022.', 'feuchte-flecken'],
  ['Gebote mit Finanzierungsnachweis werden bis zum 15. Dezember erbeten.', 'finanzierung-nachweis'],
  ['Eine Mieterliste stellen wir nach Bonitätsnachweis zur Verfügung.', 'finanzierung-nachweis'],
  ['Flächen der Nebengebäude sind überschlägig ermittelt.', 'flaeche-ungeprueft'],
  ['Im Flächennutzungsplan als Dorfgebiet bzw. Landwirtschaft ausgewiesen.', 'flaechennutzungsplan-feld'],
  ['In Abteilung II ist nur der Versteigerungsvermerk eingetragen.', 'grundbuch-abt2'],
  ['Innenbesichtigung von drei Wohnungen möglich.', 'gutachten-teils'],
  ['Häverstädt liegt am Nordhang des Wiehengebirges.', 'hang-lage'],
  ['Hanglage, mit Schlepper und Harvester befahrbar.', 'hang-lage'],
  ['Wiese, zweimähdig, leicht geneigt, Grünlandzahl 34.', 'hang-gefaelle'],
  ['Eingetragen ist ein Fahrrecht zugunsten des Hinterliegergrundstücks.', 'hinterlieger'],
  ['Bei Hochwasser war der Straßenzug zuletzt 1995 betroffen (Keller).', 'hochwasser-ereignis'],
  ['Seit der Landesgartenschau 2023 gibt es eine Promenade.', 'infrastruktur'],
  ['Der Strukturwandel und das Werk sorgen für Nachfrage.', 'infrastruktur'],
]
