import type { Evidence } from '#kernel/evidence.ts'
import type { Deal } from '../deal/deal.ts'
import type { Facts } from '../facts.ts'
import type { PlannedWork } from '../statements/plannedWorks.ts'
import { type DealContext, type DealSaid, type DealTopic, dealSaidAt } from './dealSaidAt.ts'
import { type Seen, shownProof } from './seen.ts'

/** What our own reading of the whole document says of the bargain. */
export interface KnownBargain {
  readonly deal: Deal
  readonly facts: Facts
  readonly plannedWorks: readonly PlannedWork[]
}

/** A place of the bargain at which a language model points, what our own parsers read there, and how that fits what the rules have read. */
export interface PointedDeal extends DealSaid {
  /** gleich: two readers of one thing. verschieden: both are shown, none is overwritten. hinweis: shown with its words, used for nothing. */
  readonly outcome: 'gleich' | 'verschieden' | 'hinweis'
  /** What the rules have read, where they have read something else; else null. */
  readonly known: string | null
  readonly evidence: Evidence
}

/** Holds what stands at a place against what the rules have read. Empty: our parsers read nothing there. */
export function pointedDeal(topic: DealTopic, seen: Seen, bargain: KnownBargain, context: DealContext): PointedDeal[] {
  return dealSaidAt(topic, seen, context).map(({ value, seen: at }) => ({
    topic,
    value,
    ...againstKnown({ topic, value }, bargain),
    evidence: shownProof(at),
  }))
}

type Held = Pick<PointedDeal, 'outcome' | 'known'>
const SAME: Held = { outcome: 'gleich', known: null }
const ALONE: Held = { outcome: 'hinweis', known: null }
const other = (known: string): Held => ({ outcome: 'verschieden', known })

function againstKnown({ topic, value }: DealSaid, { deal, facts, plannedWorks }: KnownBargain): Held {
  switch (topic) {
    case 'status': {
      const known = deal.status.value
      return known === value ? SAME : known === 'unbekannt' ? ALONE : other(known)
    }
    case 'verkaufsart':
      return deal.type.value === value ? SAME : other(deal.type.value)
    case 'ausgeschlossen':
      return named(deal.excluded, value) ? SAME : named(deal.included, value) ? other('dabei') : ALONE
    case 'teile': {
      if (named(deal.excluded, value)) return other('nicht dabei')
      const isParking = PARKING.test(value) && (facts.stellplatz !== null || deal.parts.some(isSpace))
      return named(deal.included, value) || isParking ? SAME : ALONE
    }
    case 'arbeiten': {
      const [kind] = value.split(' ')
      const ofKind = plannedWorks.filter(one => one.kind === kind).map(({ stage }) => `${kind} ${stage}`)
      const [first] = ofKind
      return ofKind.includes(value) ? SAME : first === undefined ? ALONE : other(first)
    }
  }
}

const PARKING = /stellpl|garage|carport|^tg|duplex/iu
const isSpace = ({ kind }: Deal['parts'][number]): boolean => kind === 'stellplatz'

function named(items: Deal['included'], value: string): boolean {
  return items.some(({ name }) => name.toLowerCase() === value.toLowerCase())
}
