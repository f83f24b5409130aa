/** One row of a table: a label and what stands behind it. */
export interface PaperRow {
  readonly cells: readonly string[]
  /** A sum, or what counts most. */
  readonly isStrong?: true
}

export interface PaperGroup {
  readonly title: string
  /** On a bank sheet it stands at the right. */
  readonly isMoney: boolean
  readonly rows: readonly PaperRow[]
}

/** What is handed over on paper, as a plain value: tables under headings. Every row of one paper has as many cells. */
export interface Paper {
  readonly title: string
  readonly subtitle: string
  /** `bank`: upright, two columns of tables, amounts at the right. `vergleich`: across, one table. */
  readonly form: 'bank' | 'vergleich'
  /** Above the cells; empty: they need none. */
  readonly heads: readonly string[]
  readonly groups: readonly PaperGroup[]
  /** What one must know to use it, at the end. */
  readonly notes: readonly string[]
}

/** @param longest characters; what is longer ends in an ellipsis */
export function shortened(text: string, longest: number): string {
  return text.length <= longest ? text : `${text.slice(0, longest - 1).trimEnd()}…`
}
