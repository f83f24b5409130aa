import type { QuestionId } from '#questions/domain/catalogue.ts'
import type { JudgedAnswer } from './judged.ts'
import { VERDICT } from './thresholds.ts'

const ERBBAU: QuestionId = 'erbbaurecht'

/** What a finding may cost, as a share of the right price. */
export function riskOf({ id, light }: JudgedAnswer, isClauseOpen: boolean): number {
  if (light === 'rot') return VERDICT.riskOfRed
  if (id !== ERBBAU) return VERDICT.riskOfYellow
  return isClauseOpen ? VERDICT.riskOfErbbau : 0
}
