import type { CalendarDate } from '#kernel/calendarDate.ts'
import { germanNumber } from '#kernel/germanNumber.ts'
import { euro } from '#kernel/money.ts'
import type { CourtSale, CourtUse, SurvivingRight } from '#extraction/domain/deal/soldByCourt.ts'
import type { Bidding } from '#rating/domain/bidding.ts'
import { withRightsTold } from '#rating/domain/leastBid.ts'
import { holdersTold, rightName, valuePart } from '#rating/domain/takenOver.ts'
import { listed } from '#kernel/germanList.ts'
import { wholeEuro } from '../germanAmounts.ts'

/** One line of what one really buys; an empty text is no line. */
interface Row {
  readonly label: string
  readonly text: string
}

/** What of a sale by court decides before anybody bids: its limits, what the appraiser saw, and what the bidder takes over. */
export function courtRows(court: CourtSale | null, bidding: Bidding | null, day: CalendarDate): Row[] {
  if (!bidding) return []
  return [
    { label: 'Wertgrenzen', text: limits(bidding) },
    ...(bidding.seen === 'land' ? [] : [{ label: 'Gutachter', text: appraiser(bidding, court) }]),
    ...(court?.rights ?? []).map(right => ({ label: 'Bleibendes Recht', text: rightTold(right, day) })),
  ]
}

function limits({ limits: { haelfte, siebenZehntel, sicherheit }, least, limitsHold }: Bidding): string {
  const lodged = `Sicherheit ${wholeEuro(sicherheit.amount)}`
  if (limitsHold && !least.isExact) return `5/10 (${wholeEuro(haelfte.amount)}) und 7/10 (${wholeEuro(siebenZehntel.amount)}) zählen das Gebot mit dem Wert der Rechte, die bleiben; den haben wir nicht gefunden; ${lodged}` // prettier-ignore
  return limitsHold
    ? `unter ${wholeEuro(least.haelfte)} (5/10) kein Zuschlag, unter ${wholeEuro(least.siebenZehntel)} (7/10) keiner, wenn ein Gläubiger es verlangt${withRightsTold(least)}; ${lodged}`
    : `5/10 und 7/10 gelten nicht mehr, weil der Zuschlag schon versagt wurde; ${lodged}`
}

function appraiser({ seen }: Bidding, court: CourtSale | null): string {
  if (seen === null) return 'ob er innen war, haben wir nicht gefunden'
  if (seen === 'all') return 'hat innen besichtigt'
  const off = discount(court)
  return seen === 'outside'
    ? `war nicht im Haus, nur von außen${off}: Was innen fehlt, bezahlen Sie`
    : `hat nicht alles von innen gesehen${off}: Der Rest ist geschätzt`
}

function discount(court: CourtSale | null): string {
  if (!court?.unseen) return ''
  const { euro: sum, percent } = court.unseen
  const told = [sum === null ? '' : wholeEuro(euro(sum)), percent === null ? '' : `${germanNumber(percent)}\u00a0%`]
  const off = told.filter(Boolean).join(', ')
  return off === '' ? '; ein Abschlag dafür steckt im Wert' : `; dafür hat er ${off} abgezogen`
}

/** What stays, where, for whom and how long: with it the bidder lives. */
function rightTold(right: SurvivingRight, day: CalendarDate): string {
  const value = valuePart(right, day)
  const isTold = right.byCourt !== null || right.appraised !== null
  const worth = value ? `${wholeEuro(value.amount)} (${isTold ? '§ 51 ZVG' : 'geschätzt'})` : 'Wert nicht gefunden'
  const who = holdersTold(right, day)
  const pays = right.ownerPays ? `Sie zahlen dort ${listed(right.ownerPays)}` : ''
  const about = [right.lot ? `nur auf ${right.lot}` : '', right.rooms?.words ?? '', who ?? '', pays].filter(Boolean)
  return `${rightName(right)} bleibt bestehen: ${[...about, worth].join('; ')}`
}

/** German: who lives where, and what that means for who gets it; empty: the notice does not tell the units apart. */
export function usedBy(use: readonly CourtUse[]): string {
  if (!use.some(({ where }) => where !== null)) return ''
  const units = (by: CourtUse['by']) =>
    listed(use.filter(one => one.by === by).map(({ where }) => where ?? 'das Übrige'))
  const [owner, tenant, nobody] = [units('owner'), units('tenant'), units('nobody')]
  return [
    owner && `${owner}: bewohnt vom Eigentümer oder Schuldner, Räumung durch Sie (§ 93 ZVG)`,
    tenant && `${tenant}: vermietet, der Mieter bleibt`,
    nobody && `${nobody}: leer`,
  ]
    .filter(Boolean)
    .join('; ')
}
