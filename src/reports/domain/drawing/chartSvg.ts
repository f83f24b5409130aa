import type { Chart, Point } from '#reports/domain/report.ts'
import { barsChart } from './barsChart.ts'
import { columnsChart } from './columnsChart.ts'
import { linesChart } from './linesChart.ts'
import { rangeChart } from './rangeChart.ts'
import { waterfallChart } from './waterfallChart.ts'
import { INK } from './ink.ts'
import { bar, type Canvas, type Drawing, label, textWidth } from './svgText.ts'

const BOX = 20

/** The chart without its title and source, as the inside of an SVG of `canvas.width` by `height`. */
export function chartDrawing(chart: Chart, canvas: Canvas): Drawing {
  if (chartRows(chart).length === 0) return noValues(canvas)
  switch (chart.kind) {
    case 'range':
      return rangeChart(chart, canvas)
    case 'columns':
      return columnsChart(chart, canvas)
    case 'lines':
      return linesChart(chart, canvas)
    case 'waterfall':
      return waterfallChart(chart, canvas)
    case 'scale':
      return scaleChart(chart, canvas)
    case 'bars':
      return barsChart(chart, canvas)
  }
}

function noValues({ textSize: size }: Canvas): Drawing {
  return { body: label(0, size * 1.5, 'Keine Werte bekannt.', { size, ink: INK.soft }), height: size * 2.5 }
}

/** All that the chart shows, for those who do not see it. */
export function chartWords(chart: Chart): string {
  return `${chart.title} ${chartRows(chart)
    .map(({ name, text }) => `${name}: ${text}`)
    .join('; ')}.`
}

/** The chart's data in words, one row a value. */
export function chartRows(chart: Chart): { name: string; text: string }[] {
  const rows = (points: readonly Point[], before = '') =>
    points.map(({ label, text }) => ({ name: before + label, text }))
  switch (chart.kind) {
    case 'range':
      return rows([chart.low, chart.mid, chart.high, ...chart.marks])
    case 'columns':
      return rows(chart.columns)
    case 'lines':
      return chart.lines.flatMap(({ name, points }) => rows(points, `${name}, `))
    case 'waterfall':
      return rows(chart.steps)
    case 'scale':
      return rows(chart.classes.length > 0 ? [chart.mark] : [])
    case 'bars':
      return chart.bars.map(({ label, text }) => ({ name: label, text }))
  }
}

/** Boxes that grow darker from the best class to the worst; the marked one is framed and named below. */
function scaleChart(chart: Extract<Chart, { kind: 'scale' }>, { width, textSize }: Canvas): Drawing {
  const { classes, at, mark } = chart
  const slot = width / Math.max(classes.length, 1)
  const boxes = classes.map((name, index) => {
    const share = classes.length < 2 ? 0 : index / (classes.length - 1)
    const isMarked = index === at
    const box = bar(index * slot + 1, 6, slot - 2, BOX, isMarked ? INK.text : shade(share))
    const ink = isMarked ? '#ffffff' : INK.text
    return box + label((index + 0.5) * slot, 6 + BOX / 2 + textSize * 0.36, name, { anchor: 'middle', size: textSize, strong: true, ink }) // prettier-ignore
  })
  const words = `${mark.label}: ${mark.text}`
  const half = textWidth(words, textSize) / 2
  const middle = Math.max(half, Math.min(width - half, (at + 0.5) * slot))
  const tip = (at + 0.5) * slot
  const pointer = `<polygon points="${tip - 5},${BOX + 15} ${tip + 5},${BOX + 15} ${tip},${BOX + 8}" fill="${INK.text}"/>`
  const below = label(middle, BOX + 17 + textSize, words, { anchor: 'middle', size: textSize, strong: true })
  return { body: [...boxes, pointer, below].join(''), height: BOX + 24 + textSize }
}

/** From nearly white to a grey on which black still reads. */
function shade(share: number): string {
  const grey = Math.round(240 - share * 84)
  return `#${grey.toString(16).repeat(3)}`
}
