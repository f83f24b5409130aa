import {
  added,
  cutToWhole,
  divided,
  EXACT,
  fraction,
  HALF_A_HUNDREDTH,
  type Interval,
  largerOf,
  multiplied,
  negated,
  printed,
  smallerOf,
} from './interval.ts'

/** What a printed formula gives at least and at most. null: it is no plain arithmetic, or not understood. */
export function evaluateFormula(formula: string): Interval | null {
  const [terms = '', ...notes] = formula.replace(/\s+/gu, ' ').replace(REMARK, '').split(', ')
  const value = evaluate(terms.replace(FLAT_RATE, ''))
  return notes.reduce<Interval | null>((result, note) => result && noted(result, note.trim()), value)
}

/** " (Tabelle B für 400.000 €)", " (angenommen)": words, not terms. */
const REMARK = / \((?=\p{L})[^()]*\)/gu
const FLAT_RATE = /^(?:Pauschale|Festbetrag) /u

/** What stands behind the terms changes the result, or explains it; an unknown note may do either. */
function noted(value: Interval, note: string): Interval | null {
  if (note === 'auf volle Euro abgerundet') return cutToWhole(value)
  if (note === 'höchstens gefördert') return { low: smallerOf(value, ZERO).low, high: value.high }
  if (note.startsWith('weil ')) return value
  const [, bound, limit = ''] = /^(mindestens|höchstens) (.+)$/u.exec(note) ?? []
  const other = bound === undefined ? null : evaluate(limit)
  if (!other) return null
  return bound === 'mindestens' ? largerOf(value, other) : smallerOf(value, other)
}

const ZERO: Interval = { low: EXACT, high: EXACT }

/** A result with the text that is left behind it. */
interface Read {
  readonly value: Interval
  readonly rest: string
}

function evaluate(text: string): Interval | null {
  const read = sumAt(text)
  return read?.rest.trim() === '' ? read.value : null
}

function sumAt(text: string): Read | null {
  let read = productAt(text)
  while (read) {
    const [operator = '', sign] = /^ ?([+−–-]) ?/u.exec(read.rest) ?? []
    if (sign === undefined) return read
    const next = productAt(read.rest.slice(operator.length))
    read = next && { value: added(read.value, sign === '+' ? next.value : negated(next.value)), rest: next.rest }
  }
  return null
}

function productAt(text: string): Read | null {
  let read = termAt(text)
  while (read) {
    const [operator = '', sign] = /^ ?([×·*÷:]) ?/u.exec(read.rest) ?? []
    if (sign === undefined) return read
    const next = termAt(read.rest.slice(operator.length))
    const isQuotient = sign === '÷' || sign === ':'
    const value = next && (isQuotient ? divided(read.value, next.value) : multiplied(read.value, next.value))
    read = next && value && { value, rest: next.rest }
  }
  return null
}

function termAt(text: string): Read | null {
  if (!text.startsWith('(')) return numberAt(text)
  const inner = sumAt(text.slice(1))
  return inner?.rest.startsWith(')') ? { value: inner.value, rest: inner.rest.slice(1) } : null
}

const NUMBER = /^([−-]?)(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d+))?/u
const PERCENT = /^ ?%/u
const CENT = /^ ?ct(?!\p{L})/u
/** Also "€/m²", "€ je Monat". */
const EURO = /^ ?€(?: ?(?:\/|je(?= )) ?\p{L}[\p{L}²]*)?/u
/** "m²", "m² Wohnfläche", "kWh", "t", "Stück", "Jahre": what is counted. */
const UNIT = /^ (?:\p{L}[\p{L}²³]*)(?: \p{L}+)?/u

function numberAt(text: string): Read | null {
  const [match, sign, digits = '', decimals = ''] = NUMBER.exec(text) ?? []
  if (match === undefined) return null
  const rest = text.slice(match.length)
  const value = (half: typeof EXACT) => {
    const plain = printed(digits.replaceAll('.', ''), decimals, half)
    return sign ? negated(plain) : plain
  }
  const behind = (unit: RegExp) => unit.exec(rest)?.[0].length
  const [percent, cent, euro, counted] = [PERCENT, CENT, EURO, UNIT].map(behind)
  // Shares, prices in cent and quantities are shown with at most two decimals; money with all its cents.
  const rounded = value(HALF_A_HUNDREDTH)
  if (percent !== undefined) return { value: multiplied(rounded, HUNDREDTH), rest: rest.slice(percent) }
  if (cent !== undefined) return { value: multiplied(rounded, HUNDREDTH), rest: rest.slice(cent) }
  if (euro !== undefined) return { value: value(EXACT), rest: rest.slice(euro) }
  if (counted !== undefined) return { value: rounded, rest: rest.slice(counted) }
  return { value: decimals.length === 2 ? rounded : value(EXACT), rest }
}

const ONE_HUNDREDTH = fraction(1n, 100n)
const HUNDREDTH: Interval = { low: ONE_HUNDREDTH, high: ONE_HUNDREDTH }
