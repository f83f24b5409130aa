import { germanPercent, percent } from '#kernel/share.ts'
import type { QuestionId } from '#questions/domain/catalogue.ts'
import type { Appraisal } from '#valuation/domain/appraisal.ts'
import { isErbbauKnown } from '#valuation/domain/erbbau.ts'
import type { VerdictPoint } from './verdict.ts'

const TERM: QuestionId = 'erbbau-restlaufzeit'

/** A short Erbbaurecht whose terms are told is a condition with a price: what it takes off is told where it decides. */
export function withErbbauEffect(
  points: readonly VerdictPoint[],
  { object, level }: Pick<Appraisal, 'object' | 'level'>,
): VerdictPoint[] {
  const step = level?.adjustments.find(({ id }) => id === 'erbbaurecht')
  if (!step || !object || !isErbbauKnown(object)) return [...points]
  const off = germanPercent(percent(Math.round((1 - step.factor) * 100)))
  const effect = `In der Schätzung sind dafür schon ${off} gegenüber einem Haus mit eigenem Boden abgezogen.`
  return points.map(one => (one.id === TERM ? { ...one, sentence: `${one.sentence} ${effect}` } : one))
}
