import type { Chart } from '#reports/domain/report.ts'
import { INK } from './ink.ts'
import { bar, label, textWidth, type Canvas, type Drawing } from './svgText.ts'

const BOX = 20

/** Boxes that grow darker from the best class to the worst; the marked one is framed and named below. */
export function scaleChart(chart: Extract<Chart, { kind: 'scale' }>, { width, textSize }: Canvas): Drawing {
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
