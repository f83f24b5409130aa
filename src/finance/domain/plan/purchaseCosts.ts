import type { CalendarDate } from '#kernel/calendarDate.ts'
import { unsureSentence } from '#extraction/domain/sightings/sightings.ts'
import { euro, germanMoney, type Money, shareOf } from '#kernel/money.ts'
import type { Share } from '#kernel/share.ts'
import { failed, success } from '#kernel/outcome.ts'
import type { Land } from '#reference/laender.ts'
import { type ErbbauzinsKapital, erbbauzinsKapital } from '../erbbauzinsKapital.ts'
import { steuersaetze } from '../grunderwerbsteuer.ts'
import { type Nebenkosten, uncertainNebenkosten } from '../kaufnebenkosten.ts'
import { type Part, type Total, totalOf } from '../part.ts'
import { across, type Range } from '../range.ts'
import type { Home } from './home.ts'
import { type ProvisionTerms, provisionTerms, sumOfRates } from './provision.ts'
import { lineOf, type Section } from './section.ts'
import { pricedOneByOne } from './toldPerUnit.ts'

/** What of the cost of buying does not depend on the price. */
export interface PurchaseTerms {
  readonly land: Land | null
  readonly laender: readonly Land[]
  readonly provision: ProvisionTerms
  /** Rates of the Grunderwerbsteuer. */
  readonly tax: Range<Share>
  /** Grunderwerbsteuer and Maklerprovision together in percent of the price. */
  readonly rates: Range<number>
}

export interface PurchaseCosts extends Nebenkosten {
  readonly provision: Range<Part>
  /** Of the price. */
  readonly share: Range<Share>
  /** The Erbbauzins of the years left, which the tax counts in; null: none does. */
  readonly groundRent: ErbbauzinsKapital | null
  readonly terms: PurchaseTerms
}

export function purchaseTerms(
  home: Home,
  land: Land | null,
  laender: readonly Land[],
  day: CalendarDate,
): PurchaseTerms {
  const provision = provisionTerms(home, land, laender, day)
  const tax = across(steuersaetze(land, laender, day), ({ rate }) => rate)
  return { land, laender, provision, tax, rates: sumOfRates(tax, provision.rate) }
}

/** Why nothing that depends on the price can be said; null: it can. */
export function priceMissing(home: Home, price: Money | null): string | null {
  if (home.auction) {
    return 'Zwangsversteigerung: Der Preis entsteht erst im Termin, und statt Notar und Makler fallen Gerichtskosten an.'
  }
  if (price !== null) return null
  const oneByOne = pricedOneByOne(home.offer)
  if (oneByOne) return oneByOne
  const unsure = unsureSentence(['kaufpreis'], home.offer.sightings, 'Der Kaufpreis')
  return `${unsure ?? 'Im Exposé haben wir keinen Kaufpreis gefunden.'} Fragen Sie ihn an, dann lässt sich rechnen.`
}

export function purchaseCosts(
  home: Home,
  terms: PurchaseTerms,
  price: Money | null,
  day: CalendarDate,
): Section<PurchaseCosts> {
  const missing = priceMissing(home, price)
  if (price === null || missing !== null) return failed(missing ?? '')
  const provision = terms.provision.at(price)
  const kept = home.offer.deal?.retained?.value ?? null
  // § 9 (1) No. 1 GrEStG: uses that the seller keeps are paid with the home.
  const assumed = kept === null ? {} : { assumed: euro(kept) }
  const groundRent = erbbauzinsKapital(home.erbbauzins?.amount ?? null, home.offer, day)
  const costs = uncertainNebenkosten({
    price,
    ...assumed,
    erbbauzins: groundRent,
    provision,
    land: terms.land,
    laender: terms.laender,
    contractDate: day,
  })
  return success({
    ...costs,
    provision,
    share: across(costs.total, ({ amount }) => shareOf(amount, price)),
    groundRent,
    terms,
  })
}

/**
 * All the money that is needed: price, parking space, cost of buying, security of the loan, renovation, each as one line.
 * @param extras what is paid beside the price: parking space, Sonderumlage
 * @param source who states the price
 */
export function gesamtinvestition(
  price: Money,
  extras: readonly Range<Part>[],
  groups: readonly Range<Total>[],
  source: string,
): Range<Total> {
  const kaufpreis: Part = {
    label: 'Kaufpreis',
    amount: price,
    formula: germanMoney(price),
    source,
    basis: 'law',
  }
  const at = (end: keyof Range<Total>) =>
    totalOf('Gesamtinvestition', [
      kaufpreis,
      ...extras.map(extra => extra[end]),
      ...groups.map(group => lineOf(group[end])),
    ])
  return { low: at('low'), mid: at('mid'), high: at('high') }
}
