import type { Answer } from '#questions/domain/answer.ts'
import type { QuestionId } from '#questions/domain/catalogue.ts'

export function answersById(answers: readonly Answer[]): ReadonlyMap<QuestionId, Answer> {
  return new Map(answers.map(answer => [answer.id, answer]))
}
