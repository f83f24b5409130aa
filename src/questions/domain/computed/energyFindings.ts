import { germanEuros } from '#kernel/money.ts'
import { germanNumber } from '#kernel/germanNumber.ts'
import { yearOf } from '#kernel/calendarDate.ts'
import { germanPercent, ratio } from '#kernel/share.ts'
import { ENERGIEKLASSEN } from '#reference/energie.ts'
import { RECHENWERTE } from '#reference/rechenannahmen.ts'
import { rowAt, rowsAt } from '#reference/table.ts'
import type { MoneyPlan } from '#finance/domain/moneyPlan.ts'
import { carrierOf } from '#finance/domain/plan/carrier.ts'
import type { EnergyPlan } from '#finance/domain/plan/energyPlan.ts'
import type { ByQuestion } from '../answer.ts'
import { hasClass } from '../energyClasses.ts'
import { amberLimit, type Draft, judged, type MoneyContext, sourcesOf, span } from './moneyFinding.ts'

type Drafts = ByQuestion<Draft>

export function energyDrafts(plan: MoneyPlan, context: MoneyContext): Drafts {
  const biotreppe = { 'bio-treppe': bioTreppe(context) }
  if (!plan.energy.ok) return biotreppe
  const energy = plan.energy.value
  return {
    ...biotreppe,
    energiekosten: heating(energy, plan, context),
    energieklasse: hasClass(plan.home) ? derivedClass(energy) : null,
    'klasse-plausibel': hasClass(plan.home) ? plausible(energy, context) : null,
    'co2-kosten': co2(energy),
  }
}

function heating(
  { heating, carrier, carrierAssumed, beyondC }: EnergyPlan,
  { home }: MoneyPlan,
  { day }: MoneyContext,
): Draft | null {
  if (!heating || home.wohnflaeche === null) return null
  const perM2 = heating.low.amount.cents / 100 / home.wohnflaeche
  const more = beyondC && beyondC.amount.cents > 0 ? `; ${germanEuros(beyondC.amount)} mehr als mit Klasse C` : ''
  return {
    answer: `${span(heating)} im Jahr mit ${carrier.name}${carrierAssumed ? ' (Annahme)' : ''}${more}`,
    formula: heating.mid.formula,
    source: sourcesOf(heating.mid),
    basis: 'assumption',
    inputs: ['energiekennwert', 'energieklasse', 'energietraeger', 'heizung', 'wohnflaeche'],
    light: carrierAssumed ? null : judged(perM2, 'energiekosten', 'above', day),
    reason: `Heizen kostet hier über ${amberLimit('energiekosten', day)}\u00a0€ je m² im Jahr. Verlangen Sie die Abrechnungen der letzten drei Jahre.`,
  }
}

/** Only where the exposé gives the Kennwert and not the class. */
function derivedClass({ klasse, statedKlasse, kennwert, kennwertStated }: EnergyPlan): Draft | null {
  if (statedKlasse !== null || !kennwertStated) return null
  const light = klasse === 'G' || klasse === 'H' ? 'rot' : klasse === 'F' ? 'gelb' : 'grün'
  return {
    answer: klasse,
    formula: `${germanNumber(kennwert.mid)} kWh/(m²·a) liegt in Klasse ${klasse}`,
    source: 'Anlage 10 GModG',
    basis: 'law',
    inputs: ['energiekennwert'],
    light,
    reason: `Klasse ${klasse}: hohe Heizkosten und Sanierungsbedarf. Rechnen Sie beides in den Preis ein.`,
  }
}

function plausible(
  { statedKlasse, kennwert, kennwertStated, klasse }: EnergyPlan,
  { day }: MoneyContext,
): Draft | null {
  if (statedKlasse === null || !kennwertStated) return null
  const value = kennwert.mid
  const near = rowAt(RECHENWERTE, day, 'grenznaehe').value
  const atLimit = rowsAt(ENERGIEKLASSEN, day).some(({ upTo }) => upTo !== undefined && Math.abs(value - upTo) <= near)
  const fits = statedKlasse === klasse
  const shown = `${germanNumber(value)} kWh/(m²·a)`
  return {
    answer: fits
      ? `Ja, ${shown} ist Klasse ${klasse}`
      : `Nein, ${shown} ist Klasse ${klasse}, genannt ist ${statedKlasse}`,
    formula: `${shown} → Klasse ${klasse}`,
    source: 'Anlage 10 GModG',
    basis: 'law',
    inputs: ['energiekennwert', 'energieklasse'],
    light: fits || (atLimit && neighbours(klasse, statedKlasse, day)) ? 'grün' : 'gelb',
    reason: 'Klasse und Kennwert passen nicht zusammen. Lassen Sie sich den Energieausweis im Original zeigen.',
  }
}

function neighbours(a: string, b: string, day: MoneyContext['day']): boolean {
  const order = rowsAt(ENERGIEKLASSEN, day).map(({ key }) => key as string)
  return Math.abs(order.indexOf(a) - order.indexOf(b)) === 1
}

function co2({ co2 }: EnergyPlan): Draft | null {
  if (!co2) return null
  const { cost, kgPerM2, landlord, outlook } = co2
  const last = outlook.at(-1)
  const share =
    landlord.amount.cents === 0 || cost.mid.amount.cents === 0
      ? 'nichts'
      : germanPercent(ratio(landlord.amount.cents, cost.mid.amount.cents))
  const later = last ? ` ${last.year} wären es rund ${germanEuros(last.cost.mid)} (${last.source}).` : ''
  return {
    answer: `${span(cost)} im Jahr, in den Heizkosten enthalten. Vermietet zahlt der Eigentümer davon ${share}: ${germanEuros(landlord.amount)}.${later}`,
    formula: `${cost.mid.formula}; ${germanNumber(kgPerM2)} kg/m²: ${landlord.formula}`,
    source: sourcesOf(cost.mid, landlord),
    basis: 'assumption',
    inputs: ['energiekennwert', 'energieklasse', 'energietraeger', 'wohnflaeche'],
  }
}

/** § 43 GModG came on 29 July 2026; of a heating of that very year the day is not known. */
function bioTreppe({ offer, day }: MoneyContext): Draft | null {
  const carrier = carrierOf(offer)
  if (!carrier) return null
  const inputs = ['energietraeger', 'heizung', 'heizungBaujahr'] as const
  const source = '§ 43 GModG'
  if (carrier.fuel === null)
    return {
      answer: `Nein, geheizt wird mit ${carrier.name}`,
      formula: `Energieträger ${carrier.name}`,
      source,
      basis: 'law',
      inputs,
      light: 'grün',
    }
  const year = offer.numbers.heizungBaujahr
  if (year === null) return null
  const formula = `${carrier.name}heizung von ${year}`
  if (year < 2026)
    return { answer: 'Nein, die Heizung ist älter als die Regel', formula, source, basis: 'law', inputs, light: 'grün' }
  if (year === 2026)
    return {
      answer: 'Offen: eingebaut vor oder nach dem 29.07.2026',
      formula,
      source,
      basis: 'assumption',
      inputs,
      stillOpen: true,
    }
  if (year > yearOf(day) + 5) return null
  return {
    answer: 'Ja, ab 2029 mit steigendem Anteil klimafreundlicher Brennstoffe',
    formula,
    source,
    basis: 'law',
    inputs,
    light: 'gelb',
    reason:
      'Die Brennstoffe werden ab 2029 teurer: 10\u00a0% klimafreundlich, 60\u00a0% ab 2040. Rechnen Sie die Mehrkosten ein.',
  }
}
