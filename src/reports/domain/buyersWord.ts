import type { FactKey } from '#extraction/domain/facts.ts'
import { BUYERS_WORD } from '#extraction/domain/given/withGiven.ts'
import type { Answer } from '#questions/domain/answer.ts'
import { FACT_GROUPS } from './chapters/factLabels.ts'

const LABELS: ReadonlyMap<FactKey, string> = new Map(FACT_GROUPS.flatMap(({ labels }) => labels))

/** The German name of a fact: "Wohnfläche". */
export function factLabel(key: FactKey): string {
  return LABELS.get(key) ?? key
}

/** "Von Ihnen angegeben: Kaufpreis, Wohnfläche": what an answer rests on that no exposé says; null: nothing. */
export function buyersWord({ ofBuyer = [] }: Pick<Answer, 'ofBuyer'>): string | null {
  return ofBuyer.length === 0 ? null : `Von Ihnen angegeben: ${ofBuyer.map(factLabel).join(', ')}`
}

/** The source of an answer with the buyer's share in it first; undefined: it has none. */
export function sourceOf(answer: Pick<Answer, 'source' | 'ofBuyer'>): string | undefined {
  const own = buyersWord(answer)
  if (own === null) return answer.source
  const others = (answer.source ?? '').split('; ').filter(piece => piece !== '' && piece !== BUYERS_WORD)
  return [own, ...others].join('; ')
}
