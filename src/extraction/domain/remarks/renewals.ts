import { countFrom } from '../numbers.ts'
import type { Passage } from '../passages.ts'
import type { Remark, Topic } from '../remark.ts'
import { scopeOf } from '../scope/scopeOf.ts'
import type { Setting } from '../scope/setting.ts'
import { wholeWords } from '../scope/wholeWords.ts'
import { isPieceOnly, leavesOthers } from './pieceOfTrade.ts'
import { quoteOf } from './quote.ts'
import type { Caught } from './remarkRule.ts'
import { TRADES, type Trade } from './rules/trades.ts'
import { passageAt, statementText, type StatementText } from './statementText.ts'

/**
 * When parts of the building were renewed, in the sentences that no short wording catches: "das Bad, das der Eigentümer 2018
 * hat erneuern lassen", "1996 haben wir umgebaut: Leitungen, Bäder", "vor vier Jahren". A sentence is cut into its pieces; a
 * year belongs to the trades of its own piece, else to those that its works speak of.
 */

const NUMBER_WORD = 'ein(?:em)?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf'
const YEAR =
  /(?<![\d.,·/€-])(?<year>1[89]\d\d|20[0-4]\d)(?![\d·/]|er(?!\p{L})|,\d| ?(?:€|euro|eur|m²|qm|kwh|uhr|liter))/u
const AGO = new RegExp(
  `vor (?:etwa |ca· |rund |gut |knapp |erst )*(?<ago>\\d{1,2}|${NUMBER_WORD}) jahren?|(?:erst |gerade |etwa |ca· |rund )*(?<old>\\d{1,2}|${NUMBER_WORD}) jahre? alt`,
  'u',
)
const DECADES = ['zwanziger', 'dreißiger', 'vierziger', 'fünfziger', 'sechziger', 'siebziger', 'achtziger', 'neunziger']
/** "Ende der 90er", "Anfang der 2000er", "Mitte der Achtziger", "in den 70er Jahren". */
const DECADE = new RegExp(
  `(?:(?<third>anfang|mitte|ende) (?:der )?|in den |aus den |aus der |während der )(?:(?:späten |frühen ))?(?:(?<century>19|20)?(?<tens>\\d)0er|(?<named>${DECADES.join('|')}))(?: ?-?jahre?n?)?`,
  'u',
)
/** What the words leave open: the year in the middle of the part of the decade. */
const YEARS_IN: Readonly<Record<string, number>> = { anfang: 2, mitte: 5, ende: 8 }
const TIMES = new RegExp(`${YEAR.source}|(?<!\\p{L})(?:${AGO.source}|${DECADE.source})(?!\\p{L})`, 'gu')
/** Done to the whole of it. Paint, service and a check renew nothing. */
const DONE =
  /(?<!\p{L})(?:erneuer(?:t|n lassen|te)|\p{L}*(?:saniert|sanieren lassen|modernisiert|modernisieren lassen|renoviert|renovieren lassen)|(?:ersetz|ausgetausch|getausch|ausgewechsel|gewechsel|eingesetz|verleg|installier|eingebau|umgebau|umgedeck|ein?gedeck|gedeck|neugestalte|geflies|bekomm|gekomm|mitgemach|gemach)(?:t|en)|(?:machen|tauschen|austauschen|ersetzen|einbauen|umbauen|decken|eindecken|fliesen|verlegen|einsetzen|wechseln|auswechseln|gestalten|herrichten) (?:lassen|ließ(?:en)?)|(?:kam|kamen|folgte|folgten|erhielt|erhielten|bekam|bekamen|ließ|ließen|neue?[rnsm]?|neuwertig|umbau|umbaus|sanierung|modernisierung|renovierung|kernsanierung|erneuerung|austausch|einbau)|\p{L}+(?:erneuerung|sanierung|modernisierung|austausch))(?!\p{L})/u
/** The year stands by the thing itself. */
const FROM = '(?:von|aus(?: dem jahre?)?|ende|anfang|mitte|um|ca·|bj·?|baujahr|seit)'
const NOT_DONE =
  /(?<!\p{L})(?:gestrichen\p{L}*|\p{L}*anstrich\p{L}*|(?<!jahre? )alte?[rnsm]?|veraltet\p{L}*|lackiert\p{L}*|gewartet\p{L}*|wartung|geprüft\p{L}*|gereinigt\p{L}*|verfugt|überarbeitet\p{L}*|aufgearbeitet\p{L}*|repariert\p{L}*|ausgebessert\p{L}*|restauriert\p{L}*|nicht|nie|kein(?:e[nrsm]?)?|ohne|ob|falls|wenn|muss|müssen|müsste[n]?|sollten?|soll|sollen|wird|werden|könnten?|kann|können|geplant\p{L}*|beschlossen|vorgesehen|fällig|steht an|angebote?|kostenvoranschlag|gutachten|gewährleistung|garantie|energieausweis|baujahr|errichtet|erbaut|gebaut|gekauft|erworben|wohnen|wohnt|vermietet|nachbar\p{L}*|garagen?|carports?|scheune|gartenhaus\p{L}*|nebengebäude|schuppen|werkstatt|jahrhundert|bauzeit\p{L}*|original\p{L}*)(?!\p{L})/u
const PARTLY =
  /(?<!\p{L})(?:teilweise|zum teil|teils|tlw·?|straßenseitig\p{L}*|(?:nord|süd|ost|west|garten|hof|wetter)-?seite|(?:fenster|elektrik) (?:im|in den) \p{L}*geschoss(?:en)?|hofseitig\p{L}*|(?:zur |an der )?straße(?:nseite)?|zum hof|hofseite|(?:eg|og|dg)|\p{L}+ davon|ein bad|eines der bäder|einige|zwei fenster|drei fenster|vorne|hinten|im treppenhaus)(?!\p{L})/u
/** "die Küche mit Fenster", "das Haus von 1898 mit neubarocker Fassade" */
const BESIDE = /(?<!\p{L})(?<!zusammen )(?:mit|samt) (?:\p{L}+ ){0,2}$/u
/** How a piece goes on with a verb of its own, so that it is no enumeration. */
const CLAUSE = /(?<!\p{L})(?:ist|sind|hat|haben|wurden?|war|waren|liegt|liegen|gibt|steht|bietet|verfügt)(?!\p{L})/u
const PIECES = /[,;:()¦]| - |(?<=(?:1[89]|20)\d\d[^,;:()¦]{0,40}) und (?=[^,;:()¦]*(?:1[89]|20)\d\d)| sowie /gu
/** "Die Eindeckung (Hohlpfanne) wurde 2003 …": what dates nothing parts nothing. */
const ASIDE = /\([^(),\d]*\)/gu
/** "(1999)" belongs to what stands before it. */
const BARE_YEAR = /^ ?(?:von |aus |bj·? ?|baujahr |ca· |neu )*(?:1[89]|20)\d\d ?$/u

/** "Bad gefliest, Ende der 90er erneuert": what follows the comma dates what stands before it, and names nothing of its own. */
const SHORT_DATED =
  /^ ?(?:zuletzt |komplett |vollständig |im jahre? )?(?:(?:anfang|mitte|ende|in den|um|ca·) )?(?:der |den )?[\p{L}\d]+(?: jahren?)? (?:komplett |vollständig |neu |grundlegend )?(?:erneuert|saniert|renoviert|modernisiert|ersetzt|ausgetauscht) ?$/u

interface Time {
  readonly year: number
  readonly at: number
}

interface Named {
  readonly trade: Trade
  readonly at: number
  readonly end: number
}

interface Piece {
  readonly start: number
  readonly end: number
  readonly text: string
  readonly times: readonly Time[]
  readonly trades: readonly Named[]
}

const COMPILED = TRADES.map(trade => ({
  trade,
  pattern: wholeWords(`${trade.nouns}${trade.compounds ? `|${trade.compounds}` : ''}`, 'g'),
}))

/**
 * @param read what the rules have read: a trade of whose year a statement has already told is not told of again
 */
export function renewalsIn(passages: readonly Passage[], read: readonly Remark[], setting: Setting): Remark[] {
  const whole = statementText(passages.filter(({ section }) => section === 'object'))
  const told = new Set(read.flatMap(({ topic, year }) => (year === null ? [] : [`${topic} ${String(year)}`])))
  return statementsIn(whole.text).flatMap(({ start, end }) => {
    const statement = whole.text.slice(start, end).replace(ASIDE, aside => ' '.repeat(aside.length))
    if (!YEAR.test(statement) && !AGO.test(statement) && !DECADE.test(statement)) return []
    return datedIn(piecesOf(statement, setting.today), setting.today).flatMap(dated => {
      const key = `${dated.named.trade.topic} ${String(dated.year)}`
      if (told.has(key)) return []
      const remark = remarkOf(dated, whole, start, end, setting)
      if (remark) told.add(key)
      return remark ?? []
    })
  })
}

function* statements(text: string): Generator<{ start: number; end: number }> {
  let start = 0
  for (let end = text.indexOf('.'); start < text.length; end = text.indexOf('.', start)) {
    const stop = end < 0 ? text.length : end
    if (stop > start) yield { start, end: stop }
    start = stop + 1
  }
}

function statementsIn(text: string): { start: number; end: number }[] {
  return [...statements(text)]
}

function piecesOf(statement: string, today: number): Piece[] {
  const borders = [...statement.matchAll(PIECES)].map(({ 0: mark, index }) => [index, index + mark.length] as const)
  const starts = [0, ...borders.map(([, end]) => end)]
  const ends = [...borders.map(([start]) => start), statement.length]
  return starts.map((start, index) => {
    const end = ends[index] ?? statement.length
    const text = statement.slice(start, end)
    const trades = COMPILED.flatMap(({ trade, pattern }) =>
      [...text.matchAll(pattern)]
        .filter(({ index: at }) => !BESIDE.test(text.slice(0, at)))
        .map(({ 0: noun, index: at }) => ({
          trade,
          at: start + at,
          end: start + at + noun.length,
        })),
    )
    return { start, end, text, times: timesIn(text, start, today), trades: trades.sort((a, b) => a.at - b.at) }
  })
}

function timesIn(text: string, start: number, today: number): Time[] {
  return [...text.matchAll(TIMES)].flatMap(({ groups = {}, index }) => {
    const ago = groups.ago ?? groups.old
    const count = ago === undefined ? undefined : countFrom(ago === 'einem' ? 'ein' : ago)
    const year =
      groups.year !== undefined ? Number(groups.year) : count === undefined ? decadeIn(groups, today) : today - count
    return year === null || year > today ? [] : [{ year, at: start + index }]
  })
}

/** A year for a part of a decade; null: none is named. "90er" was the last such decade, not one to come. */
function decadeIn({ third, century, tens, named }: Caught, today: number): number | null {
  const at = named === undefined ? Number(tens) : DECADES.indexOf(named) + 2
  if (Number.isNaN(at)) return null
  const start = (century === undefined ? 1900 : Number(century) * 100) + at * 10
  const begin = century === undefined && start + 100 + 10 <= today && at < 2 ? start + 100 : start
  return begin + (YEARS_IN[third ?? 'mitte'] ?? 0)
}

interface Dated {
  readonly named: Named
  readonly year: number
  readonly done: boolean
  readonly partly: boolean
}

/** Each trade with the year that is meant for it. */
function datedIn(pieces: readonly Piece[], today: number): Dated[] {
  return pieces.flatMap((piece, index) => {
    if (NOT_DONE.test(piece.text)) return []
    const own = piece.times.length > 0 ? ofOwnPiece(piece, pieces[index + 1], today) : ofOtherPiece(pieces, index)
    return own
  })
}

function ofOwnPiece(piece: Piece, next: Piece | undefined, today: number): Dated[] {
  return piece.trades.flatMap(named => {
    const partly =
      PARTLY.test(piece.text) || isPieceOnly(named.trade.topic, piece.text) || leavesOthers(next?.text ?? '')
    const time = nearest(piece.times, named)
    if (time === undefined || isOfTheNext(piece, named, time)) return []
    const { year } = time
    const done = DONE.test(piece.text)
    const ties = new RegExp(`(?:${FROM} |^|[ (])(?:ende |anfang |mitte )?${String(year)}`, 'u').test(piece.text)
    const isShort = piece.text.trim().split(' ').length <= 6
    const isOld = /jahre? alt/u.test(piece.text) && year > today - 40
    return done || (ties && (isShort || new RegExp(`${FROM} ${String(year)}`, 'u').test(piece.text))) || isOld
      ? [{ named, year, done, partly }]
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
  if (piece.trades.length === 0) return []
  const before = yearBefore(pieces, index)
  const dated = yearBehind(pieces, index) ?? (before === null ? null : { year: before, done: true })
  if (dated === null) return []
  const partly = PARTLY.test(piece.text) || / davon /u.test(pieces[index + 1]?.text ?? '')
  return piece.trades.map(named => ({ named, ...dated, partly }))
}

/** Of the next piece with a year, where it goes on with this one: a clause that refers to it, or the end of an enumeration. */
function yearBehind(pieces: readonly Piece[], index: number): { readonly year: number; readonly done: boolean } | null {
  for (const next of pieces.slice(index + 1)) {
    if (NOT_DONE.test(next.text)) return null
    const isReferring =
      SHORT_DATED.test(next.text) ||
      (/^ ?(?:das|die|der|den|welche[rsn]?|beide[s]?|alles|\p{L}+ davon) /u.test(next.text) && next.trades.length === 0)
    if (next.times.length > 0) {
      const [first] = next.times
      if (first && BARE_YEAR.test(next.text))
        return { year: first.year, done: DONE.test((pieces[index] as Piece).text) }
      if (!first || !DONE.test(next.text)) return null
      const { text } = pieces[index] as Piece
      // "Dach neu eingedeckt, Fenster 2009 erneuert": what says itself that it was done waits for no year.
      const isEnumeration = !CLAUSE.test(text) && !DONE.test(text) && next.trades.length > 0
      return isReferring || isEnumeration ? { year: first.year, done: true } : null
    }
    if (next.trades.length === 0) return null
  }
  return null
}

/** Of the last piece with a year, where works head the enumeration: "Sanierung 1995 (Dach, Fenster)", "2014 folgten Fenster, Haustür". */
function yearBefore(pieces: readonly Piece[], index: number): number | null {
  for (const before of pieces.slice(0, index).toReversed()) {
    if (NOT_DONE.test(before.text)) return null
    const [last] = before.times.toReversed()
    // "Dach 1996 neu, Fenster Kunststoff": its year stands behind what it dates.
    if (last && before.trades.some(({ at }) => at < last.at)) return null
    if (last) return DONE.test(before.text) && !CLAUSE.test(textBetween(pieces, before, index)) ? last.year : null
    if (CLAUSE.test(before.text)) return null
  }
  return null
}

function textBetween(pieces: readonly Piece[], from: Piece, to: number): string {
  const texts = pieces.slice(pieces.indexOf(from) + 1, to + 1).map(({ text }) => text)
  // "wurden Dach, Fenster und Elektrik gemacht": the verb that closes the sentence.
  return texts.join(' ').replace(/ (?:gemacht|erneuert|saniert|ersetzt)(?: worden)?$/u, '')
}

function remarkOf(
  { named, year, done, partly }: Dated,
  whole: StatementText,
  start: number,
  end: number,
  { toBeBuilt, today, above }: Setting,
): Remark | null {
  const { trade } = named
  const at = passageAt(whole, start + named.at)
  const passage = whole.passages[at] as Passage
  const offset = whole.starts[at] ?? 0
  const from = start + named.at - offset
  const word = passage.words.find(placed => placed.end > from)?.word
  const scope = scopeOf(whole, start + named.at, start + named.end, {
    matter: 'works',
    toBeBuilt,
    today,
    under: word && above.get(word),
    passage: { start: offset, end: offset + passage.text.length },
  })
  const isOwn = scope.bearer === 'offer' || scope.bearer === 'building' || scope.bearer === 'floor'
  if (!isOwn || scope.time === 'planned' || scope.stance === 'denied' || scope.stance === 'excluded') return null
  const said = partly
    ? { rule: `${trade.id}-teilerneuert`, subject: 'teilerneuert' as const, tone: 'neutral' as const, meaning: `${trade.label} nur teilweise erneuert oder überarbeitet` } // prettier-ignore
    : done
      ? { rule: `${trade.id}-erneuert`, tone: 'gut' as const, meaning: `${trade.label} erneuert` }
      : { rule: `${trade.id}-jahr`, tone: 'neutral' as const, meaning: `${trade.label} aus dem Jahr ${String(year)}` }
  const evidence = quoteOf(passage, from, start + named.end - offset, { start: start - offset, end: end - offset })
  return { topic: trade.topic satisfies Topic, ...said, year, certainty: 'stated', scope, evidence }
}
