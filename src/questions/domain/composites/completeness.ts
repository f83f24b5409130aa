import { germanPercent, percent } from '#kernel/share.ts'
import type { ObjectKind } from '#extraction/domain/objectType.ts'
import type { Answer, Finding } from '../answer.ts'
import { evidenceWeights } from '../evidenceShare.ts'

/** How much of what matters the exposé proves. Shown, not judged: it tells the buyer what to ask. */
export function completeness(answers: readonly Answer[], kind: ObjectKind | null): Finding {
  const { proven, asked } = evidenceWeights(answers, kind)
  const share = germanPercent(percent(asked === 0 ? 0 : Math.round((100 * proven) / asked)))
  return {
    state: 'berechnet',
    answer: `${share} der Kernfragen sind belegt oder berechnet, nach Gewicht`,
    evidence: [],
    formula: `${proven} von ${asked} Gewichtspunkten der Kernfragen`,
    inputs: [],
    light: null,
    reason: 'Wie viel fehlt, senkt keine Note. Jede offene Frage steht mit Dokument in der Liste.',
  }
}
