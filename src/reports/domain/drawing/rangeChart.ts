import type { Chart, Point } from '#reports/domain/report.ts'
import { INK } from './ink.ts'
import { flagRows, labelRows, type Placing } from './labelRows.ts'
import { bar, label, rounded, rule, shortened, textWidth, type Canvas, type Drawing } from './svgText.ts'

const BAR = 12

/** A span with its middle below it and single values marked above it; only the first, the price asked, is red. */
export function rangeChart(chart: Extract<Chart, { kind: 'range' }>, { width, textSize }: Canvas): Drawing {
  const { low, mid, high, marks } = chart
  const values = [low, mid, high, ...marks].map(({ value }) => value)
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const margin = (most - least || Math.abs(most) || 1) * 0.07
  const toX = (value: number) => ((value - least + margin) / (most - least + 2 * margin)) * width

  const line = textSize * 1.3
  const above = blocks(together(marks), toX, width, textSize, flagRows)
  const rowsAbove = Math.max(0, ...above.map(({ row }) => row + 1))
  const top = rowsAbove * (2 * line + 5) + 8
  const below = blocks([low, mid, high], toX, width, textSize, labelRows)
  const rowsBelow = Math.max(...below.map(({ row }) => row + 1))
  const bottom = top + BAR

  const body = [
    bar(0, top + BAR / 2 - 0.5, width, 1, INK.hairline),
    bar(toX(low.value), top, toX(high.value) - toX(low.value), BAR, INK.bar),
    bar(toX(mid.value) - 1, top - 3, 2, BAR + 6, INK.text),
    ...above.map(block => {
      const baseline = top - 12 - block.row * (2 * line + 5)
      const tip = toX(block.value)
      return rule(tip, baseline + 4, tip, top + 1, INK.soft) + twoLines(block, baseline, line, textSize, 'name first')
    }),
    // The price asked lies on top of what is near it.
    ...above.map(({ value }, index) => diamond(toX(value), top + BAR / 2, index === 0 ? INK.red : INK.text)).reverse(),
    ...below.map(block => {
      const baseline = bottom + line + 3 + block.row * (2 * line + 4)
      return twoLines(block, baseline, line, textSize, 'value first')
    }),
  ]
  return { body: body.join(''), height: bottom + rowsBelow * (2 * line + 4) + 6 }
}

interface LabelBlock {
  readonly value: number
  readonly name: string
  readonly text: string
  readonly x: number
  readonly row: number
}

/** What stands at one place is named there once, in the colour of the first. */
function together(points: readonly Point[]): Point[] {
  const firsts = points.filter((one, at) => points.findIndex(({ value }) => value === one.value) === at)
  return firsts.map(first => {
    const names = points.filter(({ value }) => value === first.value).map(({ label: name }) => name)
    return { ...first, label: names.join(', ') }
  })
}

function blocks(
  points: readonly Point[],
  toX: (value: number) => number,
  width: number,
  size: number,
  placing: Placing,
): LabelBlock[] {
  const shown = points.map(({ label, text, value }) => ({
    value,
    name: shortened(label, size, width * 0.48),
    text: shortened(text, size * 1.08, width * 0.48),
  }))
  const wanted = shown.map(({ name, text, value }) => {
    return { x: toX(value), width: Math.max(textWidth(name, size), textWidth(text, size * 1.08)) }
  })
  const rows = placing(wanted, width)
  return shown.map((one, index) => ({ ...one, x: rows[index]?.x ?? 0, row: rows[index]?.row ?? 0 }))
}

function twoLines(block: LabelBlock, baseline: number, line: number, size: number, order: string): string {
  const name = (y: number) => label(block.x, y, block.name, { anchor: 'middle', size, ink: INK.soft })
  const text = (y: number) => label(block.x, y, block.text, { anchor: 'middle', size: size * 1.08, strong: true })
  if (order === 'name first') return name(baseline - line) + text(baseline)
  return text(baseline) + name(baseline + line)
}

function diamond(x: number, y: number, ink: string): string {
  const corners = [`${rounded(x)},${rounded(y - 7)}`, `${rounded(x + 7)},${rounded(y)}`]
  const rest = [`${rounded(x)},${rounded(y + 7)}`, `${rounded(x - 7)},${rounded(y)}`]
  return `<polygon points="${[...corners, ...rest].join(' ')}" fill="${ink}" stroke="#ffffff" stroke-width="1.2"/>`
}
