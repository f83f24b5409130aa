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
]

/** Denied, so that the rule says nothing of it. */
export const DENIED_AND_SILENT: readonly (readonly [text: string, rule: string])[] = [
  ['Fernwärme ist nicht vorgesehen.', 'waerme-planung'],
  ['Ein Anschluss an das Fernwärmenetz ist nicht möglich.', 'waerme-planung'],
  ['Der Keller wurde nie abgedichtet.', 'feuchte-abdichtung'],
  ['Die Wohnung hat keine Heizung im Bad.', 'heizung-keine'],
  ['Das Haus hat keine Heizung aus der Bauzeit mehr.', 'heizung-keine'],
  ['Keine Heizungsprobleme.', 'heizung-keine'],
]
