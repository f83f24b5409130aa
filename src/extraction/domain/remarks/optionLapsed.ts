import { wholeQuote } from '#kernel/evidence.ts'
import type { Remark } from '../remark.ts'

const LAPSED = 'miete-option-verfallen'
const OPTION = /option|verlängerungsrecht/iu

/**
 * "Festlaufzeit bis 31.03.2027, danach zweimal fünf Jahre Option", and one sentence on: the day for it is over. Wherever the first is told
 * the second goes with it, and an option that nobody has any more is told as none.
 */
export function optionLapsed(remarks: readonly Remark[]): Remark[] {
  const isLapsed = remarks.some(({ rule, certainty, part }) => rule === LAPSED && certainty === 'stated' && !part)
  if (!isLapsed) return [...remarks]
  return remarks.flatMap(one => {
    if (one.rule === 'miete-option' && !one.part) return []
    const isQuoted = one.rule === 'miete-endet' && !one.part && OPTION.test(wholeQuote(one.evidence))
    return isQuoted ? [{ ...one, meaning: `${one.meaning}; die genannte Option ist laut Exposé abgelaufen` }] : [one]
  })
}
