import type { Chart, Point } from '#reports/domain/report.ts'
import { barsChart } from './barsChart.ts'
import { columnsChart } from './columnsChart.ts'
import { linesChart } from './linesChart.ts'
import { rangeChart } from './rangeChart.ts'
import { scaleChart } from './scaleChart.ts'
import { waterfallChart } from './waterfallChart.ts'
import { INK } from './ink.ts'
import { label, type Canvas, type Drawing } from './svgText.ts'

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
