import type { PageView } from './pageView.ts'

const NAMED =
  /preis-?\s?liste|verkaufsliste|preisübersicht|preisspiegel|wohnungs(?:übersicht|spiegel)|einheitenliste|wohnungen und preise|verkaufspreise(?!\p{L})|häuser und preise|stand der liste|verfügbarkeit|liste (?:vom |stand |januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)/u
const AREA = /(?<![\d.,])\d{2,4}(?:[.,]\d{1,2})? ?(?:m²|qm)|^\d{2,3}[.,]\d{2}$/u
const PRICE_OR_STATUS =
  /(?<![\d.,])\d{2,3}[.'’]\d{3}(?:,\d\d|,-+)?(?: ?€| ?eur|$)|^(?:reserviert|verkauft|vergeben|preis auf anfrage|auf anfrage)$/u
const UNIT =
  /^(?:we|whg|wohnung|haus|nr|top|einheit|te|typ|dhh|reh|rmh|rh|(?:bau)?platz|grundstück|los|parzelle|objekt|apartment|loft|büro|laden|stellplatz|[a-h])?[ .-]*(?:\d{1,3}|[a-z])(?:[./-]\d{1,3})?[a-z]?(?!\p{L})/u
const MIN_UNITS = 3
/** Areas and prices of units for each word: beside so many there is room for a few notes, not for an exposé. */
const MIN_DENSITY = 0.06
/** A list that is not called one must be a table, and hardly anything else. */
const MIN_ROWS = 6
const MIN_DENSITY_OF_TABLE = 0.12

/** A price list: units with their areas and prices are what the document is about, not an appendix of an exposé. */
export function isPriceList(pages: readonly PageView[]): boolean {
  let [areas, prices, rows, words] = [0, 0, 0, 0]
  let isNamed = false
  for (const page of pages) {
    words += page.words
    for (const { lower, cells } of page.lines) {
      if (NAMED.test(lower)) isNamed = true
      const own = cells.map(cell => cell.toLowerCase())
      const [withArea, withPrice] = [AREA, PRICE_OR_STATUS].map(one => own.filter(cell => one.test(cell)).length) as [
        number,
        number,
      ]
      areas += withArea
      prices += withPrice
      if (withArea > 0 && withPrice > 0 && cells.length >= 3 && UNIT.test(lower)) rows++
    }
  }
  if (Math.min(areas, prices) < MIN_UNITS) return false
  const density = (areas + prices) / words
  return isNamed ? density >= MIN_DENSITY : rows >= MIN_ROWS && density >= MIN_DENSITY_OF_TABLE
}
