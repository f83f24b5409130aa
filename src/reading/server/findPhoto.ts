import type { Box } from '#kernel/evidence.ts'
import type { OpenPdf } from '#platform/pdf/pdfPort.ts'
import { LIMITS } from '#reading/domain/limits.ts'
import { isBlank, isPhoto } from '#reading/domain/paper.ts'
import { photosOf, withoutPaper } from '#reading/domain/photo.ts'
import { wordsOf } from '#reading/domain/words.ts'
import { glanceAt, type Glanced, isPrint } from './printedPictures.ts'

/** Who opens an exposé sees its picture on one of the first pages. */
const PAGES = 3

/** By what one recognises an offer: the largest picture of the first page that has one. undefined: there is text alone. */
export function findPhoto(document: OpenPdf): { readonly index: number; readonly box: Box } | undefined {
  for (let index = 0; index < PAGES && document.hasPage(index); index++) {
    const page = document.glyphs(index, LIMITS.characters)
    if (!page || page === 'too-many-characters') continue
    const { images, glyphs, width, height } = page
    const boxes = photosOf({ images, words: wordsOf(glyphs), width, height })
    const found = glanceAt(document, index, boxes, width * height).find(showsSomething)
    if (found) return { index, box: withoutPaper(found.picture, found.box, found.scale) }
  }
  return undefined
}

/** No text, and no white. A scan of a whole page does when most of it is a photo. */
function showsSomething(glanced: Glanced): boolean {
  const { picture, isPage } = glanced
  return isPage ? isPhoto(picture.data) : !isPrint(glanced) && !isBlank(picture.data)
}
