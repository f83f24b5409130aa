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
  if (/souterrain|untergeschoss|tiefparterre|(?<!\p{L})ug(?!\p{L})/iu.test(etage)) return -1
  return /erdgeschoss|parterre|(?<!\p{L})eg(?!\p{L})/iu.test(etage) ? 0 : null
}
