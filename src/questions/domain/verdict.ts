import type { Light } from './answer.ts'

/** A light with the German sentence that explains it; null: shown, not judged. */
export type Verdict =
  | { readonly light: 'grün' }
  | { readonly light: 'gelb' | 'rot'; readonly reason: string }
  | { readonly light: null; readonly reason?: string }

export const GREEN: Verdict = { light: 'grün' }

export function yellow(reason: string): Verdict {
  return { light: 'gelb', reason }
}

export function red(reason: string): Verdict {
  return { light: 'rot', reason }
}

/** Shown with a word of caution, without a light. */
export function unjudged(reason: string): Verdict {
  return { light: null, reason }
}

const SEVERITY: Readonly<Record<Light, number>> = { grün: 0, gelb: 1, rot: 2 }

/** The hardest of the lights; of two that are equal the first. Without any light the first reason. */
export function worst(verdicts: readonly Verdict[]): Verdict {
  let hardest: Verdict = verdicts.find(({ light }) => light === null) ?? { light: null }
  for (const verdict of verdicts) if (rank(verdict) > rank(hardest)) hardest = verdict
  return hardest
}

function rank({ light }: Verdict): number {
  return light === null ? -1 : SEVERITY[light]
}
