/**
 * What a text must hold for a pattern to hold in it, read off the pattern's source: 'der Makler erhält \d' needs "makler",
 * "erhält" and a digit. Looking for letters costs a hundredth of trying a pattern at each place of a text, and of hundreds of patterns a
 * handful hold in one text.
 */

/** Letters, in small ones; a digit; all or one of several things; null: nothing can be said. */
export type Needed = string | typeof DIGIT | All | Any | null

interface All {
  readonly all: readonly Needed[]
}

interface Any {
  readonly any: readonly Needed[]
}

export const DIGIT: unique symbol = Symbol('digit')

/** @param lower a text in small letters */
export function isMet(needed: Needed, lower: string): boolean {
  if (needed === null) return true
  if (typeof needed === 'string') return lower.includes(needed)
  if (needed === DIGIT) return /\d/.test(lower)
  // No functions made on the way: this runs a hundred thousand times a document.
  if ('all' in needed) {
    for (const one of needed.all) if (!isMet(one, lower)) return false
    return true
  }
  for (const one of needed.any) if (isMet(one, lower)) return true
  return false
}

interface Cursor {
  readonly source: string
  readonly lookarounds: boolean
  at: number
}

/** A part of a pattern. `exact`: the few texts that it can be, in small letters; null: others, too. */
interface Part {
  readonly exact: readonly string[] | null
  readonly needed: Needed
}

const NOTHING: Part = { exact: null, needed: null }
/** Beginning and end, edges of words: they take up no place. */
const EDGE: Part = { exact: [''], needed: null }
/** So many texts are told apart: "kalt-?miete", "h[aä]user"; more would cost more than they save. */
const MAX_EXACT = 8
/** "[Mm]ieter", "b[aä]d", "[/|]" */
const FEW_LETTERS = /^(?!\^)[^\\]{1,4}$/u

/**
 * Understands what the rules use: groups, classes, lookarounds, quantifiers, alternatives.
 * @param lookarounds whether what must be around counts, too
 */
export function neededBy(source: string, lookarounds: boolean): Needed {
  return asNeeded(alternatives({ source, lookarounds, at: 0 }))
}

function asNeeded({ exact, needed }: Part): Needed {
  return exact ? oneOf(exact) : needed
}

/** Without what is said twice, in one list where lists are nested. */
function allOf(parts: readonly Needed[]): Needed {
  const all = new Set(
    parts.flatMap((part): readonly Needed[] => (isAll(part) ? part.all : part === null ? [] : [part])),
  )
  const [only = null] = all
  return all.size > 1 ? { all: [...all].sort((a, b) => costOf(a) - costOf(b)) } : only
}

/** So many looks into a text at most: what is told soonest is asked first. */
function costOf(part: Needed): number {
  if (part === null || typeof part !== 'object') return 1
  return ('all' in part ? part.all : part.any).reduce((sum, one) => sum + costOf(one), 0)
}

/** Of "garage" and "garagen" the shorter tells it all, of "€" and "€ with a digit" the former. */
function anyOf(parts: readonly Needed[]): Needed {
  const any = [...new Set(parts.flatMap((part): readonly Needed[] => (isAny(part) ? part.any : [part])))]
  if (any.includes(null)) return null
  const texts = any.filter(part => typeof part === 'string')
  const isMore = (part: Needed) =>
    typeof part === 'string'
      ? texts.some(text => text !== part && part.includes(text))
      : isAll(part) && part.all.some(one => any.includes(one))
  const own = any.filter(part => !isMore(part))
  return own.length > 1 ? { any: own } : (own[0] ?? null)
}

function isAll(part: Needed): part is All {
  return typeof part === 'object' && part !== null && 'all' in part
}

function isAny(part: Needed): part is Any {
  return typeof part === 'object' && part !== null && 'any' in part
}

/** A single letter is in every text. */
const IN_ANY_TEXT = /^[\p{L} ]?$/u

function oneOf(texts: readonly string[]): Needed {
  return texts.some(text => IN_ANY_TEXT.test(text)) ? null : anyOf(texts)
}

function alternatives(cursor: Cursor): Part {
  const parts = [sequence(cursor)]
  while (cursor.source[cursor.at] === '|') {
    cursor.at++
    parts.push(sequence(cursor))
  }
  const [only] = parts
  if (only && parts.length === 1) return only
  const exact = parts.every(part => part.exact) ? parts.flatMap(part => part.exact ?? []) : []
  if (exact.length > 0 && exact.length <= MAX_EXACT) return { exact, needed: null }
  return { exact: null, needed: anyOf(parts.map(asNeeded)) }
}

function sequence(cursor: Cursor): Part {
  const all: Needed[] = []
  // What the letters read so far can be.
  let run: readonly string[] = ['']
  let isExact = true
  const close = (): void => {
    all.push(oneOf(run))
    run = ['']
  }
  while (cursor.at < cursor.source.length && !'|)'.includes(cursor.source[cursor.at] ?? '')) {
    const part = atom(cursor)
    const often = quantifier(cursor)
    const mayBe = part.exact && often === 'at most once' ? ['', ...part.exact] : part.exact
    const isFew = mayBe && run.length * mayBe.length <= MAX_EXACT
    if (isFew && (often === 'once' || (often === 'at most once' && part.exact?.join('').length === 1))) {
      run = run.flatMap(before => mayBe.map(text => before + text))
      all.push(part.needed)
    } else {
      isExact = false
      close()
      if (often === 'once' || often === 'often') all.push(asNeeded(part))
    }
  }
  if (isExact && allOf(all) === null) return { exact: run, needed: null }
  close()
  return { exact: null, needed: allOf(all) }
}

/** One letter, or what stands for several. */
function atom(cursor: Cursor): Part {
  const { source } = cursor
  const sign = source[cursor.at++] ?? ''
  if (sign === '[') return letterOf(cursor)
  if (sign === '\\') return escaped(cursor)
  if (sign === '(') return group(cursor)
  if (sign === '^' || sign === '$') return EDGE
  return sign === '.' ? NOTHING : { exact: [sign.toLowerCase()], needed: null }
}

function letterOf(cursor: Cursor): Part {
  const from = cursor.at
  while (cursor.at < cursor.source.length && cursor.source[cursor.at] !== ']')
    cursor.at += cursor.source[cursor.at] === '\\' ? 2 : 1
  const letters = cursor.source.slice(from, cursor.at++)
  // A dash between two letters stands for all between them.
  if (FEW_LETTERS.test(letters) && !/.-./u.test(letters))
    return { exact: [...new Set(letters.toLowerCase())], needed: null }
  return letters === '\\d' || /^\d-\d$/u.test(letters) ? { exact: null, needed: DIGIT } : NOTHING
}

function escaped(cursor: Cursor): Part {
  const { source } = cursor
  const name = source[cursor.at++] ?? ''
  const rest = source.slice(cursor.at)
  const length = /^(?:p|P|u(?=\{))/u.test(name + rest) ? rest.indexOf('}') + 1 : name === 'k' ? rest.indexOf('>') + 1 : { u: 4, x: 2 }[name] // prettier-ignore
  cursor.at += length ?? 0
  if (name === 'd') return { exact: null, needed: DIGIT }
  if (name === 'b' || name === 'B') return EDGE
  return /\w/u.test(name) ? NOTHING : { exact: [name], needed: null }
}

function group(cursor: Cursor): Part {
  const kind = /^\?(?:<?[=!]|:|<\w+>)/u.exec(cursor.source.slice(cursor.at))?.[0] ?? ''
  cursor.at += kind.length
  const inside = alternatives(cursor)
  cursor.at++
  if (kind.endsWith('!')) return EDGE
  if (kind.endsWith('=')) return { exact: [''], needed: cursor.lookarounds ? asNeeded(inside) : null }
  return inside
}

function quantifier(cursor: Cursor): 'once' | 'at most once' | 'any times' | 'often' {
  const found = /^(?:[?*+]|\{(\d+)(?:,\d*)?\})\??/u.exec(cursor.source.slice(cursor.at))
  if (!found) return 'once'
  cursor.at += found[0].length
  if (found[0].startsWith('?')) return 'at most once'
  return found[0].startsWith('+') || (found[1] !== undefined && found[1] !== '0') ? 'often' : 'any times'
}
