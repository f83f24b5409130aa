/** A price as a statement writes it, with its place there. */
export interface Figure {
  /** €, or € per m²; equal where one figure is named. */
  readonly low: number
  readonly high: number
  readonly per: 'object' | 'm²'
  readonly at: number
  readonly end: number
}

const N = String.raw`\d{1,3}(?:·\d{3})+(?:,\d{1,2})?|\d{1,7}(?:,\d{1,2})?`
const CURRENCY = '(?:€|euro|eur)'
const PER = String.raw`(?: ?(?:/|je|pro) ?(?:m²|m2|qm|quadratmeter)(?!\p{L}))`
const BETWEEN = String.raw` ?(?:-|bis(?: zu)?|und) ?(?:ca· |rund |etwa |gut )?`
export const BY_AREA = new RegExp(
  String.raw`(?<![\d·,])(?:(?<low>${N}) ?${CURRENCY}?${PER}?${BETWEEN})?(?<high>${N}) ?${CURRENCY}${PER}`,
  'gu',
)
/** Who writes a letter leaves the currency out. */
const AS_SUM = new RegExp(
  String.raw`(?<![\d·,/])(?:(?<low>\d{2,3}·\d{3}|\d·\d{3}·\d{3})(?:,00|,-)? ?${CURRENCY}?${BETWEEN})?(?<high>\d{2,3}·\d{3}|\d·\d{3}·\d{3})(?![·\d]|,[1-9]|,0[1-9]| ?(?:m²|qm|km|kwh|kg|t(?!\p{L}))|${PER}| ?${CURRENCY}${PER})`,
  'gu',
)

/** Prices by the m² and sums, each once: what is within a longer one is part of it. */
export function figuresIn(text: string): Figure[] {
  const found = [
    ...[...text.matchAll(BY_AREA)].flatMap(match => figureOf(match, 'm²')),
    ...[...text.matchAll(AS_SUM)].flatMap(match => figureOf(match, 'object')),
  ]
  return found.filter(one => !found.some(other => other !== one && other.at <= one.at && other.end >= one.end))
}

function figureOf(match: RegExpExecArray, per: Figure['per']): Figure[] {
  const high = valueOf(match.groups?.['high'])
  const low = valueOf(match.groups?.['low'])
  if (high === null) return []
  const isSpan = low !== null && low < high && low * 4 > high
  const skipped = isSpan ? 0 : match[0].lastIndexOf(match.groups?.['high'] ?? '')
  return [{ low: isSpan ? low : high, high, per, at: match.index + skipped, end: match.index + match[0].length }]
}

function valueOf(digits: string | undefined): number | null {
  return digits === undefined ? null : Number(digits.replace(/·/gu, '').replace(',', '.'))
}
