import type { Trade, WorkPiece } from '#extraction/domain/values/statedWorks.ts'

/** What a statement says was done, and when. Each year belongs to the trades that are named with it, and to no other. */
export interface DatedWorks {
  readonly trades: Partial<Record<Trade, number>>
  /** Years that are named without a trade: "1998" of "1998, Dach 2020". */
  readonly general: readonly number[]
  /** The whole home was renovated, as is said without naming a trade; null: it is not said. */
  readonly whole: { readonly year: number | null } | null
}

/** A piece with the year that can be meant. */
interface Piece extends WorkPiece {
  readonly year: number | null
}

/**
 * @param lists pieces without a year share that of their neighbours
 * @param isPossible a year in which work on this home can have been done
 */
export function datedWorks(
  lists: readonly (readonly WorkPiece[])[],
  isPossible: (year: number) => boolean,
): DatedWorks {
  const pieces = lists.flatMap(list =>
    joinedByYear(list.map(piece => ({ ...piece, year: piece.years.filter(isPossible).at(-1) ?? null }))),
  )
  const dated = pieces.flatMap(({ touched, year, trades }) =>
    year === null || touched ? [] : trades.map(trade => [trade, year] as const),
  )
  const trades = [...new Set(dated.map(([trade]) => trade))].map(
    trade => [trade, Math.max(...dated.flatMap(([one, year]) => (one === trade ? [year] : [])))] as const,
  )
  const general = pieces.flatMap(({ year, trades: named }) => (year !== null && named.length === 0 ? [year] : []))
  const whole = pieces.filter(({ whole: all, trades: named }) => all && named.length === 0)
  const own = whole.flatMap(({ year }) => (year === null ? [] : [year]))
  return {
    trades: Object.fromEntries(trades),
    general,
    // Of several years the first: what was done in the later ones is not said.
    whole: whole.length > 0 ? { year: leastOf(own) ?? leastOf(general) } : null,
  }
}

/** "2018 Bad und Fenster": a year that comes first holds for what follows; "Bad, Fenster 2018": the last for what came before. */
function joinedByYear(pieces: readonly Piece[]): Piece[] {
  const yearFirst = pieces.some(piece => piece.year !== null && piece.trades.length > 0 && piece.yearFirst)
  const ordered = yearFirst ? pieces : pieces.toReversed()
  return ordered.reduce<Piece[]>((done, piece) => {
    const before = done.at(-1)
    if (piece.year !== null || piece.trades.length === 0 || !before || before.trades.length === 0)
      return [...done, piece]
    const joined = {
      trades: [...before.trades, ...piece.trades],
      whole: before.whole || piece.whole,
      touched: before.touched || piece.touched,
    }
    return [...done.slice(0, -1), { ...before, ...joined }]
  }, [])
}

function leastOf(years: readonly number[]): number | null {
  return years.length > 0 ? Math.min(...years) : null
}
