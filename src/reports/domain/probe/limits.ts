import type { Assessment } from '#rating/domain/assess.ts'
import type { Contradiction } from '../widerspruchsprobe.ts'

/** Parts whose areas add up to more than this share of the whole are not the whole's own floors. */
const MORE_THAN_WHOLE = 1.2
const HOMES = ['wohnung', 'gewerbe', 'haus']

/** X is no more than the highest right price, that lies in the range, and no part stands for the whole. */
export function limits({ verdict, worth, appraisal, offer }: Assessment): Contradiction[] {
  const { estimate, parking } = appraisal
  const top = estimate ? estimate.high.cents + (parking?.price.cents ?? 0) : null
  return [
    ...(worth && verdict.limit && verdict.limit.cents > worth.ceiling.cents
      ? [{ name: 'limit-above-ceiling' as const, chapter: 'gebot', isIn: () => true }]
      : []),
    ...(worth && top !== null && worth.ceiling.cents > top
      ? [{ name: 'ceiling-above-range' as const, chapter: 'gebot', isIn: () => true }]
      : []),
    ...partForWhole(offer),
  ]
}

/** The price of the whole over the area of one of its units. */
function partForWhole({ deal, numbers }: Assessment['offer']): Contradiction[] {
  const { wohnflaeche: area, kaufpreis: price } = numbers
  const units = (deal?.parts ?? []).filter(({ kind, areaM2 }) => HOMES.includes(kind) && areaM2 !== null)
  if (area === null || price === null || units.length < 2 || deal?.type.value === 'anteil') return []
  const sum = units.reduce((total, { areaM2 }) => total + (areaM2 ?? 0), 0)
  const isOne = units.some(({ areaM2, priceEuro }) => areaM2 === area && priceEuro !== price)
  if (!isOne || sum < MORE_THAN_WHOLE * area) return []
  return [{ name: 'part-for-the-whole', chapter: 'gebot', isIn: ({ kind }) => kind === 'figures' || kind === 'chart' }]
}
