import { germanMoney } from '#kernel/money.ts'
import { flatsOfCommunity, type Offer } from '#extraction/domain/offer.ts'
import { THRESHOLDS } from '#questions/domain/thresholds.ts'
import type { Assessment } from '#rating/domain/assess.ts'
import { fixedDecimal, wholeNumber } from '../germanAmounts.ts'
import { isNotLetYet } from './isNotLetYet.ts'
import { notNamed } from './notNamed.ts'

/** German, of a flat: what its community takes each month, and what it has put by; '': of anything else. */
export function runningCosts({ offer, money }: Pick<Assessment, 'offer' | 'money'>): string {
  const { kind, numbers, deal } = offer
  const { hausgeldMonat: month, erhaltungsruecklage: fund, wohnflaeche: area } = numbers
  if (kind !== 'Wohnung') return ''
  if (month === null) return isNotLetYet(deal) ? '' : notNamed(offer, ['hausgeldMonat'], 'Hausgeld')
  const saved = money.home.ruecklage
  const perArea = area === null || area <= 0 ? '' : ` (${fixedDecimal(month / area, 2)}\u00a0€ je m²)`
  const hausgeld = `Hausgeld ${wholeNumber(month)}\u00a0€ im Monat${perArea}`
  const isBeside = money.home.hausgeldWords?.ruecklage?.isBeside === true
  const share = saved === null ? '' : isBeside ? `, dazu ${germanMoney(saved)} für die Rücklage` : `, davon ${germanMoney(saved)} in die Rücklage` // prettier-ignore
  const tax = money.home.propertyTax === null ? '' : `, dazu ${germanMoney(money.home.propertyTax)} Grundsteuer`
  return `${hausgeld}${share}${tax}${fund === null ? '' : `; Rücklage ${ofWhom(offer, fund)}${wholeNumber(fund)}\u00a0€`}`
}

/** So much for each square metre of one flat is what all have put by. */
function ofWhom(offer: Offer, fund: number): string {
  const { wohnflaeche } = offer.numbers
  const einheiten = flatsOfCommunity(offer)
  if (wohnflaeche === null || wohnflaeche <= 0 || fund / wohnflaeche <= THRESHOLDS.ruecklageOfTheWhole) return ''
  return einheiten !== null && einheiten > 1 ? `aller ${einheiten} Einheiten ` : 'der ganzen Gemeinschaft '
}
