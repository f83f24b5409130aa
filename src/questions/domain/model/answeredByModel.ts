import { wholeQuote } from '#kernel/evidence.ts'
import { type Answer, isOpen } from '../answer.ts'
import type { ModelFinding } from './modelFinding.ts'

/**
 * Open questions answered with the quotes that a language model pointed at. Nothing that is judged or counted changes: the quotes have
 * no light, the rating was made before, and the to-do stays, because only a person can say whether they settle the question. What no
 * second reading has confirmed is a place, not an answer.
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
    const found = { ...answer, evidence: [evidence], light: null }
    if (confirmed) {
      const source = `Fundstelle vom Sprachmodell ${model}, von ihm in einer zweiten, anders gestellten Frage bestätigt; das Zitat steht im Dokument, bewertet ist es nicht.`
      return { ...found, state: 'belegt', answer: wholeQuote(evidence), source }
    }
    // Where our own reading has a place, or a page could not be read, that is told.
    if (answer.state === 'unsicher') return answer
    return {
      ...found,
      state: 'unsicher',
      answer: `Fundstelle auf S. ${evidence.page}, nicht bestätigt: „${wholeQuote(evidence)}“`,
      source: `Fundstelle vom Sprachmodell ${model}; das Zitat steht im Dokument, ob es die Frage beantwortet, ist nicht geprüft.`,
    }
  })
}
