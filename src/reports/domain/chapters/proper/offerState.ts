import { type CalendarDate, germanDay } from '#kernel/calendarDate.ts'
import type { PastKind } from '#extraction/domain/deal/dealFindings.ts'
import { lastDayOf } from '#extraction/domain/deal/writtenDates.ts'
import type { Deal, DealStatus } from '#extraction/domain/deal/deal.ts'
import type { CourtSale } from '#extraction/domain/deal/soldByCourt.ts'
import { STATUS_NAMES } from '#extraction/domain/deal/dealNames.ts'
import type { Assessment } from '#rating/domain/assess.ts'
import type { DealTerms } from '#rating/domain/dealTerms.ts'
import { pastDayWords, whyOutdated } from '#rating/domain/pastDayWords.ts'
import { hearingWords } from '../hearingWords.ts'
import { oneLine, shortened } from '../wording.ts'
import { wholeQuote } from '#kernel/evidence.ts'

/** Older offers are told with their day. */
const OLD_DAYS = 92

/** The hearing with its file; a day that has passed is told as such. */
function termin(court: CourtSale, status: DealStatus): string {
  const hearing = hearingWords(court)
  const file = court.fileNumber === null ? '' : `; Aktenzeichen ${court.fileNumber}`
  if (status === 'veraltet')
    return `der Termin${hearing === null ? '' : ` ${hearing}`} ist vorbei oder aufgehoben: Fragen Sie das Gericht, wie er ausging${file}`
  return hearing === null ? `den Termin haben wir nicht gefunden${file}` : `Termin ${hearing}${file}`
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
  const applied = found.replyBy?.isApplication && value === 'verfuegbar' ? `auf Bewerbung bis zum ${germanDay(found.replyBy.day)}` : undefined // prettier-ignore
  const told = found.court ? termin(found.court, found.status.value) : isReserved ? reserved(terms) : STATUS[found.status.value] // prettier-ignore
  const status = buyer === 'stated' ? `${STATUS_NAMES[value]}${STATED}` : (outdated(found) ?? applied ?? told)
  const [proof] = found.status.evidence
  const isOld = found.status.value === 'veraltet' && whyOutdated(found) === null
  const old = found.status.value === 'veraltet' || (found.ageDays ?? 0) > OLD_DAYS
  const words = [
    ...(status === undefined ? [] : [status]),
    ...marked(found),
    ...(isOld && proof ? [`„${shortened(wholeQuote(proof), 60)}“, Seite\u00a0${proof.page}`] : []),
    ...(found.offerDate !== null && old && !isToldBy(found)
      ? [`Stand ${found.offerWritten ?? germanDay(found.offerDate)}`]
      : []),
    ...(texts.bezugsfreiAb === null ? [] : [freeFrom(texts.bezugsfreiAb, day)]),
    ...(found.past ?? []).filter(({ kind }) => !TOLD_BESIDE.includes(kind) && !(kind === 'bezug' && texts.bezugsfreiAb !== null)).map(one => uncapitalised(pastDayWords(one).title)), // prettier-ignore
  ]
  return words.join('; ')
}

/** The age is told by the day, the certificate with the energy. */
const TOLD_BESIDE: readonly PastKind[] = ['stand', 'energieausweis']

function uncapitalised(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`
}

/** By its own day it is out of date, which says it. */
function isToldBy({ outdatedBy, court }: Deal): boolean {
  return outdatedBy === 'alter' && !court
}

/** null: it is not out of date. */
function outdated(deal: Deal): string | null {
  const why = deal.court || deal.status.value !== 'veraltet' ? null : whyOutdated(deal)
  return why === null ? null : `${why}: Fragen Sie, ob es noch gilt`
}

/** "Gelöscht" beside "reserviert". */
function marked({ status, marks = [] }: Deal): string[] {
  return marks.flatMap(one => {
    const [place] = one.evidence
    const isTold = one.status === status.value || status.buyer === 'stated'
    return isTold || !place ? [] : [`auch gekennzeichnet mit „${shortened(wholeQuote(place), 60)}“, Seite\u00a0${place.page}`] // prettier-ignore
  })
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
    : `verfügbar: ${dayOr(text)}`
}

/** A day in German, or the words of the exposé. */
export function dayOr(text: string): string {
  return /^\d{4}-\d{2}-\d{2}$/u.test(text) ? text.split('-').reverse().join('.') : oneLine(text)
}
