import { germanNumber } from '#kernel/germanNumber.ts'
import type { FactKey } from '#extraction/domain/facts.ts'
import { type Doubt, type Gate, isOutside, lessSure } from './gate.ts'

/** Storeys are counted with or without the ground floor and the roof: one more is no contradiction. */
const COUNTED_OTHERWISE = 1

export const floorAgainstStoreys: Gate = {
  limits: 'etageZuGeschossen',
  doubts: ({ offer }) => {
    const storey = offer.floor?.storey ?? null
    const { etagenzahl } = offer.numbers
    if (storey === null || etagenzahl === null || storey <= etagenzahl - 1 + COUNTED_OTHERWISE) return []
    const reason = `Ein ${storey}.\u00a0Obergeschoss passt nicht zu ${germanNumber(etagenzahl)} Geschossen.`
    return lessSure(offer, ['etage', 'etagenzahl']).map(key => ({ key, reason }))
  },
}

/** The first house above the eaves that the old building codes allowed stood in 1924; churches and towers are not for sale here. */
const LAST_YEAR_WITHOUT_TOWERS = 1925

export const storeysAgainstYear: Gate = {
  limits: 'geschosseVorHochhaus',
  doubts: ({ offer }, limits) => {
    const { etagenzahl, baujahr } = offer.numbers
    if (etagenzahl === null || baujahr === null || baujahr > LAST_YEAR_WITHOUT_TOWERS) return []
    if (!isOutside(etagenzahl, limits)) return []
    const reason = `${germanNumber(etagenzahl)} Etagen passen nicht zu einem Haus von ${baujahr}.`
    return [{ key: 'etagenzahl', reason }]
  },
}

/** Rooms of one flat beside the area of the house, or the other way round; the named parts against the whole. */
export const partsAgainstWhole: Gate = {
  limits: 'flaecheJeZimmer',
  doubts: ({ offer }, limits) => {
    const { wohnflaeche, zimmer, schlafzimmer } = offer.numbers
    const doubts: Doubt[] = []
    if (wohnflaeche !== null && zimmer !== null && zimmer > 0 && isOutside(wohnflaeche / zimmer, limits)) {
      const reason = `${germanNumber(zimmer)} Zimmer auf ${germanNumber(wohnflaeche)}\u00a0m² passen nicht zusammen.`
      // Few rooms on a large area are those of one flat of the house.
      const ofAPart = isOutside(wohnflaeche / zimmer, { max: limits.max ?? Infinity })
      const keys = ofAPart ? (['zimmer'] as const) : lessSure(offer, ['zimmer', 'wohnflaeche'])
      doubts.push(...keys.map(key => ({ key, reason })))
    }
    if (schlafzimmer !== null && zimmer !== null && schlafzimmer > zimmer) {
      const reason = `${germanNumber(schlafzimmer)} Schlafzimmer sind mehr als ${germanNumber(zimmer)} Zimmer.`
      doubts.push(...lessSure(offer, ['schlafzimmer', 'zimmer']).map(key => ({ key, reason })))
    }
    const parts = (offer.deal?.parts ?? []).filter(({ areaKind }) => areaKind === 'wohnflaeche')
    const sum = parts.reduce((total, { areaM2 }) => total + (areaM2 ?? 0), 0)
    if (wohnflaeche !== null && sum > MAX_OF_WHOLE * wohnflaeche) {
      const reason = `Die Teile haben zusammen ${germanNumber(sum)}\u00a0m², das Ganze nur ${germanNumber(wohnflaeche)}\u00a0m².`
      doubts.push({ key: 'wohnflaeche', reason })
    }
    return distinct(doubts)
  },
}

/** Rounding of many parts adds up to no more than this. */
const MAX_OF_WHOLE = 1.05

function distinct(doubts: readonly Doubt[]): Doubt[] {
  return [...new Map<FactKey, Doubt>(doubts.map(one => [one.key, one])).values()]
}
