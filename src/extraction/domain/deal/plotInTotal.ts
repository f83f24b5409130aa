import type { Evidence } from '#kernel/evidence.ts'
import { regexp } from '#kernel/regexp.ts'
import { amountsIn } from '../numbers.ts'
import type { Passage } from '../passages.ts'
import { proof } from '../proof.ts'
import { ownText } from './ownText.ts'

/** The part of a building offer's price that is the plot's, which somebody else sells. */
export interface PlotInTotal {
  /** € */
  readonly plot: number
  readonly evidence: readonly Evidence[]
}

const PLOT = regexp.giu`(?<!\p{L})(?:bau)?(?:grundstück(?:s(?:preis|kosten|anteil))?|bauplatz)(?!\p{L})[^.;\n\d€]{0,30}`

/** "Gesamtpreis 443.900 €: Haus 298.900 €, Grundstück 145.000 €": two told sums come to the price. null: they do not. */
export function plotInTotalOf(passages: readonly Passage[], price: number | null): PlotInTotal | null {
  if (price === null) return null
  const told = ownText(passages, ['object', 'costs', 'location']).map(passage => ({
    passage,
    sums: amountsIn(passage.text).filter(({ unit }) => unit === '€'),
  }))
  const all = new Set(told.flatMap(({ sums }) => sums.map(({ value }) => value)))
  for (const { passage, sums } of told)
    for (const match of passage.text.matchAll(PLOT)) {
      const end = match.index + match[0].length
      const sum = sums.find(({ index }) => index >= end - 1 && index <= end + 1)
      if (!sum || sum.value >= price || !all.has(price - sum.value) || price - sum.value === sum.value) continue
      return { plot: sum.value, evidence: [proof(passage, match.index, sum.index + sum.length)] }
    }
  return null
}
