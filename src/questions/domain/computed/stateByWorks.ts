import { capitalised } from '#kernel/capitalised.ts'
import type { Trade } from '#finance/domain/renovation.ts'
import type { Appraisal } from '#valuation/domain/appraisal.ts'
import type { Finding } from '../answer.ts'
import type { PriceContext } from './price.ts'
import { resting } from './priceFinding.ts'

const NAMES: Readonly<Partial<Record<Trade, string>>> = {
  dach: 'Dach',
  fassade: 'Fassade',
  fenster: 'Fenster',
  heizung: 'Heizung',
  elektrik: 'Elektrik',
  leitungen: 'Leitungen',
  bad: 'Bad',
  boeden: 'Böden',
}

/** The Zustand that no word tells and the named renewals show, in words of its own: the exposé has not said it. null: it has, or they show none. */
export function stateByWorks({ object }: Appraisal, { offer }: PriceContext): Finding | null {
  if (!object?.zustandByWorks || !object.zustand) return null
  const renewed = object.renewed ?? {}
  const { heizungBaujahr } = offer.numbers
  const years: Readonly<Partial<Record<Trade, number>>> = { ...(heizungBaujahr !== null && { heizung: heizungBaujahr }), ...renewed } // prettier-ignore
  const trades = (Object.keys(NAMES) as Trade[]).flatMap(trade =>
    years[trade] === undefined ? [] : [`${NAMES[trade] ?? ''} ${String(years[trade])}`],
  )
  const inPart = (renewed.partly ?? []).flatMap(trade => (years[trade] === undefined && NAMES[trade] ? [`${NAMES[trade]} zum Teil`] : [])) // prettier-ignore
  const told = [...trades, ...inPart, ...(renewed.kitchen === undefined ? [] : [`Küche ${String(renewed.kitchen)}`])]
  return resting(offer, ['letzteModernisierung', 'heizungBaujahr'], {
    state: 'berechnet',
    answer: `${capitalised(object.zustand)} nach den genannten Erneuerungen: ${told.join(', ')}`,
    formula: 'Bauteile mit Jahr, deren übliche Lebensdauer noch läuft; keines ist laut Exposé verschlissen',
    source: 'Angaben im Exposé; Anlage 2 ImmoWertV',
  })
}
