import type { Offer } from '#extraction/domain/offer.ts'
import { pricedUnits } from '#extraction/domain/deal/pricedUnits.ts'
import type { FactKey, Unit } from '#extraction/domain/facts.ts'
import { isOfBuyer } from '#extraction/domain/given/withGiven.ts'
import { unsureSentence } from '#extraction/domain/sightings/sightings.ts'
import type { Light } from '#questions/domain/answer.ts'
import type { Assessment } from '#rating/domain/assess.ts'
import { contradicting, localPricesOf, OF_COURT } from '#rating/domain/localPrices.ts'
import { isLeastPrice } from '#rating/domain/leastPrice.ts'
import { euro, largerOf, type Money, smallerOf, subtract, ZERO } from '#kernel/money.ts'
import type { PriceEstimate } from '#valuation/domain/appraisal.ts'
import type { TakenOver } from '#rating/domain/takenOver.ts'
import type { KeyFigure } from '../report.ts'
import { euroSpan, wholeEuro } from './germanAmounts.ts'
import { sentence } from './wording.ts'

/** The light of the price; null where nothing was estimated that it could be held against. */
export function priceLight({ answers, appraisal }: Assessment): Light | null {
  if (!appraisal.estimate) return null
  return answers.find(({ id }) => id === 'preisabweichung')?.light ?? null
}

/** The asked price; in an auction the court's value; of a price list the span; else that there is none. */
export function askedFigure({ money, offer }: Assessment, units: readonly Unit[] = []): KeyFigure {
  if (money.price) {
    return {
      label: isLeastPrice(offer) ? 'Mindestgebot' : 'Angebotspreis',
      value: wholeEuro(money.price),
      ...whereSaid(offer, 'kaufpreis'),
    }
  }
  const span = spanOf(units)
  if (span) return { label: 'Preise der Einheiten', value: span, note: `Liste mit ${units.length} Einheiten` }
  const court = offer.numbers.verkehrswert
  return court !== null && court > 0
    ? {
        label: 'Verkehrswert laut Gericht',
        value: wholeEuro(euro(court)),
        ...whereSaid(offer, 'verkehrswert'),
      }
    : { label: 'Angebotspreis', ...unknownPrice(offer) }
}

function whereSaid({ facts }: Offer, key: FactKey): Pick<KeyFigure, 'note'> {
  if (isOfBuyer(facts, key)) return { note: 'von Ihnen angegeben' }
  const evidence = facts[key]?.evidence[0]
  return evidence ? { note: `Exposé, Seite\u00a0${evidence.page}` } : {}
}

function unknownPrice({ sightings, deal }: Offer): Pick<KeyFigure, 'value' | 'note'> {
  if (pricedUnits(deal) > 0) return { value: 'je Einheit', note: 'Siehe Liste der Einheiten.' }
  const unsure = unsureSentence(['kaufpreis', 'verkehrswert'], sightings)
  return unsure === null ? { value: 'nicht gefunden' } : { value: 'nicht sicher gelesen', note: unsure }
}

/** "304.500 € bis 798.000 €": what is still to be had, else the whole list; null: it names no prices. */
function spanOf(units: readonly Unit[]): string | null {
  const prices = (some: readonly Unit[]) =>
    some.flatMap(({ facts }) => (typeof facts.kaufpreis?.value === 'number' ? [facts.kaufpreis.value] : []))
  const free = prices(units.filter(({ status }) => status !== 'verkauft'))
  const all = free.length > 0 ? free : prices(units)
  return all.length === 0 ? null : euroSpan({ low: euro(Math.min(...all)), high: euro(Math.max(...all)) })
}

/** What the court's expert found lies far from it: he knows the object, and market data do not. */
export function isRefutedByCourt({
  appraisal,
  offer,
  sums,
  day,
}: Pick<Assessment, 'appraisal' | 'offer' | 'sums' | 'day'>): boolean {
  return contradicting(appraisal, localPricesOf(offer, sums, day, appraisal)).some(({ name }) => name === OF_COURT)
}

export function estimateFigure(assessment: Assessment): KeyFigure {
  const { appraisal, offer, unitWorths } = assessment
  const { estimate, reason } = appraisal
  if (isRefutedByCourt(assessment)) return { label: 'Schätzung aus Marktdaten', value: 'zählt nicht', note: 'Das Gutachten des Gerichts geht vor.' } // prettier-ignore
  if (!estimate && unitWorths.length > 1) {
    const mids = unitWorths.map(({ mid }) => mid)
    const span = euroSpan({ low: mids.reduce(smallerOf), high: mids.reduce(largerOf) })
    return { label: 'Schätzung je Einheit', value: span, note: 'Jede für sich, im Kapitel „Die Einheiten“.' }
  }
  if (estimate && assessment.calculations.bidding)
    return besideRights(estimate, assessment.calculations.bidding.takenOver)
  return estimate
    ? {
        label:
          offer.deal?.type.value === 'sanierung-bautraeger' ? 'Wert nach Fertigstellung, wie zugesagt' : 'Schätzung',
        value: wholeEuro(estimate.mid),
        note: `Spanne ${euroSpan(estimate)}${withoutRight(offer)}`,
      }
    : { label: 'Schätzung', value: 'nicht möglich', note: sentence(reason ?? '') }
}

/** Beside the worth of the right the reader would take it off once more. */
function withoutRight({ deal }: Assessment['offer']): string {
  const value = deal?.retained?.value ?? null
  return value === null ? '' : `; ${wholeEuro(euro(value))} für das Recht der Verkäufer sind schon abgezogen`
}

/** Market data know no right that stays: what it is worth is off before anybody compares. */
function besideRights({ low, mid, high }: PriceEstimate, { amount, unvalued }: TakenOver): KeyFigure {
  const less = (money: Money) => largerOf(subtract(money, amount), ZERO)
  const span = `Spanne ${euroSpan({ low: less(low), high: less(high) })}`
  const open = unvalued.length > 0 ? '; davon geht das bleibende Recht noch ab' : ''
  return {
    label: amount.cents > 0 ? 'Schätzung nach Abzug der Rechte' : 'Schätzung',
    value: wholeEuro(less(mid)),
    note: `${span}${open}`,
  }
}
