/** How a heating makes its heat, where its name tells since when such heatings are built at all. */
export const HEATING_TECHNIQUES = ['brennwert', 'waermepumpe', 'pellets'] as const
export type HeatingTechnique = (typeof HEATING_TECHNIQUES)[number]

const WORDS: readonly (readonly [HeatingTechnique, RegExp])[] = [
  ['waermepumpe', /wärmepumpe/iu],
  ['pellets', /pellet/iu],
  ['brennwert', /brennwert/iu],
]

/** @param heizung the fact, in the words of the exposé; null: they name no such technique, or several at once */
export function heatingTechniqueOf(heizung: string | null): HeatingTechnique | null {
  const named = WORDS.filter(([, words]) => heizung !== null && words.test(heizung))
  return named.length === 1 ? (named[0]?.[0] ?? null) : null
}
