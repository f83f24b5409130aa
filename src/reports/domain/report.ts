import type { Evidence } from '#kernel/evidence.ts'
import type { Light } from '#questions/domain/answer.ts'

/**
 * The report as a plain value: what it says, in order. PDF, mobile HTML and preview are drawn from it, and nothing is
 * computed while drawing: every number here is text already, every chart has its points.
 */
export interface Report {
  /** "KI-Report", for the document's metadata and file name. */
  readonly title: string
  /** "3-Zimmer-Wohnung, 31134 Hildesheim": in the running head. */
  readonly object: string
  readonly brand: Brand
  readonly cover: Cover
  readonly chapters: readonly Chapter[]
}

/** Whose report it is; a professional account may set its own. */
export interface Brand {
  readonly name: string
  /** "#D32F2F"; must have contrast 4.5 on white. */
  readonly colour: string
  /** SVG or PNG; null: the name is set in type. */
  readonly logo: { readonly format: 'svg' | 'png'; readonly bytes: Uint8Array } | null
}

export interface Cover {
  readonly light: Light
  /** null in a preview. */
  readonly score: number | null
  /** "Nur bis 149.000 €"; null in a preview. */
  readonly headline: string | null
  /** Why, in a sentence or two; null in a preview. */
  readonly reason: string | null
  /** One sentence for where there is no room for headline and reason, and for a preview. */
  readonly verdict: string
  /** What one really buys: object, deal, status, land, what is included and what is not. */
  readonly bought: readonly Trait[]
  readonly figures: readonly KeyFigure[]
  /** "Stichtag 21.11.2026", file, pages: small print of the cover. */
  readonly notes: readonly string[]
}

export interface Trait {
  readonly label: string
  readonly text: string
}

export interface KeyFigure {
  readonly label: string
  /** Written out: "249.000 €". */
  readonly value: string
  readonly note?: string
}

export interface Chapter {
  /** Stable, for links and bookmarks: "preis". */
  readonly id: string
  readonly title: string
  readonly light: Light | null
  /** Content was taken out for a preview; then there are no blocks. */
  readonly locked: boolean
  readonly blocks: readonly Block[]
  /** Begins a new sheet; the others run on after each other. */
  readonly opens?: true
  /** Proves what the report says; the annex begins a new sheet. Every chapter behind it is of the annex, too. */
  readonly annex?: true
}

export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string; readonly strong?: true }
  | { readonly kind: 'figures'; readonly items: readonly KeyFigure[] }
  | TableBlock
  | { readonly kind: 'findings'; readonly items: readonly FindingItem[] }
  | { readonly kind: 'checklist'; readonly items: readonly { readonly text: string; readonly detail?: string }[] }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'letter'; readonly subject: string; readonly paragraphs: readonly string[] }
  | { readonly kind: 'notice'; readonly text: string }
  | { readonly kind: 'crops'; readonly items: readonly Crop[] }
  | { readonly kind: 'points'; readonly items: readonly DecisivePoint[] }
  | {
      readonly kind: 'links'
      readonly items: readonly { readonly chapter: string; readonly text: string; readonly light: Light | null }[]
    }
  | { readonly kind: 'chart'; readonly chart: Chart }

export interface TableBlock {
  readonly kind: 'table'
  /** Read aloud before the table, not printed. */
  readonly caption: string
  readonly head: readonly string[]
  /** One a column. */
  readonly align: readonly ('left' | 'right')[]
  readonly rows: readonly (readonly string[])[]
  /** In this column the first line of a cell is a question; the answer follows in the next. */
  readonly asks?: number
  /** The last row is a sum. */
  readonly sum?: true
  /** Sources below it, small. */
  readonly sources?: readonly string[]
}

export interface FindingItem {
  readonly light: Light | null
  readonly title: string
  readonly text: string
  readonly quotes: readonly Evidence[]
  /** Formula or source, small. */
  readonly basis?: string
  readonly todo?: string
}

/** One of the few things that decide, with the spot of the exposé that shows it. */
export interface DecisivePoint {
  readonly light: Light | null
  readonly title: string
  readonly text: string
  /** null: the exposé does not say it; the text says what it rests on. */
  readonly evidence: Evidence | null
}

/** A spot of the exposé as a picture, cut out when drawn. */
export interface Crop {
  readonly evidence: Evidence
  readonly label: string
}

/** The title states the finding as a sentence; `table` says the same to a screen reader. */
export type Chart = { readonly title: string; readonly source: string } & (
  | {
      readonly kind: 'range'
      readonly low: Point
      readonly mid: Point
      readonly high: Point
      /** Single values against the range: asking price, offer, target. */
      readonly marks: readonly Point[]
    }
  | { readonly kind: 'columns'; readonly columns: readonly Point[] }
  /** What adds up, from top to bottom: each step begins where the last one ended; a sum begins at 0 again. */
  | { readonly kind: 'waterfall'; readonly steps: readonly (Point & { readonly sum?: true })[] }
  /** Classes side by side, the best first, one of them marked. */
  | { readonly kind: 'scale'; readonly classes: readonly string[]; readonly at: number; readonly mark: Point }
  /** Points of 0 to 100, each with its light; null: nothing could be judged. */
  | { readonly kind: 'bars'; readonly bars: readonly ScoreBar[] }
  | { readonly kind: 'lines'; readonly lines: readonly { readonly name: string; readonly points: readonly Point[] }[] }
)

export interface ScoreBar {
  readonly label: string
  readonly value: number | null
  readonly light: Light | null
  /** "54 von 100". */
  readonly text: string
}

/** A value with the words that are beside it. */
export interface Point {
  readonly label: string
  readonly value: number
  /** Written out: "249.000 €". */
  readonly text: string
}
