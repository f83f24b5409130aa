import type { Answer, Todo } from '#questions/domain/answer.ts'
import type { QuestionId } from '#questions/domain/catalogue.ts'
import { type Holder, holderOfPaper, type PaperId, PAPERS } from '#questions/domain/paper.ts'
import { byWeight, isKnockout, type NotesOf, severity, todoOf } from './judged.ts'

export interface Ask {
  /** Of the question. */
  readonly id: QuestionId
  /** German sentence with "Sie". */
  readonly ask: string
  readonly weight: number
}

/** One thing to get, with all that it settles. */
export interface DocumentTodo {
  /** 1: before anything else; 2: before the notary; 3: when there is time. */
  readonly priority: 1 | 2 | 3
  /** Document, office or expert. */
  readonly document: string
  /** Papers of the seller among it. */
  readonly papers: readonly PaperId[]
  readonly from: Holder
  /** It came with the exposé: who has it need not ask for it. */
  readonly isEnclosed?: true
  /** The weightiest first. */
  readonly asks: readonly Ask[]
  readonly ids: readonly QuestionId[]
  /** German sentence. */
  readonly why: string
}

interface Special {
  /** Nobody sells: papers and experts are those of the court. */
  readonly auction?: boolean
  /** Questions whose expert comes before the offer, whatever the exposé says. */
  readonly wary?: readonly QuestionId[]
}

/** What is open or judged badly and can be settled, one line a document, the weightiest first. Who needs two papers is in both lines. */
export function todosOf(
  answers: readonly Answer[],
  notesOf: NotesOf,
  /** Whether such an offer has this paper; what it has not is not asked for. */
  fits: (paper: PaperId) => boolean = () => true,
  { auction = false, wary = [] }: Special = {},
): DocumentTodo[] {
  const byDocument = new Map<string, [OpenAnswer, ...OpenAnswer[]]>()
  for (const open of answers
    .flatMap(answer => openWith(answer, todoOf(answer, notesOf), fits, auction))
    .sort(byUrgency)) {
    const key = open.line.document.toLowerCase()
    const others = byDocument.get(key)
    byDocument.set(key, others ? [...others, open] : [open])
  }
  return [...byDocument.values()].map(open => documentTodo(open, wary)).sort((a, b) => a.priority - b.priority)
}

type Line = Pick<DocumentTodo, 'document' | 'papers' | 'from'>
type OpenAnswer = Answer & { readonly ask: string; readonly line: Line }

function openWith(
  answer: Answer,
  todo: Todo | null,
  fits: (paper: PaperId) => boolean,
  auction: boolean,
): OpenAnswer[] {
  if (!todo) return []
  const lines = linesOf(todo, fits)
  const [held] = lines.filter(({ from }) => OF_SELLER.includes(from))
  const shown =
    auction && held ? [{ ...held, ...COURT_FILE }, ...lines.filter(({ from }) => !OF_SELLER.includes(from))] : lines
  return shown.map(line => ({ ...answer, ask: todo.ask, line }))
}

/** The debtor shows nothing and lets no expert in; anybody may read what the court has (§ 42 ZVG). */
const COURT_FILE = { document: 'Gutachten und Akte beim Amtsgericht', papers: [], from: 'amtsgericht' } as const
const OF_SELLER: readonly Holder[] = ['anbieter', 'anbieter-oder-andere', 'fachleute']

/** The single papers behind "Grundbuchauszug und Flurkarte", by one name each; anything else stays as it is written. */
function linesOf({ document, papers, copies = [], from }: Todo, fits: (paper: PaperId) => boolean): Line[] {
  if (!papers) {
    const held = copies.filter(fits)
    return [{ document, papers: held, from: from ?? (copies.length > 0 ? 'anbieter' : 'fachleute') }]
  }
  return papers.filter(fits).map(paper => {
    const holder = holderOfPaper(paper)
    return { document: PAPERS[paper], papers: holder === 'anbieter' ? [paper] : [], from: holder }
  })
}

function byUrgency(a: Answer, b: Answer): number {
  return Number(isKnockout(b)) - Number(isKnockout(a)) || byWeight(a, b)
}

function documentTodo(open: readonly [OpenAnswer, ...OpenAnswer[]], wary: readonly QuestionId[]): DocumentTodo {
  const [{ line }] = open
  return {
    priority: priorityOf(open, wary),
    ...line,
    asks: open.map(({ id, ask, weight }) => ({ id, ask, weight })),
    ids: open.map(({ id }) => id),
    why: whyOf(open),
  }
}

/** An expert's report, of which the seller may have a copy. */
function isReport({ from, papers }: Line): boolean {
  return from === 'fachleute' || (papers.length > 0 && papers.every(paper => paper === 'gutachten'))
}

/** An expert who is called without a cause in exposé or building comes when there is time, and so does a map; what was found comes first. */
function priorityOf(open: readonly OpenAnswer[], wary: readonly QuestionId[]): DocumentTodo['priority'] {
  if (open.some(({ id, line }) => wary.includes(id) && isReport(line))) return 1
  if (open.every(answer => isReport(answer.line) && severity(answer) === 3)) return 3
  // What follows from the age of the house alone costs money where one works on it: nobody has it drilled before the price is agreed.
  if (open.every(answer => isReport(answer.line) && answer.state === 'geschätzt' && answer.light !== 'rot')) return 2
  const weight = Math.max(...open.map(answer => answer.weight))
  if (weight < 4 && open.every(answer => answer.line.from === 'amt' && severity(answer) === 3)) return 3
  if (open.some(isKnockout) || weight >= 4) return 1
  return weight >= 3 ? 2 : 3
}

/** The worst finding says it best; without one, how much is open. */
function whyOf(open: readonly OpenAnswer[]): string {
  const [worst] = open.filter(answer => severity(answer) < 3).sort((a, b) => severity(a) - severity(b))
  if (worst?.reason !== undefined) return worst.reason
  const [first] = open
  if (open.length === 1) return `Klärt die Frage „${first?.question ?? ''}“`
  return `Klärt ${open.length} Fragen, zuerst „${first?.question ?? ''}“`
}
