import { questionOf } from '#questions/domain/catalogue.ts'
import { sellerPapers } from '#rating/domain/sellerPapers.ts'
import type { DocumentTodo } from '#rating/domain/todos.ts'
import type { Block, Chapter } from '../report.ts'
import type { ReportInput } from '../reportInput.ts'
import { counted, sentence } from './wording.ts'

const PRIORITIES: readonly { readonly priority: DocumentTodo['priority']; readonly title: string }[] = [
  { priority: 1, title: 'Zuerst: bevor Sie ein Angebot abgeben' },
  { priority: 2, title: 'Danach: bevor Sie zum Notar gehen' },
  { priority: 3, title: 'Wenn Zeit ist' },
]

/** So many questions of one document are named; the mail asks them all. */
const MOST_NAMED = 3

/** What to get, by urgency: one line a document, with what it settles and where it comes from. */
export function aufgabenChapter({ judgement }: ReportInput): Chapter {
  const { todos } = judgement.assessment
  return {
    id: 'aufgaben',
    title: 'Ihre Aufgaben',
    light: null,
    locked: false,
    blocks: [
      { kind: 'text', text: opening(todos) },
      ...PRIORITIES.flatMap(({ priority, title }) =>
        section(
          title,
          todos.filter(todo => todo.priority === priority),
        ),
      ),
    ],
  }
}

function opening(todos: readonly DocumentTodo[]): string {
  if (todos.length === 0) {
    return 'Aus dem Exposé ergibt sich keine offene Aufgabe. Lesen Sie vor dem Notartermin trotzdem Grundbuchauszug und Vertragsentwurf, und besichtigen Sie das Objekt.'
  }
  const first = todos.filter(({ priority }) => priority === 1).length
  const words = first > 0 ? ` ${counted(first, 'davon ist', 'davon sind')} zu erledigen, bevor Sie ein Angebot abgeben.` : '' // prettier-ignore
  return `${counted(todos.length, 'Unterlage oder Auskunft klärt', 'Unterlagen und Auskünfte klären')} alles, was offen oder schlecht bewertet ist.${words} Haken Sie ab, was Sie haben. Was der Anbieter liefern kann, steht schon im Anschreiben.`
}

function section(title: string, todos: readonly DocumentTodo[]): Block[] {
  if (todos.length === 0) return []
  return [
    { kind: 'heading', text: `${title} (${todos.length})` },
    { kind: 'checklist', items: todos.map(todo => ({ text: todo.document, detail: detailOf(todo) })) },
  ]
}

function detailOf({ document, ids, why }: DocumentTodo): string {
  return `${reasonOf(ids, why)} ${originOf(document)}`
}

/** An expert or an office makes it, but the seller may have it already. */
const MADE_ELSEWHERE = /gutachten|bauakte|geprüft|prüfung|auskunft/iu

function originOf(document: string): string {
  if (sellerPapers([document]).length === 0) return 'Von Amt, Verwaltung oder Fachleuten.'
  return MADE_ELSEWHERE.test(document)
    ? 'Von Amt oder Fachleuten; fragen Sie zuerst, ob der Anbieter es schon hat.'
    : 'Vom Anbieter.'
}

/** A judged finding says why; what is merely open is named by its questions. */
function reasonOf(ids: readonly string[], why: string): string {
  if (!why.startsWith('Klärt ')) return sentence(why)
  const questions = ids.slice(0, MOST_NAMED).map(id => questionOf(id).question)
  const more = ids.length - questions.length
  return `Klärt: ${questions.join(' ')}${more > 0 ? ` Und ${counted(more, 'weitere Frage', 'weitere Fragen')}.` : ''}`
}
