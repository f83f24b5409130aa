import { add, germanMoney, type Money, shareOf, subtract, times, ZERO } from '#kernel/money.ts'
import type { Figure } from './part.ts'

/** Jahresnettokaltmiete from a month's Kaltmiete, parking included. */
export function jahresnettokaltmiete(kaltmieteMonth: Money): Money {
  return times(kaltmieteMonth, 12)
}

export interface LetPurchase {
  /** Of the home alone. */
  readonly price: Money
  /** Of the parking space that is bought with it for a price of its own. Missing: none. */
  readonly parking?: Money
  /** What of both the seller's yield is stated on; missing: the price of the home. */
  readonly bare?: Money
  /** Sonderumlage and works that must be paid beside it: the rent is their fruit too. Missing: none. */
  readonly beside?: Money
  /** Both prices and Kaufnebenkosten. */
  readonly acquisition: Money
  /** Jahresnettokaltmiete, above 0. */
  readonly yearlyRent: Money
  /** Bewirtschaftungskosten of a year. */
  readonly yearlyCost: Money
  /** Erbbauzins of a year; null: the land is bought too, or it is not told. */
  readonly groundRent: Money | null
}

/** What every offer of a let home is measured by. The price must be above 0. */
export interface RentMetrics {
  /** On the price with the parking space and what else comes beside it, as are all others. */
  readonly bruttomietrendite: Figure
  /** On the bare price, as sellers state it. */
  readonly onBarePrice: Figure
  /** Years of rent in the price. */
  readonly kaufpreisfaktor: Figure
  readonly nettomietrendite: Figure
  /** The first two with what of the rent the owner of the land leaves; null: none, or he takes it all. */
  readonly afterGroundRent: { readonly bruttomietrendite: Figure; readonly kaufpreisfaktor: Figure } | null
}

export function rentMetrics({
  price,
  parking = ZERO,
  bare = price,
  beside = ZERO,
  acquisition,
  yearlyRent,
  yearlyCost,
  groundRent,
}: LetPurchase): RentMetrics {
  const left = groundRent && groundRent.cents < yearlyRent.cents ? subtract(yearlyRent, groundRent) : null
  const net = subtract(yearlyRent, yearlyCost)
  const sum = (...amounts: readonly Money[]) => {
    const told = amounts.filter(({ cents }, at) => at === 0 || cents > 0).map(germanMoney)
    return told.length > 1 ? `(${told.join(' + ')})` : told.join('')
  }
  const all = add(add(price, parking), beside)
  const shown = sum(price, parking, beside)
  const brutto = (label: string, rent: Money): Figure => ({ ...quotient(label, rent, all), formula: `${germanMoney(rent)} ÷ ${shown}` }) // prettier-ignore
  const factor = (label: string, rent: Money): Figure => ({ ...quotient(label, all, rent), formula: `${shown} ÷ ${germanMoney(rent)}` }) // prettier-ignore
  return {
    bruttomietrendite: brutto('Bruttomietrendite', yearlyRent),
    onBarePrice: quotient('Bruttomietrendite auf den Preis allein', yearlyRent, bare),
    kaufpreisfaktor: factor('Kaufpreisfaktor', yearlyRent),
    nettomietrendite: {
      ...quotient('Nettomietrendite', net, add(acquisition, beside)),
      formula: `(${germanMoney(yearlyRent)} − ${germanMoney(yearlyCost)}) ÷ ${sum(acquisition, beside)}`,
    },
    afterGroundRent: left && {
      bruttomietrendite: brutto('Bruttomietrendite nach Erbbauzins', left),
      kaufpreisfaktor: factor('Kaufpreisfaktor nach Erbbauzins', left),
    },
  }
}

/** What the property yields on all the money in it, whoever lent it: (rent − cost) ÷ total investment. */
export function gesamtkapitalrendite(yearlyRent: Money, yearlyCost: Money, investment: Money): Figure {
  return quotient('Gesamtkapitalrendite', subtract(yearlyRent, yearlyCost), investment)
}

function quotient(label: string, part: Money, whole: Money): Figure {
  return { label, value: shareOf(part, whole), formula: `${germanMoney(part)} ÷ ${germanMoney(whole)}` }
}
