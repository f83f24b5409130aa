import sharp from 'sharp'
import { dice } from './dice.ts'

export type Scene =
  'haus' | 'block' | 'altbau' | 'wohnen' | 'kueche' | 'bad' | 'garten' | 'hof' | 'laden' | 'feld' | 'neubau'

const WIDTH = 640
const HEIGHT = 420

/** A made-up picture of the scene as a data address, coarse like a compressed brochure photo. */
export async function photo(scene: Scene, seed = 1, width = 480): Promise<string> {
  const next = dice(seed * 97 + scene.length)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${SCENES[scene](next)}</svg>`
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(width)
    .removeAlpha()
    .blur(1.1)
    .raw()
    .toBuffer({ resolveWithObject: true })
  for (let i = 0; i < data.length; i++) data[i] = Math.max(0, Math.min(255, (data[i] ?? 0) + (next() - 0.5) * 16))
  const raw = { width: info.width, height: info.height, channels: 3 as const }
  const jpeg = await sharp(data, { raw }).jpeg({ quality: 42, mozjpeg: true }).toBuffer()
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`
}

type Next = () => number

const SCENES: Readonly<Record<Scene, (next: Next) => string>> = {
  haus: next => sky(next) + lawn(300) + tree(90, 300, next) + house(210, 150, 260, 160, next) + tree(560, 320, next),
  block: next => sky(next) + lawn(350) + facade(120, 90, 400, 265, 4, 6, tone(next, WALLS), next) + tree(70, 360, next),
  altbau: next =>
    sky(next) +
    street() +
    facade(30, 60, 280, 300, 4, 4, '#d9c7a3', next) +
    facade(310, 30, 310, 330, 5, 5, '#b9a08c', next),
  neubau: next =>
    sky(next) +
    lawn(350) +
    box(110, 150, 420, 205, '#f3f1ec') +
    box(180, 95, 280, 60, '#d6d2c8') +
    windows(140, 180, 360, 150, 2, 5, next) +
    windows(200, 105, 240, 40, 1, 4, next),
  wohnen: next =>
    box(0, 0, 640, 300, tone(next, ROOMS)) +
    box(0, 290, 640, 130, '#b98d5f') +
    windows(80, 50, 210, 200, 1, 2, next) +
    box(330, 235, 240, 90, '#7b8791') +
    box(315, 215, 30, 110, '#6c7780') +
    box(560, 215, 30, 110, '#6c7780') +
    box(380, 70, 120, 80, '#4d6a63') +
    `<ellipse cx="300" cy="360" rx="200" ry="38" fill="#d9cdbb"/>`,
  kueche: next =>
    box(0, 0, 640, 330, '#eeeae2') +
    box(0, 320, 640, 100, '#9b9c98') +
    box(40, 40, 560, 90, '#fbfbfb') +
    box(40, 210, 560, 125, tone(next, ['#f7f7f5', '#4b5d67', '#b3c2b6'])) +
    box(40, 195, 560, 18, '#5c4733') +
    lines(130, 210, 125, 5, 112) +
    box(250, 140, 110, 55, '#c8cdd0'),
  bad: next =>
    box(0, 0, 640, 420, tone(next, ['#dfe7ea', '#ece6da', '#d5ded6'])) +
    tiles() +
    box(60, 240, 300, 110, '#ffffff') +
    box(420, 220, 150, 60, '#ffffff') +
    box(440, 60, 110, 120, '#b9d0d8'),
  garten: next =>
    sky(next) +
    lawn(200) +
    tree(120, 240, next) +
    tree(320, 220, next) +
    tree(540, 250, next) +
    box(60, 350, 260, 70, '#c3b8a5'),
  hof: next =>
    sky(next) +
    lawn(320) +
    house(60, 170, 220, 150, next) +
    box(300, 180, 280, 145, '#8d5a44') +
    `<polygon points="285,185 440,95 595,185" fill="#5f3b31"/>` +
    box(400, 235, 80, 90, '#4a3226'),
  laden: next =>
    sky(next) +
    street() +
    facade(110, 40, 420, 320, 3, 5, tone(next, WALLS), next) +
    box(125, 270, 390, 90, '#34444e') +
    windows(140, 282, 360, 66, 1, 3, next),
  feld: next =>
    sky(next) +
    lawn(180) +
    `<polygon points="180,400 250,220 430,220 560,400" fill="none" stroke="#d33" stroke-width="5"/>` +
    tree(90, 230, next) +
    tree(600, 220, next),
}

const WALLS = ['#e9e2d0', '#d8c9b4', '#c9d2d3', '#e5d7c5', '#d7d9cf']
const ROOMS = ['#f1ece2', '#e6eae7', '#efe6e0', '#e3e1ea']

function tone(next: Next, tones: readonly string[]): string {
  return tones[Math.floor(next() * tones.length)] ?? '#ddd'
}

function box(x: number, y: number, w: number, h: number, fill: string): string {
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"/>`
}

function sky(next: Next): string {
  const x = 80 + next() * 400
  return `<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="#6f9fd0"/><stop offset="1" stop-color="#e8f0f4"/></linearGradient></defs>
  ${box(0, 0, WIDTH, HEIGHT, 'url(#s)')}<ellipse cx="${x}" cy="70" rx="90" ry="20" fill="#fff" opacity=".7"/><ellipse cx="${x + 70}" cy="90" rx="70" ry="16" fill="#fff" opacity=".6"/>`
}

function lawn(y: number): string {
  return box(0, y, WIDTH, HEIGHT - y, '#7fa05a') + box(0, y + 60, WIDTH, HEIGHT - y - 60, '#6d8f4c')
}

function street(): string {
  return box(0, 355, WIDTH, 65, '#8b8b8b') + box(0, 350, WIDTH, 12, '#bdb8b0')
}

function tree(x: number, y: number, next: Next): string {
  const r = 38 + next() * 30
  return `${box(x - 6, y - 40, 12, 60, '#6a4d35')}<circle cx="${x}" cy="${y - 75}" r="${r}" fill="#55793e"/><circle cx="${x + 18}" cy="${y - 95}" r="${r * 0.7}" fill="#6a9150"/>`
}

function house(x: number, y: number, w: number, h: number, next: Next): string {
  const roof = `<polygon points="${x - 25},${y + 5} ${x + w / 2},${y - 95} ${x + w + 25},${y + 5}" fill="${tone(next, ['#8e3f2f', '#4d4b4a', '#6d4a3b'])}"/>`
  return `${box(x, y, w, h, tone(next, WALLS))}${windows(x + 20, y + 20, w - 40, 55, 1, 3, next)}${roof}${box(x + w / 2 - 20, y + h - 70, 40, 70, '#5a4330')}`
}

function facade(
  x: number,
  y: number,
  w: number,
  h: number,
  rows: number,
  cols: number,
  fill: string,
  next: Next,
): string {
  return (
    box(x, y, w, h, fill) +
    box(x - 8, y - 14, w + 16, 16, '#6b5546') +
    windows(x + 18, y + 20, w - 36, h - 60, rows, cols, next)
  )
}

function windows(x: number, y: number, w: number, h: number, rows: number, cols: number, next: Next): string {
  const [dx, dy] = [w / cols, h / rows]
  let out = ''
  for (let row = 0; row < rows; row++) {
    for (let col = 0; col < cols; col++) {
      const glass = next() > 0.25 ? '#5f7f96' : '#c7d8e0'
      out += `<rect x="${x + col * dx + dx * 0.18}" y="${y + row * dy + dy * 0.12}" width="${dx * 0.64}" height="${dy * 0.72}" fill="${glass}" stroke="#fff" stroke-width="4"/>`
    }
  }
  return out
}

function lines(x: number, y: number, h: number, count: number, step: number): string {
  return Array.from({ length: count }, (_, i) => box(x + i * step, y, 3, h, '#8a8a86')).join('')
}

function tiles(): string {
  const grid = Array.from(
    { length: 14 },
    (_, i) => box(i * 48, 0, 2, 420, '#cfd6d8') + box(0, i * 34, 640, 2, '#cfd6d8'),
  )
  return grid.join('')
}
