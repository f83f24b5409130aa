import { NOT_DONE, type Piece } from './datedPieces.ts'

/** "EG 2004", "im Dachgeschoss 2016", "Straßenseite 1998": a place in the house, its year and no more. */
const PLACE_AND_YEAR =
  /^ ?(?:im |in der |in den |zur |am )?(?:eg|og|dg|ug|kg|[1-5]· ?og|(?:erd|ober|dach|unter|keller|hoch|zwischen)geschoss(?:e|en)?|keller|souterrain|(?:nord|süd|ost|west|straßen|hof|garten|wetter)-?seite|straße|hof|vorne|hinten|oben|unten|anbau|treppenhaus|rest|übrige)(?:\/(?:eg|og|dg|ug))? (?:(?:von|aus|bj·?|ca·|um) )?(?<year>(?:19|20)\d\d) ?$/u

/** What a heading dates by the places behind it: "Fenster: EG 2004, DG 2016", all of them at least from the oldest year; of one place a part. null: they are none. */
export function yearByStoreys(pieces: readonly Piece[], index: number): { year: number; partly: boolean } | null {
  const head = pieces[index]
  if (!head?.isHead || NOT_DONE.test(head.text)) return null
  const years: number[] = []
  for (const { text, trades } of pieces.slice(index + 1)) {
    const year = trades.length === 0 ? PLACE_AND_YEAR.exec(text)?.groups?.['year'] : undefined
    if (year === undefined) break
    years.push(Number(year))
  }
  return years.length === 0 ? null : { year: Math.min(...years), partly: years.length === 1 }
}
