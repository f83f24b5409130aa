import { regexp } from '#kernel/regexp.ts'
import { CELL_MARK } from '../runningOn.ts'
import { wholeWords } from '../scope/wholeWords.ts'
import { BARE_YEAR, type Dated, DONE, type Named, NOT_DONE, PARTLY, type Piece } from './datedPieces.ts'
import { isPieceOnly } from './pieceOfTrade.ts'
import { TRADES } from './rules/trades.ts'

/**
 * Rows of a table that tells what was done to a house: "Dacheindeckung samt Dämmung ¦ 2012, Rechnung liegt vor", and below a heading
 * that says so also "2021 ¦ Zählerschrank ¦ mit Rechnung" and "Dach ¦ neu gedeckt ¦ 2012".
 */

const SO_FAR =
  '(?:in den (?:letzten|vergangenen) (?:\\p{L}+ )?jahren|seit \\d{4}|bisher|bereits|schon|zuletzt|alles|seitdem|wir|hier|am haus|im haus|an der wohnung|in der wohnung|an dem haus)'
const WAS_DONE = '(?:gemacht|getan|erneuert|modernisiert|saniert|renoviert|investiert|instand ?gesetzt|erledigt)'
const WORKS =
  '(?:modernisierung|sanierung|renovierung|instandsetzung|erneuerung)(?:en|s-?(?:maßnahmen|arbeiten|liste|übersicht|historie|stand|jahre))?|(?:größere |wesentliche |laufende |bisherige |letzte )?investitionen|modernisiert|erneuert'
const HEADS_DONE = regexp.u`^[^\p{L}]*(?:(?:das|was|dies)(?: (?:und )?wann)?(?: (?:wurden?|haben|ist))?(?: ${SO_FAR})* ${WAS_DONE}(?: (?:wurden?|worden ist|worden|ist|haben))?(?: ${SO_FAR})*|(?:(?:durchgeführte|erfolgte|ausgeführte|erledigte|getätigte|bisherige|wesentliche|letzte|vergangene|erbrachte) (?:arbeiten|maßnahmen|${WORKS})|${WORKS})(?: (?:und|&|seit|der|in|den|des|am|im|an|letzten|vergangenen|zehn|jahren?|haus|hauses|gebäudes?|wohnung|überblick|\d{4}|${WORKS}))*)[^\p{L}\d]*$`

/** "2015 Bad im Obergeschoss mit Dusche": a line of a list that its year heads, with nothing between the two. */
const LED_BY_YEAR = /^(?<year>[^\p{L}\d]*(?:19|20)\d\d) (?=(?!bis |und |oder |ist |wurde|hat |haben )\p{L})/u

/** Such a line as the row of a table, each character in its place. */
export function asRowOfYear(statement: string): string {
  return statement.includes(CELL_MARK) ? statement : statement.replace(LED_BY_YEAR, `$<year>${CELL_MARK}`)
}

/** Whether the rows above a row go back to a heading that says that it was done. @param before the statements before it, the nearest last */
export function isBelowWorksDone(before: readonly string[]): boolean {
  const head = before.findLast(
    statement => !statement.includes(CELL_MARK) && /\p{L}/u.test(statement) && !LED_BY_YEAR.test(statement),
  )
  return head !== undefined && HEADS_DONE.test(head.trim())
}

/** Where the sockets' wires stay: told of the wiring only by a table of works. */
const CABINET =
  /(?<!\p{L})(?:zählerschrank|zähleranlage|zählerplatz|sicherungskasten|unterverteilung(?:en)?|hauptverteilung|elektroverteilung)(?!\p{L})/u
const WIRING = TRADES.find(({ id }) => id === 'elektrik')
const YEAR_FIRST = /^ ?(?:ca· |um |ende |anfang |mitte )?(?:19|20)\d\d(?: ?[-/] ?(?:19|20)?\d\d)?(?=$|[ ,;(])/u
const YEARS_ONLY = /^[-–•* ]*(?:19|20)\d\d(?: ?[-/] ?(?:19|20)?\d\d)? ?$/u
const FLOOR =
  /^ ?(?:(?:im |in |nur )?(?:\p{L}*geschoss|eg|og|dg|kg|ug|keller|anbau|rest|oben|unten|straßenseite|gartenseite)|und)? ?$/u
/** "Bad Salzuflen" is no bath: what follows the name of a part tells of it. */
const OF_PART =
  /^(?:$|,| ?\(| (?:samt|mit|inkl·|inklusive|incl·|einschließlich|und|&|\+|aus|im|in|zur|zum|an|auf|der|des|von|neu|komplett|rundum|überall|erneuert|saniert|gedeckt|getauscht|ausgetauscht|modernisiert|ersetzt|eingebaut|eingedeckt)(?!\p{L}))/u
const LEADS =
  wholeWords(
    '(?:alle|sämtliche|(?:alle |sämtliche )?neue[rsnm]?|erneuerung|austausch|einbau|sanierung|modernisierung|neueindeckung)(?: (?:der|des|neuer|neuen))?',
    'y',
  ) // prettier-ignore

/** "Dach, 16 cm Zellulose gedämmt": its tiles are as old as they were. */
function isInsulationAlone(text: string): boolean {
  return /dach/u.test(text) && /dämm/u.test(text) && !/deck|ziegel|pfanne|neu|(?<!\p{L})(?:samt|mit|inkl·|inklusive|und|einschließlich)(?!\p{L})/u.test(text) // prettier-ignore
}

interface Cell {
  readonly start: number
  readonly text: string
}

/** @param isDone the table says of itself that all of it was done; else a row of a part and a year says when the part is from */
export function datedByWorks(statement: string, pieces: readonly Piece[], isDone: boolean): Dated[] {
  const cells = cellsOf(statement)
  if (cells.length < 2 || (!isDone && cells.length > 2)) return []
  const at = cells.findIndex(({ text }) => YEARS_ONLY.test(text) || YEAR_FIRST.test(text))
  const what = cells[at === 0 ? 1 : 0] as Cell
  const when = cells[at]
  if (!when || (at === 0 && (!isDone || !YEARS_ONLY.test(when.text)))) return []
  const others = cells.filter(cell => cell !== when).map(({ text }) => text)
  if (others.some(text => NOT_DONE.test(text)) || isInsulationAlone(what.text)) return []
  const told = toldOfYears(piecesIn(pieces, when), isDone)
  const years = told.flatMap(({ times }) => times.map(({ year }) => year))
  if (years.length === 0) return []
  // Of "2006 (Erdgeschoss), 2012 (Dachgeschoss)" the older year, for the oldest part.
  const year = Math.min(...years)
  const done = isDone || others.some(text => DONE.test(text))
  return named(what, pieces, { all: at === 0, isDone }).map(one => datedOf(one, year, done))
}

function cellsOf(statement: string): Cell[] {
  return statement.split(CELL_MARK).reduce<Cell[]>((cells, text) => {
    const last = cells.at(-1)
    return [...cells, { start: last ? last.start + last.text.length + CELL_MARK.length : 0, text }]
  }, [])
}

function piecesIn(pieces: readonly Piece[], { start, text }: Cell): readonly Piece[] {
  return pieces.filter(piece => piece.start >= start && piece.start < start + text.length)
}

/** What is told behind the years tells of other things. */
function toldOfYears(pieces: readonly Piece[], isDone: boolean): readonly Piece[] {
  const end = pieces.findIndex(({ text }) => ![BARE_YEAR, FLOOR, YEARS_ONLY].some(years => years.test(text.trim())))
  return end < 0 ? pieces : pieces.slice(0, isDone ? Math.max(end, 1) : end)
}

/** The parts of the house that a cell begins with; all: and those behind its commas, of a list beside one year. */
function named(
  cell: Cell,
  pieces: readonly Piece[],
  { all, isDone }: { readonly all: boolean; readonly isDone: boolean },
): [Named, Piece, boolean][] {
  const own = piecesIn(pieces, cell)
  return (all ? own : own.slice(0, 1)).flatMap((piece): [Named, Piece, boolean][] => {
    const cabinet = CABINET.exec(piece.text)
    const trades = piece.trades.filter((one, at) => (at > 0 && !all) || isAtStart(one, piece))
    if (trades.length > 0) return trades.map(one => [one, piece, false])
    if (!cabinet || !WIRING || !isDone) return []
    const at = piece.start + cabinet.index
    return [[{ trade: WIRING, at, end: at + cabinet[0].length }, piece, true]]
  })
}

function isAtStart({ at, end }: Named, { start, text }: Piece): boolean {
  const before = text.slice(0, at - start).trim()
  LEADS.lastIndex = 0
  const isLed = before === '' || LEADS.exec(before)?.[0] === before || before.endsWith(' und')
  return isLed && OF_PART.test(text.slice(end - start).trimEnd())
}

function datedOf([one, { text }, isCabinet]: [Named, Piece, boolean], year: number, done: boolean): Dated {
  const piece = isPieceOnly(one.trade.topic, text)
  return { named: one, year, done, partly: piece || isCabinet || PARTLY.test(text), piece }
}
