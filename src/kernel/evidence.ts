/** A place on a page: [left, top, right, bottom] in points (1/72 inch), measured from the page's top left as it is displayed. */
export type Box = readonly [x0: number, y0: number, x1: number, y1: number]

/** The proof of a statement: the words of the document, verbatim, and where they stand. */
export interface Evidence {
  /** Page number, counted from 1. */
  page: number
  /** The document's own words; white space and line-end hyphens may differ, nothing else. */
  quote: string
  box: Box
}

/** The smallest box around all given ones. At least one is needed. */
export function union(boxes: readonly Box[]): Box {
  return [
    Math.min(...boxes.map(box => box[0])),
    Math.min(...boxes.map(box => box[1])),
    Math.max(...boxes.map(box => box[2])),
    Math.max(...boxes.map(box => box[3])),
  ]
}
