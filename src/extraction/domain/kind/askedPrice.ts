import { regexp } from '#kernel/regexp.ts'
import { firstMark, mark, title, type FoundMark, type Mark } from './mark.ts'
import type { LineView, PageView } from './pageView.ts'

const BARE = String.raw`\d{1,3}(?:[.'’ ]\d{3})+|\d{1,3}(?:,\d{3})+(?!\d)|\d{5,8}|\d{4}(?= ?(?:€|eur))|\d{1,4}(?:[.,]\d{1,3})? ?(?:mio|millionen|t ?€|tsd|teur|k ?€|tausend)`
const CENTS = String.raw`(?:[,.](?:-+|–+|—|00))?`
const SUM = String.raw`(?:€|eur|euro|chf)? ?(?:${BARE})${CENTS}(?![^\n]{0,12}(?:/|je|pro) ?(?:m²|qm))`
const LABEL = String.raw`(?:gesamt|netto|brutto|haupt|grundstücks|wohnungs|paket|objekt|haus|kauf|angebots|verkaufs|fest|richt|einstiegs|ziel){0,3}-?preis(?:vorstellung|forderung|wunsch|erwartung|idee|ansatz)?e?|verhandlungsbasis|kp|vb|vhb|mindestgebot|startgebot|auktionslimit|limit|asking price|purchase price|price`

/** What was asked or paid once. */
const FORMER = String.raw`(?:damalig|früher|ehemalig|einstig|ursprünglich)\p{L}*`

/** A price in a form that only asking prices have: behind its label, negotiable, on request, found by bids. */
const FIRM: readonly Mark[] = [
  mark[4]`(?:^|¦ )(?:${LABEL})(?!\p{L})[^\n¦\d]{0,25}¦ ?[^\n¦\d]{0,15}\d[^\n¦]{0,25}(?:€|eur|euro|vb)(?! ?(?:/|je|pro) ?(?:m²|qm))`,
  mark[4]`(?<!${FORMER}\s)(?:^|¦ |[•*|/·,] ?|(?<=\p{L}{3}|\d)\. )(?<!${FORMER}\s)(?:${LABEL})(?!\p{L}| bis)(?![^\n]{0,25}\bbis\b)[^\n\d]{0,45}${SUM}`,
  mark[4]`(?<!(?:ablöse|abstand\p{L}*|kaution)[^¦.]{0,20})${SUM} ?(?:€|eur|euro)? ?\(?(?:vb|vhb|fp|vhs|festpreis|verhandlungsbasis|verhandelbar)(?!\p{L})`,
  mark[4]`preis[^\n]{0,30}(?:auf|nach|gegen) (?:anfrage|gebot|absprache)|preis:? ?(?:¦ )?(?:ist )?(?:verhandlungssache|verhandelbar|vb)|(?<![\d.,])\d{2,3} ?(?:vb|vhb)(?!\p{L})|preise? (?:folg(?:t|en)|in kürze|vb|vhb)|gegen (?:höchst)?gebot|höchstgebot|mindestgebot|bieterverfahren|gebotsverfahren|angebotsverfahren|angebotsfrist|gebotsabgabe|(?<!\p{L})gebote? (?:bis|über|ab|werden|sind|nehmen|an)(?!\p{L})|kaufpreisgebot|auktionslimit|price (?:up)?on request|kaufpreisangebote? `,
  mark[4]`${SUM} ?(?:€|eur|euro)[^\n]{0,25}(?:vorgestellt|gedacht|vor(?=[ .,]|$)|vorstellen|haben wollen|soll (?:es|sie|er|das) kosten|erlösen|werden (?:erwartet|verlangt))`,
  mark[4]`(?:gesamt|haus|fest|pauschal)preis (?:inkl|einschl)[^\n¦]{0,30}¦ ?${SUM} ?(?:€|eur|euro)`,
  mark[4]`(?:was|wie) (?:wir uns|ich mir) (?:\p{L}+ ){0,3}vorstelle[nt]?:? (?:rund |ca\. |etwa )?${SUM} ?(?:€|eur|euro)`,
  mark[4]`(?:hätten|möchten|wollen|hätte|möchte|will) (?:wir |ich )?(?:dafür )?(?:gerne? )?${SUM} ?(?:€|eur|euro)`,
]
/** A price in a sentence, which may be anybody's. */
const LOOSE: readonly Mark[] = [
  mark[3]`(?<!\p{L})(?:(?:kauf|verkaufs|angebots)?preis(?:lich)?|preisvorstellung|kostet|kosten soll)(?!e? bis)[^\n\d]{0,60}\n?[^\n\d]{0,30}${SUM}`,
  // Building land is sold by the square metre.
  mark[3]`(?:festpreis|grundstückspreis|baulandpreis|kaufpreis|preis:?)[^\n\d]{0,20}\d{1,4}(?:,\d{2})? ?(?:€|eur|euro) ?(?:/|je|pro) ?(?:m²|qm|quadratmeter)`,
  mark[3]`(?:für|zum preis von|um die|zu|bei) (?:nur |insgesamt |komplett |rund |ca\. )?${SUM} ?(?:€|eur|euro)`,
]
/** An amount that only property costs. */
const LARGE: readonly Mark[] = [
  mark[2]`(?:€|eur|euro) ?\d{1,3}(?:[.,'’ ]\d{3})+(?!\d)|\d{2,3}(?:[.'’ ]\d{3})+${CENTS} ?(?:€|eur|euro|vb|vhb)|\d{1,2}[.,]\d{1,3} ?mio`,
  mark[1]`(?<![\d.,/])\d{2,3}\.\d{3}(?![.,]?\d| ?(?:m²|qm|km|kwh|m³|liter|einwohner|stimmen|mea|stück|/))`,
]
/** What is said of an amount that is no price of the object: a deposit, a rent, a takeover, a cost; before or behind it. */
const OTHER_AMOUNT = String.raw`kaution|sicherheit|bürgschaft|ablöse|abstand|miete|pacht|umsatz|rücklage|kosten|investier|ertrag|einnahme`
const PURCHASE_SUM = mark[4]`(?<!(?:${OTHER_AMOUNT})[^\n¦./]{0,40})(?<!(?:weitere|ähnliche|andere) (?:angebot|anzeig|objekt|immobil)[^\n]{0,80})(?<![\d.,])(?:[2-9]\d|\d{3}|\d{1,2}[.'’ ]\d{3})[.'’ ]?\d{3}${CENTS} ?(?:€|eur|euro|vb|vhb)(?! ?(?:/|je|pro|p\.|im|jährlich|netto)|[^\n¦./]{0,20}(?:${OTHER_AMOUNT})|[^¦./]{0,24}(?<!wird )(?:erworben|gekauft|übernommen|veräußert|weg(?!\p{L})))`
/** As a title or beneath it, with nothing else in its line. */
const HEADED_SUM = title[4]`(?:nur )?(?:[2-9]\d|\d{3}|\d{1,2}[.'’]\d{3})[.'’]\d{3}${CENTS} ?(?:€|eur|euro)(?: (?:vb|vhb|zzgl|plus)[^\n]{0,40})?$`
const PRICE_LABEL = regexp.u`^(?:${LABEL})(?!\p{L})[^\d]{0,25}$`
const SUM_ALONE = regexp.u`^(?:ca\. |nur )?${SUM} ?(?:€|eur|euro)?(?: ?\*|\p{Ps}.*)?$|^auf anfrage$`
const GRID_LINES = 3
const HAS_LABEL = /prei|kp(?!\p{L})|vb(?!\p{L})|gebot|limit|basis/u

/** What is asked, as far as its form tells; null where nothing of that form was found. */
export interface AskedPrice {
  readonly firm: FoundMark | null
  readonly loose: FoundMark | null
  readonly large: FoundMark | null
  /** An amount that may be what the object costs: as large, and neither a deposit nor a rent nor a cost. */
  readonly purchase: FoundMark | null
  /** Such an amount that stands alone where a document says what it is. */
  readonly headed: FoundMark | null
}

export function askedPrice(pages: readonly PageView[]): AskedPrice {
  const first = (marks: readonly Mark[]): FoundMark | null =>
    marks.flatMap(one => firstMark(pages, one) ?? [])[0] ?? null
  return {
    firm: first(FIRM) ?? pages.map(inGrid).find(Boolean) ?? pages.map(inRows).find(Boolean) ?? null,
    loose: first(LOOSE),
    large: first(LARGE),
    headed: firstMark(pages, HEADED_SUM) ?? null,
    purchase: firstMark(pages, PURCHASE_SUM) ?? null,
  }
}

/** A price in a grid of cards: the label in one line, its amount in one near it. */
function inGrid(page: PageView): FoundMark | undefined {
  for (const [index, { lower, cells }] of page.lines.entries()) {
    if (!HAS_LABEL.test(lower) || !cells.some(cell => PRICE_LABEL.test(cell.toLowerCase()))) continue
    const near = page.lines.slice(Math.max(0, index - GRID_LINES), index + GRID_LINES + 1)
    const sum = near.flatMap(line => line.cells).find(cell => SUM_ALONE.test(cell.toLowerCase()))
    if (sum !== undefined) return { weight: 4, head: false, page: page.number, quote: sum }
  }
  return undefined
}

/** The head of a column tells the unit of the figures below. */
const HEADS_AREA = /(?:^|¦ |\p{L} |\()(?:in )?(?:m²|qm)(?:\)|$| ¦)|fläche/u
const BARE_AREA = /^\d{2,3}(?:[.,]\d{1,2})?$/u
const AREA_OF_UNIT = /\d ?(?:m²|qm)/u
/** "bis 290.000 €" is what somebody would pay, unless it ends a range. */
const PRICE_OF_UNIT = /(?<![\d.,])(?<!(?<!€ )bis (?:zu )?)\d{2,3}[.'’]\d{3}(?:,\d\d|,-+)? ?(?:€|eur)/u
/** Without cells a row begins with its unit. */
const UNIT = /^(?:we|wohnung|whg\.?|einheit|haus|nr\.?|platz|bauplatz|apartment|top)\s?(?:nr\.?\s?)?\w{1,3}(?!\w)/u
const MIN_ROWS = 3

/** A table of rents has sums beside areas, too. */
const RENT_ROLL = /miete|netto kalt|jahr netto|pacht|jnkm/u

/** Whether a page lists what several units cost. */
export function hasPricesInRows(page: PageView): boolean {
  return inRows(page) !== undefined
}

/** Prices of several units, each in a row with its area. */
function inRows(page: PageView): FoundMark | undefined {
  if (page.lines.some(({ lower, cells }) => cells.length >= 3 && RENT_ROLL.test(lower))) return undefined
  const isHeaded = page.lines.some(({ lower, cells }) => cells.length >= 3 && HEADS_AREA.test(lower))
  const hasArea = ({ lower, cells }: LineView): boolean =>
    AREA_OF_UNIT.test(lower) || (isHeaded && cells.some(cell => BARE_AREA.test(cell)))
  const rows = page.lines.filter(
    line => (line.cells.length >= 3 || UNIT.test(line.lower)) && hasArea(line) && PRICE_OF_UNIT.test(line.lower),
  )
  const quote = rows[0]?.cells.join(' ')
  return quote !== undefined && rows.length >= MIN_ROWS
    ? { weight: 4, head: false, page: page.number, quote }
    : undefined
}
