import type { CalendarDate } from '#kernel/calendarDate.ts'
import type { Facts } from '../facts.ts'
import type { Passage } from '../passages.ts'
import type { Deal, Part } from './deal.ts'
import { dealTypeOf } from './dealType.ts'
import { itemsOf } from './items.ts'
import { objectKindOf } from './objectKind.ts'
import { daysBetween, offerDateOf } from './offerDate.ts'
import { overlaysOf } from './overlays.ts'
import { statusOf } from './status.ts'

/** What a document is known to say when the deal is looked for. */
export interface DealInput {
  readonly auction: boolean
  /** Without the rows of price lists and rent rolls. */
  readonly passages: readonly Passage[]
  readonly facts: Facts
  readonly parts: readonly Part[]
  readonly day: CalendarDate
}

/** What is offered: type, status and parts, each with its proof. */
export function dealOf({ auction, passages, facts, parts, day }: DealInput): Deal {
  const objectKind = objectKindOf(passages, facts, parts)
  const type = dealTypeOf({ auction, passages, facts, objectKind, day })
  const offerDate = offerDateOf(passages, day)
  return {
    type,
    status: statusOf({ passages, type: type.value, parts, offerDate, day }),
    objectKind,
    overlays: overlaysOf(passages, facts),
    offerDate: offerDate && offerDate.day,
    ageDays: offerDate && daysBetween(offerDate.day, day),
    parts,
    ...itemsOf(passages),
  }
}
