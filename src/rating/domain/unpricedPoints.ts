import { euro, germanMoney, sum } from '#kernel/money.ts'
import type { CostSubject } from '#extraction/domain/statements/costSubject.ts'
import type { MoneyBase } from '#finance/domain/moneyPlan.ts'
import type { QuestionId } from '#questions/domain/catalogue.ts'
import type { VerdictPoint } from './verdict.ts'

/**
 * What the exposé names as damaged, unfinished or to be done and prices nowhere: told with the range that the money reckons with, so
 * that nobody takes silence on the price for none. Of one home the trades are in a table of their own.
 */
export function unpricedPoints({
  pricedWorks,
  renovation,
  home,
}: Pick<MoneyBase, 'pricedWorks' | 'renovation' | 'home'>): VerdictPoint[] {
  const guessed = pricedWorks.flatMap(work => (work.guess ? [{ ...work, guess: work.guess }] : []))
  const guesses = guessed.map(({ guess, amount, span }) => ({
    name: guess.name,
    ...{ mid: amount, low: span?.low ?? amount, high: span?.high ?? amount },
  }))
  const due = home.kind === 'Mehrfamilienhaus' && renovation.backlog.ok ? renovation.backlog.value.trades : []
  const told = due.filter(({ calledFor }) => calledFor)
  const trades = told.map(({ cost: { low, mid, high } }) => ({
    name: mid.label,
    ...{ low: low.amount.cents / 100, mid: mid.amount.cents / 100, high: high.amount.cents / 100 },
  }))
  const works = [...guesses, ...trades]
  if (works.length === 0) return []
  const total = (end: 'low' | 'mid' | 'high') => sum(works.map(work => euro(Math.round(work[end]))))
  const [only] = works.length === 1 ? guessed : []
  return [
    {
      id: UNPRICED,
      sentence: `Das Exposé nennt, was zu machen ist, aber keinen Preis: ${works.map(({ name }) => name).join('; ')}. Wir rechnen im Gesamtbetrag mit ${germanMoney(total('mid'))}, dem üblichen Fall; grob sind es ${germanMoney(total('low'))} bis ${germanMoney(total('high'))}. Holen Sie Angebote ein, bevor Sie bieten.`,
      change: total('mid'),
      evidence: guessed.flatMap(({ guess }) => guess.evidence),
      ...(only && { ofFinding: findingOf(only.subject) }),
    },
  ]
}

export const UNPRICED = 'arbeiten-ohne-preis'

/** The question that finds a damage and cannot say what mending it costs; undefined: another work. */
export function findingOf(subject: CostSubject): QuestionId | undefined {
  return FINDINGS[subject]
}

const FINDINGS: Readonly<Partial<Record<CostSubject, QuestionId>>> = {
  feuchte: 'keller-feuchte',
  holz: 'schaedlinge-holz',
  statik: 'statik-setzung',
}
