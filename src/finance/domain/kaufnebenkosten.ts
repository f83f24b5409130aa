import type { CalendarDate } from '#kernel/calendarDate.ts'
import { add, type Money } from '#kernel/money.ts'
import type { Land } from '#reference/laender.ts'
import { type Gegenleistung, grunderwerbsteuer } from './grunderwerbsteuer.ts'
import {
  notaryOfGrundschuld,
  notaryOfPurchase,
  registerOfGrundschuld,
  registerOfPurchase,
  type Vollzug,
} from './notarUndGrundbuch.ts'
import { type Part, type Total, totalOf } from './part.ts'

export interface Purchase extends Gegenleistung {
  readonly land: Land
  readonly contractDate: CalendarDate
  /** The broker's fee as a line of its own, stated or assumed. */
  readonly provision: Part
  readonly vollzug?: Vollzug
}

/** Cost of buying that belongs to the price in tax law: everything but the financing. */
export function kaufnebenkosten(purchase: Purchase): Total {
  const { land, contractDate, provision, vollzug } = purchase
  const value = businessValue(purchase)
  return totalOf('Kaufnebenkosten', [
    grunderwerbsteuer(purchase, land, contractDate),
    ...notaryOfPurchase(value, contractDate, vollzug).parts,
    ...registerOfPurchase(value, contractDate, land).parts,
    provision,
  ])
}

/** Cost of securing the loan. Not part of the acquisition cost: deductible at once when the home is let. */
export function grundschuldkosten(nominal: Money, contractDate: CalendarDate): Total {
  return totalOf('Kosten der Grundschuld', [
    ...notaryOfGrundschuld(nominal, contractDate).parts,
    ...registerOfGrundschuld(nominal, contractDate).parts,
  ])
}

/** Price with movables and assumed obligations: § 47 GNotKG. */
function businessValue({ price, assumed }: Gegenleistung): Money {
  return assumed ? add(price, assumed) : price
}
