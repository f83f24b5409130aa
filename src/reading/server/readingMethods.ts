import type { Box } from '#kernel/evidence.ts'
import type { PictureFormat } from '#platform/picture/picturePort.ts'
import type { Page } from '#reading/domain/page.ts'

/** What the reading process answers. Pages are counted from 0 here, as the PDF library counts them. */
export type ReadingMethods = {
  /** Opens a document and keeps it open for the calls of the same lease. */
  open(input: { bytes: Uint8Array }): Opened
  /** Reads the text layer of the open document's pages `from` to before `to`; passes each on as soon as it is read. */
  readText(input: { from: number; to: number }, progress: (page: TextPage) => void): 'done' | 'too-many-characters'
  /** Draws a page of the open document for text recognition; false when the page is damaged. */
  drawForOcr(input: { index: number }): boolean
  /** Recognises the page drawn last; doubtful text another way up as well, if it may. */
  recognise(input: { mayTurn: boolean }): Promise<Page>
  /** Draws a page as a compressed picture; undefined when it does not exist or is damaged. */
  drawPage(input: {
    bytes: Uint8Array
    index: number
    dpi: number
    format: PictureFormat
  }): Promise<Uint8Array | undefined>
  /** Draws stretches of one page as PNG, in their order; undefined when the page does not exist or is damaged. */
  drawSpots(input: {
    bytes: Uint8Array
    index: number
    dpi: number
    boxes: readonly Box[]
  }): Promise<Uint8Array[] | undefined>
  close(input: null): void
}

export type Opened = { pages: number } | { refusal: 'not-a-pdf' | 'encrypted' | 'damaged' }

/** A page that is read, to be recognised, or damaged. */
export type TextPage = Page | 'scan' | 'damaged'
