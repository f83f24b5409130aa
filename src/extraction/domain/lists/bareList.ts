import { regexp } from '#kernel/regexp.ts'
import type { Line, Page, Segment } from '#reading/domain/page.ts'
import { amountsIn, areasIn, COUNT } from '../numbers.ts'
import type { List } from './list.ts'
import { linesOf } from '../placed.ts'

/** Below this an amount is a parking space or a rent, in €. */
const MIN_PRICE = 15_000
const MIN_LINES = 2
/** So many other lines may stand between two units: a heading, a remark. */
const MAX_BETWEEN = 2
const NAMED =
  /^(?:(?:WE|Whg\.?|Wohnung|Einheit|Haus|Top|Nr\.?|App?\.?|Apartment|Los|Laden|Büro|Studio|Penthouse|DHH|REH|RMH|RH|Typ) ?\p{L}{0,6} ?[\d.]*|(?:Erd|Ober|Dach|Unter|Staffel|Garten)geschoss|EG|DG|UG|\d\. ?(?:OG|Etage|Stock)|Souterrain|Hochparterre|Beletage|[A-Z] ?-?\d{1,3}(?:\.\d+)?|\d{1,2}(?:\.\d{1,2})?)(?![\p{L}\d])/u
const GROUP =
  /^(?:\d\. ?)?(?:(?:Erd|Ober|Dach|Unter|Staffel|Garten)geschoss|EG|OG|DG|UG|Etage|Haus \p{L}{0,3}\d{0,2})$/u
const TAKEN = /(?<!\p{L})(?:verkauft|reserviert|vergeben|notariell|sold)(?!\p{L})/iu

/** Units one a line without a head over them: "Hochparterre links … 97,8 m² … 655.000 €". */
export function bareLists(page: Page): List[] {
  const lines = linesOf(page)
  const lists: Line[][] = []
  let since = Infinity
  let between: Line[] = []
  for (const line of lines) {
    if (isUnit(line)) {
      // "Erdgeschoss" above the first unit names its floor.
      if (since > MAX_BETWEEN) lists.push(between.slice(-1).filter(above => GROUP.test(textOf(above).trim())))
      else lists.at(-1)?.push(...between)
      lists.at(-1)?.push(line)
      since = 0
      between = []
    } else {
      since++
      between.push(line)
    }
  }
  return lists
    .filter(all => isList(all.filter(isUnit)))
    .map(all => ({ page: page.number, cells: all.flatMap(({ segments }) => segments), totals: [] }))
}

function isList(units: readonly Line[]): boolean {
  return units.length >= MIN_LINES && units.filter(hasPrice).length >= MIN_LINES && differ(units)
}

function isUnit(line: Line): boolean {
  const text = textOf(line)
  return text.length < 110 && NAMED.test(text) && areasIn(text).length > 0 && (hasPrice(line) || TAKEN.test(text))
}

function hasPrice(line: Line): boolean {
  return amountsIn(textOf(line)).some(({ value }) => value >= MIN_PRICE)
}

function differ(lines: readonly Line[]): boolean {
  return new Set(lines.map(line => areasIn(textOf(line))[0]?.value)).size > 1
}

function textOf({ segments }: Line): string {
  return segments.map(({ text }) => text).join(' ')
}

const ROOMS = String.raw`(?:${COUNT})[- ](?:Zimmer|Zi\.?|Räume)`
/** "1. Etage, 2 Zimmer, 48,9 m²": a unit in so few words. */
const SHORT = regexp.iu`^(?:[^,]{2,24}, )?(?:${ROOMS}, (?:ca\. )?\d[\d.,]* ?(?:m²|qm)|(?:ca\. )?\d[\d.,]* ?(?:m²|qm), ${ROOMS})(?:,.{0,40})?$`
const MIN_CARDS = 3
const MAX_CARD_LINE_LENGTH = 60
/** A card goes on so many of its lines' heights above and below that line. */
const ABOVE = 5
const BELOW = 6
/** "Komfort – Ihr Angebot": of several the one that is offered. */
const OFFERED = /(?<!\p{L})ihr(?:e)? (?:angebot|haus|wohnung|wahl|auswahl|ausführung)(?!\p{L})/iu

/** Units one a card: a name, "3 Zimmer, 63,2 m²" and a price below. */
export function cardList(page: Page): List[] {
  const cells = page.blocks.flatMap(block => block.lines.flatMap(line => line.segments))
  const cards = cells.filter(({ text }) => text.length <= MAX_CARD_LINE_LENGTH && SHORT.test(text.trim()))
  const prices = cells.filter(cell => isPrice(cell) && cards.some(card => isOf(card, cell)))
  if (cards.length < MIN_CARDS || prices.length < 2 || new Set(cards.map(({ text }) => text)).size < 2) return []
  const all = cells.filter(cell => cell.text.length <= MAX_CARD_LINE_LENGTH && cards.some(card => isOf(card, cell)))
  const offered = all.find(({ text }) => OFFERED.test(text))
  const own = offered && cards.find(card => isOf(card, offered))
  return [{ page: page.number, cells: own ? all.filter(cell => !isOf(own, cell)) : all, totals: [] }]
}

function isPrice({ text }: Segment): boolean {
  return text.length < 24 && amountsIn(text).some(({ value }) => value >= MIN_PRICE)
}

/** Stands in the column of a card, near its line. */
function isOf(card: Segment, cell: Segment): boolean {
  const size = card.words[0]?.size ?? 10
  const top = card.box[1] - ABOVE * 1.4 * size
  const bottom = card.box[3] + BELOW * 1.4 * size
  return cell.box[1] >= top && cell.box[3] <= bottom && cell.box[0] < card.box[2] && cell.box[2] > card.box[0]
}
