/** No German word is longer; what is may have no place where it could be hyphenated. */
const MAX_WORD_LENGTH = 40
/** Of other characters a narrow column of a table holds no more. */
const MAX_OTHER_LENGTH = 18
const BREAK_EVERY = 6
const BREAK_HERE = '\u200b'

/** Nearly all German text. A font that lacked one of these would be of no use here; a test says that ours do not. */
const ORDINARY = /^[\n -~\u00a0-\u00ac\u00ae-\u00ff\u2013\u201c\u201e\u20ac]*$/

/** Line feed, and the two that the typesetter understands itself: soft hyphen and the place to break made here. */
const KEPT = new Set(['\n', '\u00ad', BREAK_HERE])

/**
 * The text as the fonts can draw it: composed, without control characters, with other characters for those that no
 * font has (a missing glyph fails a PDF/UA export), and with places to break in words that no line could hold.
 * @param covered the characters that every font of the document has
 */
export function drawableText(text: string, covered: ReadonlySet<number>): string {
  if (ORDINARY.test(text)) return breakable(text)
  const has = (character: string) => covered.has(character.codePointAt(0) ?? 0)
  let drawn = ''
  let missing = false
  for (const character of text.normalize('NFC').replaceAll(/\r\n?|\u2028|\u2029/g, '\n')) {
    const shown = KEPT.has(character) ? character : drawable(character, has)
    // A word in a foreign script becomes one sign, not one a letter.
    if (shown === undefined) drawn += missing ? '' : MISSING
    else drawn += shown
    missing = shown === undefined || (missing && shown === '')
  }
  return breakable(drawn)
}

/** What replaces signs that cannot be drawn. */
const MISSING = '[…]'

function drawable(character: string, has: (character: string) => boolean): string | undefined {
  if (character === '\t') return ' '
  // Control, format and private characters, halves of surrogate pairs, variation selectors: nothing to be seen.
  if (/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\ufe00-\ufe0f]/u.test(character)) return ''
  if (has(character)) return character
  if (/\p{Zs}/u.test(character)) return '\u00a0'
  const parts = [...character.normalize('NFKD')]
  if (parts.every(has)) return parts.join('')
  const base = parts.filter(part => !/\p{M}/u.test(part))
  if (base.length < parts.length && base.every(has)) return base.join('')
  return undefined
}

/** Words of letters are hyphenated by the typesetter; addresses, numbers of files and the like are not. */
function breakable(text: string): string {
  return text.replaceAll(/[^\s\u200b\u00ad-]{19,}/g, run => {
    const characters = [...run]
    if (characters.length <= MAX_WORD_LENGTH && /^\P{L}{0,2}\p{L}+\P{L}{0,3}$/u.test(run)) return run
    return run
      .replaceAll(/([./_@,;:&=?+#]+)(?=[\p{L}\p{N}])/gu, `$1${BREAK_HERE}`)
      .split(BREAK_HERE)
      .map(inPieces)
      .join(BREAK_HERE)
  })
}

function inPieces(run: string): string {
  const characters = [...run]
  if (characters.length <= MAX_OTHER_LENGTH) return run
  const pieces: string[] = []
  for (let at = 0; at < characters.length; at += BREAK_EVERY)
    pieces.push(characters.slice(at, at + BREAK_EVERY).join(''))
  return pieces.join(BREAK_HERE)
}

/** The same value with every string in it made drawable; keys and bytes stay. */
export function drawableValue<Value>(value: Value, covered: ReadonlySet<number>): Value {
  const draw = (part: unknown): unknown => {
    if (typeof part === 'string') return drawableText(part, covered)
    if (Array.isArray(part)) return part.map(draw)
    if (typeof part !== 'object' || part === null || part instanceof Uint8Array) return part
    return Object.fromEntries(Object.entries(part).map(([key, item]) => [key, draw(item)]))
  }
  // Strings become strings and nothing else changes, so the type stays.
  return draw(value) as Value
}
