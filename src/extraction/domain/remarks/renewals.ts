import { regexp } from '#kernel/regexp.ts'
import type { Passage } from '../passages.ts'
import { isOfDatedPart, type Remark, type Topic } from '../remark.ts'
import { CELL_MARK } from '../runningOn.ts'
import { scopeOf } from '../scope/scopeOf.ts'
import type { Setting } from '../scope/setting.ts'
import {
  AGO,
  ALL_FROM,
  ALL_OF_THEM,
  ASIDE,
  BARE_THING,
  BARE_YEAR,
  BY_AND_BY,
  CLAUSE,
  type Dated,
  DECADE,
  DONE,
  DONE_DATED,
  TWO_YEARS,
  FROM,
  goesOnWith,
  HEADED,
  isDescription,
  isOfOtherItem,
  type Named,
  NOT_DONE,
  PARTLY,
  type Piece,
  piecesOf,
  SHORT_DATED,
  SHORT_YEAR,
  textBetween,
  type Time,
  TO_DECADE,
  WORN_OUT,
  YEAR,
  YEAR_AND_DONE,
} from './datedPieces.ts'
import { datedInRow, isRowOfYears } from './datedRows.ts'
import { withoutFormer } from './formerYear.ts'
import { yearLikewise } from './likewise.ts'
import { isInOnePlace } from './onePlace.ts'
import { isOfSomeHomes, isOneOfBaths, isPieceOnly, leavesOthers } from './pieceOfTrade.ts'
import type { PartLookup } from './partOf.ts'
import { quoteOf } from './quote.ts'
import { isPlaceOfSolar } from './placeOfSolar.ts'
import { passageAt, statementsIn, statementText, type StatementText } from './statementText.ts'
import { weakWorksOf } from './weakWorks.ts'
import { type Then, yearThen } from './thatTime.ts'
import { asRowOfYear, datedByWorks, isBelowWorksDone } from './worksDone.ts'
import { yearByStoreys } from './yearByStoreys.ts'

/**
 * When parts of the building were renewed, in the sentences that no short wording catches: "das Bad, das der Eigentümer 2018
 * hat erneuern lassen", "1996 haben wir umgebaut: Leitungen, Bäder", "vor vier Jahren". A sentence is cut into its pieces; a
 * year belongs to the trades of its own piece, else to those that its works speak of.
 * @param read what the rules have read: a trade of whose year a statement has already told is not told of again
 */
export function renewalsIn(
  passages: readonly Passage[],
  read: readonly Remark[],
  setting: Setting & Pick<PartLookup, 'isOneHome'>,
): Remark[] {
  const whole = statementText(passages.filter(({ section }) => section === 'object'))
  // What else was read with a year, its glass, its insulation or its technique, tells not how old the part is.
  const told = new Set(read.flatMap(one => (isOfDatedPart(one) ? [`${one.topic} ${String(one.year)}`] : [])))
  return statementsIn(whole.text).flatMap(({ start, end }, index, all) => {
    const next = all[index + 1]
    const behind = next ? whole.text.slice(next.start, next.end) : ''
    const statement = withoutFormer(whole.text.slice(start, end)).replace(ASIDE, aside => ' '.repeat(aside.length))
    const then = yearThen(statement.trim(), whole.text.slice(0, start), all[index - 1]?.start ?? start)
    if (then === null && ![YEAR, SHORT_YEAR, AGO, DECADE].some(time => time.test(statement))) return []
    const pieces = piecesOf(statement, setting.today)
    const running = isRowOfYears(statement) ? [] : then === null ? datedIn(pieces, setting.today) : datedThen(pieces, then) // prettier-ignore
    const inRow = datedInRow(statement, pieces)
    const before = () =>
      all.slice(Math.max(0, index - MAX_ROWS), index).map(one => whole.text.slice(one.start, one.end))
    const row = inRow.length === 0 ? asRowOfYear(statement) : ''
    const isTable = row === statement && row.includes(CELL_MARK)
    const isListed = !isTable && row.includes(CELL_MARK) && isBelowWorksDone(before())
    const ofWorks = isTable
      ? datedByWorks(row, pieces, isBelowWorksDone(before()))
      : isListed
        ? datedByWorks(row, piecesOf(row, setting.today), true)
        : []
    return [...inRow, ...ofWorks, ...running].flatMap(dated => {
      const key = `${dated.named.trade.topic} ${String(dated.year)}`
      if (told.has(key)) return []
      const { at, trade } = dated.named
      if (weakWorksOf(statement, at)) return []
      const isOneBath = trade.id === 'baeder' && isOneOfBaths(statement.slice(0, at), whole.text.slice(start + at, end), behind) // prettier-ignore
      const remark = remarkOf(
        isOneBath || isOfSomeHomes(statement.slice(0, at)) || isInOnePlace(statement.slice(0, at), trade.topic)
          ? { ...dated, partly: true }
          : dated,
        whole,
        start,
        end,
        setting,
      )
      if (remark) told.add(key)
      return remark ?? []
    })
  })
}

/** Rows of a table of works, from its heading to its last. */
const MAX_ROWS = 30

const DUE = /^(?:sollten?|muss|müssen|müssten?)$/u

/** Each trade with the year that is meant for it. */
function datedIn(pieces: readonly Piece[], today: number): Dated[] {
  return pieces.flatMap((piece, index) => {
    if (NOT_DONE.test(piece.text)) return []
    return piece.times.length > 0
      ? ofOwnPiece(piece, pieces[index - 1], pieces[index + 1], today)
      : ofOtherPiece(pieces, index)
  })
}

/** All that was done at the time of the sentence before. */
function datedThen(pieces: readonly Piece[], { year, isWorks }: Then): Dated[] {
  if (isWorks && !pieces.some(({ text }) => DONE.test(text))) return []
  return pieces
    .filter(({ text }) => !NOT_DONE.test(text))
    .flatMap(({ text, trades }) => trades.map(named => ({ named, year, done: isWorks, partly: PARTLY.test(text) })))
}

function ofOwnPiece(piece: Piece, before: Piece | undefined, next: Piece | undefined, today: number): Dated[] {
  return piece.trades.flatMap(named => {
    const isPiece = isPieceOnly(named.trade.topic, piece.text)
    const isOfSome = (PARTLY.test(piece.text) || isPiece) && !isOfAllBaths(named, piece)
    const partly = isOfSome || leavesOthers(next?.text ?? '', named.trade.topic)
    const time = nearest(piece.times, named)
    if (time === undefined || isOfTheNext(piece, named, time)) return []
    const { year } = time
    const done = DONE.test(piece.text)
    const ties =
      regexp.u`(?:${FROM} |^|[ (])(?:ende |anfang |mitte )?${String(year)}|(?:von|aus|bj·?) ['’]?${String(year % 100)}(?!\d)`.test(
        piece.text,
      )
    const isLikewise = goesOnWith(named, piece, before)
    const isShort = piece.text.replace(BY_AND_BY, '').trim().split(' ').length <= 6
    const isOfDecade =
      /^aus (?:den|der) /u.test(piece.text.slice(time.at - piece.start)) &&
      time.at >= named.end &&
      TO_DECADE.test(piece.text.slice(named.end - piece.start, time.at - piece.start))
    const isOld = /jahre? alt|(?:ca·|rund|etwa|gut|knapp) \d{1,2} jahre ?$/u.test(piece.text) && year > today - 40
    return done ||
      isLikewise ||
      (ties && (isShort || regexp.u`${FROM} ${String(year)}`.test(piece.text))) ||
      isOfDecade ||
      isOld
      ? [{ named, year, done, partly, piece: isPiece }]
      : []
  })
}

function nearest(times: readonly Time[], { at }: Named): Time | undefined {
  return times.toSorted((a, b) => Math.abs(a.at - at) - Math.abs(b.at - at))[0]
}

/** "Dach erneuert und Fenster 2009 getauscht": between the two stands what was done to the first, and the second's name. */
function isOfTheNext({ text, start, trades }: Piece, named: Named, time: Time): boolean {
  const next = trades.find(({ at }) => at > named.end && at < time.at)
  return next !== undefined && DONE.test(text.slice(named.end - start, next.at - start))
}

/** A trade of a piece without a year: what follows it tells of it ("das Bad, das … 2018 …", "Dach und Fenster, 2009"), or what went before. */
function ofOtherPiece(pieces: readonly Piece[], index: number): Dated[] {
  const piece = pieces[index] as Piece
  if (piece.trades.length === 0 || TWO_YEARS.test(piece.text)) return []
  const before = yearBefore(pieces, index)
  const likewise = piece.trades.flatMap(named => {
    const year = yearLikewise(piece, pieces[index - 1], named)
    return year === null ? [] : [{ named, year, done: false, partly: false }]
  })
  if (likewise.length > 0) return likewise
  const byStoreys = yearByStoreys(pieces, index)
  if (byStoreys) return piece.trades.map(named => ({ named, ...byStoreys, done: false }))
  const dated: Behind | null = yearBehind(pieces, index) ?? (before === null ? null : { year: before, done: true })
  if (dated === null) return []
  const { year, done, by } = dated
  const isDatedInPart = by !== undefined && by.trades.length === 0 && PARTLY.test(by.text)
  const partly = PARTLY.test(piece.text) || isDatedInPart || / davon /u.test(pieces[index + 1]?.text ?? '')
  return piece.trades.map(named => ({ named, year, done, partly: partly && !(by && isOfAllBaths(named, by)) }))
}

/** @param dating the piece that tells the year */
function isOfAllBaths({ trade }: Named, dating: Piece): boolean {
  return trade.id === 'baeder' && ALL_OF_THEM.test(dating.text)
}

interface Behind {
  readonly year: number
  readonly done: boolean
  /** The piece that tells it; missing: one before. */
  readonly by?: Piece
}

/** "Bad mit neuem Fenster (2017)": what came new is dated. */
const WITH_NEW = / mit (?:einem |einer )?neue[mnr] [\p{L}-]+ ?$/u

/** Of the next piece with a year, where it goes on with this one: a clause that refers to it, or the end of an enumeration. */
function yearBehind(pieces: readonly Piece[], index: number): Behind | null {
  for (const next of pieces.slice(index + 1)) {
    if (NOT_DONE.test(next.text)) return null
    if (isDescription(next, pieces[index] as Piece)) continue
    const isReferring =
      SHORT_DATED.test(next.text) ||
      ((DONE_DATED.test(next.text) || YEAR_AND_DONE.test(next.text)) && next.trades.length === 0) ||
      (/^ ?(?:das|die|der|den|welche[rsn]?|beide[s]?|alles|\p{L}+ davon) /u.test(next.text) && next.trades.length === 0)
    if (next.times.length > 0) {
      const [first] = next.times
      if (first && BARE_YEAR.test(next.text) && isOfOtherItem(pieces, index, next)) return null
      if (first && BARE_YEAR.test(next.text) && !WITH_NEW.test((pieces[index] as Piece).text))
        return { year: first.year, done: DONE.test((pieces[index] as Piece).text) }
      if (first && ALL_FROM.test(next.text) && BARE_THING.test((pieces[index] as Piece).text))
        return { year: first.year, done: false, by: next }
      if (!first || !DONE.test(next.text)) return null
      const { text } = pieces[index] as Piece
      // "Dach neu eingedeckt, Fenster 2009 erneuert": what says itself that it was done waits for no year.
      const isEnumeration = !CLAUSE.test(text) && !DONE.test(text) && next.trades.length > 0
      return isReferring || isEnumeration ? { year: first.year, done: true, by: next } : null
    }
    if (next.trades.length === 0) return null
  }
  return null
}

/** Of the last piece with a year, where works head the enumeration: "Sanierung 1995 (Dach, Fenster)", "2014 folgten Fenster, Haustür". */
function yearBefore(pieces: readonly Piece[], index: number): number | null {
  // "2006 grundlegend saniert: Fachwerk repariert, Dach, Bäder": what one of them was spared, the others were not.
  const head = pieces.slice(0, index).findLast(({ times }) => times.length > 0)
  const own = head?.times.at(-1)
  if (
    head?.isHead &&
    own &&
    DONE.test(head.text) &&
    !NOT_DONE.test(head.text) &&
    !CLAUSE.test(textBetween(pieces, head, index))
  )
    return own.year
  const { bracket } = pieces[index] as Piece
  for (const before of pieces.slice(0, index).toReversed()) {
    // "Modernisierung 1995 (Dach, Fenster), 4 Zimmer, Bad": the bracket holds what was done.
    if (bracket !== before.end && pieces.some(one => one.bracket === before.end)) return null
    if (NOT_DONE.test(before.text)) return null
    const [last] = before.times.toReversed()
    if (last && HEADED.test(before.text)) return last.year
    // "Dach 1996 neu, Fenster Kunststoff": its year stands behind what it dates.
    if (last && before.trades.some(({ at }) => at < last.at)) return null
    if (last) return DONE.test(before.text) && !CLAUSE.test(textBetween(pieces, before, index)) ? last.year : null
    if (CLAUSE.test(before.text)) return null
  }
  return null
}

function remarkOf(
  { named, year, done, partly, piece = false, until = named.end }: Dated,
  whole: StatementText,
  start: number,
  end: number,
  { toBeBuilt, today, above, isOneHome }: Setting & Pick<PartLookup, 'isOneHome'>,
): Remark | null {
  const { trade } = named
  if (trade.topic === 'dach' && isPlaceOfSolar(whole.text, start + named.at)) return null
  const at = passageAt(whole, start + named.at)
  const passage = whole.passages[at] as Passage
  const offset = whole.starts[at] ?? 0
  const from = start + named.at - offset
  const word = passage.words.find(placed => placed.end > from)?.word
  const found = scopeOf(whole, start + named.at, start + named.end, {
    matter: 'works',
    toBeBuilt,
    today,
    under: word && above.get(word),
    passage: { start: offset, end: offset + passage.text.length },
  })
  // "stammt von 1995 und sollte erneuert werden": what is due is the renewal, its age is a fact.
  const scope = !done && DUE.test(found.word ?? '') ? { ...found, time: 'now' as const, year: null, word: null } : found
  const isOwn =
    scope.bearer === 'offer' ||
    scope.bearer === 'building' ||
    scope.bearer === 'floor' ||
    (scope.bearer === 'units' && !isOneHome)
  if (!isOwn || scope.time === 'planned' || scope.stance === 'denied' || scope.stance === 'excluded') return null
  const said = partly
    ? { rule: `${trade.id}-${piece ? 'stueck' : !done && today - year > WORN_OUT ? 'teiljahr' : 'teilerneuert'}`, subject: 'teilerneuert' as const, tone: 'neutral' as const, meaning: done ? `${trade.label} nur teilweise erneuert` : `${trade.label} zum Teil aus dem Jahr ${String(year)}` } // prettier-ignore
    : done
      ? { rule: `${trade.id}-erneuert`, tone: 'gut' as const, meaning: `${trade.label} erneuert` }
      : { rule: `${trade.id}-jahr`, tone: 'neutral' as const, meaning: `${trade.label} aus dem Jahr ${String(year)}` }
  const evidence = quoteOf(passage, from, start + until - offset, { start: start - offset, end: end - offset })
  return { topic: trade.topic satisfies Topic, ...said, year, certainty: 'stated', scope, evidence }
}
