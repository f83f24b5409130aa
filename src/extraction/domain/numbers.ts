import { regexp } from '#kernel/regexp.ts'
import { matchesIn } from './remarks/needles.ts'

/**
 * Numbers as German, Austrian, Swiss and English exposés write them: 1.234.567,89 · 1'234'567.– · 1 234 567 ·
 * 349.000,- · 349 T€ · 1,2 Mio. · 1,250,000 · 72.50. Spaces may be ordinary, non-breaking or narrow.
 */

/** Source of a regular expression that finds a number, with its thousands marks and decimals. */
export const NUMBER = String.raw`\d{1,3}(?:['’ ]\d{3}|(?:\. ?|,)\d{3}(?!\d)|[\u00a0\u202f\u2009]\d{3})+(?:[.,]\d{1,2}(?!\d))?|\d+(?:[.,]\d{1,4}(?!\d))?|\d+`

const CENTS_DASH = String.raw`(?:\s?[.,]\s?[-–—]{1,2})?`
const SCALES_OF = String.raw`Mio\.?|Millionen|Mill\.|Tsd\.?|tausend`
const SCALE = String.raw`(?:\s?(?<scale>${SCALES_OF}|T(?=\s?€|EUR)|k(?=\s?€)))?`
/** Behind an amount whose currency stands before it: "EUR 250 T". */
const LAST_SCALE = String.raw`(?:\s?(?<scale>${SCALES_OF}|T(?![\p{L}\d.-])|(?<=\d)k(?![\p{L}\d.-])))?`
const CURRENCY = String.raw`(?<currency>€|EUR\b|Euro\b|CHF\b|Fr\.)`
/** Amount with its currency before or behind it. */
export const MONEY = String.raw`(?:(?<![\p{L}\d])(?<scale>T)(?<currency>€|EUR\b)\s?(?<amount>${NUMBER})|${CURRENCY}\s?(?<amount>${NUMBER})${CENTS_DASH}${LAST_SCALE}|(?<amount>${NUMBER})${CENTS_DASH}${SCALE}\s?${CURRENCY}|(?<amount>${NUMBER}),[-–—]{1,2}(?!\d))`
export const SQUARE_METRES = String.raw`(?:m²|m\s?2\b|m\^2|qm\b|QM\b|Quadratmetern?\b|sqm\b|sq\.?\s?m\b|m\s²)`

/** More than any exposé asks: what is larger is a slip or a trap, and nothing that could be calculated to the cent. */
const MAX_AMOUNT = 1_000_000_000

const SCALES: [RegExp, number][] = [
  [/^(mio|mill)/i, 1_000_000],
  [/^(t|tsd|tausend|k)/i, 1000],
]

/**
 * The value of one number. A point or comma before exactly three digits parts thousands, except that a comma may be
 * decimal where `commaIsDecimal` says so (areas: 85,125 m²).
 */
export function numberFrom(text: string, commaIsDecimal = true): number | undefined {
  const digits = text.replace(/[\s'’\u00a0\u202f\u2009]/g, '')
  if (!/^\d[\d.,]*$/.test(digits)) return undefined
  const groups = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*(?:[.,]\d{1,2})?$/.exec(digits)
  if (groups && !(commaIsDecimal && groups[1] === ',' && /^\d+,\d{3}$/.test(digits))) {
    const mark = groups[1] as string
    const [whole, ...rest] = splitDecimals(digits, mark === '.' ? ',' : '.')
    return Number(whole.replaceAll(mark, '') + (rest[0] ? `.${rest[0]}` : ''))
  }
  const value = Number(digits.replace(',', '.'))
  return Number.isFinite(value) ? value : undefined
}

function splitDecimals(digits: string, mark: string): [string, ...string[]] {
  return digits.split(mark) as [string, ...string[]]
}

export interface Amount {
  /** In the currency's main unit, e.g. 349000 or 199.5. */
  value: number
  unit: '€' | 'CHF'
  index: number
  length: number
}

const MONEY_PATTERN = regexp.giu`(?<!\d[.,]?)${MONEY}`

/** Every amount with a currency in a text, in order. */
export function amountsIn(text: string): Amount[] {
  return matchesIn(MONEY_PATTERN, text).flatMap(match => {
    const { amount, scale, currency } = match.groups as { amount: string; scale?: string; currency?: string }
    const value = amountOf(amount, scale)
    if (value === undefined) return []
    // "198,-" is money even without its currency.
    const unit = /chf|fr/i.test(currency ?? '€') ? 'CHF' : '€'
    return [{ value, unit, index: match.index, length: match[0].length }]
  })
}

const BARE_AMOUNT = regexp.iu`^\D{0,12}?(?<amount>${NUMBER})${CENTS_DASH}(?:\s?(?<scale>Mio\.?|Tsd\.?|TEUR|T€))?(?![.,]?\d|\s?(?:%|m²|qm))`

/** An amount in a table cell, where the label already says that it is money, so that the currency may be missing. */
export function amountFrom(cell: string): Amount | undefined {
  const [first] = amountsIn(cell)
  if (first) return first
  const bare = BARE_AMOUNT.exec(cell)
  const value = bare?.groups?.['amount'] && amountOf(bare.groups['amount'], bare.groups['scale'])
  return bare && value ? { value, unit: '€', index: bare.index, length: bare[0].length } : undefined
}

function amountOf(digits: string, scale: string | undefined): number | undefined {
  const value = numberFrom(digits, scale !== undefined)
  const factor = SCALES.find(([pattern]) => scale !== undefined && pattern.test(scale))?.[1] ?? 1
  return value === undefined || value * factor > MAX_AMOUNT ? undefined : round(value * factor)
}

const AREA_PATTERN = regexp.gu`(?<!\d[.,]?)(?<area>${NUMBER})(?:,-)?\s?(?:(?<metres>${SQUARE_METRES})|(?<hectares>ha(?!\p{L})|Hektar(?!\p{L}))|(?<ares>Are?(?!\p{L})))`

export interface Area {
  /** m² */
  value: number
  index: number
  length: number
}

/** Every area with its unit in a text, in m². */
export function areasIn(text: string): Area[] {
  return matchesIn(AREA_PATTERN, text).flatMap(match => {
    const { area, hectares, ares, metres } = match.groups as Record<string, string | undefined>
    const value = numberFrom(area as string, !/sq/i.test(metres ?? ''))
    if (!value) return []
    const factor = hectares ? 10_000 : ares ? 100 : 1
    return [{ value: round(value * factor), index: match.index, length: match[0].length }]
  })
}

const BARE_AREA = regexp.iu`^(?:ca\.?|rd\.?|etwa|rund|ab)?\s*(?<area>${NUMBER})\s*$`

/** An area in a table cell, where the label may already have named the unit. */
export function areaFrom(cell: string): number | undefined {
  const [first] = areasIn(cell)
  if (first) return first.value
  const bare = BARE_AREA.exec(cell.trim())
  return bare?.groups?.area ? numberFrom(bare.groups.area) : undefined
}

const WORDS = ['null', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf']
/** Source of a regular expression for a small count, in digits (2, 2,5, 2½) or words (zwei). */
export const COUNT = String.raw`\d{1,2}(?:[.,]\d)?(?:\s?½|\s1\/2(?!\d))?|½|(?:ein|zwei|drei|vier|fünf)einhalb|ein(?:e[nrms]?)?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf`

/** The value of a count found by `COUNT`. */
export function countFrom(text: string): number | undefined {
  const half = /½|\s1\/2/u.test(text) ? 0.5 : 0
  const digits = text.replace(/½|\s1\/2/u, '').trim()
  if (digits === '' && half) return half
  if (/^\d/.test(digits)) return Number(digits.replace(',', '.')) + half
  const whole = /^(\p{L}+)einhalb$/iu.exec(digits)?.[1]
  if (whole) return WORDS.indexOf(whole.toLowerCase()) + 0.5
  const index = WORDS.findIndex(word => word === digits.toLowerCase().replace(/^ein(e[nrms]?)?$/, 'ein'))
  return index > 0 ? index : undefined
}

/** Drops the noise of binary fractions: no exposé states more than two decimals. */
export function round(value: number): number {
  return Math.round(value * 100) / 100
}

export function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}
