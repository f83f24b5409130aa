import { yearOf } from '#kernel/calendarDate.ts'
import { germanMoney, type Money, subtract, times } from '#kernel/money.ts'
import { ratio } from '#kernel/share.ts'
import type { AmpelgrenzeRow } from '#reference/ampelgrenzen.ts'
import { KOSTENANSAETZE } from '#reference/bewirtschaftungskosten.ts'
import { rowAt } from '#reference/table.ts'
import type { MoneyPlan } from '#finance/domain/moneyPlan.ts'
import { germanCount } from '#finance/domain/germanCount.ts'
import { nichtUmlagefaehig } from '#finance/domain/hausgeld.ts'
import { across } from '#finance/domain/range.ts'
import { amberLimit, type Draft, judged, type MoneyContext, span } from './moneyFinding.ts'

/** The community of a flat, as far as its Hausgeld tells. */
export function hausgeldDrafts({ home }: MoneyPlan, context: MoneyContext): Record<string, Draft | null> {
  if (!home.isFlat) return {}
  return { 'weg-hausgeld-umlagefaehig': split(home, context), 'weg-ruecklage-zufuehrung': savings(home, context) }
}

/** Only where the exposé does not split it. */
function split({ hausgeld, nichtUmlagefaehig: stated }: MoneyPlan['home'], { day }: MoneyContext): Draft | null {
  if (!hausgeld || stated) return null
  const year = nichtUmlagefaehig(hausgeld, null, day)
  const month = across(year, part => ({ amount: times(part.amount, ratio(1, 12)) }))
  return {
    answer: `Nicht umlagefähig etwa ${span(month)} im Monat`,
    formula: `(${year.mid.formula}) ÷ 12`,
    source: year.mid.source,
    basis: 'assumption',
    inputs: ['hausgeldMonat'],
    stillOpen: true,
  }
}

/** What is left of the part that stays with the owner after administration: at most that is saved. */
function savings(
  { nichtUmlagefaehig: stated, wohnflaeche, baujahr }: MoneyPlan['home'],
  { day }: MoneyContext,
): Draft | null {
  if (!stated || wohnflaeche === null) return null
  const { amount, source } = rowAt(KOSTENANSAETZE, day, 'verwaltungEigentumswohnung')
  const left = subtract(times(stated, 12), amount)
  // Less than the administration alone costs: then the stated part holds no Rücklage, and nothing follows from it.
  if (left.cents <= 0) return null
  const perM2: Money = { cents: Math.round(left.cents / wohnflaeche) }
  const age = baujahr === null ? null : yearOf(day) - baujahr
  const key: AmpelgrenzeRow['key'] =
    age === null || age < 22 ? 'zufuehrungBis21' : age < 32 ? 'zufuehrungAb22' : 'zufuehrungAb32'
  return {
    answer: `Höchstens ${germanMoney(perM2)} je m² im Jahr`,
    formula: `(12 × ${germanMoney(stated)} − Verwaltung ${germanMoney(amount)}) ÷ ${germanCount(wohnflaeche)} m²`,
    source: `${source}; Annahme: der Rest des nicht umlagefähigen Hausgelds ist Rücklage`,
    basis: 'assumption',
    inputs: ['hausgeldNichtUmlagefaehig', 'wohnflaeche', 'baujahr'],
    light: age === null ? null : judged(perM2.cents / 100, key, 'below', day),
    reason: `Die Gemeinschaft spart weniger als ${germanCount(amberLimit(key, day))}\u00a0€ je m² im Jahr. Rechnen Sie mit Sonderumlagen und lesen Sie Wirtschaftsplan und Protokolle.`,
    stillOpen: true,
  }
}
