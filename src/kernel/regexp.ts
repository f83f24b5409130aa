type Tag = (text: TemplateStringsArray, ...parts: readonly (string | number)[]) => RegExp

const withFlags =
  (flags: string): Tag =>
  (text, ...parts) =>
    new RegExp(String.raw(text, ...parts), flags)

/** A regular expression made of named parts: what `/…/iu` would be if it could say ${DATE}. Backslashes stay as written. */
export const regexp = {
  u: withFlags('u'),
  iu: withFlags('iu'),
  gu: withFlags('gu'),
  giu: withFlags('giu'),
  gmu: withFlags('gmu'),
  gimu: withFlags('gimu'),
} as const
