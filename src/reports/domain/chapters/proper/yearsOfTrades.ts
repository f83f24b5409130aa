import { listed } from '#kernel/germanList.ts'
import type { DealType } from '#extraction/domain/deal/deal.ts'
import type { Assessment } from '#rating/domain/assess.ts'
import type { Trade } from '#finance/domain/renovation.ts'

/** As a buyer names them, in the order in which he looks at them. */
const NAMES: readonly (readonly [Trade, string])[] = [
  ['heizung', 'Heizung'],
  ['dach', 'Dach'],
  ['fenster', 'Fenster'],
  ['bad', 'Bad'],
  ['elektrik', 'Elektrik'],
  ['leitungen', 'Leitungen'],
  ['fassade', 'Fassade'],
]

const STILL_TO_BE_BUILT: readonly DealType[] = ['neubau-bautraeger', 'fertighaus', 'sanierung-bautraeger']

/** From when the parts of a home are that stands, by the exposé's own years: "Heizung 2017, Dach 2014"; empty: it names none. */
export function yearsOfTrades({ offer, moneyInput: { renewed } }: Pick<Assessment, 'offer' | 'moneyInput'>): string {
  const { kind, deal, numbers } = offer
  if (kind === 'Grundstück' || (deal && STILL_TO_BE_BUILT.includes(deal.type.value))) return ''
  const years = NAMES.flatMap(([trade, name]) => {
    const year = trade === 'heizung' ? (numbers.heizungBaujahr ?? renewed.heizung) : renewed[trade]
    return year === undefined ? [] : [`${name} ${year}`]
  })
  const partly = NAMES.flatMap(([trade, name]) => (renewed.partly?.includes(trade) && renewed[trade] === undefined ? [name] : [])) // prettier-ignore
  const inPart = partly.length === 0 ? '' : `zum Teil erneuert: ${listed(partly)}`
  // What was renewed in part says little where no year stands beside it.
  if (years.length === 0) return ''
  return [years.join(', '), inPart].filter(Boolean).join('; ')
}
