/** Where the pages of the exposé come from, for whoever looks at a report. */
export interface PageSource {
  /** Withheld: the report is shared without them. */
  readonly kind: 'own' | 'example' | 'shared' | 'withheld'
  /** Tells its pages from those of other exposés. */
  readonly id: string
  /** Of the example they lie open. Others fail with a sentence for the reader. */
  readonly pages: string | ((page: number, signal: AbortSignal) => Promise<Blob>)
}

/**
 * There is something to leaf through: a quote leads there. Without it a quote stands alone.
 * @param pagesUntil ISO 8601; null: the exposé was deleted
 */
export function hasPages({ kind }: PageSource, pagesUntil: string | null): boolean {
  return kind !== 'withheld' && pagesUntil !== null
}

/** What a report without its exposé says, once, above what it quotes. */
export function goneText({ kind }: PageSource): string {
  return kind === 'withheld'
    ? 'Das Exposé wurde nicht mit geteilt. Wortlaut und Seite stehen im Bericht.'
    : 'Das Exposé wurde nach Ablauf seiner Aufbewahrungszeit gelöscht. Wortlaut und Seite bleiben im Bericht.'
}
