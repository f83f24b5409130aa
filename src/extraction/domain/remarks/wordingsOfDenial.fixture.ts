import type { Wording } from './wordings.fixture.ts'

/** What is missing: good news of a damage, bad news of a paper or a heating, none of an extra. */
export const WORDINGS_OF_DENIAL: readonly Wording[] = [
  // bad news
  ['Eine Teilungserklärung gibt es nicht.', 'teilungserklaerung-genannt', 'hinweis', 'denied'],
  ['Keine Teilungserklärung vorhanden.', 'teilungserklaerung-da', 'warnung', 'denied'],
  ['Für das Studio gibt es keine Baugenehmigung.', 'genehmigung-fehlt', 'gefahr'],
  ['Ein Energieausweis ist nicht vorhanden.', 'energieausweis-fehlt', 'warnung'],
  ['Das Haus hat keine Heizung.', 'heizung-keine', 'warnung'],
  ['Eine Heizung ist nicht vorhanden.', 'heizung-keine', 'warnung'],
  ['Eine Heizungsanlage gibt es nicht.', 'heizung-keine', 'warnung'],
  ['Der Keller wurde nie abgedichtet.', 'feuchte-ohne-abdichtung', 'hinweis'],
  ['Die Kellerwände sind nicht abgedichtet.', 'feuchte-ohne-abdichtung', 'hinweis'],
  ['Eine Horizontalsperre fehlt.', 'feuchte-ohne-abdichtung', 'hinweis'],
  ['Das Haus ist nicht an die Kanalisation angeschlossen.', 'abwasser-kanal', 'warnung', 'denied'],
  ['Das Grundstück ist nicht erschlossen.', 'erschlossen', 'warnung', 'denied'],
  ['Rauchmelder sind nicht vorhanden.', 'rauchmelder', 'hinweis', 'denied'],
  ['Das Dach ist nicht gedämmt.', 'dach-gedaemmt', 'warnung', 'denied'],
  [
    'Ein Wohnungsgrundbuch ist noch nicht angelegt, eine Teilungserklärung besteht nicht.',
    'teilungserklaerung-genannt',
    'hinweis',
    'denied',
  ],
  // no news
  ['Fernwärme ist nicht vorgesehen.', 'waerme-fern', 'neutral', 'denied'],
  ['Ein Anschluss an die Nahwärme ist nicht geplant.', 'waerme-fern', 'neutral', 'denied'],
  ['Eine Wallbox gibt es nicht.', 'erneuerbare-wallbox', 'neutral', 'denied'],
  ['Das Haus liegt nicht direkt am See.', 'lage-am-wasser', 'neutral', 'denied'],
  // good news
  ['Schimmel ist nicht vorhanden.', 'feuchte', 'gut', 'denied'],
  ['Eine Sonderumlage ist nicht beschlossen.', 'sonderumlage-beschlossen', 'gut', 'denied'],
  ['Ein Wohnrecht besteht nicht.', 'wohnrecht', 'gut', 'denied'],
  ['Baulasten sind nicht eingetragen.', 'baulast', 'gut', 'denied'],
  // two in one denial, the denial at the end or in the next cell, and what is settled with it
  ['Eine Altlast oder Baulast ist nicht eingetragen.', 'baulast', 'gut', 'denied'],
  ['Eine Altlast oder Baulast ist nicht eingetragen.', 'altlasten-erwaehnt', 'gut', 'denied'],
  ['Eine Baulast noch ein Wegerecht ist für das Flurstück nicht eingetragen.', 'baulast', 'gut', 'denied'],
  ['Ein Vorkaufsrecht oder ein Wohnrecht wurde nicht bestellt.', 'vorkaufsrecht', 'gut', 'denied'],
  ['Ein Vorkaufsrecht oder ein Wohnrecht wurde nicht bestellt.', 'wohnrecht', 'gut', 'denied'],
  ['Ein Denkmal ist das Haus nicht.', 'gebiet-denkmal', 'gut', 'denied'],
  ['Unter Denkmalschutz steht das Gebäude nicht.', 'gebiet-denkmal', 'gut', 'denied'],
  ['Anliegerbeiträge sind nicht offen.', 'beitraege-bezahlt', 'gut'],
  ['Beiträge nach BauGB fallen nicht mehr an.', 'beitraege-bezahlt', 'gut'],
  ['Der Endausbau erfolgt 2028 ohne weitere Kosten für die Erwerber.', 'beitraege-bezahlt', 'gut'],
  ['Sonderumlagen | weder beschlossen noch angekündigt', 'sonderumlage-keine', 'gut', 'denied'],
  ['Rückstände | keine', 'mietrueckstand', 'gut', 'denied'],
  ['Bestehen bleibende Rechte: keine', 'grundbuch-lastenfrei', 'gut', 'denied'],
  ['Altlasten | kein Eintrag im Kataster', 'altlasten-erwaehnt', 'gut', 'denied'],
  ['Grundbuch Abt. II: Leitungsrecht der Stadtwerke, sonst nichts.', 'grundbuch-nur', 'neutral'],
  ['Rechtsstreitigkeiten der Gemeinschaft gibt es nicht.', 'weg-streit', 'gut', 'denied'],
  ['Es gibt weder Rückstände noch Streit mit Mietern.', 'mietrueckstand', 'gut', 'denied'],
  ['Das Grundstück ist frei von Baulasten und Leitungsrechten.', 'wegerecht', 'gut', 'denied'],
  [
    'Das Haus wurde von den heutigen Eigentümern errichtet und durchgehend selbst bewohnt.',
    'raeumung-bewohnt',
    'hinweis',
  ],
  ['Die Eigentümer wohnen seit dem Erstbezug hier.', 'raeumung-bewohnt', 'hinweis'],
  ['Letzte Anpassung | zum 01.10.2024, zuvor 560,00 €', 'miete-zuletzt', 'neutral'],
  ['Das Wohnhaus mit Garage ist vollständig genehmigt.', 'genehmigt-ganz', 'gut'],
  ['Rechnungen und Fotos der Arbeiten liegen in einem Ordner vor.', 'rechnungen-da', 'neutral'],
]

/** Denied, so that the rule says nothing of it. */
export const DENIED_AND_SILENT: readonly (readonly [text: string, rule: string])[] = [
  ['Fernwärme ist nicht vorgesehen.', 'waerme-planung'],
  ['Ein Anschluss an das Fernwärmenetz ist nicht möglich.', 'waerme-planung'],
  ['Der Keller wurde nie abgedichtet.', 'feuchte-abdichtung'],
  ['Die Wohnung hat keine Heizung im Bad.', 'heizung-keine'],
  ['Das Haus hat keine Heizung aus der Bauzeit mehr.', 'heizung-keine'],
  ['Keine Heizungsprobleme.', 'heizung-keine'],
  ['Anliegerbeiträge sind nicht offen.', 'erschliessung-offen'],
  ['Anliegerbeiträge sind noch nicht abgerechnet.', 'beitraege-bezahlt'],
  ['Die Erblasserin hat die Wohnung selbst bewohnt.', 'raeumung-bewohnt'],
  ['Die Baulast ist im Grundbuch nicht eingetragen, wohl aber im Verzeichnis.', 'baulast'],
]
