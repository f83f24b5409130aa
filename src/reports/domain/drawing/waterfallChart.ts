import type { Chart } from '#reports/domain/report.ts'
import { INK } from './ink.ts'
import { bar, label, rule, shortened, textWidth, type Canvas, type Drawing } from './svgText.ts'

const BAR = 11
const GAP = 8

/** One line a step: its name, its bar where the last one ended, its amount. Sums are dark and begin at 0. */
export function waterfallChart(chart: Extract<Chart, { kind: 'waterfall' }>, { width, textSize }: Canvas): Drawing {
  const spans = spansOf(chart.steps)
  const names = width * 0.34
  const amounts = Math.max(...chart.steps.map(({ text }) => textWidth(text, textSize)), 0) + 6
  const [least, most] = [Math.min(0, ...spans.map(({ from }) => from)), Math.max(1, ...spans.map(({ to }) => to))]
  const plot = Math.max(width - names - amounts, width * 0.2)
  const toX = (value: number) => names + ((value - least) / (most - least)) * plot
  const line = Math.max(BAR, textSize) + GAP
  const body = chart.steps.map(({ label: name, text, sum, value }, index) => {
    const { from, to, end } = spans[index] ?? { from: 0, to: 0, end: 0 }
    const y = index * line + 4
    const base = y + BAR / 2 + textSize * 0.36
    const ink = sum ? INK.text : value < 0 ? INK.bar : INK.column
    const next = index < chart.steps.length - 1 ? rule(toX(end), y + BAR, toX(end), y + line, INK.soft, 0.6) : ''
    return [
      sum && index > 0 ? rule(0, y - GAP / 2, width, y - GAP / 2, INK.hairline) : '',
      label(0, base, shortened(name, textSize, names - 8), { size: textSize, ...(sum && { strong: true }) }),
      bar(toX(from), y, toX(to) - toX(from), BAR, ink),
      next,
      label(width, base, text, { anchor: 'end', size: textSize, strong: true }),
    ].join('')
  })
  return { body: body.join(''), height: chart.steps.length * line + 4 }
}

interface Span {
  readonly from: number
  readonly to: number
  /** Where the next step begins. */
  readonly end: number
}

function spansOf(steps: Extract<Chart, { kind: 'waterfall' }>['steps']): Span[] {
  let at = 0
  return steps.map(({ value, sum }) => {
    const begin = sum ? 0 : at
    at = begin + value
    return { from: Math.min(begin, at), to: Math.max(begin, at), end: at }
  })
}
