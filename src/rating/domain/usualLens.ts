import type { Offer } from '#extraction/domain/offer.ts'
import type { Lens } from '#finance/domain/plan/assumptions.ts'

/** Who buys a let home or a house of flats buys an income. */
export function usualLens({ vermietet, kind }: Offer): Lens {
  return vermietet === true || vermietet === 'teilweise' || kind === 'Mehrfamilienhaus'
    ? 'kapitalanlage'
    : 'eigennutzung'
}
