import { union, type Box } from '#kernel/evidence.ts'
import type { Glyph } from './glyph.ts'
import type { Word } from './page.ts'
import { turnBox } from './turn.ts'

// Measures in em (multiples of the font size), found on Chromium, InDesign, Word, LaTeX and FLOWFACT output.
const SAME_BASELINE = 0.2
/** On a skewed page the base line climbs from letter to letter, by no more than this a letter, and in all. */
const CLIMB = 0.02
const MAX_CLIMB = 0.6
/** Gap beyond the run's own letter spacing that parts two words where there is no space character between them. */
const WORD_GAP = 0.15
/** Two letters alone do not tell how they are spaced: so far apart they are two words. */
const MAX_SPACING = 0.5
const RAISED_AT_MOST = 0.6
const RAISED_SIZE = 0.85
/**
 * Longer "words" are dotted lines, or made to hold up who looks for patterns in them: the time of many a pattern grows with
 * the square of a word's length. Addresses of pages are the longest that are written.
 */
const MAX_WORD_LENGTH = 200
/** Ascent and descent taken for every font: what fonts state themselves differs too much to compare lines by it. */
const ASCENT = 0.8
const DESCENT = 0.22

const LIGATURES: Record<string, string> = { ﬀ: 'ff', ﬁ: 'fi', ﬂ: 'fl', ﬃ: 'ffi', ﬄ: 'ffl', ﬅ: 'st', ﬆ: 'st' }
const SPACE = /^[\s\u200b\ufeff]*$/
/** Nothing to mend in these letters, which most words consist of. */
const PLAIN = /^[\u0021-\u00a7\u00a9-\u00ac\u00ae-\u00e3\u00e5-\u017f€„“–]+$/u
const UMLAUT = { a: 'ä', o: 'ö', u: 'ü', A: 'Ä', O: 'Ö', U: 'Ü' } as const

/** Characters → words, whatever order the page drew them in. */
export function wordsOf(glyphs: readonly Glyph[]): Word[] {
  return ([0, 90, 180, 270] as const).flatMap(turn => {
    const turned = glyphs.filter(glyph => glyph.turn === turn)
    if (turn === 0) return uprightWords(turned)
    const upright = turned.map(glyph => ({ ...glyph, ...stand(glyph, turn) }))
    return uprightWords(upright).map(word => ({ ...word, box: turnBox(word.box, turn), turn }))
  })
}

/** Turns a glyph upright; the box is turned forward again by `turnBox`. */
function stand(glyph: Glyph, turn: 90 | 180 | 270): { box: Box; baseline: number } {
  const back = (360 - turn) as 90 | 180 | 270
  return { box: turnBox(glyph.box, back), baseline: turn === 180 || turn === 90 ? -glyph.baseline : glyph.baseline }
}

function uprightWords(glyphs: readonly Glyph[]): Word[] {
  const words = baselines(glyphs).flatMap(row => runs(row).flatMap(splitRun))
  return attachRaised(words.map(toWord))
}

/** A soft hyphen that divides nothing: it has no width, and the word goes on behind it. */
function isIdleHyphen(glyph: Glyph, next: Glyph | undefined): boolean {
  return (
    glyph.text === '\u00ad' &&
    glyph.box[2] - glyph.box[0] < 0.05 * glyph.size &&
    next !== undefined &&
    gap(glyph, next) < glyph.size
  )
}

/** Groups characters by base line; inside a row they go from left to right. */
function baselines(glyphs: readonly Glyph[]): Glyph[][] {
  const sorted = [...glyphs].sort((a, b) => a.baseline - b.baseline)
  const rows: Glyph[][] = []
  let [start, last] = [-Infinity, -Infinity]
  for (const glyph of sorted) {
    const row = rows.at(-1)
    const size = Math.min(glyph.size, row?.[0]?.size ?? glyph.size)
    const climbs = glyph.baseline - last <= CLIMB * size && glyph.baseline - start <= MAX_CLIMB * size
    if (row && (climbs || glyph.baseline - start <= SAME_BASELINE * size)) row.push(glyph)
    else {
      rows.push([glyph])
      start = glyph.baseline
    }
    last = glyph.baseline
  }
  for (const row of rows) row.sort((a, b) => a.box[0] - b.box[0])
  return rows
}

/** Cuts a row at white space characters, at gaps of a whole em, and where no word goes on. */
function runs(row: readonly Glyph[]): Glyph[][] {
  const result: Glyph[][] = [[]]
  row.forEach((glyph, index) => {
    const run = result.at(-1) as Glyph[]
    if (isIdleHyphen(glyph, row[index + 1])) return
    if (SPACE.test(glyph.text)) {
      if (run.length > 0) result.push([])
      return
    }
    const last = run.at(-1)
    const isCut = last && (gap(last, glyph) > Math.max(last.size, glyph.size) || run.length === MAX_WORD_LENGTH)
    if (isCut) result.push([glyph])
    else run.push(glyph)
  })
  return result.filter(run => run.length > 0)
}

/** Cuts a run without white space where the gap exceeds the run's own letter spacing. */
function splitRun(run: readonly Glyph[]): Glyph[][] {
  const gaps = run.slice(1).map((glyph, index) => gap(run[index] as Glyph, glyph) / glyph.size)
  const spacing = Math.max(0, spacingOf(gaps))
  const result: Glyph[][] = []
  run.forEach((glyph, index) => {
    if (index > 0 && (gaps[index - 1] as number) <= spacing + WORD_GAP) result.at(-1)?.push(glyph)
    else result.push([glyph])
  })
  return result
}

/** Of three letters the narrower gap is the run's own: "62" and "2" of two columns side by side are two words. */
function spacingOf(gaps: readonly number[]): number {
  return gaps.length > 2 ? median(gaps) : Math.min(MAX_SPACING, ...gaps)
}

function toWord(glyphs: readonly Glyph[]): Word {
  const last = glyphs.at(-1) as Glyph
  const size = Math.max(...glyphs.map(glyph => glyph.size))
  const [left, , right] = union(glyphs.map(glyph => glyph.box))
  return {
    text: normalise(glyphs.map(glyph => LIGATURES[glyph.text] ?? glyph.text).join('')),
    box: [left, last.baseline - ASCENT * size, right, last.baseline + DESCENT * size],
    size,
    bold: glyphs.filter(glyph => glyph.bold).length * 2 > glyphs.length,
    confidence: 1,
    hyphenated: last.hyphen,
  }
}

/** Composes umlauts that the file draws as letter and dots; drops soft hyphens that divide nothing; mends the "fl" that some fonts map wrongly. */
function normalise(text: string): string {
  if (PLAIN.test(text)) return text
  return text
    .normalize('NFC')
    .replace(/[\u00ad\u2010]$/u, '-')
    .replaceAll('\u00ad', '')
    .replace(/(?<=\p{L})[ü\ufffd?]äche/gu, 'fläche')
    .replace(/¨([aouAOU])|([aouAOU])¨/g, (_, after: string | undefined, before: string | undefined) => {
      return UMLAUT[(after ?? before) as keyof typeof UMLAUT]
    })
}

/** Puts raised or lowered small characters (m², CO₂ set as superscript) back to the word they follow. */
function attachRaised(words: Word[]): Word[] {
  const largest = words.reduce((most, word) => Math.max(most, word.size), 0)
  const small = words.filter(word => word.text.length <= 2 && word.size < RAISED_SIZE * largest)
  const gone = new Set<Word>()
  for (const raised of small) {
    const base = words.find(word => word !== raised && !gone.has(word) && follows(word, raised))
    if (!base) continue
    base.text += raised.text
    base.box = union([base.box, raised.box])
    gone.add(raised)
  }
  return words.filter(word => !gone.has(word))
}

function follows(base: Word, raised: Word): boolean {
  const distance = raised.box[0] - base.box[2]
  const shift = Math.abs((raised.box[1] + raised.box[3]) / 2 - (base.box[1] + base.box[3]) / 2)
  return (
    raised.size < RAISED_SIZE * base.size &&
    distance > -0.1 * base.size &&
    distance < 0.2 * base.size &&
    shift < RAISED_AT_MOST * base.size
  )
}

function gap(left: Glyph, right: Glyph): number {
  return right.box[0] - left.box[2]
}

export function median(values: readonly number[]): number {
  if (values.length === 0) return 0
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] as number
}
