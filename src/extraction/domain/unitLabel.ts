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
