import type { Wording } from './wordings.fixture.ts'

/** What a sentence says of this object, where its neighbour sentence says the same of another, or of what might be. */
export const WORDINGS_OF_OWN_THINGS: readonly Wording[] = [
  ['Die Wohnung befindet sich unmittelbar am Wasser.', 'lage-am-wasser', 'gut'],
  ['Lage: direkt am Wasser', 'lage-am-wasser', 'gut'],
  ['Ihr Ferienhaus direkt am See, mit eigenem Steg.', 'lage-am-wasser', 'gut'],
  ['Unser Bungalow steht unmittelbar am Ufer.', 'hochwasser-wasserlage', 'warnung'],
  ['Gelegen direkt am See, bietet das Haus Ruhe.', 'lage-am-wasser', 'gut'],
  ['Die Terrasse liegt direkt am Wasser.', 'lage-am-wasser', 'gut'],
  ['Das Dachgeschoss wurde 1998 ausgebaut. Eine Genehmigung liegt nicht vor.', 'genehmigung-fehlt', 'gefahr'],
  ['Der Keller wird als Wohnung genutzt; eine Genehmigung dafür gibt es nicht.', 'genehmigung-fehlt', 'gefahr'],
  [
    'Der Dachboden ist nicht ausgebaut. Der Wintergarten von 1995 steht ohne Baugenehmigung.',
    'genehmigung-fehlt',
    'gefahr',
  ],
  [
    'Das ausgebaute Dachgeschoss eignet sich als Büro, eine Baugenehmigung liegt nicht vor.',
    'genehmigung-fehlt',
    'gefahr',
  ],
  ['Der Wohnweg gehört allen Anliegern anteilig.', 'weg-gemeinschaft', 'hinweis'],
  ['Die Zufahrt steht im gemeinschaftlichen Eigentum der vier Häuser.', 'weg-gemeinschaft', 'hinweis'],
  ['Miteigentumsanteil 1/8 an der Verkehrsfläche Flurstück 214/7', 'weg-gemeinschaft', 'hinweis'],
  ['Betreutes Wohnen mit Grundservice für 89 € monatlich.', 'betreuungspflicht', 'warnung'],
  ['Die Wohnung liegt in einer Anlage für betreutes Wohnen.', 'betreuungspflicht', 'warnung'],
  ['Ich verkaufe, weil ich ins Pflegeheim ziehe.', 'verkaufsgrund', 'neutral'],
  ['Der Speicher ist bisher unausgebaut.', 'ausbaureserve-dach', 'neutral'],
]

/** Said of villas, cafés, a seller's next home, or of what nobody has built. */
export const OF_OTHER_THINGS: readonly (readonly [text: string, rule: string])[] = [
  ['Die Villen in erster Reihe am See wechseln für über zwei Mio. € den Besitzer.', 'lage-am-wasser'],
  ['Wer unmittelbar am Ufer wohnen möchte, zahlt hier leicht das Doppelte.', 'lage-am-wasser'],
  ['Wer unmittelbar am Ufer wohnen möchte, zahlt hier leicht das Doppelte.', 'hochwasser-wasserlage'],
  ['Das Strandbad liegt direkt am See.', 'lage-am-wasser'],
  ['Den Nachmittag verbringt man im Café direkt am Wasser.', 'lage-am-wasser'],
  ['Der Radweg verläuft unmittelbar am Ufer.', 'hochwasser-wasserlage'],
  ['Das Restaurant „Zur Fähre“ liegt direkt am Wasser.', 'hochwasser-wasserlage'],
  ['Für Eigentumswohnungen direkt am Wasser werden inzwischen 7.200 €/m² aufgerufen.', 'lage-am-wasser'],
  ['Neue Lofts direkt am Hafen kosten 6.000 €/m².', 'lage-am-wasser'],
  ['Die Stadt Überlingen liegt direkt am Bodensee.', 'lage-am-wasser'],
  ['Spazierwege unmittelbar am See beginnen nach 800 m.', 'lage-am-wasser'],
  [
    'Der Dachboden ist unausgebaut; er böte sich für ein Atelier an, eine Baugenehmigung gibt es nicht.',
    'genehmigung-fehlt',
  ],
  ['Der Spitzboden lässt sich zu einem Zimmer ausbauen. Eine Genehmigung dafür liegt nicht vor.', 'genehmigung-fehlt'],
  ['Im Garten ist Platz für ein Carport; eine Genehmigung wurde noch nicht beantragt.', 'genehmigung-fehlt'],
  ['Die Scheune eignet sich zum Umbau in zwei Wohnungen, eine Baugenehmigung liegt nicht vor.', 'genehmigung-fehlt'],
  ['Ein Anbau zum Garten käme in Betracht. Genehmigung liegt nicht vor.', 'genehmigung-fehlt'],
  ['Wohnfläche 74 m², gemeinschaftlicher Fahrradraum und Trockenboden.', 'weg-gemeinschaft'],
  ['Zur Wohnfläche kommt ein gemeinschaftlicher Hobbyraum hinzu.', 'weg-gemeinschaft'],
  ['Anteil an Gemeinschaftsflächen', 'weg-gemeinschaft'],
  ['Ich ziehe im Herbst ins betreute Wohnen.', 'betreuungspflicht'],
  ['Nach dem Umzug ins betreute Wohnen wird das Haus frei.', 'betreuungspflicht'],
  ['Meine Tante hat einen Platz im betreuten Wohnen bekommen.', 'betreuungspflicht'],
  ['Ziehen die Berechtigten ins Pflegeheim, bleibt der Nießbrauch bestehen.', 'verkaufsgrund'],
]
