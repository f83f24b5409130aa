export interface PictureSize {
  format: 'png' | 'jpg'
  /** In pixels. */
  width: number
  height: number
}

/** Reads format and size from a picture's own head; undefined for what is neither PNG nor JPEG. */
export function pictureSize(bytes: Uint8Array): PictureSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length > 24 && view.getUint32(0) === 0x89504e47) {
    return sized('png', view.getUint32(16), view.getUint32(20))
  }
  if (bytes.length > 4 && view.getUint16(0) === 0xffd8) return jpegSize(view)
  return undefined
}

/** The size is in the first start-of-frame segment (ISO/IEC 10918-1, B.2.2). */
function jpegSize(view: DataView): PictureSize | undefined {
  let at = 2
  while (at + 9 < view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return sized('jpg', view.getUint16(at + 7), view.getUint16(at + 5))
    at += 2 + view.getUint16(at + 2)
  }
  return undefined
}

function sized(format: PictureSize['format'], width: number, height: number): PictureSize | undefined {
  return width > 0 && height > 0 ? { format, width, height } : undefined
}
