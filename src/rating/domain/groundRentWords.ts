import { type CalendarDate, germanDay, monthOf, yearOf } from '#kernel/calendarDate.ts'
import { germanNumber } from '#kernel/germanNumber.ts'
import { euro, germanMoney } from '#kernel/money.ts'
import type { GroundRentDispute, GroundRentTerms, NewGroundRent } from '#extraction/domain/deal/groundRent.ts'

/** German: which Erbbauzins a buyer must reckon with, be it agreed or fought over. */
export function groundRentSentence(
  { year, parts, dispute, present, terms = {} }: NewGroundRent,
  today: CalendarDate,
): string {
  if (!dispute) {
    return `Für Sie soll ein neuer Erbbauzins gelten: ${besidePresent(year, present ?? null)}. ${partsTold(parts)}${termsTold(terms)}${terms.onlyAgainst ? AGAINST_LAW : ''}Mit ihm ist gerechnet, der bisherige gilt nur noch bis zur Erhöhung. Lassen Sie sich Höhe, Beginn und Anpassung vom Eigentümer des Bodens schriftlich geben.`
  }
  const from = dispute.since ? ` rückwirkend ab ${germanDay(dispute.since)}` : ''
  return `Um den Erbbauzins wird gestritten. Der Eigentümer des Bodens verlangt${from} ${besidePresent(year, dispute.present)}; vereinbart ist das nicht, und bei Wohnungen darf er nur so viel verlangen, wie billig ist (§ 9a ErbbauRG). Gerechnet ist mit dem verlangten Zins.${backPayment(year, dispute, today)} Lassen Sie sich das Schreiben und den Stand des Verfahrens geben.`
}

/** German: year against year and month against month. @param present € a year; null: not told */
function besidePresent(year: number, present: number | null): string {
  const [a, month] = [germanMoney(euro(year)), monthly(year)]
  if (present === null) return `${a} im Jahr, ${month} im Monat`
  return `${a} im Jahr statt heute ${germanMoney(euro(present))}, im Monat ${month} statt ${monthly(present)}`
}

function monthly(year: number): string {
  return germanMoney(euro(Math.round(year / 12)))
}

/** German: how a sum comes about that the exposé does not print; '': it prints it. */
function partsTold(parts: NewGroundRent['parts']): string {
  if (!parts) return ''
  const land = 'land' in parts ? germanMoney(euro(parts.land)) : `${germanNumber(parts.area)}\u00a0m² × ${germanMoney(euro(parts.perM2))} Bodenrichtwert` // prettier-ignore
  return `Das sind laut Exposé ${germanNumber(parts.percent)}\u00a0% des Bodenwerts (${land}). `
}

/** German: a refusal needs a ground that the law names; a rent that the contract does not foresee is none of them. § 9a bounds what a clause of the contract allows to claim, not what a buyer agrees to. */
const AGAINST_LAW =
  'Nur dafür will der Eigentümer dem Verkauf zustimmen. Verweigern darf er die Zustimmung aber nur aus den Gründen des § 7 Abs. 1 ErbbauRG, sonst ersetzt sie das Gericht (Abs. 3): Ein Zins, den der Vertrag nicht vorsieht, ist in der Regel kein solcher Grund. § 9a schützt Sie hier nicht: Er begrenzt bei Wohnungen nur Erhöhungen aus einer Klausel des Vertrags, keine, der Sie zustimmen. Lassen Sie den Erbbauvertrag daraufhin von einem Anwalt lesen, bevor Sie der Erhöhung zustimmen. '

/** Who takes the consent for a formality does not see that it is what raises the rent. */
function termsTold({ withConsent, indexed, toldOn }: GroundRentTerms): string {
  const source = toldOn ? ` (Auskunft vom ${germanDay(toldOn)})` : ''
  if (withConsent && indexed) return `Er beginnt mit der Zustimmung zum Verkauf und steigt danach mit einem Preisindex${source}. ` // prettier-ignore
  if (withConsent) return `Er beginnt mit der Zustimmung zum Verkauf${source}. `
  if (indexed) return `Er steigt danach mit einem Preisindex${source}. `
  return toldOn ? `So die Auskunft vom ${germanDay(toldOn)}, die das Exposé nennt. ` : ''
}

/** Who owns it when the demand is upheld is asked for what was too little. */
function backPayment(year: number, { since, present }: GroundRentDispute, today: CalendarDate): string {
  if (since === null || present === null || since > today) return ''
  const months = (yearOf(today) - yearOf(since)) * 12 + monthOf(today) - monthOf(since) + 1
  const owed = Math.round(((year - present) / 12) * months)
  if (owed <= 0) return ''
  return ` Bis heute wären ${germanMoney(euro(owed))} nachzuzahlen: Regeln Sie im Kaufvertrag, dass der Verkäufer alles bis zur Übergabe trägt.`
}
