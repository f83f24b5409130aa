import type { LawCase } from '../lawCase.ts'
import {
  ALL,
  BUILDINGS,
  FLATS,
  HOUSES,
  isBuilt,
  isForBuilding,
  isHome,
  pointsOf,
  TRADE,
  type ViewingPoint,
} from './viewingPoint.ts'

/** Somebody other than the seller can be asked there. */
const isLivedInByTenants = (one: LawCase) =>
  isHome(one) && one.let && !one.operated && !one.developer && one.type !== 'rueckmiete'

/** Cellar, rooms, technique and papers. */
// prettier-ignore
export const INSIDE_POINTS: readonly ViewingPoint[] = [
  ...pointsOf('Keller', [
    ['Zuerst riechen, dann Wände und Ecken ansehen: Flecken, weiße Ränder, abblätternde Farbe.', 'Muffiger Geruch und Salzränder zeigen Feuchte, auch wenn die Wand frisch gestrichen ist.', BUILDINGS, ['keller-feuchte']],
    ['Frische Farbe und verstellte Wände: Möbel abrücken lassen.', 'Häufig wird kurz vor dem Verkauf gerade dort gestrichen, wo es feucht ist.', BUILDINGS, ['keller-feuchte', 'fotos-plausibel'], { when: isBuilt }],
    ['Mit einem Feuchtemessgerät an drei Wänden messen, auch hinter Schränken.', 'Ein einfaches Gerät zeigt Unterschiede; Klarheit gibt erst ein Sachverständiger.', BUILDINGS, ['keller-feuchte']],
    ['Boden und Wände auf Risse ansehen, in die eine Münze passt.', 'Breite oder versetzte Risse gehören vor dem Kauf zum Statiker.', HOUSES, ['statik-setzung']],
    ['Nach Rückstauklappe, Hebeanlage und Bodenablauf fragen.', 'Ohne sie drückt Starkregen das Wasser aus dem Kanal in den Keller.', HOUSES, ['abwasser-kanal', 'starkregen-hang', 'versicherungsschaeden']],
    ['Holz, Sockel und dunkle Ecken auf watteartigen Bewuchs und rotbraunen Staub prüfen.', 'Das kann Hausschwamm sein; dann kaufen Sie nicht ohne Gutachten.', BUILDINGS, ['schaedlinge-holz'], { to: 1980 }],
    ['Wird unten gewohnt, geschlafen oder gearbeitet? Dort Höhe, Fenster und Heizung ansehen.', 'Unter der vorgeschriebenen Höhe zählt ein Raum im Keller nicht als Wohnfläche.', HOUSES, ['nutzflaeche', 'wohnflaeche-methode', 'anbau-ausbau-genehmigt'], { when: one => isHome(one) && one.cellar === true }],
  ]),
  ...pointsOf('Räume', [
    ['Zwei Zimmer nachmessen und mit dem Grundriss vergleichen.', 'Stimmen schon zwei nicht, stimmt meist die ganze Wohnfläche nicht.', BUILDINGS, ['wohnflaeche', 'wohnflaeche-methode', 'grundriss-vorhanden'], { when: isHome }],
    ['Verkaufs-, Neben- und Lagerflächen einzeln nachmessen und mit Grundriss und Mietvertrag vergleichen.', 'Nebenräume und Untergeschoss bringen nur einen Teil der Miete je m².', TRADE, ['nutzflaeche', 'grundriss-vorhanden', 'jahreskaltmiete'], { always: true }],
    ['Dachschrägen, Balkon und Hobbyraum: Was davon wurde mitgezählt?', 'Balkone zählen meist zu einem Viertel, Flächen unter einem Meter Höhe gar nicht.', BUILDINGS, ['wohnflaeche-methode', 'nutzflaeche'], { when: isHome }],
    ['Raumecken, Fensterlaibungen und hinter Möbeln auf Schimmel prüfen.', 'Schimmel sitzt an kalten Stellen und zeigt Feuchte oder fehlende Dämmung.', BUILDINGS, ['keller-feuchte', 'fassade-daemmung']],
    ['Jedes Fenster einmal öffnen und schließen; das Jahr in der Scheibe lesen.', 'Klemmende Flügel und blinde Scheiben kündigen den Austausch an.', BUILDINGS, ['fenster']],
    ['Türen öffnen und loslassen, eine Kugel auf den Boden legen.', 'Bewegt sich beides von selbst, hat sich das Haus gesenkt oder die Decke durchgebogen.', BUILDINGS, ['statik-setzung'], { to: 1990 }],
    ['Bäder: Fugen, Silikon, Lüfter oder Fenster, Druck und Temperatur des Wassers.', 'Undichte Fugen lassen Wasser in die Wand, oft über Jahre unbemerkt.', BUILDINGS, ['baeder-alter', 'schlafzimmer-baeder', 'versicherungsschaeden'], { when: isHome }],
    ['Bodenbeläge aus der Zeit vor 1993 und schwarze Kleber nur ansehen, nicht aufbrechen.', 'Sie können Asbest oder PAK enthalten.', BUILDINGS, ['schadstoffe', 'innenausstattung'], { to: 1993 }],
    ['Auf Schritte, Stimmen und Wasserrauschen von nebenan und oben hören.', 'Schallschutz lässt sich nachträglich kaum verbessern.', BUILDINGS, ['schallschutz'], { to: 2010, when: isBuilt }],
    ['Alle Wege gehen: Gibt es Zimmer, die man nur durch ein anderes erreicht?', 'Gefangene Zimmer sind schwer zu vermieten und zu verkaufen.', BUILDINGS, ['durchgangszimmer', 'grundriss-vorhanden'], { when: isHome }],
    ['Bei Sonne prüfen, welche Räume Licht haben und wie warm es wird.', 'Nach Norden fehlt Licht, unter dem Dach fehlt im Sommer Kühle.', BUILDINGS, ['ausrichtung-aussicht', 'hitzeschutz']],
    ['Notieren, was bleibt: Küche, Schränke, Markisen, Kamin.', 'Nur was im Vertrag steht, bleibt; eigens bewertet senkt es die Grunderwerbsteuer.', BUILDINGS, ['kueche-inklusive', 'inventar', 'kaminofen']],
    ['Rauchwarnmelder und Fluchtwege zählen.', 'Melder sind in allen Ländern Pflicht; fehlt der zweite Fluchtweg, fehlt oft auch die Genehmigung.', BUILDINGS, ['rauchmelder', 'anbau-ausbau-genehmigt']],
    ['Mieter fragen: seit wann sie dort wohnen, was sie zahlen, ob sie bleiben wollen und was defekt ist.', 'Ein Mieter nennt Mängel, die der Verkäufer vergisst. Vorher mit dem Verkäufer absprechen.', BUILDINGS, ['vermietet', 'mietvertrag', 'mieterstruktur', 'raeumung'], { when: isLivedInByTenants, always: true }],
    ['Mit dem Mieter sprechen: wie das Geschäft läuft, ob er über das Ende des Vertrags hinaus bleibt, welche Einbauten ihm gehören.', 'An ihm hängt die Miete. Vorher mit dem Verkäufer absprechen.', TRADE, ['vermietet', 'mietvertrag', 'mieterstruktur'], { when: one => one.let && !one.operated, always: true }],
    ['Schlösser, Kellerfenster und Terrassentür ansehen.', 'Sicherungen gegen Einbruch lassen sich nachrüsten und fördern, kosten aber.', BUILDINGS, ['einbruchschutz']],
  ]),
  ...pointsOf('Technik', [
    ['Typenschild der Heizung fotografieren: Jahr, Leistung, Brennstoff.', 'Nach etwa zwanzig Jahren steht der Ersatz an; er ist einer der größten Posten.', BUILDINGS, ['heizung-baujahr', 'heizungsart', 'energietraeger', 'bio-treppe'], { when: one => isBuilt(one) && !one.delivered }],
    ['Übergabestation ansehen: Jahr, Eigentümer, Anschlussleistung.', 'Der Vertrag zur Wärmelieferung geht auf Sie über; nach der Leistung richtet sich der Grundpreis.', BUILDINGS, ['heizung-baujahr', 'fernwaerme-anschluss', 'energiekosten'], { when: one => isBuilt(one) && one.delivered }],
    ['Protokoll des Schornsteinfegers und Wartungsheft zeigen lassen.', 'Dort stehen Mängel und Fristen mit Datum.', BUILDINGS, ['schornsteinfeger', 'heizung-baujahr', 'heizungspruefung'], { when: one => isBuilt(one) && !one.flueless }],
    ['Zählerschrank öffnen lassen: FI-Schutzschalter, Sicherungen, freie Plätze.', 'Ohne Schutzschalter und Platz ist die Elektrik alt; für Wallbox und Wärmepumpe reicht sie nicht.', BUILDINGS, ['elektrik', 'wallbox', 'waermepumpe-pv']],
    ['Eine Steckdose je Raum mit einem Prüfer testen; auf zwei statt drei Adern achten.', 'In alten Anlagen fehlt der Schutzleiter; dann wird neu verkabelt.', BUILDINGS, ['elektrik'], { to: 1985 }],
    ['Wasserrohre am Zähler ansehen: graues weiches Metall, verzinktes Rohr, Rost.', 'Blei ist nicht mehr erlaubt, verzinkte Rohre stehen vor dem Ende.', BUILDINGS, ['leitungen-wasser', 'trinkwasser'], { to: 1985 }],
    ['Alle Hähne gleichzeitig öffnen, dann warmes Wasser abwarten.', 'Wenig Druck und lange Wartezeit deuten auf zugesetzte Rohre und fehlende Zirkulation.', BUILDINGS, ['leitungen-wasser', 'warmwasser', 'legionellen']],
    ['Heizkörper: Ventile, Rost, kalte Stellen, Art des Rohrnetzes.', 'Alte Einrohrnetze passen schlecht zu Wärmepumpen.', BUILDINGS, ['heizungsart', 'waermepumpe-pv'], { to: 1995 }],
    ['Heizungs- und Warmwasserrohre im Keller: Sind sie gedämmt?', 'Nackte Rohre im kalten Keller müssen nach dem Kauf gedämmt werden.', HOUSES, ['nachruestpflicht'], { to: 2001 }],
    ['Öltank: Alter, Auffangraum, Plakette, Geruch.', 'Ein undichter Tank macht den Boden zur Altlast, und der Eigentümer haftet.', HOUSES, ['heizoeltank', 'altlasten'], { when: one => one.oil }],
    ['Nach Fernwärme, Anschlusszwang und kommunalem Wärmeplan fragen.', 'Der Plan der Gemeinde entscheidet, welche Heizung sich künftig lohnt.', BUILDINGS, ['fernwaerme-anschluss'], { when: isBuilt }],
    ['Energieausweis im Original ansehen: Art, Kennwert, Datum, Angaben zur Modernisierung.', 'Ein Verbrauchsausweis zeigt auch, wie sparsam die Vorbewohner waren.', BUILDINGS, ['energieausweis-vorhanden', 'energieausweis-art', 'energiekennwert', 'klasse-plausibel', 'pflichtangaben-energie'], { when: isBuilt }],
    ['Die letzten drei Heizkosten- oder Brennstoffrechnungen zeigen lassen.', 'Der wirkliche Verbrauch sagt mehr als jeder Kennwert.', BUILDINGS, ['verbrauchskosten', 'energiekosten'], { when: isBuilt }],
  ]),
  ...pointsOf('Unterlagen vor Ort', [
    ['Grundbuchauszug lesen, vor allem Abteilung II.', 'Rechte anderer sehen Sie im Haus nicht; sie stehen nur dort.', ALL, ['grundbuch-abt2', 'wohnrecht-niessbrauch', 'erbbaurecht', 'teilverkauf-rente', 'eigentumsform']],
    ['Genehmigte Pläne neben das legen, was Sie sehen.', 'Jede Abweichung ist eine Frage an das Bauamt.', BUILDINGS, ['anbau-ausbau-genehmigt', 'bauakte', 'baujahr']],
    ['Rechnungen zu jeder Modernisierung mit Jahr und Firma verlangen.', '„Laufend modernisiert“ ohne Rechnung ist eine Behauptung.', BUILDINGS, ['letzte-modernisierung', 'instandhaltungsstau', 'sanierungskosten', 'zustand'], { when: isBuilt }],
    ['Drei Protokolle und den Wirtschaftsplan vor Ort durchblättern.', 'Suchen Sie nach: Sanierung, Sonderumlage, Rückstand, Klage, Riss, Feuchte.', FLATS, ['weg-protokolle', 'weg-sonderumlage', 'weg-ruecklage', 'weg-hausgeld'], { when: isBuilt }],
    ['Mietvertrag, Nachträge und den letzten Kontoauszug der Miete ansehen.', 'Zahlt der Mieter wirklich, was im Exposé steht?', BUILDINGS, ['mietvertrag', 'jahreskaltmiete', 'mietkonto', 'mieterliste', 'kaution'], { when: one => one.let }],
    ['Grundsteuerbescheid und Versicherungsschein zeigen lassen.', 'Beides zahlen Sie jedes Jahr; frühere Schäden stehen beim Versicherer.', BUILDINGS, ['grundsteuer', 'weg-versicherung', 'elementarversicherung', 'versicherungsschaeden']],
    ['Ausweis zeigen lassen, und die Vollmacht, wenn jemand für andere verkauft.', 'So erkennen Sie, wer verkaufen darf. Überweisen Sie nie etwas vorab.', ALL, ['anbieter-kontakt', 'anbieter-typ', 'verkaeufer-erbengemeinschaft', 'reservierungsgebuehr']],
    ['Den Stand der Arbeiten ansehen und mit Baubeschreibung und Zahlungsplan vergleichen.', 'Eine Rate wird erst fällig, wenn ihr Bauabschnitt fertig ist (§ 3 MaBV).', BUILDINGS, ['fertigstellung', 'gewaehrleistung-neubau'], { when: one => one.developer, always: true }],
    ['Baubeschreibung, Zahlungsplan und Termin der Fertigstellung mitnehmen.', 'Nur was darin steht, wird Ihnen geschuldet.', BUILDINGS, ['gewaehrleistung-neubau', 'baubeschreibung', 'fertigstellung', 'baugenehmigung-neubau'], { when: one => one.neubau }],
    ['Erbbauvertrag mit allen Nachträgen mitnehmen.', 'Laufzeit, Zins und Heimfall stehen nur dort.', ALL, ['erbbau-restlaufzeit', 'erbbauzins', 'erbbau-zustimmung', 'erbbau-heimfall'], { when: one => one.erbbau }],
    ['Bescheide über Erschließungs- und Anschlussbeiträge und den Grundsteuerbescheid zeigen lassen.', 'Was noch nicht abgerechnet ist, zahlt, wer beim Bescheid Eigentümer ist.', ['Grundstück'], ['erschliessung', 'grundsteuer'], { when: isForBuilding }],
    ['Pacht- und Nutzungsverträge zeigen lassen: Acker, Garten, Jagd, Stellplatz, Leitung.', 'Ein Pächter bleibt, auch wenn Sie kaufen.', ['Grundstück'], ['vermietet', 'verfuegbar-ab']],
    ['Bodengutachten, Bebauungsplan und Höhenplan verlangen.', 'Ohne sie sind Keller und Gründung nicht zu kalkulieren.', ['Grundstück'], ['bodengutachten', 'baurecht', 'bebaubarkeit'], { when: isForBuilding }],
  ]),
]
