import { euro, inEuro, type Money, subtract } from '#kernel/money.ts'
import { lettableArea, type LettableArea } from '#extraction/domain/deal/lettableArea.ts'
import { isAuction, type Offer } from '#extraction/domain/offer.ts'
import { isTradeAlone } from '#extraction/domain/tradeAlone.ts'
import type { Parking } from './parking.ts'

/** What a square metre costs: the same thing above and below the line. */
export interface PricePerArea {
  /** Of an auction, which has no asked price, the court's Verkehrswert. */
  readonly of: 'kaufpreis' | 'verkehrswert'
  /** Without the parking that is in it. */
  readonly price: Money
  /** What was taken out for parking; null: nothing. */
  readonly parking: Money | null
  readonly area: LettableArea
  /** Whole €. */
  readonly perM2: number
}

/** null: price or area are not known, or a house with shops does not tell how large they are. */
export function pricePerArea(offer: Offer, asked: Money | null, parking: Parking | null): PricePerArea | null {
  const { wohnflaeche, verkehrswert } = offer.numbers
  const area = lettableArea(wohnflaeche, offer.deal) ?? areaOfTrade(offer)
  if (!area || area.total <= 0 || hidesShops(offer, area)) return null
  const isOfCourt = asked === null && isAuction(offer) && verkehrswert !== null
  const whole = isOfCourt ? euro(verkehrswert) : asked
  if (!whole || whole.cents <= 0) return null
  const within = !isOfCourt && parking?.included === true && parking.price.cents < whole.cents ? parking.price : null
  const price = within ? subtract(whole, within) : whole
  const perM2 = Math.round(inEuro(price) / area.total)
  return { of: isOfCourt ? 'verkehrswert' : 'kaufpreis', price, parking: within, area, perM2 }
}

/** A shop or hall that nobody lives in is bought and let by its Nutzfläche. */
function areaOfTrade(offer: Offer): LettableArea | null {
  const { nutzflaeche } = offer.numbers
  return isTradeAlone(offer) && nutzflaeche !== null ? { total: nutzflaeche, trade: nutzflaeche } : null
}

function hidesShops({ objectType, deal }: Offer, { trade }: LettableArea): boolean {
  const isMixed = objectType === 'wohn-geschaeftshaus' || deal?.objectKind.value === 'wohn-geschaeftshaus'
  return isMixed && trade === 0
}

/** German: what the area is. */
export function areaName({ total, trade }: LettableArea): string {
  return trade === 0 ? 'Wohnfläche' : trade < total ? 'Wohn- und Gewerbefläche' : 'Nutzfläche'
}
