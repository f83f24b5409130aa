import type { CalendarDate } from '#kernel/calendarDate.ts'
import type { Facts, Unit } from '../facts.ts'
import type { Passage } from '../passages.ts'
import type { Deal } from './deal.ts'

/** What a document is known to say when the deal is looked for. */
export interface DealInput {
  readonly auction: boolean
  readonly passages: readonly Passage[]
  readonly facts: Facts
  readonly units: readonly Unit[]
  readonly day: CalendarDate
}

/** What is offered: type, status and parts, each with its proof. */
export function dealOf({ auction, facts }: DealInput): Deal {
  const open = { evidence: [], question: null }
  return {
    type: { ...open, value: auction ? 'zwangsversteigerung' : 'bestand', evidence: facts.objektart?.evidence ?? [] },
    status: { ...open, value: 'unbekannt', question: 'Ist das Objekt noch zu haben?' },
    objectKind: { ...open, value: 'wohnung', evidence: facts.objektart?.evidence ?? [] },
    overlays: [],
    offerDate: null,
    ageDays: null,
    parts: [],
    included: [],
    excluded: [],
  }
}
