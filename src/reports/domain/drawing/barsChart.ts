import type { Chart } from '#reports/domain/report.ts'
import type { Light } from '#questions/domain/answer.ts'
import { INK, LAMPS } from './ink.ts'
import { bar, label, rounded, shortened, type Canvas, type Drawing } from './svgText.ts'

const BAR = 8
const LINE = 19

/** One line a group: sign, name, bar of 0 to 100, points. Without a judgement the bar is empty. */
export function barsChart(chart: Extract<Chart, { kind: 'bars' }>, { width, textSize }: Canvas): Drawing {
  const names = Math.max(width * 0.26, 74)
  const texts = textSize * 6.2
  const plot = width - names - texts
  const body = chart.bars.map(({ label: name, value, light, text }, index) => {
    const y = index * LINE + 5
    const base = y + BAR / 2 + textSize * 0.36
    return [
      sign(light, 6, y + BAR / 2),
      label(18, base, shortened(name, textSize, names - 24), { size: textSize }),
      bar(names, y, plot, BAR, INK.pale),
      value === null ? '' : bar(names, y, (plot * value) / 100, BAR, light === null ? INK.bar : LAMPS[light].shape),
      label(width, base, text, { anchor: 'end', size: textSize, strong: true }),
    ].join('')
  })
  return { body: body.join(''), height: chart.bars.length * LINE + 4 }
}

/** Circle, diamond, octagon: the light is known without its colour. */
function sign(light: Light | null, x: number, y: number): string {
  const r = 5
  if (light === null) return `<circle cx="${x}" cy="${rounded(y)}" r="4" fill="none" stroke="${INK.soft}"/>`
  const fill = `fill="${LAMPS[light].shape}"`
  if (light === 'grün') return `<circle cx="${x}" cy="${rounded(y)}" r="${r}" ${fill}/>`
  const corner = r * 0.42
  const points =
    light === 'gelb'
      ? [[0, -r], [r, 0], [0, r], [-r, 0]]
      : [[-corner, -r], [corner, -r], [r, -corner], [r, corner], [corner, r], [-corner, r], [-r, corner], [-r, -corner]] // prettier-ignore
  return `<polygon points="${points.map(([dx = 0, dy = 0]) => `${rounded(x + dx)},${rounded(y + dy)}`).join(' ')}" ${fill}/>`
}
