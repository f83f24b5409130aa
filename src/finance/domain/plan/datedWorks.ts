import type { Trade } from '../renovation.ts'

/** What a statement says was done, and when. Each year belongs to the trades that are named with it, and to no other. */
export interface DatedWorks {
  readonly trades: Partial<Record<Trade, number>>
  /** Years that are named without a trade: "1998" of "1998, Dach 2020". */
  readonly general: readonly number[]
  /** The whole home was renovated, as is said without naming a trade; null: it is not said. */
  readonly whole: { readonly year: number | null } | null
}

const WHOLE =
  /(?<!\p{L})(?:kern|voll|grund|general|komplett)\s?-?sanier|(?:vollständig|komplett|umfassend|umfangreich)\p{L}*\s+(?:\p{L}+\s+)?(?:kern)?(?:sanier|modernisier)|erstbezug nach sanierung/iu
/** What was only touched in part or repaired is as old as before. */
const TOUCHED =
  /(?<!\p{L})(?:teilweise|teils|tlw|zum teil|überarbeitet|aufgearbeitet|ausgebessert|gestrichen)(?!\p{L})/iu
const NAMED: readonly (readonly [RegExp, Trade])[] = [
  [/(?<!\p{L})(?:\p{L}*bad|bäder|badezimmer|\p{L}*bäder|sanitär\p{L}*)(?!\p{L})/iu, 'bad'],
  [/fenster/iu, 'fenster'],
  [/(?<!fußboden)heizung|heizkessel|therme(?!nm)|wärmepumpe/iu, 'heizung'],
  [/dach(?!geschoss|boden|terrasse|wohnung)/iu, 'dach'],
  [/fassade/iu, 'fassade'],
  [/elektr/iu, 'elektrik'],
  [/leitungen|steigleitung/iu, 'leitungen'],
  [/(?:fuß)?böden|bodenbel|parkett/iu, 'boeden'],
]

/** One piece of a list with the years and the trades in it. */
interface Piece {
  readonly words: string
  readonly year: number | null
  readonly trades: readonly Trade[]
}

/**
 * @param statements the words of each fact; a list's pieces without a year share that of their neighbours
 * @param isPossible a year in which work on this home can have been done
 */
export function datedWorks(statements: readonly string[], isPossible: (year: number) => boolean): DatedWorks {
  const pieces = statements.flatMap(words => joinedByYear(piecesOf(words, isPossible)))
  const dated = pieces.flatMap(({ words, year, trades }) =>
    year === null || TOUCHED.test(words) ? [] : trades.map(trade => [trade, year] as const),
  )
  const trades = [...new Set(dated.map(([trade]) => trade))].map(
    trade => [trade, Math.max(...dated.flatMap(([one, year]) => (one === trade ? [year] : [])))] as const,
  )
  const general = pieces.flatMap(({ year, trades: named }) => (year !== null && named.length === 0 ? [year] : []))
  const whole = pieces.filter(({ words, trades: named }) => WHOLE.test(words) && named.length === 0)
  const own = whole.flatMap(({ year }) => (year === null ? [] : [year]))
  return {
    trades: Object.fromEntries(trades),
    general,
    // Of several years the first: what was done in the later ones is not said.
    whole: whole.length > 0 ? { year: leastOf(own) ?? leastOf(general) } : null,
  }
}

function piecesOf(words: string, isPossible: (year: number) => boolean): Piece[] {
  return words.split(/[;,|•/\n()]|\s(?:und|sowie|&)\s|\.\s+(?=\p{Lu}|\d{4})/u).flatMap((piece): Piece[] => {
    const years = [...piece.matchAll(/(?<!\d)(?:19|20)\d{2}(?!\d)/gu)].map(([year]) => Number(year))
    const year = years.filter(isPossible).at(-1) ?? null
    const trades = NAMED.filter(([pattern]) => pattern.test(piece)).map(([, trade]) => trade)
    return piece.trim() === '' ? [] : [{ words: piece, year, trades }]
  })
}

/** "2018 Bad und Fenster": the year that stands first holds for what follows; "Bad, Fenster 2018": the last for what came before. */
function joinedByYear(pieces: readonly Piece[]): Piece[] {
  const yearFirst = pieces.some(
    ({ words, year, trades }) =>
      year !== null && trades.length > 0 && /^\D{0,12}\d{4}/u.test(words) && !/\d{4}\D{0,3}$/u.test(words),
  )
  const ordered = yearFirst ? pieces : pieces.toReversed()
  return ordered.reduce<Piece[]>((done, piece) => {
    const before = done.at(-1)
    if (piece.year !== null || piece.trades.length === 0 || !before || before.trades.length === 0)
      return [...done, piece]
    const joined = { words: `${before.words} ${piece.words}`, trades: [...before.trades, ...piece.trades] }
    return [...done.slice(0, -1), { ...joined, year: before.year }]
  }, [])
}

function leastOf(years: readonly number[]): number | null {
  return years.length > 0 ? Math.min(...years) : null
}
