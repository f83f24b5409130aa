import { germanNumber } from '#kernel/germanNumber.ts'
import type { Facts } from '../facts.ts'
import type { Remark } from '../remark.ts'

const PENALTY = 'bauzwang-strafe'

/** What a breach costs for each square metre is told with the sum for the plot: "20,00 €/m² nach, bei 688 m² 13.760 €". */
export function penaltyOfPlot(
  remarks: readonly Remark[],
  { grundstuecksflaeche }: Pick<Facts, 'grundstuecksflaeche'>,
): Remark[] {
  const area = grundstuecksflaeche?.value
  if (typeof area !== 'number' || area <= 0) return [...remarks]
  return remarks.map(one => {
    const rate = one.rule === PENALTY ? /(\d+(?:,\d+)?)\u00a0€\/m²/u.exec(one.meaning)?.[1] : undefined
    if (rate === undefined) return one
    const sum = Math.round(Number(rate.replace(',', '.')) * area)
    return {
      ...one,
      meaning: `${one.meaning}, bei ${germanNumber(area)}\u00a0m² ${germanNumber(sum)}\u00a0€`,
    }
  })
}
