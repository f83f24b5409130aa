import type { Evidence } from '#kernel/evidence.ts'
import { amountsIn, areasIn } from '../numbers.ts'
import type { Passage } from '../passages.ts'
import { proof } from '../proof.ts'
import { CELL_MARK } from '../runningOn.ts'

/** A home of the same house in a list beside the offer that tells it as sold. */
export interface SoldRow {
  /** €: what was asked for it last, which is no less than what was paid. */
  readonly price: number
  /** m² */
  readonly area: number
  /** Of the sale; null: not told. */
  readonly year: number | null
  readonly evidence: Evidence
}

const HOUSE = String.raw`(?:im|in diesem|in demselben|aus dem) (?:(?:selben|gleichen|nämlichen) )?(?:haus|gebäude|objekt|hochhaus|wohnhaus)`
/** "Weitere Objekte im Haus (automatisch)", "Zuletzt verkauft im selben Haus" */
const HEAD = new RegExp(
  String.raw`(?<!\p{L})(?:(?:weitere|andere|sonstige|übrige|frühere|unsere|aktuelle|alle) (?:objekte?|wohnungen|einheiten|angebote|apartments|immobilien|verkäufe)|(?:zuletzt|bereits|kürzlich) (?:\p{L}+ )?verkauft\p{L}*|verkaufte (?:wohnungen|einheiten|objekte)|(?:vergleichs)?verkäufe|referenz(?:en|objekte|verkäufe)|außerdem|ebenfalls)(?: (?:von|bei) uns)? ${HOUSE}(?!\p{L})`,
  'iu',
)
/** Then its rows need not say so. */
const HEAD_OF_SALES = /(?<!\p{L})(?:\p{L}*verkauft\p{L}*|\p{L}*verkäufe|referenz\p{L}*)(?!\p{L})/iu
const MAX_HEAD = 70
const SOLD = /(?<!\p{L}|nicht |noch nicht |wird |soll )(?:verkauft|veräußert|beurkundet|sold)(?!\p{L})/iu
/** What is only promised, asked or let was not paid. */
const NOT_SOLD =
  /(?<!\p{L})(?:reserviert|verfügbar|frei|auf anfrage|vermietet|miete|kaltmiete|unverkauft|in vermarktung|rückabgewickelt|(?:verkauft|sold) (?:ab|bis)|zu verkaufen)(?!\p{L})/iu
const YEAR = /(?<![\d.,])(?:\d{1,2}[./])?(20[0-4]\d)(?![\d.,]|\s?(?:€|EUR|Euro|m²|qm))/gu
const MIN_PRICE = 15_000

/** The rows below a head that says what they have in common: the house. One whose size or price is not told says nothing. */
export function soldInHouse(passages: readonly Passage[]): SoldRow[] {
  const heads = passages.flatMap(({ text }, at) => (isHead(text) ? [at] : []))
  return heads.flatMap(at => {
    const rows: SoldRow[] = []
    for (const passage of passages.slice(at + 1)) {
      const lines = linesOf(passage)
      if (!lines.some(({ isRow }) => isRow)) break
      rows.push(...lines.flatMap(({ row }) => row(HEAD_OF_SALES.test(passages[at]?.text ?? '')) ?? []))
    }
    return rows
  })
}

function isHead(text: string): boolean {
  return text.length <= MAX_HEAD && HEAD.test(text) && !text.includes(CELL_MARK) && !/[.!?]$/u.test(text)
}

interface Line {
  readonly isRow: boolean
  readonly row: (isOfSales: boolean) => SoldRow | null
}

function linesOf(passage: Passage): Line[] {
  let next = 0
  return passage.text.split('\n').map(text => {
    const start = next
    next += text.length + 1
    const prices = amountsIn(text).filter(({ value, unit }) => unit === '€' && value >= MIN_PRICE)
    const areas = areasIn(text)
    const [price] = prices
    const [area] = areas
    const row = (isOfSales: boolean): SoldRow | null => {
      const isSold = (isOfSales || SOLD.test(text)) && !NOT_SOLD.test(text)
      if (!price || area === undefined || prices.length > 1 || areas.length > 1 || !isSold) return null
      const year = [...text.matchAll(YEAR)].map(([, told]) => Number(told)).at(-1) ?? null
      return { price: price.value, area: area.value, year, evidence: proof(passage, start, start + text.length) }
    }
    return { isRow: price !== undefined && area !== undefined, row }
  })
}
