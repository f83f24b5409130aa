import { germanNumber } from '#kernel/germanNumber.ts'
import type { CalendarDate } from '#kernel/calendarDate.ts'
import { failed, type Outcome, success } from '#kernel/outcome.ts'
import { csvOf, type CsvRecord } from './csv.ts'
import { type LineFault, quoted } from './lineFault.ts'
import { isStrangePlz, rowLabel, rowPlace } from './rowPlace.ts'
import { FORMS, MAX_BYTES, MAX_ROWS, type RowOf, type TableName } from './tableForm.ts'
import { type TableHeader, tableHeader } from './tableHeader.ts'
import { ASSUMED_RANGE, ROW_READERS, type TableCells, writtenArt } from './tableRow.ts'
import { decimalSignOf, writtenNumber } from './writtenNumber.ts'

/** First bytes of files that people take for CSV. */
const OTHER_FILES = [
  { bytes: [0x50, 0x4b, 0x03, 0x04], name: 'eine Excel- oder ZIP-Datei' },
  { bytes: [0xd0, 0xcf, 0x11, 0xe0], name: 'eine alte Excel-Datei' },
  { bytes: [0x25, 0x50, 0x44, 0x46], name: 'eine PDF-Datei' },
]

/** UTF-8 letters that were read as Windows-1252 and saved again: "MÃ¼nchen". */
const BROKEN_UMLAUT = /[ÃÂ][\u0080-\u00bf\u0152-\u0178\u2013-\u2122]/

/** A row with the line of the file it was read from. */
export interface LinedRow<Row> {
  readonly line: number
  readonly row: Row
}

/** A file of which every row is good. */
export interface CheckedTable<Row> {
  readonly rows: readonly LinedRow<Row>[]
  /** German sentences about what was assumed; nothing is wrong with the file. */
  readonly notes: readonly string[]
}

/** Reads an operator's file. One fault and none of it is taken; all faults are told at once. Stand may not be after today. */
export function checkTable<Name extends TableName>(
  name: Name,
  bytes: Uint8Array,
  today: CalendarDate,
): Outcome<CheckedTable<RowOf[Name]>, readonly LineFault[]> {
  if (bytes.length > MAX_BYTES) return wholeFile(`Die Datei ist größer als ${MAX_BYTES / 1e6}\u00a0MB.`)
  const text = csvText(bytes)
  if (!text.ok) return wholeFile(text.failure)
  const { records, faults: broken } = csvOf(text.value)
  const [first, ...body] = records
  if (broken.length > 0) return failed(broken)
  if (!first) return wholeFile('Die Datei ist leer.')
  if (body.length > MAX_ROWS) return wholeFile(`Die Datei hat mehr als ${germanNumber(MAX_ROWS)} Zeilen.`)
  const { header, faults, complete } = tableHeader(name, first)
  if (!complete) return failed(faults)
  if (body.length === 0) return failed([...faults, { line: null, message: 'Unter der Kopfzeile steht keine Zeile.' }])
  return checkRows(name, header, body, today, faults)
}

function wholeFile(message: string) {
  return failed([{ line: null, message }])
}

/** One record below the header: its cells by the name of the column, without white space around them. */
interface Body {
  readonly line: number
  readonly text: TableCells['text']
}

function checkRows<Name extends TableName>(
  name: Name,
  header: TableHeader,
  records: readonly CsvRecord[],
  today: CalendarDate,
  headerFaults: readonly LineFault[],
): Outcome<CheckedTable<RowOf[Name]>, readonly LineFault[]> {
  const misfits = records.flatMap(record => misfitOf(record, header))
  const bodies = records.filter(record => misfitOf(record, header).length === 0).map(record => bodyOf(record, header))
  const faults = [...headerFaults, ...misfits, ...duplicates(bodies)]
  const sign = decimalSignOf(bodies.flatMap(({ text }) => FORMS[name].figures.map(text).map(writtenNumber)))
  const rows = bodies.flatMap(({ line, text }): LinedRow<RowOf[Name]>[] => {
    const complain = (message: string) => {
      faults.push({ line, message })
      return null
    }
    const row = ROW_READERS[name]({ table: name, text, sign, today, complain })
    return row ? [{ line, row }] : []
  })
  return faults.length > 0 ? failed(faults) : success({ rows, notes: notesOn(rows) })
}

function bodyOf({ line, fields }: CsvRecord, header: TableHeader): Body {
  return { line, text: column => fields[header.indexOf(column)]?.trim() ?? '' }
}

/** A record that does not fit below its header; spreadsheets put empty cells behind it. */
function misfitOf({ line, fields }: CsvRecord, header: TableHeader): LineFault[] {
  if (fields.length < header.length) {
    return [{ line, message: `Die Zeile hat ${fields.length} Felder, die Kopfzeile ${header.length}.` }]
  }
  const extra = fields.find((field, index) => (header[index] ?? null) === null && field.trim() !== '')
  if (extra === undefined) return []
  const message = `${quoted(extra.trim())} steht unter keiner Spalte. Ist das Trennzeichen ein Komma, gehören Zahlen mit Komma in Anführungszeichen.`
  return [{ line, message }]
}

/** Rows about the same place and kind: nobody could say which one holds. */
function duplicates(bodies: readonly Body[]): LineFault[] {
  const firstLine = new Map<string, number>()
  return bodies.flatMap(({ line, text }) => {
    const [place, art] = [rowPlace(text('plz'), text('kreis')), writtenArt(text('art'))]
    if (!place.ok || (text('art') !== '' && !art)) return []
    const label = rowLabel(place.value, art)
    const earlier = firstLine.get(label)
    if (earlier === undefined) firstLine.set(label, line)
    return earlier === undefined
      ? []
      : [{ line, message: `${label} steht schon in Zeile ${earlier}. Streichen Sie eine davon.` }]
  })
}

function notesOn(rows: readonly LinedRow<RowOf[TableName]>[]): string[] {
  const assumed = rows.filter(({ row }) => row.source.endsWith(`(${ASSUMED_RANGE})`))
  const strange = rows.filter(({ row }) => isStrangePlz(row))
  return [
    ...noteOn(
      assumed,
      'niedrig oder hoch fehlt. Gesetzt sind 15\u00a0% unter und über mittel; der Bericht nennt es eine Annahme.',
    ),
    ...noteOn(strange, 'die PLZ steht nicht in unserer Tabelle der PLZ. Prüfen Sie, ob sie stimmt.'),
  ]
}

function noteOn([first, ...others]: readonly LinedRow<RowOf[TableName]>[], message: string): string[] {
  if (!first) return []
  const more = others.length > 0 ? ` und ${others.length} weitere` : ''
  return [`Zeile ${first.line}${more}: ${message}`]
}

/** The text of a file in UTF-8 (with or without BOM), UTF-16 with BOM, or else Windows-1252. The failure is a German sentence. */
function csvText(bytes: Uint8Array): Outcome<string, string> {
  const other = OTHER_FILES.find(file => file.bytes.every((byte, index) => bytes[index] === byte))
  if (other) return failed(`Das ist ${other.name}. Speichern Sie die Tabelle als „CSV UTF-8“.`)
  const text = decoded(bytes)
  if (text.includes('\0')) return failed('Das ist keine Textdatei. Speichern Sie die Tabelle als „CSV UTF-8“.')
  if (text.trim() === '') return failed('Die Datei ist leer.')
  const broken = text.search(BROKEN_UMLAUT)
  if (broken !== -1) {
    const around = text.slice(Math.max(0, broken - 10), broken + 10).replaceAll(/[\r\n]+/g, ' ')
    return failed(`Die Umlaute sind beschädigt („…${around}…“). Speichern Sie die Tabelle neu als „CSV UTF-8“.`)
  }
  return success(text)
}

function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
