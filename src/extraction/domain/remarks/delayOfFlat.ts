import { germanNumber } from '#kernel/germanNumber.ts'
import type { Facts } from '../facts.ts'
import type { Remark } from '../remark.ts'

/** What a builder pays for each month of delay is told with the sum for the flat: "12 € je angefangenem m² und Monat, bei 78,3 m² 948 € im Monat". */
export function delayOfFlat(remarks: readonly Remark[], { wohnflaeche }: Pick<Facts, 'wohnflaeche'>): Remark[] {
  const area = wohnflaeche?.value
  if (typeof area !== 'number' || area <= 0) return [...remarks]
  return remarks.map(one => {
    const rate = one.rule === 'termin-strafe' ? /(\d+(?:,\d+)?)\u00a0€ je/u.exec(one.meaning)?.[1] : undefined
    if (rate === undefined) return one
    const metres = one.meaning.includes('angefangen') ? Math.ceil(area) : area
    const sum = Math.round(Number(rate.replace(',', '.')) * metres)
    return { ...one, meaning: `${one.meaning}, bei ${germanNumber(area)}\u00a0m² ${germanNumber(sum)}\u00a0€ im Monat` }
  })
}
