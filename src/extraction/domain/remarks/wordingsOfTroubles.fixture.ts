import type { Topic } from '../remark.ts'
import type { Wording } from './wordings.fixture.ts'

/** Grave matters as sellers put them: softened, in passing, in everyday words, or as a matter of the past. */
export const WORDINGS_OF_TROUBLES: readonly Wording[] = [
  // What experts call the picture of cracks.
  ['An der Giebelseite Rissbild in Treppenform, Ursache nicht untersucht.', 'statik', 'gefahr'],
  ['Treppenrisse an der Ostseite.', 'statik', 'gefahr'],
  ['Im Giebel zeigt sich ein treppenförmiger Riss.', 'statik', 'gefahr'],
  ['Über den Fenstern Diagonalrisse.', 'statik', 'gefahr'],
  ['Setzriss an der Hausecke sichtbar.', 'statik', 'gefahr'],
  ['Rissbildungen am Anbau.', 'statik', 'gefahr'],
  ['Das Rissbild deutet auf Setzungen hin.', 'statik', 'gefahr'],
  ['Das Mauerwerk ist an der Rückseite gerissen.', 'statik', 'gefahr'],
  ['Gerissenes Mauerwerk an der Westseite.', 'statik', 'gefahr'],
  ['Risserscheinungen an der Fassade.', 'statik', 'gefahr'],
  ['Keine Treppenrisse vorhanden.', 'statik', 'gut', 'denied'],
  // What is not built in is the cause of the damage, and denies none.
  ['Feuchtigkeit im Keller wegen nicht eingebauter Horizontalsperre.', 'feuchte', 'gefahr'],
  ['Wasserschaden durch nicht montierte Dachrinne.', 'schaeden-wasser', 'warnung'],
  ['Wasserschaden durch eine nicht vorhandene Dachrinne.', 'schaeden-wasser', 'warnung'],
  ['Schimmel trat wegen eines nicht eingebauten Lüfters auf.', 'feuchte', 'gefahr'],
  // The house that is left is as often the one that is sold.
  [
    'Wir verkaufen, weil unser Haus in Bonn ein neues Dach braucht und die Fenster undicht sind.',
    'fenster-schadhaft',
    'warnung',
  ],
  [
    'Wir verkaufen, weil unser Haus am Waldrand für uns zu groß ist und das Dach undicht ist.',
    'dach-undicht',
    'gefahr',
  ],
  // What the second half of the sentence takes back.
  ['2015 kamen ein neuer Zählerschrank und FI-Schalter, die Leitungen in den Decken sind jedoch noch die alten.', 'elektrik-aus-bauzeit', 'warnung'], // prettier-ignore
  ['Der Sicherungskasten stammt aus der Bauzeit und müsste bald erneuert werden.', 'elektrik-aus-bauzeit', 'warnung'],
  ['Die Flugzeuge hören wir bei Westwind; in keinem Lärmschutzbereich liegt das Grundstück.', 'laerm-flug', 'warnung'],
  ['In der Tiefgarage ist die Decke an einer Fuge feucht.', 'feuchte-tiefgarage', 'hinweis'],
  ['Gutachten zur Tiefgaragendecke (vereinzelte Feuchte an einer Fuge)', 'feuchte-tiefgarage', 'hinweis'],
  ['In Keller und Tiefgarage ist Feuchtigkeit an den Wänden zu sehen.', 'feuchte', 'gefahr'],
  // What a refurbishing seller leaves as it is.
  ['Die bestehende Gaszentralheizung wird genutzt.', 'heizung-bestand', 'hinweis'],
  ['Heizungstyp | Gas-Zentralheizung (Bestandsanlage, Bj. 2000)', 'heizung-bestand', 'hinweis'],
  // On others' ground.
  [
    'Das Wasser kommt aus einer eigenen Quelle, deren Schacht auf der Wiese des Nachbarn liegt; einer Eintragung hat es nie bedurft.',
    'wasser-ungesichert',
    'gefahr',
  ],
  [
    'Die Garage ist von 1974. Sie steht, das sollen Sie wissen, etwa einen Meter auf dem Grundstück vom Nachbarn Herrn Kulp.',
    'ueberbau',
    'warnung',
  ],
  // What nobody insures.
  [
    'Eine Versicherung gegen Elementarschäden konnte danach nicht wieder abgeschlossen werden.',
    'hochwasser-unversicherbar',
    'gefahr',
  ],
  ['Eine Elementarversicherung wurde von drei Gesellschaften abgelehnt.', 'hochwasser-unversicherbar', 'gefahr'],
  ['Gegen Hochwasser ist das Haus nicht versicherbar.', 'hochwasser-unversicherbar', 'gefahr'],
  // Who leaves a shop may be called by his trade.
  [
    'Der langjährige Filialist hat im Zuge der Neuordnung seines Netzes zum 31.03.2027 gekündigt.',
    'miete-endet',
    'neutral',
  ],
  ['Die Bäckerei im Erdgeschoss hat zum 30.06.2027 gekündigt.', 'mieter-geht', 'hinweis'],
  ['Die Innenbesichtigung war am 11.08.2025 möglich.', 'gutachten-innen', 'gut'],
  ['Der Rhein ist durch den Deich geschützt.', 'hochwasser-deich', 'hinweis'],
  ['Das Grundstück liegt hinter dem Elbdeich.', 'hochwasser-deich', 'hinweis'],
  ['Die Hochwasserschutzmauer schützt den Ortskern.', 'hochwasser-deich', 'hinweis'],
  ['Die Siedlung liegt im Schutz des Deiches.', 'hochwasser-deich', 'hinweis'],
  // A levy that has its day is decided, and told as one thing.
  ['Die übrigen 524.000 € werden als Sonderumlage nach Miteigentumsanteilen erhoben, fällig je zur Hälfte am 15.03.2027.', 'sonderumlage-beschlossen', 'gefahr'], // prettier-ignore
  ['Im Mai 2027 wird eine Sonderumlage von 4.000 € fällig.', 'sonderumlage-beschlossen', 'gefahr'],
  ['Eine Sonderumlage soll im Frühjahr erhoben werden.', 'sonderumlage-beschlossen', 'warnung', 'unknown'],
  ['Der Beschluss ist bestandskräftig.', 'beschluss-bestandskraeftig', 'neutral'],
  ['Über dem Balkon zeigt sich am Kragplattenanschluss eine Abplatzung.', 'beton-schaden', 'gefahr'],
  [
    'Die Balkonplatten zeigen an den Kanten Abplatzungen, für die ein Betonsanierer 46.500 € netto angeboten hat.',
    'beton-schaden-beziffert',
    'warnung',
  ],
  ['Eine Nutzungsänderung wurde für die Hobbyräume nie beantragt.', 'genehmigung-fehlt', 'gefahr'],
  ['Das Grundstück liegt im Einwirkungsbereich früheren Bergbaus.', 'bergbau', 'warnung'],
  ['Das Objekt liegt in einem Gebiet, in dem der Bergbau umgegangen ist.', 'bergbau', 'warnung'],
  ['Unter dem Grundstück wurde Steinkohlenbergbau betrieben.', 'bergbau', 'warnung'],
  ['Bergbauliche Einwirkungen auf das Grundstück sind dokumentiert.', 'bergbau', 'warnung'],
  ['Das Haus steht im Einwirkungsbereich einer stillgelegten Zeche.', 'bergbau', 'warnung'],
  // what was found stands, whoever says that it was treated
  [
    'Im Dachstuhl fand ein Gutachter 2021 Hausbock, der laut Verkäufer inzwischen bekämpft wurde.',
    'schaedlinge',
    'gefahr',
  ],
  [
    '2017 wurde unter der Küche Hausschwamm entdeckt, der nach Aussage des Eigentümers beseitigt worden ist.',
    'schaedlinge',
    'gefahr',
  ],
  [
    'Der Statiker stellte Setzrisse am Giebel fest, die nach Angaben der Vorbesitzer verpresst worden sein sollen.',
    'statik',
    'gefahr',
  ],
  ['Im Keller gab es Schimmel, der angeblich entfernt worden ist.', 'feuchte', 'gefahr'],
  // the cure stands in the next sentence, or is still to come
  [
    'Hinter der Wanne war die Wand letztes Jahr feucht. Der Installateur hat eine Muffe getauscht.',
    'feuchte',
    'warnung',
  ],
  ['Die Decke im Bad war 2022 feucht. Seitdem das Rohr ersetzt ist, kam nichts mehr.', 'feuchte', 'warnung'],
  ['Die Flachdachgaube wurde nach einem Wassereintritt an zwei Stellen abgedichtet.', 'feuchte', 'warnung'],
  [
    'Im vorigen Winter war einmal Wasser im Keller, weil die Pumpe ausgefallen war, sie ist ersetzt.',
    'feuchte',
    'warnung',
  ],
  ['Die Wand ist feucht. Der Maurer will sie nächstes Jahr abdichten.', 'feuchte', 'gefahr'],
  ['Schimmel im Bad. Das Bad wurde 2019 erneuert.', 'feuchte', 'gefahr'],
  // what was done to another part cures nothing
  ['Feuchtigkeit an der Kellerwand, das Bad wurde 2012 erneuert.', 'feuchte', 'gefahr'],
  ['Die Kellerwand ist feucht. Die Verwaltung hat 2019 die Fenster erneuert.', 'feuchte', 'gefahr'],
  ['Laut Eigentümer besteht Verdacht auf Hausschwamm.', 'schaedlinge', 'warnung', 'unknown'],
  [
    'Der 2015 festgestellte Hausbockbefall wurde fachgerecht behandelt, die Rechnung liegt vor.',
    'schaedlinge',
    'warnung',
  ],
  // water that came up to the house
  ['Beim Hochwasser 2013 stand das Wasser 60 cm hoch im Erdgeschoss.', 'hochwasser-ereignis', 'gefahr'],
  ['Im August 2002 hatten wir 1,40 m Wasser im Haus, seither nichts mehr.', 'hochwasser-ereignis', 'gefahr'],
  ['Die Mulde kam 2013 bis zur dritten Kellerstufe.', 'hochwasser-ereignis', 'gefahr'],
  [
    'Im Juli 2021 war das Erdgeschoss kniehoch überflutet, danach wurde alles neu verputzt.',
    'hochwasser-ereignis',
    'gefahr',
  ],
  ['Bei den Fluten von 1993 und 1995 lief der Keller voll.', 'hochwasser-ereignis', 'gefahr'],
  ['Die Hochwassermarke von 2002 am Türstock zeigt 85 cm.', 'hochwasser-ereignis', 'gefahr'],
  // damp in everyday words
  ['Bei Starkregen drückt Wasser in den Vorratskeller, die Pumpe schafft das aber.', 'feuchte', 'gefahr'],
  ['In den Keller drückt bei starkem Regen schon mal Wasser.', 'feuchte', 'gefahr'],
  ['Im Winter schwitzt die Nordwand im Schlafzimmer.', 'feuchte', 'gefahr'],
  ['Nach dem letzten Starkregen stand im Heizungskeller mal was, das ist abgetrocknet.', 'feuchte', 'gefahr'],
  ['Eine Tauchpumpe hält den Keller trocken.', 'feuchte', 'gefahr'],
  ['Ab und zu zieht die Wand hinter dem Schrank etwas Feuchtigkeit.', 'feuchte', 'gefahr'],
  ['Bei viel Regen kommt unten etwas Wasser durch, das pumpen wir ab.', 'feuchte', 'gefahr'],
  // a quarrel in the community, and nobody who runs it
  ['Der Beschluss zur Fassade ist von einem Miteigentümer angefochten worden.', 'weg-anfechtung', 'gefahr'],
  ['Gegen die Wahl der Verwaltung läuft eine Anfechtungsklage beim Amtsgericht.', 'weg-anfechtung', 'gefahr'],
  ['Zwei Eigentümer haben die Beschlüsse der letzten Versammlung angefochten.', 'weg-anfechtung', 'gefahr'],
  ['Die Gemeinschaft hat derzeit keinen Verwalter.', 'verwalter-fehlt', 'warnung'],
  [
    'Die Hausverwaltung hat ihr Amt zum Jahresende niedergelegt, ein Nachfolger wird gesucht.',
    'verwalter-fehlt',
    'warnung',
  ],
  ['Ein neuer Verwalter wurde gewählt, die Wahl ist aber angefochten.', 'verwalter-fehlt', 'warnung'],
  ['Die Abrechnung für 2025 fehlt noch.', 'abrechnung-fehlt', 'warnung'],
  ['Die Jahresabrechnungen 2024 und 2025 wurden bisher nicht erstellt.', 'abrechnung-fehlt', 'warnung'],
  ['Eine Hausgeldabrechnung für das Vorjahr liegt noch nicht vor.', 'abrechnung-fehlt', 'warnung'],
  ['Gegen den Mieter im Dachgeschoss ist Räumungsklage erhoben.', 'mietrueckstand', 'warnung'],
  ['Der Mieter der Wohnung 3 ist mit 1.240 € im Rückstand.', 'mietrueckstand', 'warnung'],
  ['Seit März zahlt die Mieterin keine Miete mehr.', 'mietrueckstand-zahlt-nicht', 'warnung'],
  ['Die Balkone sind während der Betonsanierung bis Mai gesperrt.', 'bauteil-gesperrt-arbeiten', 'warnung'],
  ['Die Tiefgarage ist aufgrund von Abdichtungsarbeiten halb gesperrt.', 'bauteil-gesperrt-arbeiten', 'warnung'],
  // a builder who is not yet one
  ['Verkäuferin: Seeblick Projekt GmbH i. G., Rostock', 'traeger-in-gruendung', 'warnung'],
  ['Bauherrin ist die Hofgarten Wohnen GmbH & Co. KG i. Gr.', 'traeger-in-gruendung', 'warnung'],
  [
    'Die Projektgesellschaft (GmbH in Gründung) wird noch ins Handelsregister eingetragen.',
    'traeger-in-gruendung',
    'warnung',
  ],
  // a project's own permit
  ['Die denkmalrechtliche Erlaubnis ist beantragt, Baubeginn ist im Frühjahr 2027.', 'bauantrag-offen', 'warnung'],
  [
    'Die Genehmigung steht noch aus; mit dem Bau soll im Herbst begonnen werden, die Baugenehmigung wird bis Mai erwartet.',
    'bauantrag-offen',
    'warnung',
  ],
  // steps that a lift leaves
  ['Trotz Aufzug sind bis zur Wohnung sechs Stufen zu gehen.', 'stufen-trotz-aufzug', 'hinweis'],
  [
    'Der Lift hält im Zwischengeschoss, von dort geht es über eine halbe Treppe zur Wohnung.',
    'stufen-trotz-aufzug',
    'hinweis',
  ],
  ['Zum Aufzug im Hochparterre führen fünf Stufen.', 'stufen-trotz-aufzug', 'hinweis'],
  // decided, contested, recommended: not done
  ['Der Beschluss über die Sanierung des Daches wurde angefochten.', 'dach-erneuert', 'neutral', 'unknown'],
  ['Der Beschluss zur Erneuerung der Fenster wurde vertagt.', 'fenster-erneuert', 'neutral', 'unknown'],
  // weighed and turned down
  ['Ein Teilverkauf wurde erwogen, aber verworfen.', 'teilverkauf', 'gut', 'denied'],
  ['Eine Rückmiete haben wir besprochen und sie ist nicht gewollt.', 'teilverkauf', 'gut', 'denied'],
  ['Ein Wohnrecht für die Mutter war angedacht, kommt aber nicht zustande.', 'wohnrecht', 'gut', 'denied'],
]

/** The same words of other things: the topic keeps silent. */
export const NO_TROUBLES: readonly (readonly [text: string, topic: Topic])[] = [
  ['Der Grundriss ist in Treppenform gestuft.', 'statik'],
  ['Der alte Anbau wurde abgerissen, die Wand neu verputzt.', 'statik'],
  ['Die Tapete an der Wand ist gerissen.', 'statik'],
  ['Der Umriss des Hauses folgt dem Hang in Stufen.', 'statik'],
  ['Die Treppe wurde herausgerissen.', 'statik'],
  ['Auf dem Deich kann man weite Spaziergänge machen.', 'hochwasser'],
  ['Das Haus steht in der Deichstraße.', 'hochwasser'],
  ['Eine Nutzungsänderung ist dafür nicht erforderlich.', 'umbauGenehmigung'],
  ['Mit dem Rad ist man 2013 wie heute in zehn Minuten an der Mulde.', 'hochwasser'],
  ['Das Wasser im Teich steht 1,10 m hoch.', 'hochwasser'],
  ['Die Elbe ist 200 m entfernt, Pegelstände von 2002 erreichten die Straße nicht.', 'hochwasser'],
  ['Die Wärmepumpe steht im Keller.', 'feuchte'],
  ['Der Sportraum lädt zum Schwitzen ein, die Wand ist verspiegelt.', 'feuchte'],
  ['Gartenpumpe und Zisterne liefern Regenwasser für die Beete.', 'feuchte'],
  ['Der Beschluss ist unanfechtbar.', 'wegStreit'],
  ['Die Jahresabrechnung 2025 liegt vor.', 'verwalter'],
  ['Die Eigentümer führen keinen Rechtsstreit, Beschlüsse sind nicht angefochten.', 'verwalter'],
  ['Eine bodengleiche Dusche und ein Handtuchheizkörper gehören zum Bad.', 'barrierefrei'],
  [
    'Für den Ausbau des Spitzbodens gibt es einen Entwurf, eine Genehmigung wurde bisher nicht beantragt.',
    'umbauGenehmigung',
  ],
  ['Der Ausbau des Dachbodens wäre denkbar, eine Baugenehmigung dafür liegt nicht vor.', 'umbauGenehmigung'],
  [
    'Die Idee, die Scheune auszubauen, wurde nicht weiterverfolgt, eine Genehmigung wurde nicht eingeholt.',
    'umbauGenehmigung',
  ],
  ['Wir haben das Haus bis zum Frühjahr selbst bewohnt.', 'raeumung'],
  ['Die Wohnung wurde bis 2024 vom Eigentümer selbst bewohnt.', 'raeumung'],
  ['Meine Eltern haben bis vor einem Jahr hier selbst gewohnt.', 'raeumung'],
]
