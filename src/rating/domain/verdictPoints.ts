import { listed } from '#kernel/germanList.ts'
import { germanMoney, inEuro, largerOf, type Money, subtract, times, ZERO, wholeEuros } from '#kernel/money.ts'
import { IN_EXPERTS_VALUE } from '#extraction/domain/remarks/deductedAlready.ts'
import type { QuestionId } from '#questions/domain/catalogue.ts'
import type { OpenValue, Worth } from '#valuation/domain/worth.ts'
import { type JudgedAnswer, sentenceOf } from './judged.ts'
import { sinceBuilt } from './limitWords.ts'
import { riskOf } from './risk.ts'
import type { VerdictGrounds, VerdictPoint } from './verdict.ts'

/** More than three things decide nothing. */
export const MAX_POINTS = 3

/**
 * What decides, at most three: what comes before every price, then by the money that hangs on it.
 * @param leads what goes first where not everything finds room: what was found, or what is not known
 */
export function pointsOf(grounds: VerdictGrounds, leads: 'found' | 'open' = 'found'): VerdictPoint[] {
  const { worth, heavy, first, counted } = grounds
  const found = byMoney(
    ofOneSentence(withoutDemand(heavy, grounds)).map(answer => ({
      point: foundPoint(answer, grounds),
      money: moneyOn(answer, grounds),
    })),
  )
  const open = byMoney(
    (worth?.open ?? []).map(one => {
      const point = openPoint(one, worth)
      return { point, money: point.change }
    }),
  )
  // What is known and in the estimate already leaves nothing to settle: it comes after what nobody tells.
  const isPriced = ({ id }: VerdictPoint) => OF_ENERGY.some(one => one === id)
  // The class is the figure's: told twice it is no second point.
  const known = found.filter(isPriced).slice(0, 1)
  const told = found.filter(point => !isPriced(point))
  const points = [...first, ...counted, ...(leads === 'open' ? [...open, ...told] : [...told, ...open]), ...known]
  return withTheirCost(points).slice(0, MAX_POINTS)
}

/** The share of what it costs is a point already, and says that an office demands it. */
function withoutDemand(
  heavy: readonly JudgedAnswer[],
  { orderShare, paid = [] }: VerdictGrounds,
): readonly JudgedAnswer[] {
  return orderShare ? heavy.filter(({ id }) => !(OF_CONDITION.includes(id) && paid.includes(id))) : heavy
}

/** Read from the certificate, and a step of every estimate. */
const OF_ENERGY: readonly QuestionId[] = ['energiekennwert', 'energieklasse']

/** A finding and what it costs are one point. */
function withTheirCost(points: readonly VerdictPoint[]): VerdictPoint[] {
  const costOf = ({ id }: VerdictPoint) => points.find(({ ofFinding }) => ofFinding === id)
  const isTold = ({ ofFinding }: VerdictPoint) => ofFinding !== undefined && points.some(({ id }) => id === ofFinding)
  return points
    .filter(point => !isTold(point))
    .map(point => {
      const cost = costOf(point)
      return cost ? { ...point, sentence: `${point.sentence} ${amountOf(cost)}`, change: cost.change } : point
    })
}

/** Without the sentence that names what is to be done. */
function amountOf({ sentence }: VerdictPoint): string {
  return sentence.slice(sentence.indexOf('. ') + 2)
}

/** With what its works cost, where they are told. */
function foundPoint(answer: JudgedAnswer, { works, worksOn = [], roofOffer, auction }: VerdictGrounds): VerdictPoint {
  const point = asPoint(answer)
  if (answer.id === 'dach' && roofOffer) {
    const offer = `Laut Exposé kostet die Arbeit am Dach ${germanMoney(roofOffer)}: Lassen Sie sich das Angebot zeigen.`
    return { ...point, sentence: `${point.sentence} ${offer}`, change: roofOffer }
  }
  // A bid is held against the value of an expert, which holds the condition.
  const isHeld = auction || point.sentence.includes(IN_EXPERTS_VALUE)
  if (!OF_CONDITION.includes(answer.id) || works.cents === 0 || isHeld) return point
  // Beside a quote that names damp and a balcony the sum of a heating would be taken for theirs.
  const only =
    worksOn.length > 0 && worksOn.length <= FEW
      ? ` für ${listed(worksOn)}; was sonst genannt ist, hat noch keinen Preis`
      : ' Arbeiten'
  return {
    ...point,
    sentence: `${point.sentence} Gerechnet sind ${germanMoney(wholeEuros(works))}${only}.`,
    change: works,
  }
}

const FEW = 3

/** A condition that nobody tells makes two prices where the works are known that it may hide. */
function openPoint({ id, label, change }: OpenValue, worth: Worth | null) {
  const untouched = id === CONDITION ? (worth?.untouched ?? null) : null
  if (worth === null || untouched === null) {
    const sentence = `${label}: Das kann den richtigen Preis um ${germanMoney(roundedDown(change))} ändern.`
    return { id, sentence, change }
  }
  const sentence = `${label}. Wenn instand gehalten wie üblich: bis ${germanMoney(worth.ceiling)}. Wenn ${sinceBuilt(worth.untouchedSince)} unverändert: bis ${germanMoney(untouched.right)}.`
  return { id, sentence, change: subtract(worth.ceiling, untouched.right) }
}

/** The open statement of the estimate on the condition. */
export const CONDITION = 'zustand'

/**
 * A sentence of the exposé that answers two questions on its condition is one finding, and so is a roof of asbestos cement, which
 * answers for the roof and for pollutants: the heavier question tells it.
 */
export function ofOneSentence(answers: readonly JudgedAnswer[]): JudgedAnswer[] {
  const quoteOf = ({ id, evidence: [proof] }: JudgedAnswer) => {
    const matter = [OF_CONDITION, OF_THE_ROOF].findIndex(ids => ids.includes(id))
    return matter >= 0 && proof ? `${matter} ${proof.page} ${proof.quote}` : null
  }
  return answers.filter((one, at) => {
    const quote = quoteOf(one)
    return quote === null || answers.findIndex(other => quoteOf(other) === quote) === at
  })
}

/** What its works cost, or what is taken off until it is settled. */
function moneyOn(answer: JudgedAnswer, grounds: VerdictGrounds): Money {
  const { worth, works } = grounds
  const risk = worth ? times(worth.ceiling, riskOf(answer, grounds)) : ZERO
  return OF_CONDITION.includes(answer.id) ? largerOf(works, risk) : risk
}

/** What these find is paid for with the works that are due. */
export const OF_CONDITION: readonly QuestionId[] = ['zustand', 'instandhaltungsstau', 'letzte-modernisierung']

const OF_THE_ROOF: readonly QuestionId[] = ['dach', 'schadstoffe']

/** Of equal money those that weigh more stay in front. */
function byMoney(points: readonly { readonly point: VerdictPoint; readonly money: Money }[]): VerdictPoint[] {
  return points.toSorted((a, b) => b.money.cents - a.money.cents).map(({ point }) => point)
}

export function asPoint(answer: JudgedAnswer): VerdictPoint {
  return { id: answer.id, sentence: sentenceOf(answer), change: null }
}

/** In steps that no one takes for exact; never up, because it is a limit. */
function roundedDown(money: Money): Money {
  const step = (inEuro(money) >= 100_000 ? 1000 : 500) * 100
  return money.cents < step ? money : { cents: Math.floor(money.cents / step) * step }
}
