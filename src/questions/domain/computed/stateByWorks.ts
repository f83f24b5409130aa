import { capitalised } from '#kernel/capitalised.ts'
import { WORK_NAMES } from '#extraction/domain/statements/workNames.ts'
import type { Trade } from '#finance/domain/renovation.ts'
import type { Appraisal } from '#valuation/domain/appraisal.ts'
import type { Finding } from '../answer.ts'
import type { PriceContext } from './price.ts'
import { resting } from './priceFinding.ts'

/** In the order in which they are told. */
const TOLD: readonly Trade[] = ['dach', 'fassade', 'fenster', 'heizung', 'elektrik', 'leitungen', 'bad', 'boeden']

/** The Zustand that no word tells and the named renewals show, in words of its own: the exposé has not said it. null: it has, or they show none. */
export function stateByWorks({ object }: Appraisal, { offer }: PriceContext): Finding | null {
  if (!object?.zustandByWorks || !object.zustand) return null
  const renewed = object.renewed ?? {}
  const { heizungBaujahr } = offer.numbers
  const years: Readonly<Partial<Record<Trade, number>>> = { ...(heizungBaujahr !== null && { heizung: heizungBaujahr }), ...renewed } // prettier-ignore
  const trades = TOLD.flatMap(trade =>
    years[trade] === undefined ? [] : [`${WORK_NAMES[trade]} ${String(years[trade])}`],
  )
  const inPart = (renewed.partly ?? []).flatMap(trade => (years[trade] === undefined ? [`${WORK_NAMES[trade]} zum Teil`] : [])) // prettier-ignore
  const told = [...trades, ...inPart, ...(renewed.kitchen === undefined ? [] : [`Küche ${String(renewed.kitchen)}`])]
  return resting(offer, ['letzteModernisierung', 'heizungBaujahr'], {
    state: 'berechnet',
    answer: `${capitalised(object.zustand)} nach den genannten Erneuerungen: ${told.join(', ')}`,
    formula: 'Bauteile mit Jahr, deren übliche Lebensdauer noch läuft; keines ist laut Exposé verschlissen',
    source: 'Angaben im Exposé; Anlage 2 ImmoWertV',
  })
}
