import type { Assessment } from '#rating/domain/assess.ts'
import { isJudged } from '#rating/domain/judged.ts'
import { colours } from './probe/colours.ts'
import { demands } from './probe/demands.ts'
import { places } from './probe/places.ts'
import { cutQuotes } from './probe/quotes.ts'
import { limits } from './probe/limits.ts'
import { secondLimits } from './probe/secondLimits.ts'
import { yardsticks } from './probe/yardsticks.ts'
import type { Block, Chapter, Report } from './report.ts'

/** What contradicts something else in a report; the names go into logs, so they hold nothing of its content. */
export type Contradicted =
  | 'one-finding-two-colours'
  | 'praised-and-blamed'
  | 'knockout-not-first'
  | 'limit-above-ceiling'
  | 'ceiling-above-range'
  | 'part-for-the-whole'
  | 'asked-though-said'
  | 'place-of-another'
  | 'quote-cut'
  | 'light-of-verdict'
  | 'group-green-beside-red'
  | 'ladder-out-of-order'
  | 'ladder-above-worth'
  | 'funding-is-not-total'
  | 'said-and-missing'
  | 'go-away-beside-limit'
  | 'two-yardsticks'
  | 'second-limit'

export interface Contradiction {
  readonly name: Contradicted
  /** Chapter that is concerned; null: the whole report. */
  readonly chapter: string | null
  /** Blocks in which it stands are withdrawn. */
  readonly isIn: (block: Block) => boolean
}

/** The sister of the Rechenprobe: over a finished report, whether it says one thing here and another there. Empty: it does not. */
export function widerspruchsprobe(report: Report, assessment: Assessment): Contradiction[] {
  return [
    ...lights(report, assessment),
    ...groups(assessment),
    ...ladder(assessment),
    ...funding(assessment),
    ...missing(assessment),
    ...goAway(report, assessment),
    ...colours(report, assessment),
    ...limits(assessment),
    ...secondLimits(report, assessment),
    ...demands(report, assessment),
    ...places(report, assessment),
    ...cutQuotes(report),
    ...yardsticks(report, assessment),
  ]
}

/** The report without the sentences that contradict something else: better silent than wrong. */
export function withoutContradictions(report: Report, found: readonly Contradiction[]): Report {
  if (found.length === 0) return report
  return { ...report, chapters: report.chapters.map(chapter => withdrawn(chapter, found)) }
}

function withdrawn(chapter: Chapter, found: readonly Contradiction[]): Chapter {
  const own = found.filter(one => one.chapter === null || one.chapter === chapter.id)
  return { ...chapter, blocks: chapter.blocks.filter(block => !own.some(({ isIn }) => isIn(block))) }
}

/** Cover, decision and Ampel show one light. */
function lights({ cover, chapters }: Report, { rating, verdict }: Assessment): Contradiction[] {
  const shown = chapters.filter(({ id }) => id === 'entscheidung' || id === 'ampel').map(({ light }) => light)
  const isOne = [cover.light, rating.light, ...shown].every(light => light === verdict.light)
  return isOne ? [] : [{ name: 'light-of-verdict', chapter: 'ampel', isIn: isAny }]
}

/** No group is praised that holds a red finding of this exposé. */
function groups({ rating, answers }: Assessment): Contradiction[] {
  const praised = rating.groups.filter(({ light }) => light === 'grün').map(({ group }) => group)
  const isBad = answers
    .filter(isJudged)
    .some(
      ({ ratingGroup, light, weight }) =>
        light === 'rot' && weight >= HEAVY && praised.some(one => one === ratingGroup),
    )
  return isBad ? [{ name: 'group-green-beside-red', chapter: 'ampel', isIn: ofKinds('table', 'chart') }] : []
}

const HEAVY = 3

function ladder({ negotiation, worth }: Assessment): Contradiction[] {
  if (!negotiation.ok) return []
  const { asking, ladder: steps } = negotiation.value
  const prices = [steps.erstgebot, steps.ziel, steps.schmerzgrenze].map(({ price }) => price.cents)
  const rises = [...prices, asking.cents].every((cents, index, all) => index === 0 || cents >= (all[index - 1] ?? 0))
  const most = prices.at(-1) ?? 0
  return [
    ...(rises ? [] : [{ name: 'ladder-out-of-order' as const, chapter: 'gebot', isIn: ofKinds('table', 'chart') }]),
    ...(worth && most > worth.ceiling.cents
      ? [{ name: 'ladder-above-worth' as const, chapter: 'gebot', isIn: ofKinds('table', 'chart') }]
      : []),
  ]
}

/** Own funds, loan and what is open make the total. */
function funding({ money }: Assessment): Contradiction[] {
  const { investment, financing, funding: paid } = money
  if (!investment.ok || !financing.ok || !paid.ok) return []
  const parts = [financing.value.darlehen.amount, financing.value.ownFunds.mid.amount, paid.value.open.mid.amount]
  const sum = parts.reduce((cents, one) => cents + one.cents, 0)
  return sum === investment.value.mid.amount.cents
    ? []
    : [{ name: 'funding-is-not-total', chapter: 'kosten', isIn: ofKinds('chart') }]
}

/** What an answer proves is called missing nowhere. */
function missing({ silences, answers }: Assessment): Contradiction[] {
  const known = new Set(answers.filter(({ state }) => state !== 'nicht im Exposé').map(({ id }) => id))
  const wrong = silences.filter(({ id }) => known.has(id)).map(({ question }) => question)
  if (wrong.length === 0) return []
  return [{ name: 'said-and-missing', chapter: null, isIn: block => block.kind === 'table' && tells(block, wrong) }]
}

/** Who is told a price up to which to buy is not told to go away in the same report. */
function goAway({ chapters }: Report, { verdict }: Assessment): Contradiction[] {
  if (verdict.id !== 'nur-bis') return []
  const isIn = (block: Block) => tells(block, GO_AWAY)
  return chapters.some(({ blocks }) => blocks.some(isIn)) ? [{ name: 'go-away-beside-limit', chapter: null, isIn }] : []
}

const GO_AWAY = ['oder suchen Sie weiter', 'Finger weg', 'Nicht zu diesem Preis']

function tells(block: Block, words: readonly string[]): boolean {
  const text = JSON.stringify(block)
  return words.some(one => text.includes(one))
}

function ofKinds(...kinds: readonly Block['kind'][]): (block: Block) => boolean {
  return ({ kind }) => kinds.includes(kind)
}

const isAny = () => true
