import type { CalendarDate } from '#kernel/calendarDate.ts'
import { add, type Money } from '#kernel/money.ts'
import type { Land } from '#reference/laender.ts'
import {
  type Gegenleistung,
  grunderwerbsteuer,
  grunderwerbsteuerAmong,
  grunderwerbsteuerAnywhere,
} from './grunderwerbsteuer.ts'
import {
  notaryOfGrundschuld,
  notaryOfPurchase,
  registerOfGrundschuld,
  registerOfPurchase,
  type Vollzug,
} from './notarUndGrundbuch.ts'
import { type Part, type Total, totalOf } from './part.ts'
import { acrossBoth, exactly, type Range } from './range.ts'

export interface UncertainPurchase extends Gegenleistung {
  readonly contractDate: CalendarDate
  readonly vollzug?: Vollzug
  /** null: the exposé does not say where it is. */
  readonly land: Land | null
  /** Further Länder in which the place may lie; missing or empty: none. */
  readonly laender?: readonly Land[]
  /** The broker's fee as a line of its own, stated or assumed. */
  readonly provision: Range<Part>
}

/** What the sum is made of. */
export interface Nebenkosten {
  readonly tax: Range<Part>
  /** Notary and land register, the same whatever tax and broker cost. */
  readonly fees: Total
  readonly total: Range<Total>
}

/**
 * Cost of buying that belongs to the price in tax law: everything but the financing. A range while Land or broker's fee is not
 * known; exact where both are. The fee of Bayern's cadastre needs the Land.
 */
export function uncertainNebenkosten(purchase: UncertainPurchase): Nebenkosten {
  const { provision } = purchase
  const tax = taxOf(purchase)
  const fees = feesOf(purchase)
  const sumOf = (steuer: Part, fee: Part) => totalOf(LABEL, [steuer, ...fees.parts, fee])
  // One and the same at all three ends where nothing is uncertain: the price is searched over this.
  const certain = tax.low === tax.high && provision.low === provision.high
  const total = certain ? exactly(sumOf(tax.mid, provision.mid)) : acrossBoth(tax, provision, sumOf)
  return { tax, fees, total }
}

/** Cost of securing the loan. Not part of the acquisition cost: deductible at once when the home is let. */
export function grundschuldkosten(nominal: Money, contractDate: CalendarDate): Total {
  return totalOf('Kosten der Grundschuld', [
    ...notaryOfGrundschuld(nominal, contractDate).parts,
    ...registerOfGrundschuld(nominal, contractDate).parts,
  ])
}

const LABEL = 'Kaufnebenkosten'

function taxOf(purchase: UncertainPurchase): Range<Part> {
  const { land, laender = [], contractDate } = purchase
  if (!land) return grunderwerbsteuerAnywhere(purchase, contractDate)
  if (laender.every(one => one === land)) return exactly(grunderwerbsteuer(purchase, land, contractDate))
  return grunderwerbsteuerAmong(purchase, land, laender, contractDate)
}

function feesOf(purchase: Omit<UncertainPurchase, 'provision'>): Total {
  const { land, contractDate, vollzug } = purchase
  const value = businessValue(purchase)
  return totalOf('Notar und Grundbuch', [
    ...notaryOfPurchase(value, contractDate, vollzug).parts,
    ...registerOfPurchase(value, contractDate, land).parts,
  ])
}

/** Price with movables and assumed obligations: § 47 GNotKG. */
function businessValue({ price, assumed }: Gegenleistung): Money {
  return assumed ? add(price, assumed) : price
}
