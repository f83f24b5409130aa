import { germanMoney, type Money, shareOf, subtract, times } from '#kernel/money.ts'
import type { Figure } from './part.ts'

/** Jahresnettokaltmiete from a month's Kaltmiete, parking included. */
export function jahresnettokaltmiete(kaltmieteMonth: Money): Money {
  return times(kaltmieteMonth, 12)
}

export interface LetPurchase {
  readonly price: Money
  /** Price and Kaufnebenkosten. */
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
  readonly bruttomietrendite: Figure
  /** Years of rent in the price. */
  readonly kaufpreisfaktor: Figure
  readonly nettomietrendite: Figure
  /** The first two with what of the rent the owner of the land leaves; null: none, or he takes it all. */
  readonly afterGroundRent: { readonly bruttomietrendite: Figure; readonly kaufpreisfaktor: Figure } | null
}

export function rentMetrics({ price, acquisition, yearlyRent, yearlyCost, groundRent }: LetPurchase): RentMetrics {
  const left = groundRent && groundRent.cents < yearlyRent.cents ? subtract(yearlyRent, groundRent) : null
  const net = subtract(yearlyRent, yearlyCost)
  return {
    bruttomietrendite: quotient('Bruttomietrendite', yearlyRent, price),
    kaufpreisfaktor: quotient('Kaufpreisfaktor', price, yearlyRent),
    nettomietrendite: {
      ...quotient('Nettomietrendite', net, acquisition),
      formula: `(${germanMoney(yearlyRent)} − ${germanMoney(yearlyCost)}) ÷ ${germanMoney(acquisition)}`,
    },
    afterGroundRent: left && {
      bruttomietrendite: quotient('Bruttomietrendite nach Erbbauzins', left, price),
      kaufpreisfaktor: quotient('Kaufpreisfaktor nach Erbbauzins', price, left),
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
