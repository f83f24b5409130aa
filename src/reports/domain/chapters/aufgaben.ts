import { type QuestionId, questionOf } from '#questions/domain/catalogue.ts'
import type { Holder } from '#questions/domain/paper.ts'
import type { Assessment } from '#rating/domain/assess.ts'
import { byWeight } from '#rating/domain/judged.ts'
import type { DocumentTodo } from '#rating/domain/todos.ts'
import type { Block, Chapter } from '../report.ts'
import type { ReportInput } from '../reportInput.ts'
import { firstSentence } from './firstSentence.ts'
import { labelOf } from './questionLabels.ts'
import { counted, listed, sentence } from './wording.ts'

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
const MOST_SILENT = 8
const MOST_UNSURE = 6

/** So many questions of one document are named; the mail asks them all. */
const MOST_NAMED = 2

/** What the exposé does not say, and what to get for it, by urgency: one line a document, with who has it. */
export function aufgabenChapter({ document, judgement }: ReportInput): Chapter {
  const { todos, money } = judgement.assessment
  const wording = money.home.auction ? BIDDING : BUYING
  const first = todos.filter(({ priority }) => priority === 1).slice(0, MAX_FIRST)
  const next = todos.filter(todo => !first.includes(todo)).slice(0, MAX_TASKS - first.length)
  return {
    id: 'aufgaben',
    title: 'Was fehlt und was zu tun ist',
    light: null,
    locked: false,
    blocks: [
      ...silent(judgement.assessment, document.unreadPages.length > 0),
      ...unsureLine(judgement.assessment),
      { kind: 'text', text: opening(todos.length, first.length, wording) },
      ...section(wording.titles[0], first, wording),
      ...section(wording.titles[1], next, wording),
      {
        kind: 'links',
        items: [{ chapter: 'verschweigt', text: 'Alle offenen Fragen und Unterlagen', light: null }],
      },
    ],
  }
}

/** The open questions that weigh most, with why they do. */
function silent({ silences }: Assessment, hasUnread: boolean): Block[] {
  if (hasUnread) {
    return [
      {
        kind: 'text',
        text: 'Ein Teil des Exposés ließ sich nicht lesen. Was fehlt, lässt sich deshalb nicht sagen: Es kann auf diesen Seiten stehen.',
      },
    ]
  }
  const top = silences.slice(0, MOST_SILENT)
  if (top.length === 0) return []
  return [
    {
      kind: 'table',
      caption: 'Was das Exposé nicht sagt, das Wichtigste zuerst, und warum es zählt',
      head: ['Nicht im Exposé', 'Warum es zählt'],
      align: ['left', 'left'],
      rows: top.map(({ id, question }) => [question, firstSentence(questionOf(id).why)]),
      ...(silences.length > top.length && {
        sources: [`${counted(silences.length - top.length, 'weitere wichtige Frage steht', 'weitere wichtige Fragen stehen')} im Anhang. Was fehlt, senkt die Punktzahl nicht; ein Ja ist es auch nicht.`], // prettier-ignore
      }),
    },
  ]
}

/** Where to look for oneself. */
function unsureLine({ answers }: Assessment): Block[] {
  const unsure = answers.filter(({ state, evidence }) => state === 'unsicher' && evidence.length > 0).sort(byWeight)
  if (unsure.length === 0) return []
  const named = unsure
    .slice(0, MOST_UNSURE)
    .map(({ id, question, evidence: [first] }) => `${labelOf(id, question)} (Seite\u00a0${first?.page ?? '–'})`)
  return [
    {
      kind: 'text',
      text: `Nicht sicher gelesen, bitte selbst nachsehen: ${listed(named)}. Gerechnet ist damit nicht.`,
    },
  ]
}

function opening(count: number, first: number, { before, letter }: Wording): string {
  if (count === 0) {
    return 'Aus dem Exposé ergibt sich keine offene Aufgabe. Lesen Sie vor dem Notartermin trotzdem Grundbuchauszug und Vertragsentwurf, und besichtigen Sie das Objekt.'
  }
  const words = first > 0 ? ` ${counted(first, 'davon ist', 'davon sind')} zu erledigen, ${before}.` : ''
  return `Mit höchstens ${MAX_TASKS} Aufgaben fangen Sie an.${words} ${letter}`
}

function section(title: string, todos: readonly DocumentTodo[], wording: Wording): Block[] {
  if (todos.length === 0) return []
  return [
    { kind: 'heading', text: `${title} (${todos.length})` },
    { kind: 'checklist', items: todos.map(todo => ({ text: todo.document, detail: detailOf(todo, wording) })) },
  ]
}

/** All that is worth getting, named once without reasons: the answers say what each of them settles. */
export function allPapers(todos: readonly DocumentTodo[]): Block[] {
  if (todos.length === 0) return []
  return [
    { kind: 'heading', text: `Alle Unterlagen und Auskünfte (${todos.length})` },
    {
      kind: 'list',
      items: ([1, 2, 3] as const).flatMap(priority => {
        const papers = todos.filter(todo => todo.priority === priority).map(({ document }) => document)
        return papers.length === 0 ? [] : [sentence(`${URGENCY[priority]}: ${papers.join('; ')}`)]
      }),
    },
  ]
}

const URGENCY = { 1: 'Vor einem Angebot', 2: 'Vor dem Notartermin', 3: 'Wenn Zeit ist' } as const

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
