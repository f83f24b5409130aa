/** What a builder's price often leaves out, and what comes with any purchase. */
export type LeftOutKind = 'stellplatz' | 'boeden' | 'kueche' | 'aussenanlagen' | 'nebenkosten'

const SIGNS: readonly (readonly [LeftOutKind, RegExp])[] = [
  ['stellplatz', /stellpl|garage|carport/iu],
  ['boeden', /boden(?:bel|arb)/iu],
  ['kueche', /küche|^ebk/iu],
  ['aussenanlagen', /außenanlag/iu],
  ['nebenkosten', /notar|steuer|grundbuch/iu],
]

/** Of a thing that is not in the price, by its name. null: something else. */
export function leftOutKindOf(name: string): LeftOutKind | null {
  return SIGNS.find(([, sign]) => sign.test(name))?.[0] ?? null
}
