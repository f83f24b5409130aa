import { type Box, type Evidence, wholeQuote } from '#kernel/evidence.ts'
import { type Seen, shownProof } from '#extraction/domain/pointed/seen.ts'
import { DEAL_TOPICS, type DealTopic } from '#extraction/domain/pointed/dealSaidAt.ts'
import type { PointedDeal } from '#extraction/domain/pointed/pointedDeal.ts'
import { NOTE_TOPICS, type NoteTopic } from './noteQuestions.ts'

/** A place that a model pointed at and that our own reading has passed by: shown with its words, judged by nobody. */
export interface Note {
  readonly topic: NoteTopic
  readonly evidence: Evidence
}

/** More are not read. */
const MAX_NOTES = 8
const MAX_DEAL = 12

type Places = ReadonlyMap<string, readonly Seen[]>

/** What of the bargain was read at these places, and the places at which nothing was. */
export function dealIn(
  places: Places,
  read: (topic: DealTopic, seen: Seen) => readonly PointedDeal[],
): { readonly deal: readonly PointedDeal[]; readonly places: Places } {
  const deal = new Map<string, PointedDeal>()
  const rest = new Map(places)
  for (const topic of DEAL_TOPICS) {
    const unread = (places.get(topic) ?? []).filter(seen => {
      const said = read(topic, seen)
      for (const one of said) if (!deal.has(`${topic} ${one.value}`)) deal.set(`${topic} ${one.value}`, one)
      return said.length === 0
    })
    rest.set(topic, unread)
  }
  return { deal: [...deal.values()].slice(0, MAX_DEAL), places: rest }
}

/**
 * @param places by what was asked @param known what our own reading has read, whatever as
 * @param worries those of them that it tells as a worry: "Im Keller riecht es nach Benzin" is read as a cellar, and no more
 */
export function notesOf(places: Places, known: readonly Evidence[], worries: readonly Evidence[]): Note[] {
  const shown = new Set<string>()
  return NOTE_TOPICS.flatMap(topic => (places.get(topic) ?? []).map(seen => ({ topic, evidence: shownProof(seen) })))
    .filter(({ topic, evidence }) => {
      const words = wholeQuote(evidence)
      const isNew =
        !shown.has(words) &&
        !(topic === 'sorge' ? worries : known).some(
          one => one.page === evidence.page && overlaps(one.box, evidence.box),
        )
      shown.add(words)
      return isNew
    })
    .slice(0, MAX_NOTES)
}

function overlaps(a: Box, b: Box): boolean {
  return Math.min(a[2], b[2]) > Math.max(a[0], b[0]) && Math.min(a[3], b[3]) > Math.max(a[1], b[1])
}
