import type { CalendarDate } from '#kernel/calendarDate.ts'
import { euro, germanMoney } from '#kernel/money.ts'
import { MARKTARTEN, type Marktart } from '#reference/market/bewertungsmodell.ts'
import type { OperatorPlace } from '#valuation/domain/operatorTables.ts'
import { quoted } from './lineFault.ts'
import { rowPlace } from './rowPlace.ts'
import { firstDayOf, standOf } from './stand.ts'
import { type Column, FORMS, type RowOf, type TableName } from './tableForm.ts'
import { type DecimalSign, readingsOf, writtenNumber } from './writtenNumber.ts'

/** One record of a file, and where what is wrong with it goes. */
export interface TableCells {
  readonly table: TableName
  /** Without white space around it; empty where the file does not have the column. */
  readonly text: (column: Column) => string
  /** How the file writes decimals, as far as it shows it. */
  readonly sign: DecimalSign | null
  readonly today: CalendarDate
  readonly complain: (message: string) => null
}

/** Where low and high are not given: this share below and above mid, an assumption that the report must name. */
const ASSUMED_SPREAD = 0.15
export const ASSUMED_RANGE = 'Spanne ±15\u00a0% angenommen'

const BASES = ['angebot', 'beurkundet'] as const
const MAX_SOURCE_LENGTH = 200
/** Before it no table helps today; such a year is a slip. */
const FIRST_YEAR = '2000'

/** Reads a row of each table; null after a complaint. */
export const ROW_READERS: { readonly [Name in TableName]: (cells: TableCells) => RowOf[Name] | null } = {
  preise: cells => {
    const [origin, art, basis, range] = [originOf(cells), artOf(cells), basisOf(cells), rangeOf(cells)]
    return origin && art && basis && range && { ...withRange(origin, range), art, basis }
  },
  mieten: cells => {
    const [origin, range] = [originOf(cells), rangeOf(cells)]
    return origin && range && withRange(origin, range)
  },
  bodenrichtwerte: cells => {
    const [origin, mid] = [originOf(cells), figureOf(cells, 'wert')]
    return origin && mid !== null ? { ...origin, mid } : null
  },
}

/** The kind of home as we write it; undefined for no or an unknown one. */
export function writtenArt(text: string): Marktart | undefined {
  return MARKTARTEN.find(art => art.toLowerCase() === text.toLowerCase())
}

interface Origin extends OperatorPlace {
  readonly source: string
  readonly stand: string
}

function originOf(cells: TableCells): Origin | null {
  const place = rowPlace(cells.text('plz'), cells.text('kreis'))
  if (!place.ok) cells.complain(place.failure)
  const [source, stand] = [sourceOf(cells), checkedStand(cells)]
  return place.ok && source && stand ? { ...place.value, source, stand } : null
}

function sourceOf({ text, complain }: TableCells): string | null {
  const source = text('quelle')
  if (source === '') return complain('quelle ist leer. Nennen Sie, woher die Zahl stammt; der Bericht druckt es ab.')
  if (source.length > MAX_SOURCE_LENGTH) return complain(`quelle ist länger als ${MAX_SOURCE_LENGTH} Zeichen.`)
  if (/\p{Cc}/u.test(source)) return complain('quelle enthält einen Zeilenumbruch oder ein Steuerzeichen.')
  return source
}

function checkedStand({ text, today, complain }: TableCells): string | null {
  const [written, stand] = [text('stand'), standOf(text('stand'))]
  if (written === '')
    return complain('stand ist leer. Nennen Sie, für welche Zeit die Zahl gilt, etwa 2026 oder 2026-Q1.')
  if (stand === null) {
    return complain(
      `stand ${quoted(written)} ist keine Zeitangabe. Erlaubt sind 2026, 2026-Q1, 2026-01-31 und 31.01.2026.`,
    )
  }
  if (firstDayOf(stand) > today) return complain(`stand ${quoted(written)} liegt in der Zukunft.`)
  if (stand < FIRST_YEAR) return complain(`stand ${quoted(written)} liegt vor dem Jahr ${FIRST_YEAR}.`)
  return stand
}

function artOf({ text, complain }: TableCells): Marktart | null {
  const written = text('art')
  return writtenArt(written) ?? complain(`art ${quoted(written)} ist unbekannt. Erlaubt: ${MARKTARTEN.join(', ')}.`)
}

function basisOf({ text, complain }: TableCells): RowOf['preise']['basis'] | null {
  const written = text('basis')
  const basis = BASES.find(one => one === written.toLowerCase())
  return basis ?? complain(`basis ${quoted(written)} ist unbekannt. Erlaubt: ${BASES.join(', ')}.`)
}

interface Range {
  readonly low: number
  readonly mid: number
  readonly high: number
  /** True: low or high is our assumption. */
  readonly assumed: boolean
}

function rangeOf(cells: TableCells): Range | null {
  const mid = figureOf(cells, 'mittel')
  const [noLow, noHigh] = [cells.text('niedrig') === '', cells.text('hoch') === '']
  const low = noLow ? mid && toCents(mid * (1 - ASSUMED_SPREAD)) : figureOf(cells, 'niedrig')
  const high = noHigh ? mid && toCents(mid * (1 + ASSUMED_SPREAD)) : figureOf(cells, 'hoch')
  if (!low || !mid || !high) return null
  if (low <= mid && mid <= high) return { low, mid, high, assumed: noLow || noHigh }
  const written = (['niedrig', 'mittel', 'hoch'] as const).map(column => `${column} ${quoted(cells.text(column))}`)
  return cells.complain(`${written.join(', ')}: niedrig darf nicht über mittel liegen, hoch nicht darunter.`)
}

/** The report prints the source, so an assumed range is named there. */
function withRange({ source, ...origin }: Origin, { assumed, ...range }: Range) {
  return { ...origin, ...range, source: assumed ? `${source} (${ASSUMED_RANGE})` : source }
}

/** Above 0, as every table's least is. */
function figureOf({ table, text, sign, complain }: TableCells, column: Column): number | null {
  const { least, most, meaning } = FORMS[table]
  const isBelieved = (value: number) => value >= least && value <= most
  const written = text(column)
  if (written === '') return complain(`${column} ist leer.`)
  const [value, other] = readingsOf(writtenNumber(written), sign, isBelieved)
  if (value === undefined) {
    return complain(`${column} ${quoted(written)} ist keine Zahl. Schreiben Sie nur die Zahl, etwa 3500 oder 3.500,00.`)
  }
  if (other !== undefined) {
    return complain(
      `${column} ${quoted(written)} ist mehrdeutig. Schreiben Sie ${plain(value)} oder ${plain(other)}. Gemeint ist ${meaning}.`,
    )
  }
  if (isBelieved(value)) return value
  const limits = `${germanMoney(euro(least))} bis ${germanMoney(euro(most))}`
  return complain(`${column} ${quoted(written)} liegt nicht zwischen ${limits}. Gemeint ist ${meaning}.`)
}

/** In a way that has one reading only: no sign between thousands, never three decimals. */
function plain(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(2).replace('.', ',')
}

function toCents(value: number): number {
  return Math.round(value * 100) / 100
}
