import { type Answer, isOpen } from '../answer.ts'
import type { ModelFinding } from './modelFinding.ts'

/**
 * Open questions answered with the quotes that a language model pointed at. Nothing that is judged or counted changes: the quotes have
 * no light, the rating was made before, and the to-do stays, because only a person can say whether they settle the question.
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
    const source = `Fundstelle vom Sprachmodell ${model}; das Zitat steht im Dokument, bewertet ist es nicht.`
    return { ...answer, state: 'belegt', answer: finding.answer, evidence: finding.evidence, source, light: null }
  })
}
