import { type CalendarDate, germanDay } from '#kernel/calendarDate.ts'
import { lastDayOf } from '#extraction/domain/deal/writtenDates.ts'
import type { CourtSale, DealStatus } from '#extraction/domain/deal/deal.ts'
import { STATUS_NAMES } from '#extraction/domain/deal/dealNames.ts'
import type { Assessment } from '#rating/domain/assess.ts'
import type { DealTerms } from '#rating/domain/dealTerms.ts'
import { hearingWords } from '../hearingWords.ts'
import { oneLine, shortened } from '../wording.ts'
import { wholeQuote } from '#kernel/evidence.ts'

/** Older offers are told with their day. */
const OLD_DAYS = 120

/** The hearing with its file; a day that has passed is told as such. */
function termin(court: CourtSale, status: DealStatus): string {
  const hearing = hearingWords(court)
  const file = court.fileNumber === null ? '' : `; Aktenzeichen ${court.fileNumber}`
  if (status === 'veraltet')
    return `der Termin${hearing === null ? '' : ` ${hearing}`} ist vorbei oder aufgehoben: Fragen Sie das Gericht, wie er ausging${file}`
  return hearing === null ? `der Termin ist nicht genannt${file}` : `Termin ${hearing}${file}`
}

const STATED = ', von Ihnen angegeben'
const STATUS: Readonly<Partial<Record<DealStatus, string>>> = {
  verfuegbar: 'nach dem Exposé zu haben',
  reserviert: 'reserviert: Fragen Sie, ob es noch zu haben ist',
  verkauft: 'als verkauft bezeichnet',
  veraltet: 'alt, gelöscht oder mit einem Termin, der vorbei ist: Fragen Sie, ob es noch gilt',
  'in-vorbereitung': 'noch nicht im Verkauf, erst angekündigt',
}

/** Whether it can still be bought, until when somebody else is first, and from when it is free. */
export function stateOf({ offer: { deal: found, texts }, day, terms }: Assessment): string {
  if (!found) return ''
  const { buyer, value } = found.status
  const isReserved = found.status.value === 'reserviert' && (terms.reservedUntil !== null || terms.reservation.length > 0) // prettier-ignore
  const told = found.court ? termin(found.court, found.status.value) : isReserved ? reserved(terms) : STATUS[found.status.value] // prettier-ignore
  const status = buyer === 'stated' ? `${STATUS_NAMES[value]}${STATED}` : told
  const [proof] = found.status.evidence
  const old = found.status.value === 'veraltet' || (found.ageDays ?? 0) > OLD_DAYS
  const words = [
    ...(status === undefined ? [] : [status]),
    ...(found.status.value === 'veraltet' && proof
      ? [`„${shortened(wholeQuote(proof), 60)}“, Seite\u00a0${proof.page}`]
      : []),
    ...(found.offerDate !== null && old ? [`Stand ${germanDay(found.offerDate)}`] : []),
    ...(texts.bezugsfreiAb === null ? [] : [freeFrom(texts.bezugsfreiAb, day)]),
  ]
  return words.join('; ')
}

/** Until when, and whether one may wait for it. */
function reserved({ reservedUntil, reservation }: DealTerms): string {
  const until = reservedUntil === null ? '' : ` bis ${germanDay(reservedUntil)}`
  return [`für jemand anderen reserviert${until}`, ...reservation.map(({ text }) => text)].join('; ')
}

/** A day that has passed was a promise: whether it was kept, only the seller knows. */
function freeFrom(text: string, day: CalendarDate): string {
  const last = lastDayOf(text)
  return last !== undefined && last < day
    ? `genannt war als Bezug „${dayOr(text)}“: Das ist vorbei, fragen Sie nach`
    : `frei ab: ${dayOr(text)}`
}

/** A day in German, or the words of the exposé. */
export function dayOr(text: string): string {
  return /^\d{4}-\d{2}-\d{2}$/u.test(text) ? text.split('-').reverse().join('.') : oneLine(text)
}
