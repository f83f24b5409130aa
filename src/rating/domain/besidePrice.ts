import { listed } from '#kernel/germanList.ts'
import { add, germanMoney, type Money, sum } from '#kernel/money.ts'
import type { MoneyPlan } from '#finance/domain/moneyPlan.ts'
import type { Answer } from '#questions/domain/answer.ts'
import { isHint } from './judged.ts'
import type { Bidding } from './bidding.ts'
import { isBelowHalf, withRightsTold } from './leastBid.ts'
import type { OfferVerdict } from './verdict.ts'
import { MAX_POINTS } from './verdictPoints.ts'

/**
 * German sentence: what must be paid on top of the asked price; null: nothing that is sure.
 * @param aim a lower price that is spoken of beside it
 */
export function besidePrice(
  { home, price }: Pick<MoneyPlan, 'home' | 'price'>,
  aim: Money | null = null,
): string | null {
  const bought = home.boughtWith?.certain ?? []
  const [first] = bought
  if (!first || !price) return null
  const amount = sum(bought.map(one => one.amount))
  const together = (paid: Money) => germanMoney(add(paid, amount))
  const both = aim ? `${together(aim)} bei ${germanMoney(aim)} Kaufpreis und ${together(price)} beim geforderten` : together(price) // prettier-ignore
  const comes =
    bought.length === 1
      ? `Der ${first.name} für ${germanMoney(first.amount)} kommt hinzu`
      : `${listed(bought.map(one => `${one.name} (${germanMoney(one.amount)})`))} kommen hinzu`
  return `${comes}: zusammen ${both}, ohne Nebenkosten.`
}

/**
 * The verdict, and beside it what is paid on top of the price it speaks of: who reads only the limit would take it for all that
 * he pays. The comparison itself stays one of the home's price with the home's worth.
 */
export function withBesidePrice(verdict: OfferVerdict, money: Pick<MoneyPlan, 'home' | 'price'>): OfferVerdict {
  const beside = verdict.because === 'knockout' ? null : besidePrice(money)
  return beside === null ? verdict : { ...verdict, sentence: `${verdict.sentence} ${beside}` }
}

/**
 * A price far below the estimate is green, because a dearer one must not look better; what comes first is how it stands to our estimate, and
 * a warning only where something else of the exposé warns, too. Where something else is to be settled first, it comes right behind.
 * @param isBait the exposé shows another sign of a bait
 */
export function withWhySoCheap(verdict: OfferVerdict, answers: readonly Answer[], isBait = false): OfferVerdict {
  const hint = answers.find(isHint)
  if (hint?.reason === undefined || verdict.because === 'knockout') return verdict
  const bait = isBait ? { isBait: true as const } : {}
  const point = { id: hint.id, sentence: hint.reason, change: null }
  if (verdict.id !== 'weiterverfolgen') {
    const [first, ...more] = verdict.points
    const points = first ? [first, point, ...more] : [point]
    return { ...verdict, ...bait, sentence: `${verdict.sentence} ${hint.reason}`, points: points.slice(0, MAX_POINTS) }
  }
  return {
    ...verdict,
    ...bait,
    sentence: `Weiterverfolgen${isBait ? ', aber mit Vorsicht' : ''}: ${hint.reason}`,
    points: [point, ...verdict.points].slice(0, MAX_POINTS),
  }
}

/** Below half of the Verkehrswert, rights that stay counted in, a court refuses the Zuschlag (§ 85a (1) ZVG): whoever reads only our limit would go there for nothing. */
export function withLeastBid(verdict: OfferVerdict, bidding: Bidding | null): OfferVerdict {
  if (!bidding || !verdict.limit || verdict.because === 'knockout' || !isBelowHalf(verdict.limit, bidding))
    return verdict
  const beside = `Unter ${germanMoney(bidding.least.haelfte)}, 5/10 des Verkehrswerts${withRightsTold(bidding.least)}, darf das Gericht nicht zuschlagen (§ 85a ZVG): Zu unserer Grenze ist es in diesem Termin nicht zu haben. Wird der Zuschlag versagt, gilt das im nächsten nicht mehr.`
  return { ...verdict, sentence: `${verdict.sentence} ${beside}` }
}
