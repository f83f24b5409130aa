import { wholeQuote } from '#kernel/evidence.ts'
import type { Answer } from '#questions/domain/answer.ts'
import { byWeight } from '#rating/domain/judged.ts'
import { heading, paragraph } from '../blocks.ts'
import type { Block } from '../report.ts'
import { shortened } from './wording.ts'

const MAX_CROPS = 6
const MAX_QUOTE = 70

/** Where answers may stand that were not read safely, with their places as pictures, the weightiest first. Empty without any. */
export function unsureBlocks(answers: readonly Answer[]): Block[] {
  const unsure = answers.filter(({ state, evidence }) => state === 'unsicher' && evidence.length > 0).sort(byWeight)
  if (unsure.length === 0) return []
  return [
    heading('Nicht sicher gelesen'),
    paragraph(
      'Dazu steht etwas im Exposé, wir haben es aber nicht sicher gelesen. Gerechnet und bewertet ist damit nicht: Lesen Sie die Stelle selbst, und lassen Sie sich den Wert bestätigen.',
    ),
    {
      kind: 'table',
      caption: 'Fragen, deren Antwort nicht sicher gelesen wurde, mit Seite und Wortlaut',
      head: ['Frage', 'Steht evtl. hier', 'Seite'],
      align: ['left', 'left', 'right'],
      rows: unsure.map(({ question, evidence }) => [
        question,
        evidence.map(one => `„${shortened(wholeQuote(one), MAX_QUOTE)}“`).join(' · '),
        [...new Set(evidence.map(({ page }) => page))].sort((a, b) => a - b).join(', '),
      ]),
    },
    {
      kind: 'crops',
      items: unsure
        .slice(0, MAX_CROPS)
        .flatMap(({ question, evidence }) => evidence.slice(0, 1).map(one => ({ label: question, evidence: one }))),
    },
  ]
}
