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

/** A stretch of a picture, in pixels from the top left. */
export interface Region {
  left: number
  top: number
  width: number
  height: number
}

export type PictureFormat = 'png' | 'jpeg'

/** The port to picture processing. */
export interface Pictures {
  /** Turns clockwise about the middle; the result is as large as needed to hold all, the new corners are white. */
  turn(picture: GrayPicture, degrees: number): Promise<GrayPicture>
  halve(picture: GrayPicture): Promise<GrayPicture>
  /** The part of the region that lies inside the picture, at least one pixel. */
  cut(picture: ColourPicture, region: Region): Promise<ColourPicture>
  encode(picture: ColourPicture, format: PictureFormat): Promise<Uint8Array>
}
