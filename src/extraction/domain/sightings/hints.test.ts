import { expect, test } from 'vitest'
import { asStatements } from '../remarks/asStatements.ts'
import { type HintTopic, hintsIn } from './hints.ts'

const hints = (sentence: string) => hintsIn(asStatements(sentence))

test.each<[HintTopic, string]>([
  ['feuchte', 'Nach langem Landregen holen wir unten im Vorratskeller schon mal den Aufnehmer'],
  ['feuchte', 'Hinter dem Schrank in der Speisekammer blüht der Putz aus'],
  ['feuchte', 'An der Nordwand kommt jeden Winter so ein grauer Fleck wieder'],
  ['umbauGenehmigung', 'Für den Wintergarten wollte mein Mann immer noch den Antrag nachreichen'],
  ['umbauGenehmigung', 'Den Plan hat ein Freund gezeichnet, vom Kreis ist nie etwas zurückgekommen'],
  ['umbauGenehmigung', 'Das Dachzimmer haben wir uns zurechtgemacht, da hat man sich um Papiere nicht gekümmert'],
  ['umbauGenehmigung', 'Unterm Dach hat mein Sohn zwei Zimmer eingerichtet, amtlich ist das immer noch der Speicher'],
  ['feuchte', 'Bei Tauwetter läuft ein kleines Rinnsal quer durch den Keller'],
  ['wegerecht', 'Der Winzer hat den Schlüssel zu unserem Hoftor, weil er sonst nicht in die Reben kommt'],
  ['wegerecht', 'Die Familie von hinten kommt mit dem Trecker durch unsere Einfahrt'],
  ['wegerecht', 'Das Wasser für das Hinterhaus kommt durch unseren Garten, da liegt ein Rohr, wo genau weiß keiner'],
  ['grundbuch', 'Meine Mutter hat sich beim Überschreiben ausbedungen, dass sie immer wohnen darf'],
  ['statik', 'Seit dem Sommer klemmt die Wohnzimmertür, und über dem Sturz ist die Tapete aufgegangen'],
  ['schaedlinge', 'In zwei Balken hat man früher Löcher gesehen und feines Mehl darunter'],
  ['schadstoffe', 'Die grauen Platten am Giebel sind noch von der alten Sorte'],
  ['elektrik', 'In den Schlafzimmern sind noch die alten Drähte von damals'],
  ['hochwasser', 'Der Bach geht einmal im Jahr über die Ufer'],
  ['grenzbebauung', 'Der Carport steht zum Teil auf dem Streifen vom Nachbarn'],
  ['erschliessung', 'Den Bescheid für die neue Straße hat die Stadt noch nicht geschickt'],
  ['preisverlauf', 'Im Frühjahr hatten wir es noch mit 298.000 Euro in der Zeitung stehen'],
  ['vermietet', 'Oben wohnt noch die alte Frau Maute, sie zahlt 280 Euro'],
  ['bezugsfreiAb', 'Ende April 2027 holt uns die Tochter zu sich, dann gehört das Haus Ihnen'],
  ['grundstuecksflaeche', 'Der Garten mit seinen 1.120 Quadratmetern wird uns zu viel'],
  ['stellplatz', 'Der Schuppen daneben gehört meinem Schwager, der ist nicht dabei'],
])('everyday words may be about %s: %s', (topic, sentence) => {
  expect(hints(sentence)).toContain(topic)
})

test.each([
  'Im Keller steht noch der Wein vom Großvater, den trinken wir vorher aus',
  'Die Waschmaschine hat eine neue Pumpe bekommen und läuft wie am ersten Tag',
  'Im Hausgeld von 312 € sind Heizung, Wasser und 74 € Zuführung zur Rücklage enthalten',
  'Der Nachbar fährt jeden Tag mit dem Rad zur Arbeit nach Soest',
  'Den Plan für die Radtour hat mein Mann gezeichnet',
  'Das Schwimmbad der Gemeinde hat eine Liegewiese von 4.000 Quadratmetern',
  'Das Auto gehört unserem Sohn und geht natürlich nicht mit',
  'Die Stadt schickt zu Weihnachten immer einen Kalender, der hängt in der Küche',
  'Die Gemeinde hat uns erlaubt, die Tische auf die Gasse zu stellen',
  'Vom Balkon hört man abends nur die Vögel',
  'Die Umlage zahlt derjenige, der dann im Grundbuch steht',
  'Im Grundbuch steht noch unsere alte Grundschuld',
])('and what only sounds like it is about nothing: %s', sentence => {
  expect(hints(sentence)).toEqual([])
})
