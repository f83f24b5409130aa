/** Gray picture, one byte a pixel, rows from the top. */
export interface GrayPicture {
  width: number
  height: number
  data: Uint8Array
}

/** Colour picture, 4 bytes a pixel (red, green, blue, opaque), rows from the top. */
export interface ColourPicture {
  width: number
  height: number
  data: Uint8Array
}

export type PictureFormat = 'png' | 'jpeg'

/** The port to picture processing. */
export interface Pictures {
  /** Turns clockwise about the middle; the result is as large as needed to hold all, the new corners are white. */
  turn(picture: GrayPicture, degrees: number): Promise<GrayPicture>
  halve(picture: GrayPicture): Promise<GrayPicture>
  encode(picture: ColourPicture, format: PictureFormat): Promise<Uint8Array>
}
