import { type Evidence, wholeQuote } from '#kernel/evidence.ts'

const AREA =
  /sondernutzungsrecht(?:e|s|en)?\s(?:an|auf|über)\s(?:[\p{L}-]+\s){0,5}(?:ca\.\s)?(?<m2>\d[\d.]*(?:,\d+)?)\s?(?:m²|qm|quadratmeter)/iu

/** m² of garden that the owner of a flat alone may use, as the places tell; null: they name none. */
export function gardenByRight(places: readonly Evidence[]): number | null {
  const area = places.map(place => AREA.exec(wholeQuote(place))?.groups?.['m2']).find(Boolean)
  return area === undefined ? null : Number(area.replaceAll('.', '').replace(',', '.'))
}
