import { inEuro } from '#kernel/money.ts'
import type { QuestionId } from '#questions/domain/catalogue.ts'
import type { JudgedAnswer } from './judged.ts'
import { VERDICT } from './thresholds.ts'
import type { VerdictGrounds } from './verdict.ts'

const ERBBAU: QuestionId = 'erbbaurecht'
const HEATING: QuestionId = 'heizung-baujahr'

/** What a finding may cost, as a share of the right price: an old heating no more than a new one does. */
export function riskOf(
  { id, light }: JudgedAnswer,
  { openClauses, heating, worth }: Pick<VerdictGrounds, 'openClauses' | 'heating' | 'worth'>,
): number {
  const risk = light === 'rot' ? VERDICT.riskOfRed : VERDICT.riskOfYellow
  if (id === HEATING && worth && heating.cents > 0) return Math.min(risk, inEuro(heating) / inEuro(worth.ceiling))
  if (id !== ERBBAU || light === 'rot') return risk
  // As a whole it would cut a contract that is told but for one clause like one of which nobody knows anything.
  return VERDICT.riskOfErbbauClause * openClauses
}
