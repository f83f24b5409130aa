import type { Topic } from '../remark.ts'
import type { Wording } from './wordings.fixture.ts'

/** What sellers write instead of the name of a trouble: what one sees, smells or has been told. */
export const WORDINGS_OF_SYMPTOMS: readonly Wording[] = [
  // damp walls that are told at length, water in the cellar, cracks that are watched, oil in the ground
  ['Die Wände im Keller und im Erdgeschoss sind bis auf Brusthöhe feucht.', 'feuchte', 'gefahr'],
  ['Das Mauerwerk der Waschküche ist stellenweise nass.', 'feuchte', 'gefahr'],
  ['Zuletzt stand im Januar 2024 das Wasser zwanzig Zentimeter hoch im Keller.', 'feuchte', 'warnung', 'unknown'],
  [
    'Am Giebel laufen zwei Risse zur Ecke; die Gipsmarken vom Frühjahr sind inzwischen gerissen.',
    'statik-marken',
    'gefahr',
  ],
  ['In der Scheune stehen Fässer mit altem Öl vom Traktor.', 'altlasten-verdacht', 'warnung'],
  ['Wo das Öl gelagert war, ist neben dem Tor der Boden dunkel verfärbt.', 'altlasten-verdacht', 'warnung'],
  // the outer skin
  ['Am Giebel zeigen sich einige offene Fugen im Klinker.', 'fassade-schadhaft', 'warnung'],
  ['An der Wetterseite sind im Klinker einzelne Fugen ausgewaschen.', 'fassade-schadhaft', 'warnung'],
  ['An der Westseite bröckelt der Sockelputz.', 'fassade-schadhaft', 'warnung'],
  ['Der Putz der Nordseite blättert ab.', 'fassade-schadhaft', 'warnung'],
  // cracks that go through or move
  ['In den Keller drückt bei langem Regen Grundwasser.', 'feuchte', 'gefahr'],
  ['Im Untergeschoss stand nach dem Gewitter Wasser.', 'feuchte', 'gefahr'],
  ['Am Sockel innen: Der Putz blüht stellenweise aus.', 'feuchte', 'gefahr'],
  ['Die Feuchtewerte der Giebelwand sind laut Messung erhöht.', 'feuchte', 'gefahr'],
  ['Im Treppenhaus läuft ein Riss über zwei Geschosse, der mit den Jahren breiter wird.', 'statik-bewegung', 'gefahr'],
  ['An der Giebelwand hat sich ein Riss gebildet, er hat sich seit 2022 vergrößert.', 'statik-bewegung', 'gefahr'],
  ['Ein diagonaler Riss zieht sich vom Fenster bis zum Sockel.', 'statik-bewegung', 'gefahr'],
  ['Die Risse im Erker sind zuletzt größer geworden.', 'statik-bewegung', 'gefahr'],
  ['Zwischen Garage und Haus ist ein fingerbreiter Spalt entstanden.', 'statik-bewegung', 'gefahr'],
  ['Die Haustür klemmt, weil der Rahmen nicht mehr im Lot steht.', 'statik-schief', 'warnung'],
  ['Die Böden im Obergeschoss sind spürbar schief.', 'statik-schief', 'warnung'],
  ['Ob die Wand trägt, hat noch kein Statiker geprüft.', 'statik-ungeprueft', 'warnung'],
  ['Der Anbau sollte von einem Tragwerksplaner begutachtet werden.', 'statik-ungeprueft', 'warnung'],
  // what damp leaves behind
  ['Am Fuß der Kelleraußenwand blüht Salz aus.', 'feuchte-zeichen', 'warnung'],
  ['Im Untergeschoss sind weiße Ausblühungen zu sehen.', 'feuchte-zeichen', 'warnung'],
  ['Ein Stück der Dachrinne fehlt auf der Hofseite.', 'feuchte-zeichen', 'warnung'],
  ['Das Fallrohr ist an der Rückseite abgerissen.', 'feuchte-zeichen', 'warnung'],
  ['Im Souterrain löst sich der Putz bis in Kniehöhe.', 'feuchte-zeichen', 'warnung'],
  ['Es riecht im Keller etwas modrig.', 'feuchte', 'gefahr'],
  ['Bei Schneeschmelze steht Wasser im Keller.', 'feuchte', 'gefahr'],
  ['Nach langem Regen drückt es Wasser durch die Bodenplatte.', 'feuchte', 'gefahr'],
  ['Die Kellerräume eignen sich nicht für Kleidung oder Papier.', 'feuchte-bedingt', 'warnung'],
  ['Der Gewölbekeller ist naturgemäß kein trockener Raum.', 'feuchte-bedingt', 'warnung'],
  ['Als trockenes Lager ist der Keller nicht geeignet.', 'feuchte-bedingt', 'warnung'],
  // what was built without a paper
  ['Zu der Überdachung der Terrasse liegen keine Bauunterlagen vor.', 'genehmigung-unklar', 'warnung', 'unknown'],
  ['Für den Ausbau des Spitzbodens fanden sich im Archiv keine Pläne.', 'genehmigung-unklar', 'warnung', 'unknown'],
  ['Ein Bauschein für den Wintergarten ist nicht vorhanden.', 'genehmigung-unklar', 'warnung', 'unknown'],
  ['Der Anbau ist in den Bauakten nicht verzeichnet.', 'genehmigung-unklar', 'warnung', 'unknown'],
  ['Die Genehmigung des Anbaus wird unterstellt.', 'genehmigung-unklar', 'warnung', 'unknown'],
  ['Die formelle Legalität des Umbaus wurde nicht geprüft.', 'genehmigung-unklar', 'warnung', 'unknown'],
  // water that came
  ['Bei der Flut 2013 lief der Keller voll.', 'hochwasser-ereignis', 'gefahr'],
  ['Beim Hochwasser 2002 stand der Keller rund 40 cm hoch im Wasser.', 'hochwasser-ereignis', 'gefahr'],
  ['Die Häuser der Gasse waren beim Hochwasser 1993 betroffen.', 'hochwasser-gegend', 'warnung'],
  ['Vom Hochwasser 2021 war das Erdgeschoss betroffen.', 'hochwasser-ereignis', 'gefahr'],
  // substances by the names of their goods
  ['Unter dem Laminat liegen noch alte Floor-Flex-Platten.', 'schadstoffe-verdacht', 'warnung'],
  ['Im Flur alter Cushion-Vinyl-Belag von 1974.', 'schadstoffe-verdacht', 'warnung'],
  ['Das Parkett ist mit schwarzem Kleber verlegt.', 'schadstoffe-verdacht', 'warnung'],
  ['Die Nebendächer sind mit Wellplatten aus den 70er Jahren gedeckt.', 'schadstoffe-verdacht', 'warnung'],
  ['Das Schuppendach besteht aus Faserzementplatten von 1968.', 'schadstoffe-verdacht', 'hinweis'],
  ['Die Balken wurden in den 1970er Jahren mit Xyladecor gestrichen.', 'schadstoffe-verdacht', 'warnung'],
]

/** The same words where they mean no trouble. */
export const NO_SYMPTOMS: readonly (readonly [text: string, topic: Topic])[] = [
  ['Eine Fliese im Bad hat einen Riss, der breiter wirkt als er ist.', 'statik'],
  ['Der Abriss des Schuppens wird größer angelegt.', 'statik'],
  ['Der Grundriss zieht sich über zwei Ebenen.', 'statik'],
  ['Ein Spalt zwischen den Vorhängen lässt Licht herein.', 'statik'],
  ['Schiefer deckt das Dach, der Boden ist aus Eiche.', 'statik'],
  ['Die Statik wurde 2020 von einem Statiker geprüft und ist tragfähig.', 'feuchte'],
  ['Im Frühjahr zeigt der Garten reiche Blüten am Sockel der Mauer.', 'feuchte'],
  ['Die Dachrinnen wurden 2019 in Kupfer erneuert.', 'feuchte'],
  ['Der Keller eignet sich nicht als Wohnraum.', 'feuchte'],
  ['Im Teich steht Wasser bis zum Rand.', 'feuchte'],
  ['Die Baupläne liegen vor, der Anbau ist genehmigt.', 'statik'],
  ['Für den Anbau liegen alle Unterlagen vor.', 'bergbau'],
  ['Für einen Ausbau des Dachbodens gibt es noch keine Unterlagen.', 'umbauGenehmigung'],
  ['Die Legalität der baulichen Anlagen wird vorausgesetzt.', 'umbauGenehmigung'],
  ['Das Bad ist gefliest, im Boden ist ein Gefälle zur Dusche.', 'statik'],
  ['Der Statiker hat die Öffnung der Wand noch nicht berechnet, eine Zusammenlegung wäre denkbar.', 'statik'],
  ['Neuer Vinylboden mit Trittschalldämmung von 2021.', 'schadstoffe'],
  ['Die Fassade ist mit neuen Faserzementplatten (2018) verkleidet.', 'schadstoffe'],
  ['Wellplatten aus Polycarbonat decken die Terrasse.', 'schadstoffe'],
]
