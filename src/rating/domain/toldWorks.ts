import { ZERO } from '#kernel/money.ts'
import { WORK_NAMES } from '#extraction/domain/statements/workNames.ts'
import type { MoneyBase } from '#finance/domain/moneyPlan.ts'
import type { VerdictGrounds } from './verdict.ts'

/** What the works cost that the text calls for or dates, and which they are. */
export function toldWorks({
  renovation: { backlog },
}: Pick<MoneyBase, 'renovation'>): Pick<VerdictGrounds, 'works' | 'worksOn'> {
  if (!backlog.ok) return { works: ZERO }
  const { by, trades } = backlog.value
  const told = trades.filter(({ occasion }) => occasion === 'told').map(({ trade }) => WORK_NAMES[trade])
  return { works: by.told.mid.amount, worksOn: [...new Set(told)] }
}
