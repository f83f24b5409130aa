import { type Evidence, wholeQuote } from '#kernel/evidence.ts'
import type { Passage, PlacedWord } from '../passages.ts'
import { proof, proofOf, runsOf, wordsIn } from '../proof.ts'
import { ABBREVIATED } from './asStatements.ts'
import { behindOf } from './behind.ts'

/** A quote is read at a glance up to this many words. */
const MAX_WORDS = 25
/** So many more are less in the way than a sentence that breaks off before its end. */
const MAX_REST = 8
/** What turns the clause before it is read with it, up to so many words in all. */
const MAX_TURNED = 60
const TURN =
  /^\s*(?:wobei|jedoch|aber|allerdings|doch|sondern|nur|lediglich|außer|ausgenommen|bis auf|es sei denn|sofern|soweit|solange|ab (?:dem|\d)|seit|nachdem|obwohl|obgleich|auch wenn|wenn|falls|was|in [^,;.]{3,60} (?:steht|stehen|fehlt|fehlen)|(?:[^,;.]|[,.]\d){3,80}\s(?:allerdings|jedoch)\s(?:[^,;.]|[,.]\d){0,60}(?:nicht|kein\p{L}*|nur))(?!\p{L})/iu

interface Stretch {
  readonly start: number
  readonly end: number
}

/**
 * The proof for a stretch of a passage: the statement around it, or as many of its clauses as one reads at a glance.
 * @param statement start and end of the statement in the passage
 */
export function quoteOf(passage: Passage, start: number, end: number, statement: Stretch): Evidence {
  const { text } = passage
  const pair = ofItsPair(text, withoutTail(text, withAddition(passage, statement), start), start, end)
  const shown = withWhatQualifies(passage, withItsSubject(passage, atAGlance(passage, start, end, pair)))
  const words = wordsIn(passage, shown.start, shown.end)
  const runs = isRecognised(passage) ? [words] : runsOf(passage, words)
  const held = (run: readonly PlacedWord[]): number =>
    run.reduce((sum, word) => sum + Math.max(0, Math.min(word.end, end) - Math.max(word.start, start)), 0)
  // Of label and value the value.
  const run = runs.toReversed().toSorted((a, b) => held(b) - held(a))[0]
  const quoted = run ? proofOf(passage, words, run) : proof(passage, start, end)
  const behind = shown.end >= statement.end ? behindOf(passage, wholeQuote(quoted), shown.end) : null
  return behind === null ? quoted : { ...quoted, behind }
}

/** "Miete ¦ 32.752 € ¦ bei Vollvermietung ¦ 37.852 €": a row of two pairs; of them that in which the words stand. */
function ofItsPair(text: string, statement: Stretch, start: number, end: number): Stretch {
  const marks = [...text.slice(statement.start, statement.end).matchAll(/¦/gu)].map(
    ({ index }) => statement.start + index,
  )
  if (marks.length < 3) return statement
  const from = marks.findLast(at => at < start)
  const until = marks.filter(at => at >= end)[1]
  return {
    start: from === undefined ? statement.start : from + 1,
    end: until ?? statement.end,
  }
}

/** "…; sie verfügt über 40 m² mehr Grund": what limits a statement is read with it. */
const ADDITION =
  /^;\s(?:sie|er|es|dies(?:e[rsm]?)?|dabei|davon|jedoch|aber|allerdings|hierbei|darin)\s[^;.\n¦]*(?:\.\d[^;.\n¦]*|\n[^;.¦\n]*)*[.;]/iu

function withAddition(passage: Passage, statement: Stretch): Stretch {
  const added = ADDITION.exec(passage.text.slice(statement.end))?.[0]
  if (added === undefined) return statement
  const end = statement.end + added.length
  return wordsIn(passage, statement.start, end).length <= MAX_WORDS ? { start: statement.start, end } : statement
}

/** "zum 1. April", "1,44 Mio. €": their dots end nothing. */
const INNER_DOT = String.raw`${ABBREVIATED.source}|(?<=\d)\.(?=\s(?:und|sowie|oder|bis|Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)(?!\p{L}))`
const CLAUSE = String.raw`[^.;\n¦]*(?:(?:\.\d|${INNER_DOT})[^.;\n¦]*|\n[^.;\n¦]*)*`
/** What limits or completes the clause before it: a sum, a day, a denial, a condition, a share, who pays, what is secured. */
const QUALIFIES =
  /\d\s?(?:€|EUR|Euro|%)|(?<!\p{L})(?:\d{1,3}|eine?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|elf|zwölf|\p{L}*(?:zehn|zig))\svon\s(?:insgesamt\s)?(?:\d{1,3}|\p{L}*(?:zehn|zig|elf|zwölf|acht|neun))(?!\p{L})|(?<!\p{L})(?:nicht|kein\p{L}*|nur|lediglich|erst|sofern|soweit|solange|sobald|falls|wenn|außer|ausgenommen|andernfalls|sonst|vorbehaltlich|zuzüglich|hälfte|anteilig|(?:spätestens|frühestens|längstens|bis|ab|zum|bis zum)\s(?=\d|Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Ende|Anfang|Mitte)|trägt|tragen|zahlt|zahlen|gesichert|eingetragen|ausgeschlossen|anspruch|(?:kosten|gebühr)\p{L}*)(?!\p{L})/iu
const BEHIND_SEMICOLON = new RegExp(String.raw`^;?\s(?=\p{L}|\d)${CLAUSE}[.;]?`, 'iu')
/** "…; die Leitung verläuft unter dem Rasen", "…; im Erdgeschoss Holzfenster von 1986": the sentence goes on, where a list would name its next thing. */
const GOES_ON = /^;?\s(?!(?:ebenso|außerdem|ferner|weiter(?:hin)?|sowie|zudem)(?!\p{L}))\p{Ll}/u

/** "Das Dach trägt eine Anlage; sie gehört dem Versorger, der Vertrag läuft bis 2041": the half behind the semicolon, where it changes what the one before it says. */
function withWhatQualifies(passage: Passage, shown: Stretch): Stretch {
  const { text } = passage
  const at = text[shown.end] === ';' ? shown.end : shown.end - 1
  if (text[at] !== ';') return shown
  const half = BEHIND_SEMICOLON.exec(text.slice(at))?.[0]
  if (half === undefined || !(QUALIFIES.test(half) || GOES_ON.test(half))) return shown
  const whole = { start: shown.start, end: at + half.length }
  return wordsIn(passage, whole.start, whole.end).length <= MAX_TURNED ? withWhatQualifies(passage, whole) : shown
}

/** "…; er folgt dem Index": without the half before it nobody knows who he is. */
const OF_THE_HALF_BEFORE =
  /^\s*(?:sie|er|es|dies(?:e[rsm]?)?|dabei|davon|hierbei|darin|dafür|dazu)(?!\p{L})|^\s*\p{Ll}[^,;.]{0,60}(?<!\p{L})(?:hierzu|hierfür|dazu|dafür|hiervon|davon|dort)(?!\p{L})|^\s*\p{Ll}[^;.]{0,160}(?<!\p{L})(?:darunter|darüber|dahinter)(?!\p{L})/u

function withItsSubject(passage: Passage, shown: Stretch): Stretch {
  const { text } = passage
  const before = /;\s*$/u.exec(text.slice(0, shown.start))
  if (!before || !OF_THE_HALF_BEFORE.test(text.slice(shown.start, shown.end))) return shown
  const half = new RegExp(`${CLAUSE}$`, 'iu').exec(text.slice(0, before.index))?.[0] ?? ''
  const start = before.index - half.trimStart().length
  return half.trim() !== '' && wordsIn(passage, start, shown.end).length <= MAX_TURNED
    ? { start, end: shown.end }
    : shown
}

/** What was recognised has no order of its own that a reader of the file could mix up. */
function isRecognised({ words }: Passage): boolean {
  return words.some(({ word }) => word.confidence < 1)
}

/** "im Anhang zum Exposé.). Der Verkäufer": what is left of the word before is none of the statement. */
function withoutTail(text: string, { start, end }: Stretch, most: number): Stretch {
  const tail = /^[^\s\p{L}\p{N}]+(?=\s)/u.exec(text.slice(start, most))?.[0] ?? ''
  return {
    start: /\s/u.test(text[start - 1] ?? ' ') ? start : start + tail.length,
    end,
  }
}

/** "…, das ist im Grundbuch eingetragen": without the clause before it nobody knows what. */
const POINTS_BACK = /^\s*(?:das|dies|dieses\sRecht)\s(?:ist|steht|gilt|wurde|wird|haben|hat|gibt)(?!\p{L})/u

/** The clause that holds the stretch, and those before and after it as far as there is room. */
function atAGlance(passage: Passage, start: number, end: number, statement: Stretch): Stretch {
  const fits = (from: number, to: number): boolean => wordsIn(passage, from, to).length <= MAX_WORDS
  if (fits(statement.start, statement.end)) return statement
  const borders = bordersIn(passage.text, statement)
  const starts = [statement.start, ...borders].filter(at => at <= start)
  const ends = [...borders, statement.end].filter(at => at >= end)
  const nearest = ends[0] ?? statement.end
  const first = starts.find(at => fits(at, nearest)) ?? starts.at(-1) ?? statement.start
  const before = POINTS_BACK.test(passage.text.slice(first)) ? starts.findLast(at => at < first) : undefined
  const turned = before !== undefined && wordsIn(passage, before, nearest).length <= MAX_TURNED
  const from = turned ? before : first
  const until = ends.findLast(at => fits(from, at)) ?? nearest
  const isWhole =
    wordsIn(passage, until, statement.end).length <= MAX_REST ||
    (TURN.test(passage.text.slice(until, statement.end)) && wordsIn(passage, from, statement.end).length <= MAX_TURNED)
  return { start: from, end: isWhole ? statement.end : until }
}

/** Behind the commas, colons and dashes, and between the cells of a row; what is in brackets stays whole: "(Fenster, Bad)". */
function bordersIn(text: string, { start, end }: Stretch): number[] {
  return [...text.slice(start, end).matchAll(/[,:](?=\s)|\s[–—-](?=\s)|¦/gu)]
    .filter(({ index }) => !/\([^()]*$/u.test(text.slice(start, start + index)))
    .map(({ 0: mark, index }) => start + index + mark.length)
}
