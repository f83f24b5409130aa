import type { GrayPicture } from '#platform/picture/picturePort.ts'

/** Even: dark print on bright paper all over; uneven: with photos, bars or shadows. */
export type PrintGround = 'even' | 'uneven'

/** A recognised word; measures in pixels from the picture's top left. */
export interface RecognisedWord {
  text: string
  box: readonly [x0: number, y0: number, x1: number, y1: number]
  /** Height of the text line the word is in, ascenders to descenders. */
  lineHeight: number
  /** No other word follows in the line. */
  endsLine: boolean
  /** The engine's sureness, 0 to 1. */
  confidence: number
}

/** The port to German text recognition. Works offline; called inside a sandboxed process only. */
export interface Ocr {
  /** @param dpi pixels per inch of the picture, as the engine's model knows letters by their size */
  recognise(picture: GrayPicture, dpi: number, ground: PrintGround): Promise<RecognisedWord[]>
}

export type OcrEngine = 'native' | 'embedded'
