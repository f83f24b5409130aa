import type { Evidence } from '#kernel/evidence.ts'
import { inItsClause } from '../clauseQuote.ts'
import type { Passage } from '../passages.ts'
import { proof } from '../proof.ts'
import { saidIn } from '../scope/said.ts'
import { scopeOf } from '../scope/scopeOf.ts'
import type { Setting } from '../scope/setting.ts'
import { COST_SUBJECTS, type CostSubject, isDamage } from './costSubject.ts'
import {
  BY_BUYER,
  BY_CRAFTSMAN,
  BY_OWN_HANDS,
  BY_SELLER,
  CUE,
  DONE,
  ESTIMATE,
  IN_FLAT,
  NEEDED,
  NET,
  NOT_IN_PRICE,
  OF_ALL,
  OF_COMMUNITY,
  OF_ELSE,
  OFFERED,
  OFTEN_IN_FLAT,
  TENANTS_END,
  TENANTS_ENDS,
  WEAK_CUE,
  WISH,
} from './costWords.ts'
import { type Euros, eurosIn, pricesIn, type Statement, statementsOf } from './statementsOf.ts'
import { flatOf } from './flatOfCost.ts'
import { isForEmptyFlats, OF_EMPTY, piecesOf } from './costOfEmptyFlats.ts'
import { deferredListsIn } from './deferredLists.ts'
import { CALLED_FOR, type PricedItem, pricedItems } from './pricedItems.ts'
import { OF_THE_WHOLE, subjectOf, subjectsNamed } from './subjectOfCost.ts'
import { tradesInOneSum, tradesReferredTo } from './tradesInOneSum.ts'

/** What works that are not done will cost by the document's own words: an estimate or an offer of a firm. */
export interface StatedCost {
  readonly subject: CostSubject
  /** €, as named; equal where one figure is named. */
  readonly low: number
  readonly high: number
  /** The document names it without VAT. */
  readonly isNet: boolean
  /** The document says that they are due or mend a damage; false: one may have them done. */
  readonly needed: boolean
  /** Of the home itself, not of the whole house round a flat. */
  readonly inFlat: boolean
  readonly bySeller: boolean
  /** It waits until a tenant goes: "bei Mieterwechsel"; missing: nobody says so. See dueAtTenantsEnd.ts. */
  readonly atTenantsEnd?: true
  /** Of a house: the one flat that it is for, as the document calls it; missing: none is named, or it is for all. */
  readonly flat?: string
  /** What is named as done for it, where it is one sum for several works; missing: its subject alone. */
  readonly covers?: readonly CostSubject[]
  readonly evidence: Evidence
}

/** Less is no work on a building. */
const MIN = 500
/** Nobody sells as a home what costs as much to mend. */
const MAX_OF_PRICE = 0.9
/** Where he says himself what all of it takes, a cheap home may cost several times as much: its price is that of the land with what stands on it. */
const MAX_OF_ALL = 4
/** What serves a whole house may cost more than one flat of it, up to so many €. */
const OF_THE_HOUSE: readonly CostSubject[] = ['heizung', 'dach', 'fassade', 'aufzug', 'leitungen', 'balkon', 'fenster', 'keller', 'tiefgarage', 'aussenanlagen'] // prettier-ignore
const MAX_OF_HOUSE = 5_000_000
const RANGE = /^\s?(?:-|bis(?: zu)?|und)\s?$/u
/** "9.000 bis 10.000 Euro", "12–15.000": the currency stands behind the second alone. */
const FIRST_OF_RANGE =
  /(?<![\d·])(\d{1,3}(?:·\d{3})+|\d{3,6}|\d,\d{1,2}|\d{1,2}) ?(?:-|bis(?: zu)?|und) ?(?:ca· |rund |etwa )?$/u
const MAX_BACK = 2
const SUM_WITHOUT = /(?<!\p{L})ohne (?:\p{L}+ ){1,3}(?=\d)/u
interface FoundCost {
  readonly cost: StatedCost
  /** As the text calls it; null: it names none. */
  readonly flat: string | null
  /** By its words for all that there is to do: what is priced beside it is within it. */
  readonly isAll: boolean
}

/**
 * The dearest for each subject, in the order of COST_SUBJECTS; of flats that are named apart each its own. @param price € that is
 * asked; null: not stated
 * @param empty flats of the house that stand empty; null: not told
 * @param isHouse a house of several flats is sold
 */
export function statedCostsOf(
  passages: readonly Passage[],
  price: number | null,
  setting: Setting,
  empty: number | null,
  isHouse = empty !== null,
): StatedCost[] {
  const lists = deferredListsIn(passages, setting)
  const isListed = (passage: Passage, { start, end }: Statement) =>
    lists.some(list => list.passage === passage && list.items.some(one => one.start < end && start < one.end))
  const found = passages.flatMap(passage => {
    if (passage.section === 'other-offers' || passage.section === 'terms' || passage.section === 'contact') return []
    const statements = itemsOf(statementsOf(saidIn(passage).text))
    return statements.flatMap((one, at) => {
      const before = statements.slice(Math.max(0, at - MAX_BACK), at)
      const items = pricedItems(one)
      const told = items.length > 0 ? items : [{ ...one, within: one.text }]
      return told.flatMap(
        item =>
          costIn(passage, before, item, { price, empty, isHouse, isListed: isListed(passage, one) }, setting) ?? [],
      )
    })
  })
  const whole = found.filter(({ isAll }) => isAll).map(({ cost }) => cost.high)
  // So is what is priced of a trade that a dearer sum for several holds.
  const isWithin = ({ subject, high }: StatedCost) =>
    found.some(({ cost, flat }) => flat === null && cost.high > high && cost.subject !== subject && cost.covers?.includes(subject)) // prettier-ignore
  const apart = found.filter(
    ({ cost, flat, isAll }) => isAll || flat !== null || !(whole.some(all => cost.high < all) || isWithin(cost)),
  )
  return COST_SUBJECTS.flatMap(subject => {
    const ofIt = apart.filter(({ cost }) => cost.subject === subject).toSorted((a, b) => b.cost.high - a.cost.high)
    const [dearest] = ofIt
    if (!dearest) return []
    const ofFlats = ofIt.filter(({ flat }, at) => flat !== null && ofIt.findIndex(one => one.flat === flat) === at)
    return (dearest.flat === null ? [dearest] : ofFlats).map(({ cost }) => cost)
  })
}

/** "– … – …": the points of a list that run on in one line are said each for itself. */
function itemsOf(statements: readonly Statement[]): Statement[] {
  return statements.flatMap(({ text, start, end }) => {
    const marks = [...text.matchAll(/(?<=^|[\s,;)])[–•-] (?=\p{L})/gu)].map(({ index }) => index)
    if (marks[0] === undefined || text.slice(0, marks[0]).trim() !== '') return [{ text, start, end }]
    const cuts = [0, ...marks.slice(1), text.length]
    return cuts.slice(1).map((cut, at) => {
      const from = cuts[at] ?? 0
      return { text: text.slice(from, cut), start: start + from, end: start + cut }
    })
  })
}

/** "Den Garten haben wir selbst gemacht, das Dach kostet noch 25.000 €": a clause with a trade of its own tells of that alone. */
function isByOwnHands(text: string, at: number): boolean {
  if (!BY_OWN_HANDS.test(text)) return false
  const [ahead = ''] = text
    .slice(0, at)
    .split(/[,;:] |(?<!\p{L})(?:und|aber) /u)
    .toReversed()
  const clause = `${ahead}${text.slice(at).split(/[,;:] /u)[0] ?? ''}`
  return BY_OWN_HANDS.test(clause) || subjectsNamed(clause).length === 0
}

function costIn(
  passage: Passage,
  before: readonly Statement[],
  { text, start, within }: PricedItem,
  {
    price,
    empty,
    isHouse,
    isListed,
  }: {
    readonly price: number | null
    readonly empty: number | null
    readonly isHouse: boolean
    /** It stands below a heading such as "Was noch zu machen ist". */
    readonly isListed: boolean
  },
  { toBeBuilt, today }: Setting,
): FoundCost | null {
  const isBuyers = BY_BUYER.test(text)
  // Of several that are counted up the words around them have said that they lie ahead.
  const isItem = within !== text
  const isDue = [text, before.at(-1)?.text ?? ''].some(one => NEEDED.test(one))
  const isPriced = ESTIMATE.test(text) || BY_CRAFTSMAN.test(text)
  const isSaid = isPriced || (WEAK_CUE.test(text) && (isDue || subjectsNamed(text).length > 0))
  const isCalled = isItem || CUE.test(text) || isBuyers || isSaid
  if (!isCalled || toBeBuilt || DONE.test(text)) return null
  const words = text.replace(TENANTS_ENDS, '')
  if (OF_ELSE.test(isBuyers ? words.replace(NOT_IN_PRICE, '') : words)) return null
  const euros = eurosIn(text)
  const amounts = (euros.length > 0 ? euros : pricesIn(text)).filter(({ value }) => value >= MIN && value <= MAX_OF_HOUSE) // prettier-ignore
  const first = isHouse ? amounts[0] : (shareIn(text, amounts) ?? amounts[0])
  if (!first || isByOwnHands(text, first.at)) return null
  const scope = scopeOf(saidIn(passage), start + first.at, start + first.at + first.length, {
    matter: 'works',
    toBeBuilt,
    today,
  })
  // What the price does not hold is denied of the price, and all the more the buyer's; "ohne Küche 45.000 €" tells what the sum leaves out.
  if (
    (!isBuyers && !SUM_WITHOUT.test(text) && (scope.stance === 'denied' || scope.stance === 'excluded')) ||
    scope.time === 'former'
  )
    return null
  if (scope.bearer === 'other' || scope.bearer === 'surroundings') return null
  const { low, high, end } = rangeOf(text, first, amounts.slice(amounts.indexOf(first)))
  const isOfEmpty = empty !== null && isForEmptyFlats(text, before)
  const flat = flatOf({ text, start }, before)
  const named = subjectsNamed(text)
  // Several works in one flat of a house make it fit to be let, in one sum.
  const isOfFlat = isHouse && flat !== null && (named.length > 1 || named[0] === 'ganzes') && !named.some(isDamage) && !named.includes('ausbau') // prettier-ignore
  const beside = isOfEmpty || isOfFlat ? [] : tradesInOneSum(text, first.at)
  const together = isOfEmpty || isOfFlat || beside.length > 0 ? beside : tradesReferredTo(text, before.at(-1)?.text)
  const isOther = isPriced || ((OFFERED.test(text) || WEAK_CUE.test(text)) && isDue)
  const of = together[0] ?? subjectOf(text, first.at, before) ?? (isOther ? 'sonstiges' : null)
  const subject = isOfEmpty || isOfFlat ? 'leerstand' : of
  if (!subject || (subject !== 'ausbau' && !isOfEmpty && WISH.test(clauseAround(text, first.at)))) return null
  const isAll = subject === 'ganzes' && OF_ALL.test(text) && price !== null && first.value <= price * MAX_OF_ALL
  if (
    price !== null &&
    first.value >= price * MAX_OF_PRICE &&
    !isAll &&
    !isPriced &&
    !isOfTheHouse(subject, price, first.value, text)
  )
    return null
  const from = low < first.value ? text.slice(0, first.at).search(FIRST_OF_RANGE) : first.at
  const pieces = piecesOf(text, { from: from < 0 ? first.at : from, end }, before, isOfEmpty ? empty : null)
  const isNet = NET.test(text)
  const around = [...before.slice(-1).map(one => one.text), within].join('.')
  const cost: StatedCost = {
    subject,
    low: low * pieces,
    high: high * pieces,
    isNet,
    needed:
      isBuyers ||
      isDamage(subject) ||
      subject === 'ausbau' ||
      isOfEmpty ||
      isOfFlat ||
      isAll ||
      isListed ||
      NEEDED.test(around.replace(OF_THE_WHOLE, '')) ||
      (isItem && CALLED_FOR.test(within)) ||
      OF_EMPTY.test(text),
    inFlat:
      [subject, ...together].some(one => OFTEN_IN_FLAT.includes(one)) ||
      isAll ||
      IN_FLAT.test(around) ||
      (isBuyers && !OF_COMMUNITY.test(around)),
    bySeller: BY_SELLER.test(text),
    ...(isHouse && flat && { flat: passage.text.slice(flat.start, flat.end).replace(/\s+/gu, ' ') }),
    ...(isOfFlat ? { covers: named } : together.length > 0 && { covers: together }),
    ...(TENANTS_END.test(around) && { atTenantsEnd: true as const }),
    evidence: inItsClause(proof(passage, start + first.at, start + end)),
  }
  return { cost, flat: flat?.flat ?? null, isAll }
}

/** "Für das Bad liegt ein Angebot über 11.800 € vor, für den Ausbau sind 65.000 € anzusetzen": what is said of one amount. */
function clauseAround(text: string, at: number): string {
  const cuts = [...text.matchAll(/, (?=für )/gu)].map(({ index }) => index)
  return text.slice(
    cuts.findLast(cut => cut < at) ?? 0,
    cuts.find(cut => cut > at),
  )
}

/** "Die Kosten von 95.200 € werden zu gleichen Teilen getragen, also 6.800 € je Haus": of a row of houses the share of one. */
function shareIn(text: string, amounts: readonly Euros[]): Euros | undefined {
  return amounts.find(
    ({ value, at, length }, index) =>
      /^ ?(?:je|pro|für jede[sn]?) (?:\p{L}+ )?(?:haus|hauses|reihenhaus|eigentümer|partei|einheit|wohnung|parzelle|anlieger)(?!\p{L})/u.test(text.slice(at + length)) && // prettier-ignore
      amounts.slice(0, index).some(whole => whole.value > value),
  )
}

/** "Für die Erneuerung des Blockheizkraftwerks wird mit 240.000 € gerechnet", of a flat for 164.900 €; about the price, it is a price. */
function isOfTheHouse(subject: CostSubject, price: number, value: number, text: string): boolean {
  return OF_THE_HOUSE.includes(subject) && NEEDED.test(text) && Math.abs(value / price - 1) > 1 - MAX_OF_PRICE
}

/** "9.000 bis 10.000 €": both figures, and where the second ends. */
export function rangeOf(
  text: string,
  first: Euros,
  amounts: readonly Euros[],
): { low: number; high: number; end: number } {
  const end = first.at + first.length
  const second = amounts[1]
  if (second && RANGE.test(text.slice(end, second.at)) && second.value > first.value)
    return { low: first.value, high: second.value, end: second.at + second.length }
  const lower = FIRST_OF_RANGE.exec(text.slice(0, first.at))?.[1]
  // "1,4 bis 2,3 Mio. €": the scale stands behind the second alone, too.
  const scale = lower?.includes(',') && /mio|million/u.test(text.slice(first.at, end)) ? 1_000_000 : 1
  const isThousands = lower !== undefined && /^\d{1,2}$/u.test(lower) && first.value >= 1_000
  const value = lower ? Number(lower.replace(/·/gu, '').replace(',', '.')) * (isThousands ? 1_000 : scale) : first.value
  return { low: value >= MIN && value < first.value ? value : first.value, high: first.value, end }
}
