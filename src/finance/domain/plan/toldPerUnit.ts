import { pricedUnits, toldPerUnit } from '#extraction/domain/deal/pricedUnits.ts'
import type { Offer } from '#extraction/domain/offer.ts'

/** German: a list prices each unit, so none is asked for the whole; null: it does not. Its figures are told, so nobody need ask for them. */
export function pricedOneByOne({ deal }: Pick<Offer, 'deal'>): string | null {
  return pricedUnits(deal) > 0 ? 'Jede Einheit hat ihren eigenen Preis, siehe Liste: Rechnen und verhandeln lässt sich für eine davon.' : null // prettier-ignore
}

/** German: why there is no Wohnfläche to calculate with. */
export function areaMissing({ deal }: Pick<Offer, 'deal'>): string {
  const isList = deal?.objectKind.value === 'mehrere' && toldPerUnit(deal, 'areaM2').length > 0
  return isList ? 'Jede Einheit hat ihre eigene Wohnfläche, siehe Liste' : 'Die Wohnfläche ist nicht bekannt'
}
