import { euro, type Money } from '#kernel/money.ts'
import { flatsOfCommunity, type Offer } from '#extraction/domain/offer.ts'
import { THRESHOLDS } from './thresholds.ts'

/** What is saved for one flat. */
export interface ReserveOfFlat {
  /** € per m²; null: it is the whole community's, and nobody tells its flats. */
  readonly perM2: Money | null
  /** Divided by the flats of the community, taken as equal. */
  readonly isWhole: boolean
}

/** Amounts far above one flat's share are the whole community's. null: reserve or Wohnfläche are not told. */
export function reserveOfFlat(offer: Pick<Offer, 'deal' | 'numbers'>): ReserveOfFlat | null {
  const { erhaltungsruecklage, wohnflaeche } = offer.numbers
  if (erhaltungsruecklage === null || wohnflaeche === null || wohnflaeche <= 0) return null
  const own = euro(erhaltungsruecklage / wohnflaeche)
  if (own.cents <= THRESHOLDS.ruecklageOfTheWhole * 100) return { perM2: own, isWhole: false }
  const flats = flatsOfCommunity(offer)
  return { perM2: flats !== null && flats > 1 ? euro(own.cents / 100 / flats) : null, isWhole: true }
}

/** So much is saved that a low yearly payment says nothing of levies to come. */
export function savesMuch(offer: Pick<Offer, 'deal' | 'numbers'>): boolean {
  const perM2 = reserveOfFlat(offer)?.perM2 ?? null
  return perM2 !== null && perM2.cents >= THRESHOLDS.ruecklageMuch * 100
}
