import type { Chart } from '#reports/domain/report.ts'
import { columnsChart } from './columnsChart.ts'
import { linesChart } from './linesChart.ts'
import { rangeChart } from './rangeChart.ts'
import type { Canvas, Drawing } from './svgText.ts'

/** The chart without its title and source, as the inside of an SVG of `canvas.width` by `height`. */
export function chartDrawing(chart: Chart, canvas: Canvas): Drawing {
  switch (chart.kind) {
    case 'range':
      return rangeChart(chart, canvas)
    case 'columns':
      return columnsChart(chart, canvas)
    case 'lines':
      return linesChart(chart, canvas)
  }
}

/** All that the chart shows, for those who do not see it. */
export function chartWords(chart: Chart): string {
  return `${chart.title} ${chartRows(chart)
    .map(({ name, text }) => `${name}: ${text}`)
    .join('; ')}.`
}

/** The chart's data in words, one row a value. */
export function chartRows(chart: Chart): { name: string; text: string }[] {
  const rows = (points: readonly { label: string; text: string }[], before = '') =>
    points.map(({ label, text }) => ({ name: before + label, text }))
  switch (chart.kind) {
    case 'range':
      return rows([chart.low, chart.mid, chart.high, ...chart.marks])
    case 'columns':
      return rows(chart.columns)
    case 'lines':
      return chart.lines.flatMap(({ name, points }) => rows(points, `${name}, `))
  }
}
