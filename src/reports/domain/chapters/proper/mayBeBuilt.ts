import { isOpen } from '#questions/domain/answer.ts'
import { isNoField } from '#questions/domain/situation.ts'
import type { Assessment } from '#rating/domain/assess.ts'
import { answersById } from '../answersById.ts'

/** More than other rows hold: a plan has ten terms, and each may stop a house. */
export const MAX_OF_PLAN = 260

/** Of a plot to build on: what may be built there, and who has paid for road and pipes. Empty: it is none. */
export function mayBeBuilt(assessment: Assessment): { readonly label: string; readonly text: string }[] {
  if (assessment.offer.kind !== 'Grundstück' || !isNoField(assessment)) return []
  const known = answersById(assessment.answers)
  const [law, terms, roads] = (['baurecht', 'bebaubarkeit', 'erschliessung'] as const).map(id => {
    const answer = known.get(id)
    return answer && !isOpen(answer) ? answer.answer.replaceAll('; ', ', ') : ''
  })
  return [
    {
      label: 'Bebauung',
      text: [law, terms].filter(Boolean).join(': ') || 'Was gebaut werden darf, haben wir im Exposé nicht gefunden',
    },
    { label: 'Erschließung', text: roads ?? '' },
  ]
}
