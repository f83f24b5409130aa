import { FROM, type Named, NOT_DONE, type Piece } from './datedPieces.ts'
import { regexp } from '#kernel/regexp.ts'

/** "…, das Bad auch", "… und die Haustür ebenfalls": the whole of a piece that repeats what is said of the one before. */
const LIKEWISE =
  /^ ?(?:(?:und|sowie) )?(?:das |die |der )?(?:\p{L}+ )?[\p{L}-]+ (?:auch|ebenso|ebenfalls|genauso|desgleichen|gleichfalls) ?$/u
/** "Die Fenster sind von 1991": a year, and no works. */
const IS_FROM = regexp.u`(?<!\p{L})(?:ist|sind|stammt|stammen) (?:\p{L}+ )?${FROM} (?<year>(?:19|20)\d\d) ?$`

/** The year that a piece takes over from the one before it; null: it does not. */
export function yearLikewise(piece: Piece, before: Piece | undefined, { end }: Named): number | null {
  if (!before || before.times.length !== 1 || NOT_DONE.test(before.text) || !LIKEWISE.test(piece.text)) return null
  const isLast = piece.trades.at(-1)?.end === end
  const year = IS_FROM.exec(before.text)?.groups?.year
  return isLast && year !== undefined ? Number(year) : null
}
