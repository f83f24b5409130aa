import { capitalised } from '#kernel/capitalised.ts'
import { daysUntil, germanDay } from '#kernel/calendarDate.ts'
import type { DealStatus } from '#extraction/domain/deal/deal.ts'
import { dealTermsOf } from '../dealTerms.ts'
import { whyOutdated } from '../pastDayWords.ts'
import { asks, type MailCase, type MailRule } from './mailCase.ts'

const SAID: Partial<Readonly<Record<DealStatus, string>>> = {
  verkauft: 'Das Angebot ist als verkauft gekennzeichnet: Ist es doch noch zu haben',
  'in-vorbereitung': 'Das Angebot ist erst angekündigt: Ab wann verkaufen Sie',
}

/** A day of moving in that is so long past makes one ask what has happened since. */
const DAYS_PAST = 90

/** Whether there is still something to buy. */
export const STATUS_RULES: readonly MailRule[] = [
  asks(98, [], ({ remarks }) =>
    remarks.some(({ rule }) => rule === 'platzhaltertext')
      ? 'Die Objektbeschreibung ist ein Test- oder Platzhaltertext: Können Sie mir bitte das vollständige Exposé schicken?'
      : null,
  ),
  asks(96, ['stand-datum', 'verfuegbar-ab', 'preishistorie-vermarktungsdauer'], one => {
    const found = one.offer.deal?.status
    // What the buyer knows himself is not the seller's word, and goes to nobody.
    const status = !found || found.buyer === 'stated' ? 'unbekannt' : found.value
    const said =
      status === 'reserviert' ? reservedQuestion(one) : status === 'veraltet' ? outdatedQuestion(one) : SAID[status]
    const since = pastMoveIn(one)
    if (said === undefined && since === null) return null
    const start = said ?? 'Ist das Objekt noch zu haben'
    const empty = since === null ? '' : `, steht es seit dem genannten Termin (${since}) leer`
    const price = one.offer.numbers.kaufpreis === null ? 'was kostet es' : 'gilt der genannte Preis weiter'
    return `${start}${empty}, und ${price}?`
  }),
]

/** What the exposé tells of it is not asked again. */
function reservedQuestion({ offer, remarks, day }: MailCase): string {
  const { reservedUntil, reservation } = dealTermsOf(offer, remarks, day)
  if (reservedUntil === null && reservation.length === 0)
    return 'Das Angebot ist als reserviert gekennzeichnet: Ist es noch zu haben'
  const until = reservedUntil === null ? '' : ` bis ${germanDay(reservedUntil)}`
  return `Das Objekt ist${until} reserviert: Können Sie mich vormerken, erfahre ich, sobald es frei wird`
}

function outdatedQuestion({ offer }: MailCase): string {
  const why = offer.deal && whyOutdated(offer.deal)
  const reason = why === null ? 'Das Exposé ist nach seinen Angaben nicht mehr aktuell' : capitalised(why) // prettier-ignore
  return `${reason}: Ist das Objekt noch zu haben`
}

/** As the exposé writes it; null: none, or not long past. */
function pastMoveIn({ offer, day, situation }: MailCase): string | null {
  const last = situation.developer ? null : offer.days.bezugsfreiAb
  return last !== null && daysUntil(last, day) < -DAYS_PAST ? offer.texts.bezugsfreiAb : null
}
