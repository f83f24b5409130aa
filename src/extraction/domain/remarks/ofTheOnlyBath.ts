import type { Facts } from '../facts.ts'
import type { Remark } from '../remark.ts'

const PARTLY = /(?<!\p{L})(?:teilweise|zum teil|teils|tlw)(?!\p{L})/iu

/** "Ein Bad im Obergeschoss, das wir 2012 umgebaut haben": where there is no other, the bath is renewed, and nothing of it is as old as the house. */
export function ofTheOnlyBath(remarks: readonly Remark[], { badezimmer }: Pick<Facts, 'badezimmer'>): Remark[] {
  if (badezimmer?.value !== 1) return [...remarks]
  return remarks.map(remark => {
    const { rule, year, certainty, evidence, subject: _, ...rest } = remark
    if (rule !== 'baeder-teilerneuert' || year === null || certainty !== 'stated' || PARTLY.test(evidence.quote))
      return remark
    return { ...rest, rule: 'baeder-erneuert', tone: 'gut', meaning: 'Bad erneuert', year, certainty, evidence }
  })
}
