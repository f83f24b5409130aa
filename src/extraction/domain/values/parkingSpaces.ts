/** What the words of an exposé say of parking. */
export interface ParkingSpaces {
  /** "2 Garagen" are two, "Garage und Stellplatz" too, "kein Stellplatz", bicycles and what may be bought beside it none. */
  readonly count: number
  /** The exposé says that there are none. */
  readonly isNone: boolean
  /** Above one another, moved by a machine. */
  readonly isMechanical: boolean
  /** Below a house, in a garage that all of it keeps up. */
  readonly isUnderground: boolean
  /** As written, where it says more than "Stellplatz"; null: no more. */
  readonly kind: string | null
}

export function parkingSpacesOf(stellplatz: string): ParkingSpaces {
  return {
    count: countOf(stellplatz),
    isNone: /^(?:kein|nein|ohne|nicht)/iu.test(stellplatz),
    isMechanical: /duplex|doppelparker|mehrfachparker|parklift/iu.test(stellplatz),
    isUnderground: isUnderground(stellplatz),
    kind: /^stellplatz$/iu.test(stellplatz) ? null : stellplatz,
  }
}

/** "TG-Stellplatz Nr. 41", "Tiefgaragenplatz", "Duplexparker in der Tiefgarage". */
export function isUnderground(words: string): boolean {
  return /tiefgarage|(?<!\p{L})tg(?!\p{L})|parkdeck|parkhaus/iu.test(words)
}

const NUMBERS: Readonly<Record<string, number>> = { zwei: 2, drei: 3, vier: 4, fünf: 5, sechs: 6 }

function countOf(stellplatz: string): number {
  // What may be bought beside it is not in its price.
  if (/(?<!\p{L})kein|fahrrad|nicht|\(optional\)/iu.test(stellplatz)) return 0
  const counts = [
    ...stellplatz.matchAll(
      /(?:(\d{1,2}|zwei|drei|vier|fünf|sechs)\s+)?[\p{L}-]*(?:garage|carport|stellpl[aä]tz|tg-platz)/giu,
    ),
  ]
  return counts.reduce((sum, [, count = '1']) => sum + Math.max(1, NUMBERS[count.toLowerCase()] ?? Number(count)), 0)
}
