/** A place on a page: [left, top, right, bottom] in points (1/72 inch), measured from the page's top left as it is displayed. */
export type Box = readonly [x0: number, y0: number, x1: number, y1: number]

/** The proof of a statement: the words of the document, verbatim, and where they stand. */
export interface Evidence {
  /** Page number, counted from 1. */
  page: number
  /** The document's own words; white space and line-end hyphens may differ, nothing else. */
  quote: string
  /**
   * The whole clause, or label and value, where the layout sets its words apart: there other programs put the words into another
   * order, and only `quote`, which is in one run, is found by searching. Missing: `quote` is whole.
   */
  whole?: string | undefined
  /** What the document says on about it in the sentences directly behind: what limits or explains it. It proves nothing itself. Missing: nothing refers to it. */
  behind?: string | undefined
  /** Around the whole statement. */
  box: Box
}

/** What a reader is shown: it can be understood alone. */
export function wholeQuote({ quote, whole }: Pick<Evidence, 'quote' | 'whole'>): string {
  return whole ?? quote
}

/** With what the document says on about it: "…durch eine Fachfirma behandelt. Eine Nachkontrolle ist unterblieben." */
export function withBehind(evidence: Pick<Evidence, 'quote' | 'whole' | 'behind'>): string {
  return [wholeQuote(evidence), evidence.behind].filter(Boolean).join(' ')
}

/** As it is read between quotation marks: what goes on behind a comma is left out, and the quote does not end with it. */
export function spokenWords(evidence: Pick<Evidence, 'quote' | 'whole'>): string {
  return wholeQuote(evidence).replace(/[\s,;:]+$/u, '')
}

/** The smallest box around all given ones. At least one is needed. */
export function union(boxes: readonly Box[]): Box {
  let [x0, y0, x1, y1] = boxes[0] as Box
  for (const box of boxes) {
    if (box[0] < x0) x0 = box[0]
    if (box[1] < y0) y0 = box[1]
    if (box[2] > x1) x1 = box[2]
    if (box[3] > y1) y1 = box[3]
  }
  return [x0, y0, x1, y1]
}

export function middleOf([x0, y0, x1, y1]: Box): readonly [x: number, y: number] {
  return [(x0 + x1) / 2, (y0 + y1) / 2]
}

/** Whether the middle of the box is in the outer one. */
export function isMiddleIn(box: Box, [x0, y0, x1, y1]: Box): boolean {
  const [x, y] = middleOf(box)
  return x >= x0 && x <= x1 && y >= y0 && y <= y1
}

/** In square points. */
export function areaOf([x0, y0, x1, y1]: Box): number {
  return (x1 - x0) * (y1 - y0)
}
