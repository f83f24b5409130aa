import type { ObjectKind } from '#extraction/domain/objectType.ts'
import type { Todo } from './answer.ts'
import { type QuestionId, questionOf } from './catalogue.ts'
import type { Known, Question } from './question.ts'

/** What closes the question for this object: a plot is not asked about windows, nor a flat about the garage of the house. */
export function todoFor(question: Question, known: Known): Todo {
  const kind: ObjectKind | null = known.offer.kind
  return question.todoIf?.(known) ?? (kind === null ? undefined : question.todoOfKind?.[kind]) ?? question.todo
}

/** Why each question matters and what closes it, for one object, by the question's id. */
export function notesOn(known: Known): (id: QuestionId) => { readonly why: string; readonly todo: Todo } {
  return id => {
    const question = questionOf(id)
    return { why: question.why, todo: todoFor(question, known) }
  }
}
