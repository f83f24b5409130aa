import { germanNumber } from '#kernel/germanNumber.ts'
import type { DealObjectKind } from '../deal/deal.ts'
import type { Facts } from '../facts.ts'
import type { Remark } from '../remark.ts'

/**
 * What is agreed for each square metre is told with the sum for the area: "20,00 €/m² nach, bei 688 m² 13.760 €", "12 € je angefangenem
 * m² und Monat, bei 78,3 m² 948 € im Monat".
 */
export function sumOfArea(
  remarks: readonly Remark[],
  facts: Pick<Facts, 'wohnflaeche' | 'grundstuecksflaeche'>,
  kind: DealObjectKind | null,
): Remark[] {
  return remarks.map(one => {
    if (!one.perM2) return one
    const { rate, of, isBegun, isMonthly } = one.perM2
    // Of the plot a flat owns a share only, and owes for that.
    if (of === 'grundstuecksflaeche' && kind === 'wohnung') return one
    const area = facts[of]?.value
    if (typeof area !== 'number' || area <= 0) return one
    const sum = Math.round(rate * (isBegun ? Math.ceil(area) : area))
    const each = isMonthly ? ' im Monat' : ''
    return { ...one, meaning: `${one.meaning}, bei ${germanNumber(area)}\u00a0m² ${germanNumber(sum)}\u00a0€${each}` }
  })
}
