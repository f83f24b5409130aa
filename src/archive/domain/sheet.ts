/** A number with its unit, which decides how it is shown. */
export interface Amount {
  readonly value: number
  readonly unit: '€' | '%' | ''
  /** To be changed by whoever opens the file: it is coloured. */
  readonly isInput?: true
}

/** What the program that opens the file works out. */
export interface Formula {
  /** Of Excel in English, without the equals sign: `B2+B3`. */
  readonly formula: string
  /** What it comes to with the values that the file is written with. */
  readonly value: number
  readonly unit: Amount['unit']
}

/** Text is always only text, whatever it begins with; null: an empty cell. */
export type SheetCell = string | Amount | Formula | null

/** One sheet of a workbook as a plain value. */
export interface Sheet {
  readonly name: string
  /** `width` in characters. */
  readonly columns: readonly { readonly title: string; readonly width: number }[]
  readonly rows: readonly (readonly SheetCell[])[]
  /** Its rows are alike, so that one may filter them. */
  readonly isList: boolean
}

export function sheet(
  name: string,
  columns: readonly (readonly [title: string, width: number])[],
  rows: Sheet['rows'],
  isList = true,
): Sheet {
  return { name, columns: columns.map(([title, width]) => ({ title, width })), rows, isList }
}
