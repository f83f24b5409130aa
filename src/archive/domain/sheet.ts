/** A number with its unit, which decides how it is shown. */
export interface Amount {
  readonly value: number
  readonly unit: '€' | '%' | ''
}

/** Text is always only text, whatever it begins with; null: an empty cell. */
export type SheetCell = string | Amount | null

/** One sheet of a workbook as a plain value. */
export interface Sheet {
  readonly name: string
  /** `width` in characters. */
  readonly columns: readonly { readonly title: string; readonly width: number }[]
  readonly rows: readonly (readonly SheetCell[])[]
}

export function sheet(
  name: string,
  columns: readonly (readonly [title: string, width: number])[],
  rows: Sheet['rows'],
): Sheet {
  return { name, columns: columns.map(([title, width]) => ({ title, width })), rows }
}
