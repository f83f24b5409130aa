import { euro, germanMoney } from '#kernel/money.ts'
import { germanNumber } from '#kernel/germanNumber.ts'
import { toldPerUnit } from '#extraction/domain/deal/pricedUnits.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import type { QuestionId } from '../catalogue.ts'
import type { Finding } from '../answer.ts'

/** What a list tells of each unit is told, though not once for all; where one figure is told for all, that answers. */
export function toldOfUnits({ deal, numbers }: Offer): [QuestionId, Finding | null][] {
  if (deal?.objectKind.value !== 'mehrere') return []
  return [
    ['kaufpreis', numbers.kaufpreis === null ? span(deal, 'priceEuro', value => germanMoney(euro(value))) : null],
    ['wohnflaeche', numbers.wohnflaeche === null ? span(deal, 'areaM2', value => `${germanNumber(value)}\u00a0m²`) : null], // prettier-ignore
  ]
}

function span(deal: Offer['deal'], key: 'priceEuro' | 'areaM2', written: (value: number) => string): Finding | null {
  const sorted = toldPerUnit(deal, key).toSorted((a, b) => (a[key] ?? 0) - (b[key] ?? 0))
  const [least, most] = [sorted[0], sorted.at(-1)]
  if (!least || !most) return null
  return {
    state: 'berechnet',
    answer: `Je Einheit, siehe Liste: ${written(least[key] ?? 0)} bis ${written(most[key] ?? 0)}`,
    evidence: [...least.evidence, ...most.evidence],
    formula: 'Kleinster und größter Wert der Liste',
    inputs: [],
    light: null,
  }
}
