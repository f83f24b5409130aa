import { type Answer, isOpen } from '#questions/domain/answer.ts'
import { bySeverity } from '#rating/domain/judged.ts'
import { chapter, findings, heading, paragraph, table } from '../blocks.ts'
import type { Block, Chapter, FindingItem } from '../report.ts'
import type { ReportInput } from '../reportInput.ts'
import { type LawCase, lawCaseOf } from './lawCase.ts'
import { type LawNote, lawNotesFor, lawSource } from './lawNotes.ts'
import { proofOf } from './proofOf.ts'
import { counted, told } from './wording.ts'

/** What the exposé says on law and ownership, and what the law says for such an object. */
export function rechtChapter({ judgement }: ReportInput): Chapter {
  const { assessment } = judgement
  const asked = assessment.answers.filter(({ group }) => group === 'Recht & Eigentum')
  const known = asked.filter(answer => !isOpen(answer))
  // What gives no cause to worry stands among all answers.
  const worrying = known.filter(({ light }) => light === 'gelb' || light === 'rot')
  const one = lawCaseOf(assessment)
  return chapter({
    id: 'recht',
    title: 'Recht und Eigentum im Einzelnen',
    light: assessment.rating.groups.find(({ group }) => group === 'Recht')?.light ?? null,
    blocks: [
      paragraph(opening(known.length, asked.length)),
      ...(worrying.length > 0 ? [heading('Was auffällt'), saidTable(worrying)] : []),
      heading('Was das Gesetz für dieses Objekt sagt'),
      findings(lawNotesFor(one).map(note => noteItem(note, one))),
    ],
  })
}

function opening(known: number, asked: number): string {
  if (known === 0) {
    return 'Zum Recht haben wir im Exposé nichts gefunden, was sich auswerten lässt. Das ist üblich: Grundbuch, Baulasten und Verträge zeigt erst der Verkäufer oder das Amt.'
  }
  return `Von ${counted(asked, 'Frage', 'Fragen')} zu Recht und Eigentum beantwortet das Exposé ${known}. Was es nicht nennt, gilt nicht als geklärt: Lasten im Grundbuch gehen auf Sie über, auch wenn niemand davon spricht. Was in Ihrem Fall gilt, klären Notar oder Anwalt.`
}

function saidTable(answers: readonly Answer[]): Block {
  return table(
    'Antworten zu Recht und Eigentum mit Farbe, Befund und Beleg',
    ['Ampel', 'Frage und Befund', 'Zustand und Beleg'],
    [...answers]
      .sort(bySeverity)
      .map(answer => [
        answer.light ?? '–',
        `${answer.question}\n${told([answer.answer, answer.reason])}`,
        proofOf(answer),
      ]),
    { asks: 1 },
  )
}

function noteItem(note: LawNote, one: LawCase): FindingItem {
  return {
    light: null,
    title: note.title,
    text: typeof note.text === 'string' ? note.text : note.text(one),
    quotes: [],
    basis: lawSource(note),
    todo: note.todo,
  }
}
