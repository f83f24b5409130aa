/** Where the pages of the exposé come from, for whoever looks at a report. */
export interface PageSource {
  /** Withheld: the report is shared without them. */
  readonly kind: 'own' | 'example' | 'shared' | 'withheld'
  /** Tells its pages from those of other exposés. */
  readonly id: string
  /** Of the example they lie open. Others fail with a sentence for the reader. */
  readonly pages: string | ((page: number, signal: AbortSignal) => Promise<Blob>)
}
