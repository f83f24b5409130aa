import type { LanguageModelFailure, LanguageModelPort } from '#platform/llm/languageModelPort.ts'
import type { ModelClaim } from '#questions/domain/model/judgeClaims.ts'
import { halvesOf, type Task } from '#questions/domain/model/tasksFor.ts'
import type { Budget } from './budget.ts'

/** What a model has said to some requests. */
export interface ModelAnswers {
  /** Of each request its own, in their order. */
  readonly claims: readonly (readonly ModelClaim[])[]
  /** Answers to what nobody had asked. */
  readonly unasked: number
  /** Questions to a piece that got no answer, also when asked once more. */
  readonly unanswered: number
  /** German sentence: why some of it was not asked or not answered; null: all was. */
  readonly failure: string | null
}

/** So many requests are under way at once: more than one's own machine can do, and few enough for any provider. */
const AT_ONCE = 2
/** What is not answered is asked again in smaller pieces, and those once more. */
const MAX_DEPTH = 2
/** More answers than this to one request are noise. */
const MAX_ANSWERS = 200
/** What lies in one request, not in the endpoint: the next may do. */
const OF_THE_REQUEST: readonly LanguageModelFailure['code'][] = ['zu-lang', 'unbrauchbare-antwort']
/** So many requests in a row that come to nothing are the model's fault. */
const MAX_FRUITLESS = 4

const SPENT = 'Das Dokument ist für das Sprachmodell zu lang; es hat nur einen Teil davon gelesen.'

interface Step extends Task {
  /** The request that it is a part of. */
  readonly index: number
  readonly depth: number
}

/** Puts the requests to a model, some beside each other, until all are answered or the budget is spent. */
export async function askInPieces(
  model: LanguageModelPort,
  { system, tasks }: { readonly system: string; readonly tasks: readonly Task[] },
  budget: Budget,
): Promise<ModelAnswers> {
  const open: Step[] = tasks.map((task, index) => ({ ...task, index, depth: 0 }))
  const claims: (readonly [place: number, claim: ModelClaim])[][] = tasks.map(() => [])
  let [unasked, unanswered, fruitless, ended] = [0, 0, 0, false]
  let failure: string | null = null

  const again = (step: Step, asked: Task['asked']) => {
    const smaller = step.depth < MAX_DEPTH ? halvesOf({ blocks: step.blocks, asked }) : []
    open.unshift(...smaller.map(task => ({ ...task, index: step.index, depth: step.depth + 1 })))
    return smaller.length > 0
  }
  const take = async (step: Step) => {
    const blocks = step.blocks.map(({ id, text }) => ({ id, text }))
    const questions = step.asked.map(({ id, question }) => ({ id, question }))
    const outcome = await model.ask({ system, blocks, questions }, budget.signal, budget.onCall)
    if (!outcome.ok) {
      const { code, message } = outcome.failure
      fruitless += 1
      if (!OF_THE_REQUEST.includes(code) || fruitless >= MAX_FRUITLESS) ended = true
      if (!ended && again(step, step.asked)) return
      unanswered += step.asked.length
      failure ??= message
      return
    }
    fruitless = 0
    const answers = outcome.value.slice(0, MAX_ANSWERS)
    const answered = new Set(answers.map(({ id }) => id))
    const wanted = new Set(step.asked.map(({ id }) => id))
    unasked += answers.filter(({ id }) => !wanted.has(id)).length + (outcome.value.length - answers.length)
    const place = tasks[step.index]?.blocks.findIndex(({ id }) => id === step.blocks[0]?.id) ?? 0
    // An empty quote is how a model says that it found nothing.
    for (const { id, found, block, quote } of answers)
      if (found && wanted.has(id) && quote.trim() !== '') claims[step.index]?.push([place, { id, block, quote }])
    const missing = step.asked.filter(({ id }) => !answered.has(id))
    if (missing.length > 0 && !again(step, missing)) unanswered += missing.length
  }
  const work = async () => {
    for (let step = open.shift(); step; step = open.shift()) {
      if (ended || budget.isSpent()) {
        unanswered += step.asked.length
        failure ??= SPENT
      } else await take(step)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return { claims: claims.map(ordered), unasked, unanswered, failure }
}

/** Requests end in any order; what they came to must not depend on it. */
function ordered(claims: readonly (readonly [place: number, claim: ModelClaim])[]): ModelClaim[] {
  return claims
    .toSorted(([a, one], [b, other]) => a - b || compare(one.id, other.id) || compare(one.quote, other.quote))
    .map(([, claim]) => claim)
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
