import type { CalendarDate } from '#kernel/calendarDate.ts'
import { isTradeAlone } from '#extraction/domain/tradeAlone.ts'
import { situationOf } from '#questions/domain/situation.ts'
import type { Assessment } from '#rating/domain/assess.ts'

/** German sentence with a space behind it: for whom it is judged. Empty: land or a shop that nobody lives in, and nothing is let. */
export function lookedAtAs({ lens, offer }: Pick<Assessment, 'lens' | 'offer'>, day: CalendarDate): string {
  if (lens === 'kapitalanlage') return 'Betrachtet als Kapitalanlage. '
  const { type, nothingBuilt } = situationOf(offer, day)
  const isHome = !isTradeAlone(offer) && (!nothingBuilt || type === 'fertighaus')
  return isHome ? 'Betrachtet als Zuhause zum Selbstbewohnen. ' : ''
}
