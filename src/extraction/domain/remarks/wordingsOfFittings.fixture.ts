import type { Topic } from '../remark.ts'
import type { Wording } from './wordings.fixture.ts'

/** What is wrong with a thing, told in the sentence that proves it. */
export const WORDINGS_OF_FITTINGS: readonly Wording[] = [
  ['Die Einbauküche (2017) kann bleiben.', 'kueche-jahr', 'neutral'],
  ['Einbauküche 2020, im Kaufpreis enthalten', 'kueche-jahr', 'neutral'],
  ['Küche, 2017 erneuert', 'kueche-jahr', 'neutral'],
  ['2019 neue Küche, 2020 neues Bad.', 'kueche-jahr', 'neutral'],
  ['Die Balkonbrüstung ist etwas locker.', 'bauteil-schadhaft', 'warnung'],
  ['Das Geländer der Terrasse ist lose.', 'bauteil-schadhaft', 'warnung'],
  ['An der Loggia ist ein Rissbild zu erkennen.', 'bauteil-schadhaft', 'warnung'],
  ['Die Holzterrasse ist morsch.', 'bauteil-schadhaft', 'warnung'],
  ['Die Balkondielen sind teilweise morsch und müssten getauscht werden.', 'bauteil-schadhaft', 'warnung'],
  ['Treppe mit wackeligem Geländer und ausgetretenen Stufen', 'bauteil-schadhaft', 'warnung'],
  ['Am Carport sind zwei Pfosten angefault.', 'bauteil-schadhaft', 'warnung'],
  ['Die Gartenmauer neigt sich zur Straße.', 'bauteil-schadhaft', 'warnung'],
  ['Der Wintergarten ist bei Regen undicht.', 'bauteil-schadhaft', 'warnung'],
  ['Zwei Fenster ziehen etwas.', 'ausstattung-zieht', 'hinweis'],
  ['An den Fenstern zieht es im Winter.', 'ausstattung-zieht', 'hinweis'],
  ['Der Parkettboden knarzt.', 'boden-knarrt', 'hinweis'],
  ['Die Dielen knarren an einigen Stellen.', 'boden-knarrt', 'hinweis'],
  ['Die Einbauküche ist vorhanden, der Backofen ist defekt.', 'ausstattung-defekt', 'hinweis'],
  ['Der Aufzug fällt gelegentlich aus.', 'ausstattung-defekt', 'hinweis'],
  ['Die Rollläden sind teilweise ohne Funktion.', 'ausstattung-defekt', 'hinweis'],
  ['Im Bad sind mehrere Fliesen gesprungen.', 'ausstattung-defekt', 'hinweis'],
  // old, and in order all the same
  ['Das Bad entspricht dem Stand von 1998, ist aber in Ordnung.', 'baeder-in-ordnung', 'neutral'],
  ['Das Dach ist von 1981, aber dicht.', 'dach-in-ordnung', 'neutral'],
  ['Die Fenster sind von 1985, schließen aber noch einwandfrei.', 'fenster-in-ordnung', 'neutral'],
  ['Die Heizung ist Baujahr 1999, funktioniert aber tadellos.', 'heizung-in-ordnung', 'neutral'],
  ['Die Elektrik stammt aus der Bauzeit, ist aber funktionsfähig.', 'elektrik-in-ordnung', 'neutral'],
  ['Das Bad ist in die Jahre gekommen, aber voll funktionsfähig.', 'baeder-in-ordnung', 'neutral'],
  ['Das Dach ist aus der Bauzeit, laut Dachdecker noch gut.', 'dach-in-ordnung', 'neutral'],
  ['Das Gartentor klemmt bei Nässe.', 'ausstattung-defekt', 'hinweis'],
]

export const NO_FAULTS: readonly (readonly [text: string, topic: Topic])[] = [
  ['Die Küche hat der Mieter 2019 eingebaut.', 'ausstattung'],
  ['Eine neue Küche ist 2027 geplant.', 'ausstattung'],
  ['Wohnküche mit 14 m², 2017 gefliest', 'ausstattung'],
  ['Der Balkon liegt locker zwischen zwei Bäumen.', 'instandhaltungsstau'],
  ['Wohnung mit lockerer Bebauung ringsum und Balkon.', 'instandhaltungsstau'],
  ['Die morsche Terrasse wurde 2021 ersetzt.', 'instandhaltungsstau'],
  ['Der Balkon hat keine Risse.', 'instandhaltungsstau'],
  ['Die Treppe ist aus Holz, das Geländer aus Stahl.', 'instandhaltungsstau'],
  ['Die Straßenbahn zieht an den Fenstern vorbei.', 'ausstattung'],
  ['Knarrende Treppe und Kachelofen: ein Haus mit Seele.', 'ausstattung'],
  ['Die Treppe knarrt nicht.', 'ausstattung'],
  ['Der defekte Aufzug wurde 2022 erneuert.', 'ausstattung'],
]
