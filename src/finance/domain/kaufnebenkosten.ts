import type { CalendarDate } from '#kernel/calendarDate.ts'
import { add, type Money } from '#kernel/money.ts'
import type { Land } from '#reference/laender.ts'
import { type Gegenleistung, grunderwerbsteuer, grunderwerbsteuerAnywhere } from './grunderwerbsteuer.ts'
import {
  notaryOfGrundschuld,
  notaryOfPurchase,
  registerOfGrundschuld,
  registerOfPurchase,
  type Vollzug,
} from './notarUndGrundbuch.ts'
import { type Part, type Total, totalOf } from './part.ts'
import { acrossBoth, exactly, type Range } from './range.ts'

export interface Purchase extends Gegenleistung {
  readonly land: Land
  readonly contractDate: CalendarDate
  /** The broker's fee as a line of its own, stated or assumed. */
  readonly provision: Part
  readonly vollzug?: Vollzug
}

/** Cost of buying that belongs to the price in tax law: everything but the financing. */
export function kaufnebenkosten(purchase: Purchase): Total {
  return withTax(purchase, grunderwerbsteuer(purchase, purchase.land, purchase.contractDate), purchase.provision)
}

export interface UncertainPurchase extends Omit<Purchase, 'land' | 'provision'> {
  /** null: the exposé does not say where it is. */
  readonly land: Land | null
  readonly provision: Range<Part>
}

/** The same while Land or broker's fee is not known; exact where both are. The fee of Bayern's cadastre needs the Land. */
export function kaufnebenkostenRange(purchase: UncertainPurchase): Range<Total> {
  const { land, contractDate, provision } = purchase
  const tax = land
    ? exactly(grunderwerbsteuer(purchase, land, contractDate))
    : grunderwerbsteuerAnywhere(purchase, contractDate)
  return acrossBoth(tax, provision, (steuer, fee) => withTax(purchase, steuer, fee))
}

/** Cost of securing the loan. Not part of the acquisition cost: deductible at once when the home is let. */
export function grundschuldkosten(nominal: Money, contractDate: CalendarDate): Total {
  return totalOf('Kosten der Grundschuld', [
    ...notaryOfGrundschuld(nominal, contractDate).parts,
    ...registerOfGrundschuld(nominal, contractDate).parts,
  ])
}

function withTax(purchase: Omit<UncertainPurchase, 'provision'>, tax: Part, provision: Part): Total {
  const { land, contractDate, vollzug } = purchase
  const value = businessValue(purchase)
  return totalOf('Kaufnebenkosten', [
    tax,
    ...notaryOfPurchase(value, contractDate, vollzug).parts,
    ...registerOfPurchase(value, contractDate, land).parts,
    provision,
  ])
}

/** Price with movables and assumed obligations: § 47 GNotKG. */
function businessValue({ price, assumed }: Gegenleistung): Money {
  return assumed ? add(price, assumed) : price
}
