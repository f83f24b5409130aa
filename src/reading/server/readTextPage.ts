import type { OpenPdf } from '#platform/pdf/pdfPort.ts'
import type { GlyphPage } from '#reading/domain/glyph.ts'
import { layout } from '#reading/domain/layout.ts'
import type { Page } from '#reading/domain/page.ts'
import { grayOf, isPrintedPaper } from '#reading/domain/paper.ts'
import { judgeTextLayer } from '#reading/domain/textLayer.ts'
import { wordsOf } from '#reading/domain/words.ts'

// Enough to tell paper from a photo, at a twentieth of the cost of a picture for text recognition.
const GLANCE_DPI = 40
const GLANCE_PIXELS = 1_000_000

/** Reads a page's own text, or says that the page must be recognised from its picture. */
export function readTextPage(document: OpenPdf, index: number, glyphs: GlyphPage): Page | 'scan' {
  const verdict = judgeTextLayer(glyphs)
  if (verdict === 'unusable') return 'scan'
  if (verdict === 'doubtful') {
    const glance = document.render(index, { dpi: GLANCE_DPI, maxPixels: GLANCE_PIXELS })
    if (glance && isPrintedPaper(grayOf(glance.data))) return 'scan'
  }
  const { width, height } = glyphs
  return { number: index + 1, width, height, source: 'text', confidence: 1, blocks: layout(wordsOf(glyphs.glyphs)) }
}
