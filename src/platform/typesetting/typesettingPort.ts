import type { Outcome } from '#kernel/outcome.ts'

/** One document: a template that is ours, and data that is anybody's. */
export interface TypesettingJob {
  /**
   * Plain JSON value, which the template reads from `data.json`. Its strings are only ever drawn, never run. Those of
   * strangers must have passed `drawable`.
   */
  readonly data: unknown
  /** Pictures (PNG, JPEG, SVG) by the file name under which the template asks for them. */
  readonly pictures: ReadonlyMap<string, Uint8Array>
}

export interface TypesetDocument {
  /** Of the standard that the typesetting was made for. The same job gives the same bytes. */
  readonly pdf: Uint8Array
  readonly pages: number
}

/** The port to typesetting. Memory of earlier documents stays behind: use it in a process that is replaced. */
export interface Typesetting {
  /** The same value, every string in it reduced to what the fonts can draw and a line can hold; bytes stay. */
  drawable<Value>(value: Value): Value
  /** How wide a drawable text in one line may become, in ems: in the widest of the fonts, without kerning. */
  textWidth(text: string): number
  /** A failure is the compiler's message: a fault of the template or a picture that is none. */
  typeset(job: TypesettingJob): Outcome<TypesetDocument, string>
}
