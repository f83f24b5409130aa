import type { Land } from '#reference/laender.ts'
import { BERGBEHOERDEN } from '#reference/market/bergbau.ts'
import type { Remark } from '#extraction/domain/remark.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import type { Answer } from '#questions/domain/answer.ts'
import type { QuestionId } from '#questions/domain/catalogue.ts'
import { enclosedPapers } from '#extraction/domain/sightings/enclosedPapers.ts'
import { type PaperId, PAPERS } from '#questions/domain/paper.ts'
import type { Situation } from '#questions/domain/situation.ts'
import type { NotesOf } from './judged.ts'
import { isFitting } from './mail/fittingPapers.ts'
import { type DocumentTodo, todosOf } from './todos.ts'

interface Told {
  readonly offer: Offer
  readonly situation: Situation
  readonly remarks: readonly Remark[]
}

/** The to-dos of this offer: of papers only what such an offer has, of experts first whom its building calls for. */
export function todosOfOffer(
  answers: readonly Answer[],
  notes: NotesOf,
  { offer, situation, remarks }: Told,
  { auction, land }: { readonly auction: boolean; readonly land: Land | null },
): DocumentTodo[] {
  const fits: Parameters<typeof todosOf>[2] = paper => isFitting(paper, situation, offer, remarks)
  const wary = waryOf(situation, remarks)
  const papers = enclosedPapers(offer.sightings)
  const isCracked = remarks.some(({ subject, topic }) => subject === 'bergschaden' && topic === 'statik')
  const isWary = ({ ids }: DocumentTodo) => ids.some(id => wary.includes(id) || (isCracked && id === 'bergbau'))
  // Of one urgency the expert whom the building calls for goes before the maps that every address has.
  return todosOf(answers, notes, fits, { auction, wary })
    .map(todo => enclosed(todo, papers))
    .map(todo => (todo.document === PAPERS.bergauskunft ? ofMining(todo, land, isCracked) : todo))
    .toSorted((a, b) => a.priority - b.priority || Number(isWary(b)) - Number(isWary(a)))
}

/** What lies beside the exposé is read: nobody asks the seller for it again. */
function enclosed(todo: DocumentTodo, papers: readonly PaperId[]): DocumentTodo {
  const open = todo.papers.filter(paper => !papers.includes(paper))
  if (open.length === todo.papers.length) return todo
  return todo.papers.length === 1 && todo.papers.every(paper => todo.document === PAPERS[paper])
    ? {
        ...todo,
        document: `${todo.document} (liegt laut Exposé bei)`,
        papers: [],
        from: 'nachschlagen',
        isEnclosed: true,
      }
    : { ...todo, papers: open }
}

/** Each Land has an office of its own; where the house has cracks, what it says decides whether one bids at all. */
function ofMining(todo: DocumentTodo, land: Land | null, isCracked: boolean): DocumentTodo {
  const office = land === null ? undefined : BERGBEHOERDEN[land]
  const document = office === undefined ? todo.document : `${todo.document} (${office})`
  if (!isCracked) return { ...todo, document }
  return { ...todo, document, priority: 1, ids: [...new Set([...todo.ids, 'statik-setzung' as const])] }
}

const TIMBER: readonly string[] = ['bauweise-holz', 'bauweise-fachwerk']
/** Cellars were built without a barrier against damp until about then. */
const YEARS_OF_DAMP = 75

/** Questions whose expert comes before the offer, though the exposé gives no cause but the building itself. */
function waryOf({ community, developer, nothingBuilt, age }: Situation, remarks: readonly Remark[]): QuestionId[] {
  if (developer || nothingBuilt || community) return []
  const isTimber = remarks.some(
    ({ rule, certainty, scope }) => TIMBER.includes(rule) && certainty === 'stated' && scope.bearer !== 'surroundings' && scope.bearer !== 'other', // prettier-ignore
  )
  const isAged = (age ?? 0) >= YEARS_OF_DAMP
  return [...(isTimber ? (['schaedlinge-holz'] as const) : []), ...(isAged ? (['keller-feuchte'] as const) : [])]
}
