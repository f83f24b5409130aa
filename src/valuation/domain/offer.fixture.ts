import { type Fact, FACT_KEYS, type FactKey, type Facts, type FactValue } from '#extraction/domain/facts.ts'
import { type Offer, offerOf } from '#extraction/domain/offer.ts'

export type Values = Partial<Record<FactKey, FactValue>>

/** An offer whose exposé says exactly these things, each on page 1. For tests. */
export function offerWith(values: Values): Offer {
  const fact = (value: FactValue): Fact => ({
    value,
    mentions: 1,
    evidence: [{ page: 1, quote: String(value), box: [0, 0, 1, 1] }],
    confidence: 1,
  })
  const entries = FACT_KEYS.map(key => [key, values[key] === undefined ? null : fact(values[key])] as const)
  return offerOf(Object.fromEntries(entries) as Facts)
}

/** A free flat with everything that forms its price. */
export const FLAT: Values = {
  kaufpreis: 320_000,
  objektart: 'Etagenwohnung',
  plz: '50733',
  ort: 'Köln',
  wohnflaeche: 75,
  baujahr: 1985,
  zustand: 'gepflegt',
  energieklasse: 'E',
  energiekennwert: 140,
  vermietet: false,
}

/** A detached house, likewise. */
export const HOUSE: Values = {
  ...FLAT,
  kaufpreis: 420_000,
  objektart: 'Einfamilienhaus',
  plz: '76571',
  ort: 'Gaggenau',
  wohnflaeche: 140,
  baujahr: 1978,
  grundstuecksflaeche: 600,
}

/** A let house of flats. */
export const BLOCK: Values = {
  ...HOUSE,
  kaufpreis: 900_000,
  objektart: 'Mehrfamilienhaus',
  wohnflaeche: 420,
  einheiten: 6,
  vermietet: true,
  jahresnettokaltmiete: 44_000,
}
