import type { LanguageModelFailure, LanguageModelPort, ModelAnswer } from '#platform/llm/languageModelPort.ts'
import { CONTROL } from '#questions/domain/model/control.ts'
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
/** What is wrong with one request, not with the endpoint: the next may do. */
const OF_THE_REQUEST: readonly LanguageModelFailure['code'][] = ['zu-lang', 'unbrauchbare-antwort']
/** So many requests in a row that come to nothing are the model's fault. */
const MAX_FRUITLESS = 4

/** It would find whatever it is asked for: nothing of that reply counts. */
const INVENTED: LanguageModelFailure = {
  code: 'unbrauchbare-antwort',
  message:
    'Das Sprachmodell hat auch die Antwort auf eine Frage gefunden, auf die es keine gibt; was es dabei gesagt hat, zählt nicht.',
}
const SPENT = 'Das Dokument ist für das Sprachmodell zu lang; es hat nur einen Teil davon gelesen.'

interface Step extends Task {
  /** The request that it is a part of. */
  readonly index: number
  readonly depth: number
}

/**
 * Puts the requests to a model, some beside each other, until all are answered or the budget is spent. The next ones wait until those
 * before are answered: how far the budget reaches must not depend on which of them ends first, or kept replies would give another report.
 */
export async function askInPieces(
  model: LanguageModelPort,
  { system, tasks }: { readonly system: string; readonly tasks: readonly Task[] },
  budget: Budget,
): Promise<ModelAnswers> {
  const open: Step[] = tasks.map((task, index) => ({ ...task, index, depth: 0 }))
  const claims: (readonly [place: number, claim: ModelClaim])[][] = tasks.map(() => [])
  let [unasked, unanswered, fruitless, ended] = [0, 0, 0, false]
  let failure: string | null = null

  const put = ({ blocks, asked }: Step) => {
    const shown = blocks.map(({ id, text }) => ({ id, text }))
    const questions = [...asked, CONTROL].map(({ id, question }) => ({ id, question }))
    return model.ask({ system, blocks: shown, questions }, budget.signal, budget.onCall)
  }
  const fail = (
    { asked }: Step,
    { code, message }: LanguageModelFailure,
    smaller: readonly Step[],
  ): readonly Step[] => {
    fruitless += 1
    if (!OF_THE_REQUEST.includes(code) || fruitless >= MAX_FRUITLESS) ended = true
    // A refusal may be due to what was asked.
    if (ended && code !== 'abgelehnt') budget.giveUp()
    if (!ended && smaller.length > 0) return smaller
    unanswered += asked.length
    failure ??= message
    return []
  }
  /** @returns what is to be asked again */
  const take = (step: Step, outcome: Awaited<ReturnType<typeof put>>): readonly Step[] => {
    if (!outcome.ok) return fail(step, outcome.failure, halves(step, step.asked))
    if (outcome.value.some(one => one.id === CONTROL.id && saysSomething(one))) return fail(step, INVENTED, [])
    fruitless = 0
    const said = outcome.value.filter(({ id }) => id !== CONTROL.id)
    const answers = said.slice(0, MAX_ANSWERS)
    const answered = new Set(answers.map(({ id }) => id))
    const wanted = new Set(step.asked.map(({ id }) => id))
    unasked += answers.filter(({ id }) => !wanted.has(id)).length + (said.length - answers.length)
    const place = tasks[step.index]?.blocks.findIndex(({ id }) => id === step.blocks[0]?.id) ?? 0
    for (const one of answers)
      if (wanted.has(one.id) && saysSomething(one))
        claims[step.index]?.push([place, { id: one.id, block: one.block, quote: one.quote }])
    const missing = step.asked.filter(({ id }) => !answered.has(id))
    const smaller = halves(step, missing)
    if (smaller.length === 0) unanswered += missing.length
    return smaller
  }
  while (open.length > 0) {
    const some = open.splice(0, AT_ONCE)
    if (ended || budget.isSpent()) {
      unanswered += some.reduce((sum, { asked }) => sum + asked.length, 0)
      failure ??= SPENT
      continue
    }
    const outcomes = await Promise.all(some.map(put))
    open.unshift(...outcomes.flatMap((outcome, at) => take(some[at] as Step, outcome)))
  }
  return { claims: claims.map(ordered), unasked, unanswered, failure }
}

/** Empty: it gets no smaller. */
function halves({ blocks, index, depth }: Step, asked: Task['asked']): Step[] {
  if (asked.length === 0 || depth >= MAX_DEPTH) return []
  return halvesOf({ blocks, asked }).map(task => ({ ...task, index, depth: depth + 1 }))
}

/** An empty quote is how a model says that it found nothing. */
function saysSomething({ found, quote }: ModelAnswer): boolean {
  return found && quote.trim() !== ''
}

/** What was asked again, in halves, comes at its place in the document. */
function ordered(claims: readonly (readonly [place: number, claim: ModelClaim])[]): ModelClaim[] {
  return claims
    .toSorted(([a, one], [b, other]) => a - b || compare(one.id, other.id) || compare(one.quote, other.quote))
    .map(([, claim]) => claim)
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
