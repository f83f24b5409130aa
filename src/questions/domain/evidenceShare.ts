import { ratio, type Share } from '#kernel/share.ts'
import type { ObjectKind } from '#extraction/domain/objectType.ts'
import type { Answer } from './answer.ts'
import { countsAsProven } from './applicability.ts'
import { questionOf } from './catalogue.ts'

/** Weight of the core answers that the exposé proves, and of all core answers. */
export interface EvidenceWeights {
  readonly proven: number
  readonly asked: number
}

export function evidenceWeights(answers: readonly Answer[], kind: ObjectKind | null): EvidenceWeights {
  const core = answers.filter(answer => answer.core)
  const proven = core.filter(({ id, state }) => countsAsProven(questionOf(id), kind, state))
  return { proven: weightOf(proven), asked: weightOf(core) }
}

/** The Belegquote, 0 to 1. Saying less never raises it. */
export function evidenceShare(answers: readonly Answer[], kind: ObjectKind | null): Share {
  const { proven, asked } = evidenceWeights(answers, kind)
  return ratio(proven, Math.max(asked, 1))
}

function weightOf(answers: readonly Answer[]): number {
  return answers.reduce((total, { weight }) => total + weight, 0)
}
