import { escaped } from '#kernel/markup.ts'
import { type Evidence, withBehind } from '#kernel/evidence.ts'
import type { Light } from '#questions/domain/answer.ts'
import { INK, LAMPS } from './drawing/ink.ts'
import type { KeyFigure } from './report.ts'

/** Circle, diamond, octagon in a square of 24: the light is known without its colour. */
const SHAPES: Record<Light, string> = {
  grün: '<circle cx="12" cy="12" r="11"',
  gelb: '<polygon points="12,0 24,12 12,24 0,12"',
  rot: '<polygon points="7,0 17,0 24,7 24,17 17,24 7,24 0,17 0,7"',
}

/** Read by the word beside it, so hidden from screen readers. */
function sign(light: Light, paint = `fill="${LAMPS[light].shape}"`): string {
  return `<svg viewBox="-1 -1 26 26" aria-hidden="true" focusable="false">${SHAPES[light]} ${paint}/></svg>`
}

export function lamp(light: Light | null): string {
  if (light !== null) return `<span class="lamp ${light}">${sign(light)}${LAMPS[light].name}</span>`
  const ring = `<circle cx="12" cy="12" r="9" fill="none" stroke="${INK.soft}" stroke-width="2"/>`
  return `<span class="lamp ohne"><svg viewBox="-1 -1 26 26" aria-hidden="true" focusable="false">${ring}</svg>Hinweis</span>`
}

/** All three signs; the one that is lit is filled. */
export function lampRow(light: Light): string {
  const dark = `fill="${INK.pale}" stroke="${INK.hairline}"`
  const signs = (['grün', 'gelb', 'rot'] as const).map(one => (one === light ? sign(one) : sign(one, dark)))
  return `<div class="lamps">${signs.join('')}</div>`
}

/** The product's mark: all three are lit. */
export const MARK = `<span class="mark">${(['grün', 'gelb', 'rot'] as const).map(one => sign(one)).join('')}</span>`

export function quotation(evidence: Evidence): string {
  return `<blockquote><p>„${escaped(withBehind(evidence))}“</p><footer>Exposé, Seite ${evidence.page}</footer></blockquote>`
}

export function figureList(items: readonly KeyFigure[]): string {
  const rows = items.map(({ label, value, note }) => {
    const below = note === undefined ? '' : `<dd class="soft">${escaped(note)}</dd>`
    return `<div><dt>${escaped(label)}</dt><dd>${escaped(value)}</dd>${below}</div>`
  })
  return rows.length > 0 ? `<dl class="figures">${rows.join('')}</dl>` : ''
}

export function list(items: readonly string[], name = ''): string {
  if (items.length === 0) return ''
  return `<ul${name && ` class="${name}"`}>${items.map(item => `<li>${item}</li>`).join('')}</ul>`
}

/** The bytes as part of the page itself: a picture from elsewhere would tell that place who reads. */
export function dataAddress(format: 'svg' | 'png' | 'jpg', bytes: Uint8Array): string {
  const type = { svg: 'image/svg+xml', png: 'image/png', jpg: 'image/jpeg' }[format]
  let binary = ''
  for (let at = 0; at < bytes.length; at += 8192) binary += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return `data:${type};base64,${btoa(binary)}`
}
