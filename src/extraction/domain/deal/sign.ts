/** A wording that speaks for a type, with its weight; the same wording counts once. */
export interface Sign {
  readonly weight: number
  readonly pattern: RegExp
  /** The wording does not count where this stands in its line, before or behind it. */
  readonly unless?: RegExp
}
