import { listed } from '#kernel/germanList.ts'
import { type Answer, GROUPS, type Group, isOpen, STATE_NAMES, STATES } from '#questions/domain/answer.ts'
import { byWeight, shownLight } from '#rating/domain/judged.ts'
import { chapter, heading, paragraph, table } from '../blocks.ts'
import type { Block, Chapter } from '../report.ts'
import type { ReportInput } from '../reportInput.ts'
import { proofOf } from './proofOf.ts'
import { sourceNumbers, usedSources } from './usedSources.ts'
import { counted, sentence, wholeFindings } from './wording.ts'

const MAX_ANSWER_LENGTH = 280

/** Every question that was put, with light, answer, state and proof; the open ones below them by name. */
export function antwortenChapter(input: ReportInput): Chapter {
  const { answers: all, asked } = input.judgement.assessment
  const answers = all.filter(answer => !isOpen(answer) || asked.includes(answer))
  const cite = sourceNumbers(usedSources(input))
  return chapter({
    id: 'antworten',
    title: 'Alle Antworten mit Beleg',
    blocks: [
      paragraph(opening(answers)),
      ...GROUPS.flatMap(group =>
        groupBlocks(
          group,
          answers.filter(answer => answer.group === group),
          cite,
        ),
      ),
    ],
  })
}

function opening(answers: readonly Answer[]): string {
  const count = (state: Answer['state']) => answers.filter(answer => answer.state === state).length
  const states = STATES.map(state => `${count(state)}\u00a0${STATE_NAMES[state]}`)
  return `Für dieses Objekt gelten ${counted(answers.length, 'Frage', 'Fragen')}: ${listed(states)}. Was die fünf Zustände bedeuten, steht im Kapitel „Methode und Grenzen“; die Nummern der Quellen führen ins Kapitel „Quellen und Stand“. Die Zeilen ohne Farbe werden nur gezeigt, nicht bewertet.`
}

/** Names the sources of a text by number. */
type Cite = (source: string) => string

function groupBlocks(group: Group, answers: readonly Answer[], cite: Cite): Block[] {
  if (answers.length === 0) return []
  const known = answers.filter(answer => !isOpen(answer))
  const unsure = answers.filter(({ state }) => state === 'unsicher').sort(byWeight)
  const open = answers.filter(({ state }) => state === 'nicht im Exposé').sort(byWeight)
  return [
    heading(group),
    ...(known.length > 0 ? [knownTable(group, known, cite)] : []),
    ...(unsure.length > 0 ? [openText('Nicht sicher gelesen', unsure)] : []),
    ...(open.length > 0 ? [openText('Nicht gefunden', open)] : []),
  ]
}

function knownTable(group: Group, answers: readonly Answer[], cite: Cite): Block {
  return table(
    `${group}: Fragen mit Farbe, Antwort und Beleg`,
    ['Ampel', 'Frage und Antwort', 'Zustand und Beleg'],
    answers.map(answer => [
      shownLight(answer) ?? '–',
      `${answer.question}\n${sentence(wholeFindings(answer.answer, MAX_ANSWER_LENGTH))}`,
      proofOf(answer, cite),
    ]),
    { asks: 1 },
  )
}

function openText(what: string, open: readonly Answer[]): Block {
  return paragraph(`${what} (${open.length}): ${open.map(({ question }) => question).join(' ')}`)
}
