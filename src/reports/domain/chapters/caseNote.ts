import type { Assessment } from '#rating/domain/assess.ts'
import { outcomesSentence } from '#rating/domain/openState.ts'
import { paragraph } from '../blocks.ts'
import type { Block } from '../report.ts'

/** For which of two outcomes a chapter is calculated, beside both prices. Empty: nothing is open that makes two. */
export function caseNote({ verdict: { states = [] } }: Pick<Assessment, 'verdict'>): Block[] {
  return states.map(state =>
    paragraph(
      `${outcomesSentence(state)} Gebot, Kosten und Miete in diesem Bericht sind für den Fall „${state.outcomes[0].when}“ gerechnet.`,
    ),
  )
}
