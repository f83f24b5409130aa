import type { Box } from '#kernel/evidence.ts'
import type { PictureFormat } from '#platform/picture/picturePort.ts'
import type { Page } from '#reading/domain/page.ts'

/** What the reading process answers. Pages are counted from 0 here, as the PDF library counts them. */
export type ReadingMethods = {
  /** Opens a document and keeps it open for the calls of the same lease. */
  open(input: { bytes: Uint8Array }): Opened
  /** Reads the text layer of a page of the open document. */
  readText(input: { index: number; maxCharacters: number }): TextRead | 'too-many-characters'
  /** Draws a page of the open document for text recognition; false when the page is damaged. */
  drawForOcr(input: { index: number }): boolean
  /** Recognises the page drawn last; 'unread' when nothing was recognised although something is there. */
  recognise(input: ToRecognise): Promise<Page | 'unread'>
  /** Draws a page as a compressed picture; undefined when it does not exist or is damaged. */
  drawPage(input: {
    bytes: Uint8Array
    index: number
    dpi: number
    format: PictureFormat
  }): Promise<Uint8Array | undefined>
  /** Draws stretches of a page of the open document as PNG, in their order; undefined when the page does not exist or is damaged. */
  drawSpots(input: { index: number; dpi: number; boxes: readonly Box[] }): Promise<Uint8Array[] | undefined>
  /** Draws the picture by which an offer is recognised, as JPEG; undefined when there is none. */
  drawPhoto(input: { bytes: Uint8Array; width: number }): Promise<Uint8Array | undefined>
  close(input: null): void
}

export type Opened = { pages: number } | { refusal: 'not-a-pdf' | 'encrypted' | 'damaged' }

export interface TextRead {
  page: TextPage
  characters: number
  /** What reading it took of the processor, in milliseconds. */
  cpuMs: number
}

/** A page that is read, to be recognised, or damaged. */
export type TextPage = Page | Scan | 'damaged'

/** A page whose picture is to be recognised. */
export interface Scan {
  /** What the page's own text says; without blocks where it has none that can be used. */
  text: Page
  /** The part of the page that its own text leaves out, in points from the top left; null: all of it. */
  region: Box | null
  /** Something is to be read there: its text cannot be used, or one picture fills the page, as a scanner writes it. */
  isPaper: boolean
}

export interface ToRecognise extends Scan {
  /** Doubtful text may be tried another way up. */
  mayTurn: boolean
}
