/** Shorter ones are none (point 9). */
const MIN_NAME_LENGTH = 3

export function isBuyerName(typed: string): boolean {
  return [...typed.trim()].length >= MIN_NAME_LENGTH
}

export interface Consents {
  readonly terms: boolean
  readonly privacy: boolean
  readonly withdrawal: boolean
}

export interface OrderInput {
  readonly name: string
  readonly hasPackage: boolean
  /** Of the chosen package. */
  readonly hasPrice: boolean
  readonly consents: Consents
}

/** What still keeps the order from being placed (4.8), as the buyer reads it after „Es fehlt noch:“; empty: nothing. */
export function missingForOrder({ name, hasPackage, hasPrice, consents }: OrderInput): string[] {
  const { terms, privacy, withdrawal } = consents
  return [
    ...(isBuyerName(name) ? [] : ['Ihr Name (mindestens 3 Zeichen)']),
    ...(hasPackage ? [] : ['ein Paket']),
    ...(hasPackage && !hasPrice ? ['der Preis des Pakets'] : []),
    ...(terms && privacy && withdrawal ? [] : ['die drei Häkchen']),
  ]
}
