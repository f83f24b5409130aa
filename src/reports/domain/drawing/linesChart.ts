import type { Chart } from '#reports/domain/report.ts'
import { INK, LINE_INKS } from './ink.ts'
import { labelRows, type Placed, shownInRow } from './labelRows.ts'
import { label, rounded, rule, shortened, textWidth, type Canvas, type Drawing } from './svgText.ts'

const PLOT = 130

/** Lines over common steps; each is named at its end, where its last value stands. */
export function linesChart(chart: Extract<Chart, { kind: 'lines' }>, { width, textSize }: Canvas): Drawing {
  const lines = chart.lines.filter(({ points }) => points.length > 0)
  const values = lines.flatMap(({ points }) => points.map(({ value }) => value))
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)]
  const line = textSize * 1.3
  const top = line
  const toY = (value: number) => top + PLOT - ((value - least) / (most - least || 1)) * PLOT

  const ends = lines.map(({ name, points }, index) => {
    const last = points.at(-1)
    const shown = {
      name: shortened(name, textSize, width * 0.36),
      text: shortened(last?.text ?? '', textSize, width * 0.36),
    }
    return { ...shown, y: toY(last?.value ?? 0), ink: LINE_INKS[index % LINE_INKS.length] ?? INK.text }
  })
  const named = Math.max(0, ...ends.flatMap(({ name, text }) => [textWidth(name, textSize), textWidth(text, textSize)]))
  const plotWidth = width - named - 12
  const steps = Math.max(1, ...lines.map(({ points }) => points.length - 1))
  const toX = (index: number) => (index / steps) * (plotWidth - 6) + 3

  const curves = lines.map(({ points }, index) => {
    const ink = ends[index]?.ink ?? INK.text
    const corners = points.map(({ value }, step) => `${rounded(toX(step))},${rounded(toY(value))}`)
    const last = points.length - 1
    const dot = `<circle cx="${rounded(toX(last))}" cy="${rounded(toY(points[last]?.value ?? 0))}" r="2.6" fill="${ink}"/>`
    const area =
      lines.length === 1 && last > 0
        ? `<polygon points="${rounded(toX(0))},${rounded(toY(0))} ${corners.join(' ')} ${rounded(toX(last))},${rounded(toY(0))}" fill="${INK.pale}"/>`
        : ''
    return `${area}<polyline points="${corners.join(' ')}" fill="none" stroke="${ink}" stroke-width="1.8" stroke-linejoin="round"${dashed(index)}/>${dot}`
  })
  const apart = spread(ends, 2 * line + 2, top, top + PLOT)
  const names = apart.map(({ name, text, ink, y }) => {
    const x = plotWidth + 8
    return label(x, y, name, { size: textSize, ink }) + label(x, y + line, text, { size: textSize, strong: true, ink })
  })
  const floor = toY(least)
  const body = [
    rule(0, toY(0), plotWidth, toY(0), INK.text, 0.6),
    ...curves,
    ...names,
    ...firstValues(),
    ...stepNames(),
  ]
  return { body: body.join(''), height: Math.max(floor + line + 8, ...apart.map(({ y }) => y + line + 6)) }

  /** The first value of the highest and the lowest line; between them there is rarely room. */
  function firstValues(): string[] {
    const firsts = lines.flatMap(({ points: [point] }) => (point ? [point] : [])).toSorted((a, b) => b.value - a.value)
    const [highest, lowest] = [firsts[0], firsts.length > 1 ? firsts.at(-1) : undefined]
    const shown: string[] = []
    const put = (text: string, y: number) =>
      shown.push(label(0, y, shortened(text, textSize, plotWidth / 2), { size: textSize, strong: true }))
    if (highest) put(highest.text, toY(highest.value) - 6)
    if (highest && lowest && toY(lowest.value) - toY(highest.value) > 2 * line) put(lowest.text, toY(lowest.value) - 6)
    return shown
  }

  function stepNames(): string[] {
    const [longest = []] = lines.map(({ points }) => points).toSorted((a, b) => b.length - a.length)
    const shown = longest.map(({ label }) => shortened(label, textSize, plotWidth * 0.4))
    const placed = shown.map((text, index) => ({ x: toX(index), width: textWidth(text, textSize) }))
    const kept = evenly(placed, plotWidth)
    return placed.flatMap(({ x, width: wide }, index) => {
      if (!kept.has(index)) return []
      const middle = Math.max(wide / 2, Math.min(plotWidth - wide / 2, x))
      return [label(middle, floor + line + 2, shown[index] ?? '', { anchor: 'middle', size: textSize, ink: INK.soft })]
    })
  }
}

/** Inks look alike in grey; the first line is whole, the others are not. */
function dashed(index: number): string {
  const dashes = ['', '7 3', '2 3'][index % 3] ?? ''
  return dashes === '' ? '' : ` stroke-dasharray="${dashes}"`
}

/** Names at even distances that are in one row; where no distance fits, as many as find room. */
function evenly(placed: readonly Placed[], plotWidth: number): ReadonlySet<number> {
  const last = placed.length - 1
  for (let step = 1; step < last; step++) {
    if (last % step !== 0) continue
    const kept = placed.flatMap((_, index) => (index % step === 0 ? [index] : []))
    const rows = labelRows(
      kept.flatMap(index => placed[index] ?? []),
      plotWidth,
    )
    if (rows.every(({ row }) => row === 0)) return new Set(kept)
  }
  return shownInRow(placed, plotWidth, [0, last])
}

/** Moves labels apart from the top down, and back up where they would leave the plot. */
function spread<End extends { readonly y: number }>(
  ends: readonly End[],
  apart: number,
  from: number,
  to: number,
): End[] {
  const sorted = ends.toSorted((a, b) => a.y - b.y)
  const places: number[] = []
  for (const { y } of sorted) places.push(Math.max(y, (places.at(-1) ?? -Infinity) + apart, from))
  const excess = Math.max(0, (places.at(-1) ?? to) - to)
  let next = Infinity
  for (let index = places.length - 1; index >= 0; index--) {
    const pushed = Math.min((places[index] ?? 0) - (index === places.length - 1 ? excess : 0), next - apart)
    places[index] = Math.max(pushed, from + index * apart)
    next = places[index] ?? next
  }
  return sorted.map((end, index) => ({ ...end, y: places[index] ?? end.y }))
}
