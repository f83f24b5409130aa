import type { Evidence } from '#kernel/evidence.ts'
import type { Deal } from '#extraction/domain/deal/deal.ts'
import type { Remark } from '#extraction/domain/remark.ts'
import type { Trade } from '../renovation.ts'
import type { Renewed } from './renewals.ts'

/** What the running text tells beside the facts, as far as money hangs on it. */
export interface Told extends Renewed {
  /** What stays as it is while the rest is renewed: "Bestandsfenster". */
  readonly kept?: readonly Trade[]
  readonly said?: Said
}

export interface Said {
  /** Places that may say what of the Hausgeld the tenant pays, or how much of it is saved. */
  readonly hausgeld: readonly Evidence[]
  /** Places that speak of a Sonderumlage; missing: none. */
  readonly sonderumlage?: readonly Evidence[]
  /** The parking space must be bought too, or costs extra. */
  readonly parkingExtra: boolean
  /** The asked price holds the parking space by the document's own words; missing: it does not say. */
  readonly parkingWithin?: boolean
  /** Units stand empty, whatever the rent that is stated. */
  readonly someEmpty: boolean
  /** Shops, offices or surgeries pay a part of the rent. */
  readonly commercial: boolean
}

export const NOTHING_SAID: Said = { hausgeld: [], parkingExtra: false, someEmpty: false, commercial: false }

/** @param deal null: not looked for */
export function saidOf(remarks: readonly Remark[], deal: Deal | null = null): Said {
  const stated = remarks.filter(({ certainty }) => certainty === 'stated')
  const parking = (deal?.parts ?? []).filter(({ kind, priceEuro }) => kind === 'stellplatz' && priceEuro !== null)
  return {
    sonderumlage: stated.flatMap(({ topic, evidence }) => (topic === 'sonderumlage' ? [evidence] : [])),
    parkingWithin: parking.length > 0 && parking.every(({ inPrice }) => inPrice === true),
    hausgeld: stated.flatMap(({ topic, evidence }) =>
      topic === 'hausgeldAufteilung' || topic === 'ruecklage' ? [evidence] : [],
    ),
    parkingExtra: stated.some(({ subject }) => subject === 'stellplatzpflicht' || subject === 'stellplatzExtra'),
    someEmpty: stated.some(({ subject }) => subject === 'leerstand'),
    commercial: (deal?.parts ?? []).some(({ kind }) => kind === 'gewerbe'),
  }
}
