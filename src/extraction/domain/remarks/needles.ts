/**
 * Three hundred patterns over a long document cost tens of milliseconds, and hold almost nowhere. So each pattern gives
 * the words of which one must occur wherever it holds; only the statements with such a word need be searched.
 */

/** One of these must occur in a text in which the pattern holds; null: nothing can be said. */
export type Needles = readonly string[] | null

interface Cursor {
  source: string
  at: number
}

/** Needles of a pattern. Understands what the rules use: groups, classes, lookarounds, quantifiers, alternatives. */
export function needlesOf(source: string): Needles {
  return alternatives({ source, at: 0 })
}

function alternatives(cursor: Cursor): Needles {
  const all: Needles[] = [sequence(cursor)]
  while (cursor.source[cursor.at] === '|') {
    cursor.at++
    all.push(sequence(cursor))
  }
  return all.some(needles => needles === null) ? null : all.flatMap(needles => needles ?? [])
}

/** The most telling part of a sequence: a run of plain letters, or a group. */
function sequence(cursor: Cursor): Needles {
  const found: string[][] = []
  let run = ''
  const close = (): void => {
    if (run !== '') found.push([run])
    run = ''
  }
  while (cursor.at < cursor.source.length && !'|)'.includes(cursor.source[cursor.at] ?? '')) {
    const { letter, needles } = atom(cursor)
    const optional = quantifier(cursor)
    if (letter !== null && optional === 'once') run += letter
    else {
      close()
      if (needles && optional !== 'optional') found.push([...needles])
    }
  }
  close()
  const telling = (needles: readonly string[]): number => Math.min(...needles.map(needle => needle.length))
  return found.sort((a, b) => telling(b) - telling(a) || a.length - b.length)[0] ?? null
}

/** One letter, or what stands for several. */
function atom(cursor: Cursor): { letter: string | null; needles: Needles } {
  const { source } = cursor
  const sign = source[cursor.at++] ?? ''
  if (sign === '[') {
    cursor.at = source.indexOf(']', cursor.at) + 1
    return { letter: null, needles: null }
  }
  if (sign === '\\') {
    const name = source[cursor.at++] ?? ''
    if (name === 'p') cursor.at = source.indexOf('}', cursor.at) + 1
    return { letter: /\W/u.test(name) ? name : null, needles: null }
  }
  if (sign === '(') {
    const kind = /^\?(?:<?[=!]|:|<\w+>)/u.exec(source.slice(cursor.at))?.[0] ?? ''
    cursor.at += kind.length
    const needles = alternatives(cursor)
    cursor.at++
    return { letter: null, needles: /[=!]/u.test(kind) ? null : needles }
  }
  return { letter: '.^$'.includes(sign) ? null : sign, needles: null }
}

function quantifier(cursor: Cursor): 'once' | 'optional' | 'often' {
  const found = /^(?:[?*+]|\{(\d+),?\d*\})\??/u.exec(cursor.source.slice(cursor.at))
  if (!found) return 'once'
  cursor.at += found[0].length
  return found[0].startsWith('+') || (found[1] !== undefined && found[1] !== '0') ? 'often' : 'optional'
}

const lowerByPattern = new WeakMap<RegExp, { needles: Needles }>()

/** Whether a pattern with the flag i may hold in a text, which is given in small letters. */
export function mayHold(pattern: RegExp, lower: string): boolean {
  let known = lowerByPattern.get(pattern)
  if (!known) {
    const needles = needlesOf(pattern.source)
    known = { needles: needles && [...new Set(needles.map(needle => needle.toLowerCase()))] }
    lowerByPattern.set(pattern, known)
  }
  return known.needles?.some(needle => lower.includes(needle)) ?? true
}

/** Which sequences of three letters occur in a text; rarely says yes for one that does not. */
export type Trigrams = Uint8Array

const SIZE = 1 << 16

export function trigramsOf(text: string): Trigrams {
  const seen = new Uint8Array(SIZE)
  for (let at = 0; at + 2 < text.length; at++) seen[slot(text, at)] = 1
  return seen
}

/** Where the needles of a pattern are in a text, in order; without needles at every place where a word begins. */
export function placesWith(needles: Needles, text: string, trigrams: Trigrams): number[] {
  if (needles === null) return [...text.matchAll(/(?<!\p{L})\p{L}/gu)].map(({ index }) => index)
  const places: number[] = []
  for (const needle of new Set(needles)) {
    if (!mayOccur(needle, trigrams)) continue
    for (let at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, at + needle.length)) places.push(at)
  }
  return places.sort((a, b) => a - b)
}

/** Whether one of the needles is in a text; without needles nothing is ruled out. */
export function anyOf(needles: Needles, text: string, trigrams: Trigrams): boolean {
  return needles === null || needles.some(needle => mayOccur(needle, trigrams) && text.includes(needle))
}

function mayOccur(needle: string, trigrams: Trigrams): boolean {
  for (let at = 0; at + 2 < needle.length; at++) if (trigrams[slot(needle, at)] === 0) return false
  return true
}

function slot(text: string, at: number): number {
  return ((text.charCodeAt(at) * 961 + text.charCodeAt(at + 1) * 31 + text.charCodeAt(at + 2)) >>> 0) % SIZE
}
