import type { Block, Chapter, Chart, FindingItem, KeyFigure, TableBlock } from './report.ts'

/** What chapters are put together from. A block with more to it (a letter) is written out where it is used. */

export function heading(text: string): Block {
  return { kind: 'heading', text }
}

export function paragraph(text: string): Block {
  return { kind: 'text', text }
}

export function emphasised(text: string): Block {
  return { kind: 'text', text, strong: true }
}

export function notice(text: string): Block {
  return { kind: 'notice', text }
}

export function bullets(items: readonly string[]): Block {
  return { kind: 'list', items }
}

export function figures(items: readonly KeyFigure[]): Block {
  return { kind: 'figures', items }
}

export function findings(items: readonly FindingItem[]): Block {
  return { kind: 'findings', items }
}

export function checklist(items: readonly { readonly text: string; readonly detail?: string }[]): Block {
  return { kind: 'checklist', items }
}

export function chartBlock(chart: Chart): Block {
  return { kind: 'chart', chart }
}

/** The heading of a column of words, or of figures, which are set to the right. */
export type Column = string | { readonly figures: string }

/** The headings of columns of figures. */
export function numeric(...headings: readonly string[]): Column[] {
  return headings.map(figures => ({ figures }))
}

/** @param caption read aloud before the table, not printed @param source below it, small; "": none */
export function table(
  caption: string,
  columns: readonly Column[],
  rows: TableBlock['rows'],
  { source = '', ...more }: Pick<TableBlock, 'asks' | 'sum'> & { readonly source?: string } = {},
): TableBlock {
  return {
    kind: 'table',
    caption,
    head: columns.map(column => (typeof column === 'string' ? column : column.figures)),
    align: columns.map(column => (typeof column === 'string' ? 'left' : 'right')),
    rows,
    ...more,
    ...(source !== '' && { sources: [source] }),
  }
}

/** A chapter that is open to its reader; the preview locks what has to be paid for. No light: nothing in it is judged. */
export function chapter({
  light = null,
  ...rest
}: Omit<Chapter, 'light' | 'locked'> & Partial<Pick<Chapter, 'light'>>): Chapter {
  return { ...rest, light, locked: false }
}
