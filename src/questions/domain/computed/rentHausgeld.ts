import { germanNumber } from '#kernel/germanNumber.ts'
import { yearOf } from '#kernel/calendarDate.ts'
import type { Evidence } from '#kernel/evidence.ts'
import { germanMoney, type Money, subtract, times } from '#kernel/money.ts'
import { ratio } from '#kernel/share.ts'
import type { AmpelgrenzeRow } from '#reference/ampelgrenzen.ts'
import { KOSTENANSAETZE } from '#reference/bewirtschaftungskosten.ts'
import { rowAt } from '#reference/table.ts'
import { splitSource } from '#finance/domain/plan/home.ts'
import type { MoneyPlan } from '#finance/domain/moneyPlan.ts'
import { nichtUmlagefaehig } from '#finance/domain/hausgeld.ts'
import type { SaidAmount } from '#extraction/domain/values/hausgeldWords.ts'
import { across } from '#finance/domain/range.ts'
import type { ByQuestion } from '../answer.ts'
import { savesMuch } from '../reserveOfFlat.ts'
import { amberLimit, type Draft, judged, type MoneyContext, span } from './moneyFinding.ts'

/** The community of a flat, as far as its Hausgeld tells. */
export function hausgeldDrafts({ home }: MoneyPlan, context: MoneyContext): ByQuestion<Draft> {
  if (!home.isFlat) return {}
  return { 'weg-hausgeld-umlagefaehig': split(home, context), 'weg-ruecklage-zufuehrung': savings(home, context) }
}

/** As the text splits it, else as it is usually split; a stated fact answers by itself. */
function split(home: MoneyPlan['home'], { offer, day }: MoneyContext): Draft | null {
  const { hausgeld, nichtUmlagefaehig: stated, ruecklage, hausgeldWords } = home
  if (!hausgeld || offer.numbers.hausgeldNichtUmlagefaehig !== null) return null
  if (stated) {
    const said = hausgeldWords?.umlagefaehig
    return {
      answer: `Nicht umlagefähig ${germanMoney(stated)} im Monat`,
      formula: said ? `${germanMoney(hausgeld)} − ${germanMoney(said.amount)} umlagefähig` : germanMoney(stated),
      source: splitSource(home),
      basis: 'law',
      inputs: ['hausgeldMonat'],
      evidence: quotesOf(said, hausgeldWords?.nichtUmlagefaehig),
    }
  }
  const year = nichtUmlagefaehig(hausgeld, null, day, ruecklage)
  const month = across(year, part => ({ amount: times(part.amount, ratio(1, 12)) }))
  return {
    answer: `Nicht umlagefähig etwa ${span(month)} im Monat`,
    formula: `(${year.mid.formula}) ÷ 12`,
    source: year.mid.source,
    basis: 'assumption',
    inputs: ['hausgeldMonat'],
    evidence: quotesOf(hausgeldWords?.ruecklage),
    stillOpen: true,
  }
}

/** As stated, else what is left of the part that stays with the owner after administration: at most that is saved. */
function savings(home: MoneyPlan['home'], { offer, day }: MoneyContext): Draft | null {
  const { nichtUmlagefaehig: stated, ruecklage, wohnflaeche, baujahr, hausgeldWords } = home
  if (wohnflaeche === null) return null
  const age = baujahr === null ? null : yearOf(day) - baujahr
  const key: AmpelgrenzeRow['key'] =
    age === null || age < 22 ? 'zufuehrungBis21' : age < 32 ? 'zufuehrungAb22' : 'zufuehrungAb32'
  const judgedAt = (perM2: Money) => {
    const light = age === null ? null : judged(perM2.cents / 100, key, 'below', day)
    // A community that has saved much need not save as fast.
    return { light: light !== 'grün' && savesMuch(offer) ? null : light, reason: tooLittle }
  }
  const tooLittle = `Die Gemeinschaft spart weniger als ${germanNumber(amberLimit(key, day))}\u00a0€ je m² im Jahr. Rechnen Sie mit Sonderumlagen und lesen Sie Wirtschaftsplan und Protokolle.`
  if (ruecklage) {
    const perM2: Money = { cents: Math.round((12 * ruecklage.cents) / wohnflaeche) }
    return {
      answer: `${germanMoney(times(ruecklage, 12))} im Jahr (${germanMoney(ruecklage)} im Monat), ${germanMoney(perM2)} je m²`,
      formula: `12 × ${germanMoney(ruecklage)} ÷ ${germanNumber(wohnflaeche)} m²`,
      source: 'Angabe im Exposé',
      basis: 'law',
      inputs: ['wohnflaeche', 'baujahr'],
      evidence: quotesOf(hausgeldWords?.ruecklage),
      ...judgedAt(perM2),
    }
  }
  if (!stated) return null
  const { amount, source } = rowAt(KOSTENANSAETZE, day, 'verwaltungEigentumswohnung')
  const left = subtract(times(stated, 12), amount)
  // Less than the administration alone costs: then the stated part holds no Rücklage, and nothing follows from it.
  if (left.cents <= 0) return null
  const perM2: Money = { cents: Math.round(left.cents / wohnflaeche) }
  return {
    answer: `Höchstens ${germanMoney(perM2)} je m² im Jahr`,
    formula: `(12 × ${germanMoney(stated)} − Verwaltung ${germanMoney(amount)}) ÷ ${germanNumber(wohnflaeche)} m²`,
    source: `${source}; Annahme: der Rest des nicht umlagefähigen Hausgelds ist Rücklage`,
    basis: 'assumption',
    inputs: ['hausgeldNichtUmlagefaehig', 'wohnflaeche', 'baujahr'],
    ...judgedAt(perM2),
    stillOpen: true,
  }
}

function quotesOf(...said: readonly (SaidAmount | null | undefined)[]): Evidence[] {
  return said.flatMap(one => (one ? [one.evidence] : []))
}
