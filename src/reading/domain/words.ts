import type { Glyph } from './glyph.ts'
import type { Word } from './page.ts'

/** Characters → words, whatever order the page drew them in. */
export function wordsOf(glyphs: readonly Glyph[]): Word[] {
  void glyphs
  return []
}
