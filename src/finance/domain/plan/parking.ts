import { germanMoney, type Money, times } from '#kernel/money.ts'
import { statedSource } from '#extraction/domain/given/withGiven.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import type { Part } from '../part.ts'
import type { StatedTerms } from './statedTerms.ts'

/** A parking space with a price of its own: whether it comes on top of the Kaufpreis, and what is said of that. */
export interface Parking {
  /** To be paid beside the Kaufpreis; null: it is in it, or the buyer may leave it. */
  readonly extra: Part | null
  /** What of the Kaufpreis is for it; null: it is not in it. */
  readonly within: Money | null
  /** It comes on top by the exposé's own words, not by how prices are usually listed. */
  readonly certain: boolean
  /** German sentence for the buyer. */
  readonly note: string
}

/** null: the exposé names no price of a parking space. A price named apart from the Kaufpreis is usually due beside it. */
export function parkingOf(
  { facts, parkingPrice: { terms, each } }: Offer,
  price: Money | null,
  spaces: number,
  said: StatedTerms,
): Parking | null {
  if (!price) return null
  const count = each ? Math.max(1, spaces) : 1
  const amount = times(price, count)
  const shown = count === 1 ? germanMoney(price) : `${count} × ${germanMoney(price)}`
  if (said.parkingWithin === true || terms === 'enthalten') {
    return { extra: null, within: amount, certain: true, note: `Der Stellplatz (${shown}) ist im Kaufpreis enthalten.` }
  }
  if (!said.parkingExtra && terms === 'wahlweise') {
    const note = `Ein Stellplatz ist für ${shown} zusätzlich zu haben und nicht eingerechnet.`
    return { extra: null, within: null, certain: true, note }
  }
  const certain = said.parkingExtra || terms === 'zuzueglich'
  const source = certain
    ? statedSource(facts, 'stellplatzPreis')
    : 'Annahme: Der eigene Preis kommt zum Kaufpreis hinzu'
  return {
    extra: { label: 'Stellplatz', amount, formula: shown, source, basis: certain ? 'law' : 'assumption' },
    within: null,
    certain,
    note: `Der Stellplatz (${shown}) kommt zum Kaufpreis hinzu und ist eingerechnet${certain ? '' : ' (Annahme: Fragen Sie, ob er schon im Kaufpreis steckt)'}.`,
  }
}
