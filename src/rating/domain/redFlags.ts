import type { Evidence } from '#kernel/evidence.ts'
import type { Contradiction, ContradictionKey } from '#extraction/domain/facts.ts'
import type { Answer, Todo } from '#questions/domain/answer.ts'
import type { QuestionId } from '#questions/domain/catalogue.ts'
import {
  HEALED_BY_PRICE,
  bySeverity,
  isFinal,
  isHint,
  isJudged,
  isKnockout,
  type NotesOf,
  sentenceOf,
  todoOf,
} from './judged.ts'
import { DECISIVE, RED_DIFFERENCE } from './thresholds.ts'

/** One warning of the report: what was found, why it matters, what follows, what to do. */
export interface RedFlag {
  /** Of the question, or of the fact that is stated in two ways. */
  readonly id: QuestionId | `widerspruch-${ContradictionKey}`
  readonly light: 'gelb' | 'rot'
  readonly knockout: boolean
  /** The question, or that the exposé contradicts itself. */
  readonly title: string
  /** The answer. */
  readonly finding: string
  /** The first of several things that the answer tells; missing: it is one. */
  readonly said?: string
  /** German sentence. */
  readonly reason: string
  /** German sentence: what it does to the Ampel. */
  readonly consequence?: string
  readonly evidence: readonly Evidence[]
  readonly todo?: Todo
}

/** The question of the catalogue that sums up all contradictions: each of them says more than their sum. */
const COLLECTIVE: QuestionId = 'widersprueche'

/**
 * K.-o. first, then rot, then gelb; among equals by weight. A contradiction weighs as much as the question about them.
 * @param counted what the worth is less by already
 */
export function redFlags(
  answers: readonly Answer[],
  contradictions: readonly Contradiction[],
  notesOf: NotesOf,
  counted: readonly { readonly id: string }[] = [],
): RedFlag[] {
  const bad = answers.filter(answer => isJudged(answer) && (answer.light !== 'grün' || isHint(answer))).sort(bySeverity)
  const collective = answers.find(({ id }) => id === COLLECTIVE)
  const ranked = bad.map(answer => ({
    flag: flagOf(answer, isHint(answer) ? WHY_SO_CHEAP.todo : todoOf(answer, notesOf), counted.some(({ id }) => id === answer.id)), // prettier-ignore
    weight: answer.weight,
  }))
  const weight = collective?.weight ?? 0
  const own = contradictions.map(one => ({ flag: contradictionFlag(one, collective), weight }))
  // It stays when none of them is as grave as it says, so that no warning is lost.
  const isCovered = (flag: RedFlag) => flag.id === COLLECTIVE && own.some(other => rank(other.flag) <= rank(flag))
  return [...ranked.filter(({ flag }) => !isCovered(flag)), ...own]
    .sort((a, b) => rank(a.flag) - rank(b.flag) || b.weight - a.weight)
    .map(({ flag }) => flag)
}

const WHY_SO_CHEAP = {
  title: 'Warum weniger als üblich?',
  todo: {
    ask: 'Wie kommt der Preis zustande, und was sollten wir dazu wissen, etwa Rechte im Grundbuch oder anstehende Arbeiten?',
    document: 'Grundbuchauszug und Besichtigung mit einem Bausachverständigen',
  },
} as const

/** @param isCounted its money is in the sums: it is in the way of no light */
function flagOf(answer: Answer, todo: Todo | null, isCounted: boolean): RedFlag {
  const knockout = isFinal(answer)
  const light = answer.light === 'rot' ? 'rot' : 'gelb'
  return {
    id: answer.id,
    light,
    knockout,
    title: isHint(answer) ? WHY_SO_CHEAP.title : answer.question,
    finding: answer.answer,
    ...(answer.told?.[0] !== undefined && { said: answer.told[0] }),
    reason: sentenceOf(answer),
    ...(!isCounted &&
      isKnockout(answer) &&
      !HEALED_BY_PRICE.includes(answer.id) && { consequence: knockout ? STAYS_RED : NOT_GREEN }),
    evidence: answer.evidence,
    ...(todo && { todo }),
  }
}

function contradictionFlag({ key, message, values, follows }: Contradiction, collective: Answer | undefined): RedFlag {
  const light =
    key !== 'seitenzahl' && DECISIVE.includes(key) && differsWidely(values.map(({ value }) => value)) ? 'rot' : 'gelb'
  const isGrave = light === 'rot' && collective !== undefined && isKnockout(collective)
  return {
    id: `widerspruch-${key}`,
    light,
    // Which value holds can be asked.
    knockout: false,
    title: 'Zwei Angaben passen nicht zusammen',
    finding: message,
    reason:
      follows?.reason ??
      'Höchstens eine der Angaben stimmt, oder sie meinen Verschiedenes: Lesen Sie beide Stellen. Gerechnet ist mit der, die am besten belegt ist.',
    ...(isGrave && { consequence: NOT_GREEN }),
    evidence: values.flatMap(({ evidence }) => evidence.slice(0, 1)),
    todo: {
      ask: `${message} ${follows?.ask ?? 'Welche Angabe gilt?'}`,
      document: 'Schriftliche Bestätigung des Anbieters',
    },
  }
}

const STAYS_RED = 'Die Ampel bleibt rot, bis das geklärt ist.'
const NOT_GREEN = 'Die Ampel wird nicht grün, bis das geklärt ist.'

function differsWidely(values: readonly unknown[]): boolean {
  const numbers = values.filter(value => typeof value === 'number')
  const most = Math.max(...numbers)
  return numbers.length > 1 && most - Math.min(...numbers) > RED_DIFFERENCE * most
}

function rank({ knockout, consequence, light }: RedFlag): number {
  if (knockout) return 0
  return consequence !== undefined ? 1 : light === 'rot' ? 2 : 3
}
