import type { BauPosten } from '#reference/baunebenkosten.ts'

const WORDS: readonly (readonly [BauPosten, RegExp])[] = [
  ['bodengutachten', /boden(?:grund)?gutachten|baugrund(?:gutachten|untersuchung)/iu],
  ['vermessung', /vermess|lageplan|absteckung/iu],
  ['genehmigung', /statik|baugenehmigung|bauantrag|genehmigungsgebühr/iu],
  ['erdarbeiten', /erd(?:arbeit|aushub|bau)|aushub|tiefbau/iu],
  ['bodenplatte', /bodenplatte|fundament|gründung/iu],
  ['hausanschluesse', /haus-?anschl|anschlusskosten|medienanschl|erschließung/iu],
  ['baustelle', /baustrom|bauwasser|baustellen|baustraße|kran(?:stell)?/iu],
  ['ausbau', /fliesen|sanitär(?!roh)|innentür|innenausbau|ausbauarbeiten/iu],
  ['malerBoeden', /maler|tapezier|bodenbel[aä]g|fußbodenbel|innenausbau/iu],
  ['kueche', /küche/iu],
  ['aussenanlagen', /außenanlage|garten(?:anlage)?|pflaster|zufahrt|terrasse|einfriedung/iu],
  ['garage', /garage|carport/iu],
  ['versicherung', /versicherung/iu],
  ['baubegleitung', /bausachverständig|baubegleit/iu],
]

/** What of a new house an included or excluded item is; the whole inside of it is more than one. Empty: something else. */
export function buildItemsOf(name: string): BauPosten[] {
  const found = WORDS.filter(([, pattern]) => pattern.test(name)).map(([key]) => key)
  return /innenausbau|bodenbel|fliesen|sanitär/iu.test(name) ? found : found.slice(0, 1)
}

/** Of an item: the land that the house is to stand on. */
export function isPlotItem(name: string): boolean {
  return /grundstück|bauplatz/iu.test(name) && !/anschl|vermess|service|suche/iu.test(name)
}
