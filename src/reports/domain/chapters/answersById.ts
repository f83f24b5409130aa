import type { Answer } from '#questions/domain/answer.ts'

export function answersById(answers: readonly Answer[]): ReadonlyMap<string, Answer> {
  return new Map(answers.map(answer => [answer.id, answer]))
}
