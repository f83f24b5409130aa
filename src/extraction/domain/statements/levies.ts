import type { Evidence } from '#kernel/evidence.ts'
import { inItsClause } from '../clauseQuote.ts'
import type { Passage } from '../passages.ts'
import { proof } from '../proof.ts'
import { isCuredWithProof } from '../remarks/curedWithProof.ts'
import { denialOf } from '../scope/denial.ts'
import { saidIn } from '../scope/said.ts'
import { scopeOf } from '../scope/scopeOf.ts'
import type { Setting } from '../scope/setting.ts'
import { wholeWords } from '../scope/wholeWords.ts'
import {
  type CoOwnership,
  coOwnershipOf,
  equalShareOf,
  MIN_WHOLE,
  partOf,
  reserveBefore,
  wholeIn,
  type WholeSum,
} from './communitySums.ts'
import { dueIn } from './levyDue.ts'
import { restOfRow, withoutPaid } from './levyInstalments.ts'
import { isOfDecision, NAMELESS } from './levyOfDecision.ts'
import { levyOfRow } from './levyOfRow.ts'
import { NO_LEVY, PROPOSED, UNDECIDED } from './levyWords.ts'
import { isDenied, LEVIES_ON_BUYER, NOT, payerIn } from './levyPayer.ts'
import { MIN_LEVY, restIn } from './levyRest.ts'
import { isShare, MAX_OF_FLAT, shareIn, shareOverleaf, soldFlat, withoutOtherFlats } from './levyShare.ts'
import { type LevyPurpose, purposeOf } from './levyPurpose.ts'
import { type LevyTerms, levyTermsOf } from './levyTerms.ts'
import { type LevyWorks, worksOfLevy } from './levyWorks.ts'
import { orderedIn, type OrderedWorks } from './orderedWorks.ts'
import type { StatedCost } from './statedCosts.ts'
import { statementsOf, type Statement } from './statementsOf.ts'
import { toldShares } from './toldShares.ts'
import { sumOf } from '../numbers.ts'

/** A Sonderumlage of the community, with what is said of it in the sentences after it. */
export interface StatedLevy extends LevyTerms, LevyPurpose {
  /** € for the flat on sale; null: not said. */
  readonly own: number | null
  /** € for the flat, where a part is paid and `own` is the rest; missing: it is all of it. */
  readonly ofFlat?: number
  /** The seller pays, or it is paid; the buyer pays, or the seller says that he does not; null: not said. */
  readonly payer: 'seller' | 'buyer' | null
  /** When it is to be paid, as the text puts it: "zahlbar in zwei Raten zum 1. Februar 2027"; null: not said. */
  readonly due: string | null
  /** What `own` is worked out from, where the text states the sum of the community alone; null: stated, or not to be worked out. */
  readonly fromWhole: LevyFromWhole | null
  /** The community has not decided on it: it is announced or is to be voted on. */
  readonly isProposed: boolean
  /** An owner is at law against the decision, which binds until a court lifts it (§ 23 (4) WEG); missing: not told. */
  readonly isContested?: true
  /** The flat's Miteigentumsanteil beside a part that is stated; missing: not told. */
  readonly coOwnership?: CoOwnership
  /** What it is raised for; missing: not told. */
  readonly works?: LevyWorks
  /** An office demands its works; missing: not told. */
  readonly ordered?: OrderedWorks
  /** The place of the share where it is stated, else of the Sonderumlage. */
  readonly evidence: Evidence
}

/** Of a range `own` is the share of its upper end, less what the reserve pays. */
export interface LevyFromWhole {
  /** € for the whole community; equal where one figure is named. */
  readonly low: number
  readonly whole: number
  /** € of the reserve that go first by the text; null: not said. */
  readonly reserve: number | null
  readonly share: CoOwnership
}

const LEVY = wholeWords(
  NAMELESS +
    '|auf uns(?= (?:kämen?|kommen|entfallen|entfielen|entfällt) (?:\\p{L}+ ){0,3}[\\d·]+ ?(?:€|euro|eur))|sonderumlagen?|umlage(?= (?:dafür|hierfür|dazu) (?:beträgt|liegt|macht|von)(?!\\p{L})| von (?:rund |ca· )?[\\d·]+ ?(?:€|euro|eur)| in (?:zwei|drei|vier|mehreren|\\d+) (?:teil)?(?:raten|beträgen))|sonderzahlung(?:en)?',
  'g',
)
/** How many sentences after its name still speak of it. */
const MAX_AFTER = 3
const MAX_BEFORE = 2

/** "2019 wurde eine Sonderumlage erhoben": of a year that is past, and paid. */
const RAISED = /(?<!\p{L})(?:erhoben|gezahlt|abgerechnet|eingezogen|fällig war)/u
const YEAR = /(?<![\d.,·])20\d\d(?!\d|[.,·]\d)/gu

const TELLS_OF_LEVY =
  /€|(?<!\p{L})(?:euro|beschl(?:oss|uss|üss)\p{L}*|zahl\p{L}*|trag\p{L}*|trägt|fällig\p{L}*|erhoben|geplant\p{L}*|ja|kommt|steht)(?!\p{L})/u
const COMMUNITY =
  /(?<!\p{L})(?!erben|bedarfs|bürger)(?:\p{L}*versammlung|verwaltung|(?:haus)?verwalter(?:in)?|weg|\p{L}*gemeinschaft|protokoll|beschluss\p{L}*)(?!\p{L})/u
/** Tells what works cost, in the sentence before the one on the levy. */
const ESTIMATE =
  /(?<!\p{L})(?:angebot\p{L}*|kostenvoranschl\p{L}*|\p{L}*kosten(?:schätzung\p{L}*|rahmen)?|schätzung(?:en)?|geschätzt\p{L}*|veranschlagt\p{L}*|kalkuliert\p{L}*)(?!\p{L})/u
const FIRM_OFFER =
  /(?<!\p{L})(?:angebot\p{L}*|kostenvoranschl\p{L}*|(?:kosten)?schätzung\p{L}*|veranschlagt|(?:\p{L}*verwalt\p{L}*|\p{L}*ingenieur\p{L}*|architekt\p{L}*|gutachter\p{L}*|statiker\p{L}*) (?:rechnet|schätzt|kalkuliert|nennt|geht von))(?!\p{L})/u
/** "Diese liegt bei rund 240.000 €": of what the sentence before it names. */
const OF_THE_ONE_BEFORE = /^ ?(?:diese[rs]?|sie|er|es|das ergebnis|die schätzung)(?!\p{L})/u
/** Between the estimate and the day of the vote the reserve may be told. */
const MAX_TO_THE_VOTE = 3

/**
 * Those that are said as a fact and are not of former years, one for each place that names them.
 * @param homes of the house; null: not told
 */
export function leviesOf(passages: readonly Passage[], setting: Setting, homes: number | null = null): StatedLevy[] {
  const share = coOwnershipOf(passages)
  // Of the suit the next paragraph may tell.
  const contested = passages.some(passage => statementsOf(saidIn(passage).text).some(isContesting))
  const decided = withRow(decidedOf(passages, share, setting), passages).map(one => (contested ? { ...one, isContested: true as const } : one)) // prettier-ignore
  // Whoever speaks of both speaks of one.
  const all = decided.length > 0 ? decided : proposedOf(passages, share ?? equalShareOf(passages, homes), setting)
  const onBuyer = passages.some(passage =>
    statementsOf(saidIn(passage).text).some(({ text }) => LEVIES_ON_BUYER.test(text)),
  )
  return all.map(one => (onBuyer && one.payer === null ? { ...one, payer: 'buyer' as const } : one))
}

/** A share that no sentence tells may stand in the table of all flats. */
function withRow(levies: readonly StatedLevy[], passages: readonly Passage[]): StatedLevy[] {
  const [first, ...others] = levies
  const row = first && (first.own === null || first.fromWhole) ? levyOfRow(passages) : null
  return first && row ? [{ ...first, ...row, ...restOfRow(row, first), fromWhole: null }, ...others] : [...levies]
}

function decidedOf(
  passages: readonly Passage[],
  coOwnership: CoOwnership | null,
  { toBeBuilt, today }: Setting,
): StatedLevy[] {
  const sold = soldFlat(passages)
  return passages.flatMap(passage => {
    if (passage.section === 'other-offers' || passage.section === 'terms') return []
    const said = saidIn(passage)
    const statements = statementsOf(said.text)
    const seen = new Set<Statement>()
    return [...said.text.matchAll(LEVY)].flatMap(({ 0: name, index }) => {
      const at = statements.findIndex(({ start, end }) => index >= start && index < end)
      const own = statements[at]
      if (!own || seen.has(own)) return []
      const scope = scopeOf(said, index, index + name.length, { matter: 'works', toBeBuilt, today })
      const isNamed = name.includes('umlage') || name.includes('zahlung')
      if (!isNamed && !isOfDecision(own, statements[at - 1])) return []
      const { denied } = denialOf(said.text, own, index, index + name.length)
      const isOpen = !denied && scope.stance === 'asserted' && scope.time !== 'former' && scope.bearer !== 'other'
      if (!isOpen || isPast(own.text, today) || (isDenied(own.text) && !/\d/u.test(own.text))) return []
      const window = statements.slice(at, at + 1 + MAX_AFTER)
      // The end of a cell that ran over, or a heading below which nothing is told of it.
      if (own.text.trim() === name && !window.some(({ text }) => TELLS_OF_LEVY.test(text))) return []
      for (const one of window) seen.add(one)
      // What the works cost may be told before the way they are paid.
      const before = statements.slice(Math.max(0, at - MAX_TO_THE_VOTE), at).filter(one => ESTIMATE.test(one.text))
      const levy = levyIn(passage, window, before, { start: index, end: index + name.length }, { coOwnership, sold })
      // "von uns bezahlt im Februar, Quittung da": nothing is left of it, and no share is named.
      if (levy.own === null && isCuredWithProof(said.text, own, index, index + name.length)) return []
      const works = worksOfLevy(statements.slice(Math.max(0, at - MAX_BEFORE), at), own)
      const around = statements.slice(Math.max(0, at - MAX_BEFORE), at + 1 + MAX_AFTER)
      const purpose = purposeOf(passage, around, today)
      const next = levy.own === null || levy.fromWhole ? shareOverleaf(passages, passage) : null
      const overleaf = next && { own: next.value, fromWhole: null, evidence: next.evidence }
      return [{ ...levy, ...overleaf, ...purpose, ...levyTermsOf(passages, passage, around), ...(works && { works }) }]
    })
  })
}

/**
 * Works on the house on which the community is still to vote: what the text says falls on the flat, of all of them together; else its
 * part of the sum, where that can be worked out.
 */
function proposedOf(
  passages: readonly Passage[],
  share: CoOwnership | null,
  { toBeBuilt, today }: Setting,
): StatedLevy[] {
  if (toBeBuilt) return []
  const sold = soldFlat(passages)
  const found = passages.flatMap(passage => {
    if (passage.section === 'other-offers' || passage.section === 'terms') return []
    const said = saidIn(passage)
    const statements = statementsOf(said.text)
    return [...said.text.matchAll(PROPOSED)].flatMap(({ index }) => {
      const at = statements.findIndex(({ start, end }) => index >= start && index < end)
      const around = [...statements.slice(0, at).slice(-MAX_TO_THE_VOTE), ...statements.slice(at, at + 2)]
      if (around.some(({ text }) => NO_LEVY.test(text))) return []
      if (!around.some(({ text }) => COMMUNITY.test(text)) || isPast(around.map(one => one.text).join('.'), today))
        return []
      const isOpen = (start: number, end: number) => {
        const scope = scopeOf(said, start, end, { matter: 'works', toBeBuilt, today })
        return scope.time !== 'former' && scope.bearer !== 'other'
      }
      const told = toldShares(withoutOtherFlats(around, sold), isShare, { least: MIN_LEVY, most: MAX_OF_FLAT }).filter(
        one => isOpen(one.start, one.end),
      )
      // The reserve that there is may appear in the sentences before; the offer of a firm does, too.
      const sum = wholeIn(around.filter(one => statements.indexOf(one) >= at || isEstimate(one, statements)))
      return [{ passage, around, told, sum: sum && share && isOpen(sum.start, sum.end) ? sum : null }]
    })
  })
  const told = found.flatMap(({ passage, told }) => told.map(one => ({ ...one, passage })))
  const each = told.filter((one, at) => told.findIndex(other => other.passage === one.passage && other.start === one.start) === at) // prettier-ignore
  const proposed = { payer: null, due: null, isProposed: true, ...orderedIn(found) }
  const [dearest] = each.toSorted((a, b) => b.value - a.value)
  if (dearest) {
    const own = each.reduce((sum, { value }) => sum + value, 0)
    return [{ ...proposed, own, fromWhole: null, evidence: inItsClause(proof(dearest.passage, dearest.start, dearest.end)) }] // prettier-ignore
  }
  return found.flatMap(({ passage, around, sum }) =>
    sum && share ? [{ ...shareOf(sum, around, share), ...proposed, evidence: inItsClause(proof(passage, sum.start, sum.end)) }] : [],
  ).slice(0, 1) // prettier-ignore
}

function isEstimate(one: Statement, statements: readonly Statement[]): boolean {
  const before = statements[statements.indexOf(one) - 1]
  return (
    FIRM_OFFER.test(one.text) ||
    (OF_THE_ONE_BEFORE.test(one.text) && before !== undefined && FIRM_OFFER.test(before.text))
  )
}

/** A reserve of so many times the works pays them and is still one. */
const CLEARLY = 2

/**
 * Works on the house that the text prices and calls due come to the flat by its share, though nobody speaks of a levy. Empty: the share
 * is not told, or the reserve clearly holds them. @param saved € of the whole reserve; null: not told
 */
export function levyToExpect(
  costs: readonly StatedCost[],
  passages: readonly Passage[],
  saved: number | null,
): StatedLevy[] {
  const share = coOwnershipOf(passages)
  const due = costs.filter(({ needed, inFlat, bySeller }) => needed && !inFlat && !bySeller)
  const [first] = due
  const [low, whole] = [sumOf(due.map(one => one.low)), sumOf(due.map(one => one.high))]
  if (!share || !first || whole < MIN_WHOLE || (saved !== null && saved >= whole * CLEARLY)) return []
  const reserve = saved !== null && saved < low ? saved : null
  const own = partOf(whole - (reserve ?? 0), share)
  return [{ own, payer: null, due: null, isProposed: true, fromWhole: { low, whole, reserve, share }, evidence: first.evidence }] // prettier-ignore
}

function isContesting({ text }: Statement): boolean {
  return (
    /(?<!\p{L})(?:angefochten|anfechtung\p{L}*)(?!\p{L})/u.test(text) && !NOT.test(text.replace(/noch nicht/gu, ''))
  )
}

function isPast(statement: string, today: number): boolean {
  const years = [...statement.matchAll(YEAR)].map(([year]) => Number(year))
  return RAISED.test(statement) && years.length > 0 && Math.max(...years) < today
}

function shareOf(
  { low, high }: WholeSum,
  told: readonly Statement[],
  share: CoOwnership,
): { own: number; fromWhole: LevyFromWhole } {
  const saved = reserveBefore(told)
  const reserve = saved !== null && saved < low ? saved : null
  return { own: partOf(high - (reserve ?? 0), share), fromWhole: { low, whole: high, reserve, share } }
}

function levyIn(
  passage: Passage,
  window: readonly Statement[],
  before: readonly Statement[],
  named: { start: number; end: number },
  { coOwnership, sold }: { coOwnership: CoOwnership | null; sold: string | null },
): StatedLevy {
  const rest = restIn(window)
  if (rest) {
    const evidence = inItsClause(proof(passage, rest.start, rest.end))
    const all = shareIn(window, sold)?.value ?? 0
    return { own: rest.value, ...(all > rest.value && { ofFlat: all }), fromWhole: null, isProposed: false, payer: 'buyer', due: dueIn(passage.text, [rest.half]), evidence } // prettier-ignore
  }
  const share = shareIn(window, sold)
  const whole = share === null && coOwnership ? (wholeIn(window) ?? wholeIn(before)) : null
  const place = share ?? whole ?? named
  const told = {
    ...(whole && coOwnership ? shareOf(whole, window, coOwnership) : { own: share?.value ?? null, fromWhole: null }),
    ...(share && coOwnership && { coOwnership }),
    isProposed: UNDECIDED.test(window[0]?.text ?? ''),
    payer: payerIn(window),
    due: dueIn(passage.text, window),
    evidence: inItsClause(proof(passage, place.start, place.end)),
  }
  return withoutPaid(told, passage.text, window)
}
