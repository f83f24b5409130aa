import { union } from '#kernel/evidence.ts'
import type { OpenPdf } from '#platform/pdf/pdfPort.ts'
import type { Glyph, GlyphPage } from '#reading/domain/glyph.ts'
import { layout } from '#reading/domain/layout.ts'
import type { Page, Word } from '#reading/domain/page.ts'
import { barePictures, isScanned } from '#reading/domain/pictures.ts'
import { isReadable } from '#reading/domain/textLayer.ts'
import { isDot, mayBeUnseen, unseenAmong, without } from '#reading/domain/unseen.ts'
import { wordsOf } from '#reading/domain/words.ts'
import { GLANCE, glanceAt, isPrint } from './printedPictures.ts'
import type { TextPage } from './readingMethods.ts'

/** Reads a page's own text, and says what of the page must be recognised from its picture. */
export function readTextPage(document: OpenPdf, index: number, glyphs: GlyphPage): TextPage {
  const { width, height, images } = glyphs
  const page: Page = { number: index + 1, width, height, source: 'text', confidence: 1, blocks: [] }
  if (!isReadable(glyphs.glyphs)) {
    const isPaper = glyphs.glyphs.length > 0 || isScanned(images, width * height)
    return { text: page, region: null, isPaper }
  }
  const { seen, unseen } = apart(document, index, glyphs)
  const words = wordsOf(seen)
  const text = {
    ...page,
    blocks: layout(words),
    ...(unseen.length > 0 && { unseen: layout(unseen).flatMap(block => block.lines) }),
  }
  const bare = barePictures(images, words, width * height)
  const printed = glanceAt(document, index, bare, width * height).filter(isPrint)
  return printed.length === 0 ? text : { text, region: union(printed.map(({ box }) => box)), isPaper: false }
}

/** What a reader of the page sees, and what only the file says. The page is drawn where that is in doubt. */
function apart(document: OpenPdf, index: number, page: GlyphPage): { seen: readonly Glyph[]; unseen: Word[] } {
  const { glyphs, outside = [] } = page
  const doubtful = mayBeUnseen(page)
  const drawn = doubtful.some(({ text }) => text.trim() !== '') ? document.render(index, GLANCE) : undefined
  const dots = glyphs.filter(isDot)
  const hidden = [...(drawn ? unseenAmong(doubtful, drawn) : []), ...wordsOf(dots)]
  const seen = hidden.length > 0 ? without(glyphs, [...doubtful, ...dots], hidden) : glyphs
  return { seen, unseen: [...hidden, ...wordsOf(outside)] }
}
