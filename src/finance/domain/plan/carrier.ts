import type { EmissionRow } from '#reference/co2.ts'
import type { EnergiepreisRow } from '#reference/energie.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import type { HeatSource } from '#extraction/domain/values/heating.ts'

/** What heats the home. */
export interface Carrier {
  readonly key: EnergiepreisRow['key']
  /** Fuel with a CO₂ price; null: none, or it is paid by whoever makes the heat. */
  readonly fuel: EmissionRow['key'] | null
  /** As a German reader says it. */
  readonly name: string
}

/** null: nothing that we know the price of. */
const CARRIERS: Readonly<Record<HeatSource, Carrier | null>> = {
  waermepumpe: carrier('waermepumpe', 'Wärmepumpe'),
  fernwaerme: carrier('fernwaerme', 'Fernwärme'),
  fluessiggas: carrier('gas', 'Flüssiggas', 'fluessiggas'),
  gas: carrier('gas', 'Gas', 'gas'),
  oel: carrier('oel', 'Öl', 'oel'),
  holz: carrier('pellets', 'Holz'),
  nachtspeicher: carrier('strom', 'Strom'),
  strom: carrier('strom', 'Strom'),
  kohle: null,
  ofen: null,
  bhkw: null,
}

function carrier(key: Carrier['key'], name: string, fuel: Carrier['fuel'] = null): Carrier {
  return { key, name, fuel }
}

/** The Energieträger as stated, else what the words on the heating say; null: neither tells. */
export function carrierOf({ heating }: Offer): Carrier | null {
  return [...heating.carriers, ...heating.installed].flatMap(source => CARRIERS[source] ?? [])[0] ?? null
}
