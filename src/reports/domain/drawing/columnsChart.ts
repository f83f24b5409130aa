import type { Chart } from '#reports/domain/report.ts'
import { INK } from './ink.ts'
import { shownInRow } from './labelRows.ts'
import { bar, label, rule, shortened, textWidth, type Canvas, type Drawing } from './svgText.ts'

const PLOT = 118

/** Columns on a common baseline; what lies below zero is red. As many values and names as fit are beside them. */
export function columnsChart(chart: Extract<Chart, { kind: 'columns' }>, { width, textSize }: Canvas): Drawing {
  const { columns } = chart
  const values = columns.map(({ value }) => value)
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)]
  const scale = PLOT / (most - least || 1)
  const line = textSize * 1.35
  const zero = line + most * scale
  const slot = width / Math.max(columns.length, 1)
  const thick = Math.min(slot * 0.64, 44)
  const toX = (index: number) => (index + 0.5) * slot

  const extremes = [0, columns.length - 1, values.indexOf(Math.max(...values)), values.indexOf(Math.min(...values))]
  const longest = Math.max(slot * 0.96, width * 0.3)
  const texts = columns.map(({ text }) => shortened(text, textSize, longest))
  const names = columns.map(({ label }) => shortened(label, textSize, longest))
  const placed = (shown: readonly string[]) =>
    shown.map((text, index) => ({ x: toX(index), width: textWidth(text, textSize) }))
  const shownTexts = shownInRow(placed(texts), width, extremes)
  const shownNames = shownInRow(placed(names), width, [0, columns.length - 1])

  const floor = zero - least * scale + (least < 0 ? line : 0)
  const body = columns.map(({ value }, index) => {
    const height = Math.abs(value) * scale
    const top = value < 0 ? zero : zero - height
    const column = bar(toX(index) - thick / 2, top, thick, height, value < 0 ? INK.red : INK.column)
    const at = value < 0 ? top + height + textSize * 1.1 : top - 4
    const style = { anchor: 'middle' as const, size: textSize }
    const text = shownTexts.has(index)
      ? label(inside(toX(index), texts[index] ?? '', textSize, width), at, texts[index] ?? '', {
          ...style,
          strong: true,
        })
      : ''
    const name = shownNames.has(index)
      ? label(inside(toX(index), names[index] ?? '', textSize, width), floor + line, names[index] ?? '', {
          ...style,
          ink: INK.soft,
        })
      : ''
    return column + text + name
  })
  body.push(rule(0, zero, width, zero, INK.text, 0.6))
  return { body: body.join(''), height: floor + line + 6 }
}

/** The middle moved so far that the text stays on the canvas. */
function inside(x: number, text: string, size: number, width: number): number {
  const half = textWidth(text, size) / 2
  return Math.max(half, Math.min(width - half, x))
}
