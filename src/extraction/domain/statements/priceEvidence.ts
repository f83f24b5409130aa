import { type Evidence, wholeQuote } from '#kernel/evidence.ts'
import { inItsClause } from '../clauseQuote.ts'
import type { Passage } from '../passages.ts'
import { proof } from '../proof.ts'
import { saidIn } from '../scope/said.ts'
import type { AreaPrice } from './areaPrices.ts'
import type { Comparison } from './comparisons.ts'
import { type Figure, figuresIn } from './priceFigures.ts'
import { type Clause, type PriceSource, priceSourceOf } from './priceSource.ts'
import { type Statement, statementsOf } from './statementsOf.ts'

/** A price that the document itself names as a yardstick for what it asks: never the offer's own, and told, not calculated with. */
export interface PriceEvidence extends Pick<Figure, 'low' | 'high' | 'per'> {
  readonly source: PriceSource
  /** Of the sale, the report or the estimate; null: not told. */
  readonly year: number | null
  readonly evidence: Evidence
}

/** What the offer itself asks, so that it is not taken for its yardstick. */
interface AskedFor {
  /** €; null: not stated. */
  readonly price: number | null
  /** m² that the price is for: of homes the Wohnfläche, of plots the land; null: not known. */
  readonly area: number | null
}

const YEAR =
  /(?<![\d,])(?<!\d{3}·)(?<!(?:baujahre?n?|bj·?|fertigstellung|bezug|saniert|erbaut|gebaut) )(?<!(?:19|20)\d\d ?(?:bis|-|und) ?)20[0-4]\d(?![\d,]|·\d{3}| ?(?:€|euro|eur|m²|qm)|er(?!\p{L}))/gu
/** Of a home; less by the square metre is a rent. */
const MIN_HOME = 300
const MAX_HOME = 25_000
/** Of land by its square metre. */
const MAX_LAND = 5_000
/** A price by the m² that is further off is of something else, and so is a sum. */
const MAX_RATIO_AREA = 6
const MAX_RATIO_SUM = 2.5
/** Of what somebody thinks it is worth: "195.000, das ist eine Frechheit" of 598.000 €. */
const MAX_RATIO_THOUGHT = 3.5
/** So near to what is asked it is what is asked. */
const SAME = 0.004
/** Characters before a figure in which what it is of stands. */
const MAX_BEFORE = 320

/** The most independent first, each figure once. @param isPlot what is sold is land @param read sales and prices around that are calculated with */
export function priceEvidenceOf(
  passages: readonly Passage[],
  asked: AskedFor,
  isPlot: boolean,
  read: { readonly comparisons: readonly Comparison[]; readonly area: AreaPrice | null },
): PriceEvidence[] {
  const own = passages.flatMap(passage => {
    if (passage.section === 'other-offers' || passage.section === 'contact' || passage.section === 'terms') return []
    return withTheirLabels(saidIn(passage).text).flatMap(statement => evidenceIn(statement, passage, asked, isPlot))
  })
  const found = [...own, ...read.comparisons.map(ofSale), ...(read.area ? [ofArea(read.area)] : [])]
  return found
    .filter((one, at) => found.findIndex(other => isAgain(one, other)) === at)
    .toSorted((a, b) => RANK.indexOf(a.source) - RANK.indexOf(b.source))
}

function isAgain(one: PriceEvidence, other: PriceEvidence): boolean {
  const overlaps = one.low <= other.high && one.high >= other.low
  return one.per === other.per && (one.high === other.high || (one.source === other.source && overlaps))
}

const RANK: readonly PriceSource[] = ['gutachterausschuss', 'marktbericht', 'im-haus', 'nebenan', 'verkauf', 'portal', 'schaetzung', 'angebot', 'bodenrichtwert'] // prettier-ignore

function ofSale({ low, high, per, isSameHouse, isNextDoor, year, evidence }: Comparison): PriceEvidence {
  return { source: isSameHouse ? 'im-haus' : isNextDoor ? 'nebenan' : 'verkauf', low, high, per, year, evidence }
}

function ofArea({ mean, span, isPaid, bySeller, evidence }: AreaPrice): PriceEvidence {
  const source = isPaid ? 'gutachterausschuss' : bySeller ? 'angebot' : 'portal'
  return { source, low: span?.low ?? mean, high: span?.high ?? mean, per: 'm²', year: null, evidence }
}

/** "Verkehrswert ohne Nießbrauch" over "590.000 EUR": a figure alone goes with the line above it. */
function withTheirLabels(text: string): Statement[] {
  return statementsOf(text).map((one, at, all) => {
    const above = all[at - 1]
    if (!above || /\p{L}{4}/u.test(one.text.replace(/euro/u, ''))) return one
    return { text: text.slice(above.start, one.end), start: above.start, end: one.end }
  })
}

function evidenceIn({ text, start }: Statement, passage: Passage, asked: AskedFor, isPlot: boolean): PriceEvidence[] {
  const found = figuresIn(text).flatMap(figure => {
    const clause = clauseOf(text, figure)
    // The cheapest of a new building is no price of it.
    if (/(?<!\p{L})ab (?:ca· |rund )?$/u.test(text.slice(0, figure.at))) return []
    const source = priceSourceOf(text, clause, figure.per, isPlot)
    if (!source || !isNear(figure, asked, isPlot, source)) return []
    const { low, high, per } = figure
    return [{ source, low, high, per, year: yearOf(clause), evidence: quoted(passage, start, figure) }]
  })
  // "Ø 2.540 €/m² (Spanne 1.950 – 3.050 €/m²)": the span says more.
  return found.filter(one => !found.some(other => one.low === one.high && one.per === other.per && other.low < one.low && one.high < other.high)) // prettier-ignore
}

/** A cell alone is quoted with what it stands behind. */
function quoted(passage: Passage, start: number, { at, end }: Figure): Evidence {
  const own = inItsClause(proof(passage, start + at, start + end))
  return (wholeQuote(own).match(/\p{L}{4,}/gu) ?? []).length > 1 ? own : inItsClause(proof(passage, start, start + end))
}

/** Up to the next comma behind it, and before it up to another sum's clause. */
function clauseOf(text: string, { at, end }: Figure): Clause {
  const behind = text.slice(end).search(/,(?!\d)/u)
  const until = behind < 0 ? text.length : end + behind
  const border = [...text.slice(0, at).matchAll(BORDERS)].at(-1)?.index ?? 0
  const from = Math.max(border, at - MAX_BEFORE)
  return { text: text.slice(from, until), before: at - from }
}

/** ", die Bank meinte …" */
const BORDERS =
  /, (?:die|der|das|ein|eine|doch|aber|und|während) (?:\p{L}+ )?(?:bank|sparkasse|makler\p{L}*|nachbar\p{L}*|\p{L}*haus|\p{L}*wohnung|\p{L}*hälfte|bestandsmieten)(?!\p{L})|, (?:neubau|(?:nr·|we|whg·?|wohnung) ?\d)/gu

function isNear({ low, high, per }: Figure, { price, area }: AskedFor, isPlot: boolean, source: PriceSource): boolean {
  const isWithin = (most: number, ours: number) => !isSame(high, ours) && high * most >= ours && low <= ours * most
  if (per === 'object')
    return price !== null && isWithin(source === 'schaetzung' ? MAX_RATIO_THOUGHT : MAX_RATIO_SUM, price)
  if (source === 'bodenrichtwert' && !isPlot) return high <= MAX_LAND
  if (!isPlot && (low < MIN_HOME || high > MAX_HOME)) return false
  return price === null || area === null ? !isPlot : isWithin(MAX_RATIO_AREA, price / area)
}

function isSame(one: number, other: number): boolean {
  return Math.abs(one / other - 1) <= SAME
}

/** The last one before the figure, or else the first behind it. */
function yearOf({ text, before }: Clause): number | null {
  const years = [...text.matchAll(YEAR)].map(({ 0: year, index }) => ({ year: Number(year), index }))
  return (years.findLast(({ index }) => index < before) ?? years[0])?.year ?? null
}
