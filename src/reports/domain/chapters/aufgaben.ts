import { type QuestionId, questionOf } from '#questions/domain/catalogue.ts'
import type { Holder } from '#questions/domain/paper.ts'
import type { DocumentTodo } from '#rating/domain/todos.ts'
import type { Block, Chapter } from '../report.ts'
import type { ReportInput } from '../reportInput.ts'
import { counted, sentence } from './wording.ts'

interface Wording {
  /** Of what comes first, and of what follows. */
  readonly titles: readonly [first: string, next: string]
  /** Who has papers that a seller would have. */
  readonly holder: string
  readonly before: string
  readonly letter: string
}

const BUYING: Wording = {
  titles: ['Zuerst: bevor Sie ein Angebot abgeben', 'Danach: bevor Sie zum Notar gehen'],
  holder: 'Anbieter',
  before: 'bevor Sie ein Angebot abgeben',
  letter: 'Vorn steht, wer sie hat; was der Anbieter hat, verlangt das Anschreiben.',
}
const BIDDING: Wording = {
  titles: ['Zuerst: bevor Sie mitbieten', 'Danach: vor dem Termin'],
  holder: 'Gericht oder Verwalter',
  before: 'bevor Sie mitbieten',
  letter:
    'Vorn steht, wer sie hat. Der Eigentümer muss Ihnen nichts zeigen: Was in Akte und Gutachten fehlt, bleibt Ihr Risiko.',
}

/** More is not done before a first bid, nor worked off at all. */
const MAX_FIRST = 5
const MAX_TASKS = 10

/** So many questions of one document are named; the mail asks them all. */
const MOST_NAMED = 3

/** What to get, by urgency: one line a document, with who has it and what it settles. */
export function aufgabenChapter({ judgement }: ReportInput): Chapter {
  const { todos, money } = judgement.assessment
  const wording = money.home.auction ? BIDDING : BUYING
  const first = todos.filter(({ priority }) => priority === 1).slice(0, MAX_FIRST)
  const next = todos.filter(todo => !first.includes(todo)).slice(0, MAX_TASKS - first.length)
  return {
    id: 'aufgaben',
    title: 'Ihre Aufgaben',
    light: null,
    locked: false,
    blocks: [
      { kind: 'text', text: opening(todos.length, first.length, wording) },
      ...section(wording.titles[0], first, wording),
      ...section(wording.titles[1], next, wording),
      ...others(todos.filter(todo => !first.includes(todo) && !next.includes(todo))),
    ],
  }
}

function opening(count: number, first: number, { before, letter }: Wording): string {
  if (count === 0) {
    return 'Aus dem Exposé ergibt sich keine offene Aufgabe. Lesen Sie vor dem Notartermin trotzdem Grundbuchauszug und Vertragsentwurf, und besichtigen Sie das Objekt.'
  }
  const words = first > 0 ? ` ${counted(first, 'davon ist', 'davon sind')} zu erledigen, ${before}.` : ''
  return `${counted(count, 'Unterlage oder Auskunft klärt', 'Unterlagen und Auskünfte klären')} alles, was offen oder schlecht bewertet ist. Mit höchstens ${MAX_TASKS} davon fangen Sie an.${words} Haken Sie ab, was Sie haben. ${letter}`
}

function section(title: string, todos: readonly DocumentTodo[], wording: Wording): Block[] {
  if (todos.length === 0) return []
  return [
    { kind: 'heading', text: `${title} (${todos.length})` },
    { kind: 'checklist', items: todos.map(todo => ({ text: todo.document, detail: detailOf(todo, wording) })) },
  ]
}

/** What is left is named once, without reasons: the answers say what each of them settles. */
function others(todos: readonly DocumentTodo[]): Block[] {
  if (todos.length === 0) return []
  return [
    { kind: 'heading', text: `Wenn Zeit ist (${todos.length})` },
    { kind: 'text', text: sentence(todos.map(({ document }) => document).join('; ')) },
  ]
}

function detailOf({ from, ids, why }: DocumentTodo, wording: Wording): string {
  return `${nameOf(from, wording)}: ${reasonOf(ids, why)}`
}

/** In a word or two. */
function nameOf(from: Holder, { holder }: Wording): string {
  if (from === 'anbieter') return holder
  return from === 'anbieter-oder-andere' ? `${holder}, sonst Amt oder Fachleute` : NAMES[from]
}

const NAMES: Readonly<Record<Exclude<Holder, 'anbieter' | 'anbieter-oder-andere'>, string>> = {
  amtsgericht: 'Amtsgericht',
  bauamt: 'Amt',
  amt: 'Amt',
  bank: 'Bank',
  besichtigung: 'Sie selbst',
  nachschlagen: 'Sie selbst',
  fachleute: 'Fachleute oder Verwaltung',
}

/** A judged finding says why; what is merely open is named by its questions. */
function reasonOf(ids: readonly QuestionId[], why: string): string {
  if (!why.startsWith('Klärt ')) return sentence(why)
  const questions = ids.slice(0, MOST_NAMED).map(id => questionOf(id).question)
  const more = ids.length - questions.length
  return `${questions.join(' ')}${more > 0 ? ` Und ${counted(more, 'weitere Frage', 'weitere Fragen')}.` : ''}`
}
