import sharp, { type Sharp } from 'sharp'
import type { GrayPicture, Pictures } from './picturePort.ts'

// The cores are shared out document by document already.
sharp.concurrency(1)
sharp.cache(false)

export const sharpPictures: Pictures = {
  turn: (picture, degrees) => toGray(fromGray(picture).rotate(degrees, { background: '#ffffff' })),
  halve: picture => toGray(fromGray(picture).resize(Math.ceil(picture.width / 2))),
  cut: async ({ width, height, data }, region) => {
    const left = Math.min(Math.max(0, region.left), width - 1)
    const top = Math.min(Math.max(0, region.top), height - 1)
    const right = Math.min(width, Math.max(left + 1, region.left + region.width))
    const bottom = Math.min(height, Math.max(top + 1, region.top + region.height))
    const size = { left, top, width: right - left, height: bottom - top }
    const part = await sharp(data, { raw: { width, height, channels: 4 } })
      .extract(size)
      .raw()
      .toBuffer()
    return { width: size.width, height: size.height, data: part }
  },
  encode: ({ width, height, data }, format) => {
    const picture = sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha()
    return (format === 'png' ? picture.png({ compressionLevel: 6 }) : picture.jpeg({ quality: 82 })).toBuffer()
  },
}

function fromGray({ width, height, data }: GrayPicture): Sharp {
  return sharp(data, { raw: { width, height, channels: 1 } })
}

async function toGray(picture: Sharp): Promise<GrayPicture> {
  const { data, info } = await picture.toColourspace('b-w').raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}
