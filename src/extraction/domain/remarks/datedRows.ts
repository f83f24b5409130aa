import { regexp } from '#kernel/regexp.ts'
import { CELL_MARK } from '../runningOn.ts'
import { type Dated, DONE, type Named, NOT_DONE, PARTLY, type Piece } from './datedPieces.ts'
import { isPieceOnly } from './pieceOfTrade.ts'
import { isTradeLabel, tradesOfLabel } from './rules/tradeLabels.ts'

/** Rows of a table of works: "Dach ¦ 2017 neu eingedeckt, Dämmung 16 cm" and "2017 ¦ Dach, Fenster". */

const YEARS = String.raw`(?:19|20)\d\d(?: ?[-/] ?(?:19|20)?\d\d)?`
const YEARS_ONLY = regexp.u`^${YEARS}$`
/** "Wasserleitungen ¦ teils 1954 ¦ Strang rechts repariert": a column of years stands before that of remarks. */
const YEAR_CELL = regexp.u`^(?:(?:teils|teilw·|tlw·|überwiegend|ca·|um) )?${YEARS}$`

const CHECK = /^ ?\p{L}*(?:prüfung|inspektion|befahrung|reinigung|spülung|wartung) ?$/u

/** What a row of such a table dates; empty for everything else. @param statement of which the pieces are */
export function datedInRow(statement: string, pieces: readonly Piece[]): Dated[] {
  if (isRowOfYears(statement)) return ofRowOfYears(pieces)
  const end = statement.indexOf(CELL_MARK)
  const [, second = '', ...further] = statement.split(CELL_MARK)
  if (end < 0 || further.length > 1 || (further.length === 1 && !YEAR_CELL.test(second.trim()))) return []
  const label = statement.slice(0, end).trim()
  const cell = pieces.filter(({ start }) => start > end)
  if (isTradeLabel(label)) return ofTradeRow(statement.slice(0, end), cell)
  return YEARS_ONLY.test(label) ? ofYearRow(pieces[0], cell) : []
}

/** "2014 ¦ Dach ¦ 2016 ¦ Fenster": two columns, each with its years first. */
export function isRowOfYears(statement: string): boolean {
  const cells = statement.split(CELL_MARK)
  return cells.length >= 4 && cells.length % 2 === 0 && cells.every((cell, at) => YEARS_ONLY.test(cell.trim()) === (at % 2 === 0)) // prettier-ignore
}

function ofRowOfYears(pieces: readonly Piece[]): Dated[] {
  return pieces.flatMap((label, at) => (label.times.length === 0 ? [] : ofYearRow(label, untilNextYear(pieces, at))))
}

function untilNextYear(pieces: readonly Piece[], at: number): readonly Piece[] {
  const next = pieces.findIndex(({ times }, place) => place > at && times.length > 0)
  return pieces.slice(at + 1, next < 0 ? pieces.length : next)
}

/** "Baujahr" without a year: as old as the house. */
const OF_THE_BUILDING = /^[¦ ]*(?:(?:überwiegend|größtenteils|meist|noch) )*(?:baujahr|bauzeit) ?$/u

/** "Elektrik ¦ Zählerschrank 2019": the wires are told of nowhere. */
const DISTRIBUTION =
  /^[¦ ]*(?:neuer? )?(?:zähler(?:schrank|kasten|anlage)|sicherungs(?:kasten|schrank)|(?:elektro)?(?:unter|haupt)?verteil(?:ung(?:en)?|er|erkasten))(?!\p{L}|,| und)/u
/** The wires themselves, told beside it: "Zählerschrank 2018, Leitungen 2018". */
const WIRES = /(?<!wasser-?)leitung|(?:ver)?kabel|installation/u

/** The first year of the cell that stands by no other trade dates what the label names; of a span the older year, for the oldest part. */
function ofTradeRow(label: string, cell: readonly Piece[]): Dated[] {
  // "Elektroleitungen ¦ überwiegend Baujahr, Zählerschrank 1998": the year dates another thing.
  if (OF_THE_BUILDING.test(cell[0]?.text ?? '')) return []
  const isOfBoard = DISTRIBUTION.test(cell[0]?.text ?? '')
  const named = tradesOfLabel(label)
  const topics = named.map(({ trade }) => trade.topic)
  const own = cell.filter(({ trades, text }) => !NOT_DONE.test(text) && (isOfBoard ? WIRES.test(text) : trades.every(({ trade }) => topics.includes(trade.topic) && !isPieceOnly(trade.topic, text)))) // prettier-ignore
  const first = own.find(({ times }) => times.length > 0)
  if (!first) return []
  const upTo = own.slice(0, own.indexOf(first) + 1)
  const year = Math.min(...first.times.map(time => time.year))
  const done = upTo.some(({ text }) => DONE.test(text))
  const partly = upTo.some(({ text }) => PARTLY.test(text))
  return named.map(one => ({ named: one, year, done, partly, until: first.end }))
}

function ofYearRow(label: Piece | undefined, cell: readonly Piece[]): Dated[] {
  const year = Math.min(...(label?.times.map(time => time.year) ?? []))
  if (!Number.isFinite(year)) return []
  return cell
    .filter(({ text, times }, at) => times.length === 0 && !NOT_DONE.test(text) && !isOnlyChecked(cell[at + 1]))
    .flatMap(({ trades, text }) =>
      trades.map((named: Named) => ({
        named,
        year,
        done: true,
        partly: PARTLY.test(text) || isPieceOnly(named.trade.topic, text),
        piece: isPieceOnly(named.trade.topic, text),
      })),
    )
}

/** "Abwasserleitung, Dichtheitsprüfung": what stands behind the comma is all that was done to it. */
function isOnlyChecked(next: Piece | undefined): boolean {
  return next !== undefined && next.trades.length === 0 && CHECK.test(next.text)
}
