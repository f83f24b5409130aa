import type { CsvRecord } from './csv.ts'
import { type LineFault, quoted } from './lineFault.ts'
import { type Column, FORMS, type TableName } from './tableForm.ts'

/** Which column is where; null: one without a name, whose cells must be empty. */
export type TableHeader = readonly (Column | 'unknown' | null)[]

interface CheckedHeader {
  readonly header: TableHeader
  readonly faults: readonly LineFault[]
  /** False: a column that must be there is missing, so no row can be judged. */
  readonly complete: boolean
}

/** Reads the line of column names: any order, any letter case. */
export function tableHeader(name: TableName, { line, fields }: CsvRecord): CheckedHeader {
  const { columns, optional } = FORMS[name]
  const allowed = `Für ${name} gibt es die Spalten ${columns.join(', ')}.`
  const written = fields.map(field => field.trim())
  const header = written.map(text => columnNamed(text, columns))
  if (!columns.some(column => header.includes(column))) {
    const message = `Die erste Zeile muss die Namen der Spalten enthalten. ${allowed}`
    return { header, faults: [{ line, message }], complete: false }
  }
  const unknown = written.filter((_, index) => header[index] === 'unknown')
  const twice = columns.filter(column => header.indexOf(column) !== header.lastIndexOf(column))
  const missing = columns.filter(column => !optional.includes(column) && !header.includes(column))
  const placed = header.includes('plz') || header.includes('kreis')
  const messages = [
    ...unknown.map(text => `Die Spalte ${quoted(text)} ist unbekannt. ${allowed}`),
    ...twice.map(column => `Die Spalte ${quoted(column)} steht mehrmals in der Kopfzeile.`),
    ...missing.map(column => `Die Spalte ${quoted(column)} fehlt. ${allowed}`),
    ...(placed ? [] : ['Es fehlt eine Spalte für den Ort: „plz“ oder „kreis“.']),
  ]
  return { header, faults: messages.map(message => ({ line, message })), complete: missing.length === 0 && placed }
}

function columnNamed(text: string, columns: readonly Column[]): TableHeader[number] {
  return text === '' ? null : (columns.find(column => column === text.toLowerCase()) ?? 'unknown')
}
