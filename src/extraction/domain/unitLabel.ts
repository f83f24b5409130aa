/** A number of the list with the storey behind it: "5 2. OG links", but not "2 OG", which is the storey itself. */
const NUMBERED =
  /^(\d{1,3}) ((?:\d{1,2}\. ?OG|(?:EG|DG|UG|KG)(?!\p{L})|Erdgeschoss|Hochparterre|Dachgeschoss|Souterrain).*)/u

/** The label of a unit whose number and place in the house stand in two columns: "5 2. OG links"; null: any other. */
export function numberAndPlaceOf(label: string): { readonly number: string; readonly place: string } | null {
  const [, number, place] = NUMBERED.exec(label) ?? []
  return number !== undefined && place !== undefined ? { number, place } : null
}

/** A unit as sentences and tables call it: "Nr. 5, 2. OG links". */
export function calledUnit(label: string): string {
  const parts = numberAndPlaceOf(label)
  return parts ? `Nr.\u00a0${parts.number}, ${parts.place}` : label
}

const STOREYS = {
  UG: /^(?:UG|Souterrain|Untergeschoss)/iu,
  EG: /^(?:EG|Erdgeschoss|Parterre)/iu,
  DG: /^(?:DG|Dachgeschoss)/iu,
} as const
const SIDE = /(?<!\p{L})(?:links|rechts|mitte|vorne?|hinten|li|re)(?!\p{L})/iu

/** Whether two labels call one unit: by its number, or by its storey where both name no side of it, as "DG" and "Dachgeschosswohnung" do. */
export function isSameUnit(one: string, other: string): boolean {
  if (one === other) return true
  const [first, second] = [numberIn(one), numberIn(other)]
  if (first !== null || second !== null) return first === second
  const [storey, that] = [storeyOf(one), storeyOf(other)]
  return storey !== null && storey === that
}

function numberIn(label: string): number | null {
  const digits = /\d+/u.exec(label)?.[0]
  return digits === undefined ? null : Number(digits)
}

function storeyOf(label: string): keyof typeof STOREYS | null {
  if (SIDE.test(label)) return null
  return (Object.keys(STOREYS) as (keyof typeof STOREYS)[]).find(storey => STOREYS[storey].test(label)) ?? null
}
