import sharp, { type Sharp } from 'sharp'
import type { GrayPicture, Pictures } from './picturePort.ts'

// The cores are shared out document by document already.
sharp.concurrency(1)
sharp.cache(false)

export const sharpPictures: Pictures = {
  turn: (picture, degrees) => toGray(fromGray(picture).rotate(degrees, { background: '#ffffff' })),
  halve: picture => toGray(fromGray(picture).resize(Math.ceil(picture.width / 2))),
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
