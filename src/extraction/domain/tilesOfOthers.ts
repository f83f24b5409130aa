import type { Passage } from './passages.ts'

/** One tile is a comparison or a slip; portals set several beside or below each other. */
const MIN_TILES = 2
const MAX_LINES = 6
const MAX_CHARACTERS = 160

const PRICE = /(?<![\d.,])(?:\d{1,2}\.)?\d{2,3}\.\d{3}(?:,(?:-|\d\d))?(?=\s?(?:€|EUR))/gu
const AREA_OR_ROOMS = /\d\s?(?:m²|m2|qm)|(?<!\p{L})\d(?:,5)?[ -]?(?:zi|zimmer|raum|räume)(?!\p{L})/iu
/** Flats and parcels of the project itself are told in tiles, too, by what they are called there or where they lie in the house. */
const PLACE_IN_HOUSE =
  /(?<!\p{L})(?:[EODU]G|[VH]H|(?:erd|ober|dach|unter|garten|staffel)geschoss|(?:vorder|hinter)haus|seitenflügel|links|rechts|hinten|vorn)(?!\p{L})/iu
/** A row of labels and values is no tile, nor is a sentence, nor what a neighbour got for his house. */
const OF_OWN =
  /(?<!\p{L})(?:WE|Whg\.?|Wohnung|Haus|Einheit|Parzelle|Bauplatz|Typ|Nr\.?|Los)\s?(?:\d|[A-Z](?!\p{L}))|(?:kaufpreis|miete|kosten|provision|rate|darlehen|wohnfläche|grundstück|früher|statt|für\s[\d.]+\s?(?:€|EUR)|verkauft\s(?:am|im|für|(?:19|20)\d\d)|vergleichs\p{L}+)(?!\p{L})/iu

const OWN_PRICE = /(?<!\p{L})(?:kauf|angebots|verkaufs|fest)?(?:preis|verkehrswert)(?!\p{L})/iu

/**
 * Tiles as portals set them below an offer, each with a price and an area or rooms: "239.000 € | 4 Zi · 98 m² | Bordesholm".
 * What they are headed by may be on another page or be a picture. Where the offer's own price is told and is in none of them, nor what they come to, none is of it.
 */
export function withTilesApart(passages: readonly Passage[]): Passage[] {
  const tiles = passages.map(tilesIn)
  const prices = new Set(tiles.flat())
  const rest = passages.filter((_, index) => tiles[index]?.length === 0)
  const own = rest.flatMap(ownPricesIn)
  const areOthers = prices.size >= MIN_TILES && own.length > 0 && !own.some(price => prices.has(price))
  if (!areOthers || rest.some(tellsOfSeveral) || comeTo(tiles.flat(), own)) return [...passages]
  return passages.map((passage, index) => (tiles[index]?.length ? { ...passage, section: 'other-offers' } : passage))
}

/** "Kaufpreise ab 259.000 €": what follows is what is offered. "Vergleichsverkäufe in der Straße:" heads what neighbours got. */
const OF_SEVERAL = /(?<!\p{L})(?:preise?\s?[:¦]?\s?ab\s\d|vergleichs(?:verkäufe|preise|fälle|werte))/iu

function tellsOfSeveral({ section, text }: Passage): boolean {
  return section === 'object' && OF_SEVERAL.test(text)
}

/** Whether the tiles are the parts of what one price is asked for: "gesamt 820.000 €", each half 410.000 €. */
function comeTo(tiles: readonly string[], own: readonly string[]): boolean {
  const sum = tiles.reduce((euro, price) => euro + euroOf(price), 0)
  return own.some(price => Math.abs(sum - euroOf(price)) <= ROUNDED_OFF * euroOf(price))
}

/** Share of the price: halves sold one by one cost somewhat more than both. */
const ROUNDED_OFF = 0.05

function euroOf(price: string): number {
  return Number(price.replace(/,.*$/u, '').replaceAll('.', ''))
}

/** The prices of the tiles that a passage consists of; none where it is something else. */
function tilesIn({ text }: Passage): string[] {
  const rows = text.split(/\n+/u).map(line => line.split('¦'))
  const [first = []] = rows
  if (rows.length > MAX_LINES || rows.some(cells => cells.length !== first.length)) return []
  const found = first.map((_, column) => priceOf(rows.map(cells => cells[column] ?? '').join('\n')))
  return found.every(price => price !== null) ? found : []
}

function priceOf(tile: string): string | null {
  const [price, ...more] = tile.match(PRICE) ?? []
  if (price === undefined || more.length > 0 || tile.length > MAX_CHARACTERS) return null
  return AREA_OR_ROOMS.test(tile) && !OF_OWN.test(tile) && !PLACE_IN_HOUSE.test(tile) ? price : null
}

function ownPricesIn({ text }: Passage): string[] {
  return OWN_PRICE.test(text) ? (text.match(PRICE) ?? []) : []
}
