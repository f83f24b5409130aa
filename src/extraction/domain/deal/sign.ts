/** A wording that speaks for a type, with its weight; the same wording counts once. */
export interface Sign {
  readonly weight: number
  readonly pattern: RegExp
  /** The wording does not count where this is in its line, before or behind it. */
  readonly unless?: RegExp
  /** "Eine Rückmiete wurde geprüft und ist nicht gewünscht": where its sentence denies it, it does not count. */
  readonly unlessDenied?: true
}

/** A sentence goes on behind "ca." and inside a figure: the same pattern, whose stretches without a full stop reach over those. */
export function overAbbreviations({ source, flags }: RegExp): RegExp {
  const reach = String.raw`(?:[^.\n]|(?<=(?<!\p{L})(?:ca|rd|nr|zzgl|inkl|mind|max|bzw)|\d)\.)`
  return new RegExp(source.replaceAll(String.raw`[^.\n]`, reach), flags)
}
