import type { Sheet } from '#archive/domain/sheet.ts'

/** The port to files that a spreadsheet program opens. */
export interface Spreadsheets {
  /** Media type of what is written. */
  readonly type: string
  write(sheets: readonly Sheet[]): Promise<Uint8Array>
}
