import type { PastKind } from '#extraction/domain/deal/dealFindings.ts'
import { pastDayWords } from '../pastDayWords.ts'
import { isOutdated } from '../dealPoints.ts'
import { asks, type MailCase, type MailRule } from './mailCase.ts'

/** What is asked before all else, where its day is over; one of them is enough. A certificate, and a day of moving in that is a fact, are asked for by their own rules. */
const ASKED: readonly PastKind[] = [
  'gebotsfrist',
  'fertigstellung',
  'auszug',
  'preis',
  'bezug',
  'besichtigung',
  'stand',
]

/** Days that are over when the exposé is read. */
export const PAST_RULES: readonly MailRule[] = [
  asks(95, ['stand-datum', 'verfuegbar-ab', 'preishistorie-vermarktungsdauer'], one => {
    const past = ASKED.flatMap(kind => one.offer.deal?.past?.filter(day => day.kind === kind) ?? [])[0]
    const isFact = past?.kind === 'bezug' && one.offer.days.bezugsfreiAb !== null
    return !past || isFact || isAskedAlready(one) ? null : pastDayWords(past).ask
  }),
]

/** Whether it can still be had is asked for another reason. */
function isAskedAlready({ offer }: MailCase): boolean {
  const status = offer.deal?.status.value
  return isOutdated(offer) || status === 'reserviert' || status === 'in-vorbereitung'
}
