import { listed } from '#kernel/germanList.ts'
import type { QuestionId } from '#questions/domain/catalogue.ts'
import type { Holder } from '#questions/domain/paper.ts'
import type { Assessment } from '#rating/domain/assess.ts'
import { byWeight } from '#rating/domain/judged.ts'
import { decisiveQuestions } from '#rating/domain/mail/decisiveQuestions.ts'
import { unreadTopics } from '#rating/domain/unreadTopics.ts'
import { citedIn } from '#questions/domain/cited.ts'
import type { DocumentTodo } from '#rating/domain/todos.ts'
import { bullets, chapter, checklist, heading, paragraph } from '../blocks.ts'
import type { Block, Chapter } from '../report.ts'
import type { ReportInput } from '../reportInput.ts'
import { labelOf } from './questionLabels.ts'
import { unconcludedBlocks } from './unconcludedBlocks.ts'
import { sentence } from './wording.ts'

interface Wording {
  /** Of what comes first, and of what follows. */
  readonly titles: readonly [first: string, next: string]
  /** Who has papers that a seller would have. */
  readonly holder: string
  /** What the court does not have to show; of a seller the mail asks for it. */
  readonly note: string
}

const BUYING: Wording = {
  titles: ['Zuerst: bevor Sie ein Angebot abgeben', 'Danach: bevor Sie zum Notar gehen'],
  holder: 'Anbieter',
  note: '',
}
const BIDDING: Wording = {
  titles: ['Zuerst: bevor Sie mitbieten', 'Danach: vor dem Termin'],
  holder: 'Gericht oder Verwalter',
  note: 'Der Eigentümer muss Ihnen nichts zeigen: Was in Akte und Gutachten fehlt, bleibt Ihr Risiko.',
}
/** The day that is named has passed. */
const BIDDING_AGAIN: Wording = { ...BIDDING, titles: [BIDDING.titles[0], 'Danach: vor einem neuen Termin'] }

/** More is not done before a first bid, nor worked off at all. */
const MAX_FIRST = 5
const MAX_TASKS = 10
const MAX_SILENT = 8
const MAX_UNSURE = 6

/** So many questions of one document are named; the annex has them all. */
const MAX_NAMED = 4

/** What the exposé does not say, and what to get for it, by urgency: one line a document, with who has it. */
export function aufgabenChapter({ document, judgement }: ReportInput): Chapter {
  const { todos, money, offer, unconcluded: left } = judgement.assessment
  const isOver = offer.deal?.status.value === 'veraltet'
  const wording = money.home.auction ? (isOver ? BIDDING_AGAIN : BIDDING) : BUYING
  const ids = decisiveQuestions(judgement.assessment.verdict)
  const proofs = todos.filter(todo => todo.ids.some(id => ids.includes(id)))
  const urgent = todos.filter(todo => todo.priority === 1 && !proofs.includes(todo))
  // What proves the points of the decision comes before all else, however light its other questions are.
  const first = [...proofs, ...urgent].slice(0, MAX_FIRST)
  const next = todos.filter(todo => !first.includes(todo) && todo.priority < 3).slice(0, MAX_TASKS - first.length)
  return chapter({
    id: 'aufgaben',
    title: 'Was fehlt und was zu tun ist',
    blocks: [
      ...opening(todos.length, wording),
      ...section(wording.titles[0], first, wording),
      ...section(wording.titles[1], next, wording),
      ...silent(judgement.assessment, [...first, ...next], document.unreadPages.length > 0, left.length > 0),
      ...unconcludedBlocks(left),
      ...unsureLine(
        judgement.assessment,
        left.flatMap(({ ids }) => ids),
      ),
      {
        kind: 'links',
        items: [{ chapter: 'verschweigt', text: 'Alle offenen Fragen und Unterlagen', light: null }],
      },
    ],
  })
}

/** The open questions that weigh most and that no task above settles. @param isLeft there are sentences of which nothing was concluded */
function silent(
  { silences }: Assessment,
  tasks: readonly DocumentTodo[],
  hasUnread: boolean,
  isLeft: boolean,
): Block[] {
  if (hasUnread) {
    return [
      paragraph(
        'Ein Teil des Exposés ließ sich nicht lesen. Was fehlt, lässt sich deshalb nicht sagen: Es kann auf diesen Seiten stehen.',
      ),
    ]
  }
  const settled = new Set(tasks.flatMap(({ ids }) => ids))
  const rest = silences.filter(({ id }) => !settled.has(id)).map(({ id }) => labelOf(id))
  if (rest.length === 0) return []
  const but = isLeft ? ', es kann aber in einem der folgenden Sätze stehen' : ''
  return [paragraph(`Auch das haben wir im Exposé nicht gefunden${but}: ${someOf(rest, MAX_SILENT)}.`)]
}

/** What stands there in words, and where to look for oneself; what an expert would have to settle comes first. */
function unsureLine({ asked }: Assessment, hinted: readonly QuestionId[]): Block[] {
  const shown = asked.filter(({ id }) => !hinted.includes(id))
  const heavy = unreadTopics(shown)
  const others = shown.filter(({ state, evidence }) => state === 'unsicher' && evidence.length > 0).sort(byWeight)
  const unsure = [...new Set([...heavy, ...others])].slice(0, MAX_UNSURE)
  const cited = unsure.flatMap(({ id, evidence }) => {
    const said = citedIn(evidence)
    return said === null ? [] : [`${labelOf(id)}: ${said}`]
  })
  const named = unsure
    .filter(({ evidence }) => citedIn(evidence) === null)
    .map(({ id, evidence: [first] }) => `${labelOf(id)} (Seite\u00a0${first?.page ?? '–'})`)
  return [
    ...(cited.length > 0 ? [paragraph(`Das sagt das Exposé dazu, gerechnet ist damit nicht: ${cited.join('; ')}.`)] : []), // prettier-ignore
    ...(named.length > 0
      ? [paragraph(`Nicht sicher gelesen und nicht gerechnet, bitte selbst nachsehen: ${listed(named)}.`)]
      : []),
  ]
}

function opening(count: number, { note }: Wording): Block[] {
  const text = count === 0 ? NO_TASK : note
  return text === '' ? [] : [paragraph(text)]
}

const NO_TASK =
  'Aus dem Exposé ergibt sich keine offene Aufgabe. Lesen Sie vor dem Notartermin trotzdem Grundbuchauszug und Vertragsentwurf, und besichtigen Sie das Objekt.'

function section(title: string, todos: readonly DocumentTodo[], wording: Wording): Block[] {
  if (todos.length === 0) return []
  return [
    heading(`${title} (${todos.length})`),
    checklist(todos.map(todo => ({ text: todo.document, detail: detailOf(todo, wording) }))),
  ]
}

/** All that is worth getting, named once without reasons: the answers say what each of them settles. */
export function allPapers(todos: readonly DocumentTodo[], auction: boolean): Block[] {
  if (todos.length === 0) return []
  return [
    heading(`Alle Unterlagen und Auskünfte (${todos.length})`),
    bullets(
      ([1, 2, 3] as const).flatMap(priority => {
        const papers = todos.filter(todo => todo.priority === priority).map(({ document }) => document)
        return papers.length === 0
          ? []
          : [sentence(`${(auction ? BEFORE_BID : URGENCY)[priority]}: ${papers.join('; ')}`)]
      }),
    ),
  ]
}

const BEFORE_BID = { 1: 'Bevor Sie mitbieten', 2: 'Vor dem Termin', 3: 'Wenn Zeit ist' } as const
const URGENCY = { 1: 'Vor einem Angebot', 2: 'Vor dem Notartermin', 3: 'Wenn Zeit ist' } as const

/** Who has it, and what it settles: why that matters stands with the finding, or in the annex. */
function detailOf({ from, ids }: DocumentTodo, wording: Wording): string {
  return sentence(`${nameOf(from, wording)}: ${settledBy(ids)}`)
}

/** "Dach, Heizung und 2 mehr". */
export function settledBy(ids: readonly QuestionId[]): string {
  return someOf(ids.map(id => labelOf(id)), MAX_NAMED) // prettier-ignore
}

function someOf(names: readonly string[], most: number): string {
  const all = [...new Set(names)]
  const rest = all.length - most
  return rest > 0 ? `${all.slice(0, most).join(', ')} und ${rest} mehr` : listed(all)
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
