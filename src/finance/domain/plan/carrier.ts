import type { EmissionRow } from '#reference/co2.ts'
import type { EnergiepreisRow } from '#reference/energie.ts'
import type { Offer } from '#extraction/domain/offer.ts'

/** What heats the home. */
export interface Carrier {
  readonly key: EnergiepreisRow['key']
  /** Fuel with a CO₂ price; null: none, or it is paid by whoever makes the heat. */
  readonly fuel: EmissionRow['key'] | null
  /** As a German reader says it. */
  readonly name: string
}

/** Order matters: Flüssiggas before Gas, a heat pump before the electricity it takes. */
const CARRIERS: readonly (readonly [RegExp, Carrier])[] = [
  [/wärmepumpe|erdwärme|umweltwärme|luft\s?[-/]\s?wasser|sole|geotherm/iu, carrier('waermepumpe', 'Wärmepumpe')],
  [/fernwärme|nahwärme|fernheiz/iu, carrier('fernwaerme', 'Fernwärme')],
  [/flüssiggas|lpg/iu, carrier('gas', 'Flüssiggas', 'fluessiggas')],
  [/gas/iu, carrier('gas', 'Gas', 'gas')],
  [/(?<!\p{L})(?:heiz)?öl|öl-?(?:zentral)?heizung/iu, carrier('oel', 'Öl', 'oel')],
  [/pellet|holz|scheit|biomasse|hackschnitzel/iu, carrier('pellets', 'Holz')],
  [/nachtspeicher|strom|elektro|infrarot/iu, carrier('strom', 'Strom')],
]

function carrier(key: Carrier['key'], name: string, fuel: Carrier['fuel'] = null): Carrier {
  return { key, name, fuel }
}

/** The Energieträger as stated, else what the words on the heating say; null: neither tells. */
export function carrierOf({ texts }: Offer): Carrier | null {
  const read = (words: string | null) => CARRIERS.find(([pattern]) => words !== null && pattern.test(words))?.[1]
  return read(texts.energietraeger) ?? read(texts.heizung) ?? null
}

/** All that the words name. */
export function carriersIn(words: string): readonly Carrier['key'][] {
  return CARRIERS.filter(([pattern]) => pattern.test(words)).map(([, { key }]) => key)
}
