const SMALL = 'a-zß-öø-ÿ'

/**
 * The pattern between edges of words, with \p{L} as the small letters of German texts: V8 writes out all 650 ranges of
 * the world's letters wherever it stands, and the first document of a process would wait 0.7 s instead of 0.3 s.
 */
export function wholeWords(source: string, flags: 'g' | 'y' | ''): RegExp {
  const german = `(?<!\\p{L})(?:${source})(?!\\p{L})`.replace(/\\p\{L\}/gu, (_, at: number, all: string) =>
    all.lastIndexOf('[', at) > all.lastIndexOf(']', at) ? SMALL : `[${SMALL}]`,
  )
  return new RegExp(german, flags)
}
