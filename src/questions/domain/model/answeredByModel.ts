import { wholeQuote } from '#kernel/evidence.ts'
import { type Answer, isOpen } from '../answer.ts'
import type { ModelFinding } from './modelFinding.ts'

/**
 * Open questions with the places that a language model pointed at. None of them is answered by it, however often it says so: whether the
 * words settle the question only a person can say. So the state is unsicher, there is no light, and the to-do stays; the rating was made
 * before.
 * @param model its name, for the source
 */
export function answeredByModel(
  answers: readonly Answer[],
  findings: ReadonlyMap<string, ModelFinding>,
  model: string,
): Answer[] {
  return answers.map(answer => {
    const finding = findings.get(answer.id)
    if (!finding || !isOpen(answer)) return answer
    const { evidence, confirmed } = finding
    // Where our own reading has a place, or a page could not be read, that is told, unless the model is surer.
    if (answer.state === 'unsicher' && !confirmed) return answer
    const [how, source] = confirmed
      ? ['', `Fundstelle vom Sprachmodell ${model}, von ihm in einer zweiten, anders gestellten Frage wieder genannt; das Zitat steht im Dokument, ob es die Frage beantwortet, ist nicht geprüft.`]
      : [', nicht bestätigt', `Fundstelle vom Sprachmodell ${model}; das Zitat steht im Dokument, ob es die Frage beantwortet, ist nicht geprüft.`] // prettier-ignore
    return {
      ...answer,
      evidence: [evidence, ...answer.evidence],
      light: null,
      state: 'unsicher',
      answer: `Fundstelle auf S. ${evidence.page}${how}: „${wholeQuote(evidence)}“`,
      source,
    }
  })
}
