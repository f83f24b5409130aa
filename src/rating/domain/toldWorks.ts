import { type Money, sum, ZERO } from '#kernel/money.ts'
import { WORK_NAMES } from '#extraction/domain/statements/workNames.ts'
import type { MoneyBase } from '#finance/domain/moneyPlan.ts'
import { grossOf } from '#finance/domain/plan/statedWorks.ts'
import type { QuestionId } from '#questions/domain/catalogue.ts'
import type { Worth } from '#valuation/domain/worth.ts'

/** Works that the condition asks for, and what of them the limit is less by. */
export interface ToldWorks {
  /** What they cost in the middle case; 0: none are told. */
  readonly works: Money
  /** German: what is worked on for that sum; missing: not looked for. */
  readonly worksOn?: readonly string[]
  /** Findings whose works the limit is less by already: nothing more is held back for them. */
  readonly paid?: readonly QuestionId[]
  /** What the works on a damaged roof cost by the exposé's own figure; missing: it names none. */
  readonly roofOffer?: Money
}

/** @param worth what limits the price; null: there is no estimate */
export function toldWorks(
  money: Pick<MoneyBase, 'renovation' | 'pricedWorks' | 'day'>,
  worth: Pick<Worth, 'limitedBy' | 'afterWorks'> | null,
): ToldWorks {
  const { backlog } = money.renovation
  const roof = money.pricedWorks.filter(({ subject, guess }) => subject === 'dach' && !guess)
  const offered = roof.length === 0 ? {} : { roofOffer: sum(roof.map(one => grossOf(one, money.day))) }
  const paid = isHeatingPaid(money, worth) ? (['heizung-baujahr'] as const) : []
  if (!backlog.ok) return { works: ZERO, paid, ...offered }
  const { by, trades } = backlog.value
  const told = trades.filter(({ occasion }) => occasion === 'told').map(({ trade }) => WORK_NAMES[trade])
  return { works: by.told.mid.amount, worksOn: [...new Set(told)], paid, ...offered }
}

/** The limit is the value after works among which there is a new heating. */
function isHeatingPaid(
  { renovation: { backlog }, pricedWorks }: Pick<MoneyBase, 'renovation' | 'pricedWorks'>,
  worth: Pick<Worth, 'limitedBy' | 'afterWorks'> | null,
): boolean {
  if (worth?.limitedBy !== 'arbeiten' || !worth.afterWorks) return false
  const { are } = worth.afterWorks
  if (pricedWorks.some(({ subject, covers = [] }) => subject === 'ganzes' || [subject, ...covers].includes('heizung')))
    return true
  const due = backlog.ok && are !== 'named' ? backlog.value.trades : []
  return due.some(
    ({ trade, occasion }) => trade === 'heizung' && (are === 'byAge' || are === 'partlyByAge' || occasion === 'told'),
  )
}
