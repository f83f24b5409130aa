import type { CalendarDate } from '#kernel/calendarDate.ts'
import type { Deal } from '../deal/deal.ts'
import type { Facts } from '../facts.ts'
import { withHopedRent } from '../hopedRent.ts'
import type { Label } from '../pairs.ts'
import type { Remark } from '../remark.ts'
import { asHolidayHome } from './asHolidayHome.ts'
import { besideActualRent } from './besideActualRent.ts'
import { besideAskedPrice } from './besideAskedPrice.ts'
import { besideNotice } from './besideNotice.ts'
import { crackedAboveMines } from './crackedAboveMines.ts'
import { freeInPart } from './freeInPart.ts'
import { handoverTold } from './handoverTold.ts'
import { remarksOnDeal } from './remarksOnDeal.ts'

interface KnownOfOffer {
  readonly labels: readonly Label[]
  readonly facts: Facts
  readonly deal: Deal
  readonly day: CalendarDate
}

/** What was read in the text, held against what is known of facts and deal: each step takes what the one before it left. */
export function settledRemarks(remarks: readonly Remark[], { labels, facts, deal, day }: KnownOfOffer): Remark[] {
  const own = besideAskedPrice(asHolidayHome(remarks, facts), facts)
  const ofDeal = besideNotice(remarksOnDeal(own, deal), deal)
  const ofRents = besideActualRent(withHopedRent(ofDeal, labels, facts), facts)
  return handoverTold(crackedAboveMines(freeInPart(ofRents, facts)), facts, deal.objectKind.value, day)
}
