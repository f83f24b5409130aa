import { z } from 'zod'
import { germanNumber } from '#kernel/germanNumber.ts'
import type { CalendarDate } from '#kernel/calendarDate.ts'
import { failed, type Outcome, success } from '#kernel/outcome.ts'
import { MARKTARTEN } from '#reference/market/bewertungsmodell.ts'
import type { LinedRow } from './checkTable.ts'
import type { LineFault } from './lineFault.ts'
import { rowLabel } from './rowPlace.ts'
import { standOf } from './stand.ts'
import { MAX_ROWS, type RowOf, type TableName } from './tableForm.ts'

/** Raised when the stored form changes; a program refuses what a newer one wrote. */
const SCHEMA = 1

interface StoredImport<Row> {
  /** Name of the file it came from, without folders. */
  readonly file: string
  /** Day of the import, "2026-11-21". */
  readonly day: string
  readonly rows: readonly Row[]
}

/** One table of the operator as it is kept: what each import brought. No two rows are about the same place and kind. */
export interface StoredTable<Row> {
  readonly schema: typeof SCHEMA
  readonly imports: readonly StoredImport<Row>[]
}

const origin = {
  plz: z
    .string()
    .regex(/^\d{5}$/)
    .nullable(),
  kreis: z
    .string()
    .regex(/^\d{5}$/)
    .nullable(),
  source: z.string().min(1),
  stand: z.string().refine(text => standOf(text) === text),
}
const perSquareMetre = z.number().positive()
const range = { low: perSquareMetre, mid: perSquareMetre, high: perSquareMetre }

const ROWS: { readonly [Name in TableName]: z.ZodType<RowOf[Name]> } = {
  preise: z.strictObject({ ...origin, art: z.enum(MARKTARTEN), ...range, basis: z.enum(['angebot', 'beurkundet']) }),
  mieten: z.strictObject({ ...origin, ...range }),
  bodenrichtwerte: z.strictObject({ ...origin, mid: perSquareMetre }),
}

/** Reads the stored text of a table. */
export function storedTable<Name extends TableName>(
  name: Name,
  text: string,
): Outcome<StoredTable<RowOf[Name]>, 'damaged' | 'newer'> {
  const json = jsonIn(text)
  const version = z.object({ schema: z.int() }).safeParse(json)
  if (version.success && version.data.schema > SCHEMA) return failed('newer')
  const rows: z.ZodType<RowOf[Name]> = ROWS[name]
  const imports = z.array(z.strictObject({ file: z.string(), day: z.iso.date(), rows: z.array(rows) }))
  const table = z.strictObject({ schema: z.literal(SCHEMA), imports }).safeParse(json)
  return table.success ? success(table.data) : failed('damaged')
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What one file brings. */
export interface NewImport<Row> {
  readonly file: string
  readonly day: CalendarDate
  readonly rows: readonly LinedRow<Row>[]
}

/** The table with one more import. Fails, by line of the new file, where a place and kind has its row already. */
export function withImport<Name extends TableName>(
  stored: StoredTable<RowOf[Name]> | null,
  { file, day, rows }: NewImport<RowOf[Name]>,
): Outcome<StoredTable<RowOf[Name]>, readonly LineFault[]> {
  const earlier = stored?.imports ?? []
  const fileOf = new Map(earlier.flatMap(one => one.rows.map(row => [labelOf(row), one.file] as const)))
  const taken = rows.flatMap(({ line, row }) => {
    const from = fileOf.get(labelOf(row))
    return from === undefined ? [] : [{ line, message: `${labelOf(row)} ist schon aus ${from} importiert.` }]
  })
  if (taken.length > 0) return failed(taken)
  if (fileOf.size + rows.length > MAX_ROWS) {
    return failed([{ line: null, message: `Die Tabelle hätte mehr als ${germanNumber(MAX_ROWS)} Zeilen.` }])
  }
  return success({ schema: SCHEMA, imports: [...earlier, { file, day, rows: rows.map(({ row }) => row) }] })
}

function labelOf(row: RowOf[TableName]): string {
  return rowLabel(row, 'art' in row ? row.art : undefined)
}
