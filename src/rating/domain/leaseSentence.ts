import { type CalendarDate, germanDay } from '#kernel/calendarDate.ts'
import { germanMoney, type Money, shareOf, subtract, times } from '#kernel/money.ts'
import { germanPercent, percent } from '#kernel/share.ts'
import { tradeRentWords } from '#extraction/domain/statements/tradeRentAtPlace.ts'
import type { EndingLease } from './endingLease.ts'

/** German: what of the rent ends, what is left of the yield if nobody follows, and what the contract says of staying. */
export function leaseSentence(lease: EndingLease, price: Money | null, today: CalendarDate): string {
  const { end, byOperator, byNotice, ownsFitOut, rent } = lease
  const over = end < today
  const contract = byOperator ? 'Der Vertrag mit dem Betreiber' : 'Ein Mietvertrag des Gewerbes'
  const ends = byNotice
    ? `Der Mieter des Gewerbes hat zum ${germanDay(end)} gekündigt`
    : `${contract} endet am ${germanDay(end)}`
  const told = over ? `${contract} ist laut Exposé am ${germanDay(end)} ausgelaufen` : ends
  const option = whyHeGoes(lease)
  const fitOut = ownsFitOut ? ' Die Einbauten gehören ihm und gehen mit ihm: Danach sind die Räume erst wieder auszubauen.' : '' // prettier-ignore
  const more = `${option}${fitOut}${nextRent(lease)}`
  const ask = askOf(lease, over)
  if (!rent) {
    if (more !== '') return `${told}.${more} ${ask}; ohne diese Miete trägt der Ertrag den Preis nicht.`
    return over ? `${told}: ${ask}.` : `${told}: ${ask}; ohne diese Miete trägt der Ertrag den Preis nicht.`
  }
  const { lost, whole } = rent
  const rest = times(subtract(whole, lost), 12)
  const yields = price && price.cents > 0 ? `, ${germanPercent(shareOf(rest, price))} des geforderten Preises` : ''
  const share = germanPercent(percent(Math.round((lost.cents / whole.cents) * 100)))
  return `${told}: Damit fallen ${germanMoney(lost)} Miete im Monat weg, ${share} der Miete. Steht er leer, bleiben ${germanMoney(rest)} im Jahr${yields}.${more} ${ask}.`
}

/** The seller's own word on what the next tenant pays, beside what this one does. */
function nextRent({ local, area, rent }: EndingLease): string {
  if (!local) return ''
  const today = rent && area !== null && area > 0 ? `, gezahlt werden heute ${germanMoney(times(rent.lost, 1 / area))}/m²` : '' // prettier-ignore
  return ` Neu vermietet wird Gewerbe am Ort laut Exposé zu ${tradeRentWords(local)}${today}.`
}

function whyHeGoes({ isLapsed, retires, declines }: EndingLease): string {
  if (declines) return ' Der Mieter hat laut Exposé erklärt, dass er nicht verlängert: Gespräche mit Nachmietern sind kein Vertrag.' // prettier-ignore
  if (isLapsed && retires) return ' Seine Verlängerungsoption hat der Mieter laut Exposé nicht genutzt, und er hört auf: Rechnen Sie damit, dass er geht.' // prettier-ignore
  if (isLapsed) return ' Seine Verlängerungsoption ist laut Exposé abgelaufen: Er ist frei zu gehen, und Gespräche sind kein Vertrag.' // prettier-ignore
  return retires === true ? ' Der Mieter hört laut Exposé auf: Rechnen Sie damit, dass er geht.' : ''
}

function askOf({ byNotice, isLapsed, retires, declines }: EndingLease, over: boolean): string {
  if (declines && !over) return 'Rechnen Sie ohne diese Miete, bis ein Nachmieter unterschrieben hat, und planen Sie Leerstand und Umbau ein' // prettier-ignore
  if (retires && !over) return 'Fragen Sie vor dem Kauf einen Makler am Ort, wie lange die Räume leer stehen und was sie dann bringen' // prettier-ignore
  if (byNotice && !over) return 'Planen Sie Leerstand und Neuvermietung ein, und fragen Sie nach Rückgabe, Einbauten und Kaution' // prettier-ignore
  if (isLapsed) return 'Kaufen Sie zu diesem Ertrag nur mit einem unterschriebenen neuen Vertrag'
  return over ? 'Klären Sie, ob und zu welcher Miete er weiterläuft' : 'Klären Sie, ob der Mieter bleibt'
}
