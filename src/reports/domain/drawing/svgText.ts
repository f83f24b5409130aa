import { escaped } from '#kernel/markup.ts'
import { INK } from './ink.ts'

/** What a chart is drawn for: the width in its own units and the size of its text. */
export interface Canvas {
  readonly width: number
  readonly textSize: number
}

/** The part of a chart's SVG and the height it took. */
export interface Drawing {
  readonly body: string
  readonly height: number
}

interface LabelStyle {
  readonly anchor?: 'start' | 'middle' | 'end'
  readonly size: number
  readonly strong?: boolean
  readonly ink?: string
}

/** A tenth of a unit is finer than any printer, and the same on every machine. */
export function rounded(value: number): number {
  return Math.round(value * 10) / 10 + 0
}

/** @param y of the baseline */
export function label(x: number, y: number, text: string, { anchor = 'start', size, strong, ink }: LabelStyle): string {
  const weight = strong ? ' font-weight="600"' : ''
  const side = anchor === 'start' ? '' : ` text-anchor="${anchor}"`
  const place = `x="${rounded(x)}" y="${rounded(y)}" font-size="${rounded(size)}"`
  return `<text ${place}${side}${weight} fill="${ink ?? INK.text}">${escaped(text)}</text>`
}

export function rule(x1: number, y1: number, x2: number, y2: number, ink: string, width = 0.8): string {
  const ends = `x1="${rounded(x1)}" y1="${rounded(y1)}" x2="${rounded(x2)}" y2="${rounded(y2)}"`
  return `<line ${ends} stroke="${ink}" stroke-width="${width}"/>`
}

export function bar(x: number, y: number, width: number, height: number, ink: string): string {
  const size = `width="${rounded(Math.max(width, 0.1))}" height="${rounded(Math.max(height, 0.1))}"`
  return `<rect x="${rounded(x)}" y="${rounded(y)}" ${size} fill="${ink}"/>`
}

/** Width in units: an upper estimate for a narrow sans, enough to keep labels apart. */
export function textWidth(text: string, size: number): number {
  let width = 0
  for (const character of text) width += /[mwMW%@]/.test(character) ? 0.86 : /[ilj.,:;|' ]/.test(character) ? 0.3 : 0.56
  return width * size
}

/** The text, or as much of its beginning as the width holds. */
export function shortened(text: string, size: number, width: number): string {
  if (textWidth(text, size) <= width) return text
  let kept = [...text].slice(0, Math.ceil(width / (0.3 * size)))
  while (kept.length > 0 && textWidth(`${kept.join('')}…`, size) > width) kept = kept.slice(0, -1)
  return `${kept.join('').trimEnd()}…`
}
