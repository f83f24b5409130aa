/** Where in its house a flat lies, by the words of the exposé. */
export interface Floor {
  /** Storeys above the ground floor, 0 = Erdgeschoss, −1 = Souterrain; null: not known how high, such as a Dachgeschoss. */
  readonly storey: number | null
  /** Below or only just above the ground. */
  readonly isLow: boolean
  /** Below a sloping roof: "DG", "Dachgeschoss", "Maisonette im Spitzboden". */
  readonly isUnderRoof: boolean
  /** The words name the storeys of the house, too: "5. OG von 5". */
  readonly namesAll: boolean
}

export function floorOf(etage: string): Floor {
  return {
    storey: storeyOf(etage),
    isLow: /souterrain|hochparterre|tiefparterre|untergeschoss/iu.test(etage),
    isUnderRoof: /dachgeschoss|dachetage|spitzboden|mansarde|(?<!\p{L})dg(?!\p{L})/iu.test(etage),
    namesAll: /von/iu.test(etage),
  }
}

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII']

/** "3. OG", "III. Obergeschoss", "EG", "Hochparterre", "2. Etage von 5", "Souterrain", "DG" (not known how high). */
function storeyOf(etage: string): number | null {
  const floor = /(?<!\p{L})(\d{1,2}|[IV]{1,4})\s?\.?\s?(?:OG|Obergeschoss|Etage|Stock)/iu.exec(etage)
  const said = floor?.[1] ?? ''
  if (/^\d/u.test(said)) return Number(said)
  const roman = ROMAN.indexOf(said.toUpperCase())
  if (roman >= 0) return roman + 1
  // "EG und Souterrain": a flat over both is lived in above the ground.
  if (/erdgeschoss|(?<!tief)parterre|(?<!\p{L})eg(?!\p{L})/iu.test(etage)) return 0
  return /souterrain|untergeschoss|tiefparterre|(?<!\p{L})ug(?!\p{L})/iu.test(etage) ? -1 : null
}

/** The name of a flat that lies on top of its house, or that is itself called new: "Dachgeschoss WE12", "Penthouse 2", "WE 14 (Neubau)". */
export function isOnTopOrNew(label: string): boolean {
  return floorOf(label).isUnderRoof || /penthouse|staffelgeschoss|aufstockung|(?<!\p{L})neubau(?!\p{L})/iu.test(label)
}
