import { germanMoney, type Money, shareOf, times, add } from '#kernel/money.ts'
import { germanPercent, ratio, type Share } from '#kernel/share.ts'
import type { LoanYear } from './loan.ts'
import { type Figure, minus, type Part, type Total, totalOf } from './part.ts'

export interface LetYear {
  /** Jahresnettokaltmiete as a line of its own: stated, or estimated and marked so. */
  readonly rent: Part
  /** Bewirtschaftungskosten of the year, positive: the economic view, with the upkeep it takes. */
  readonly costs: Total
  readonly loan: LoanYear
  readonly afa: Part
  /** What works that are certified are written off by beside it; missing: none. */
  readonly raised?: Part
  /** Tax on one more euro of the buyer's income. */
  readonly marginalRate: Share
}

export interface CashFlow {
  /** What is left of the rent before tax. */
  readonly beforeTax: Total
  /** The month's share of it. */
  readonly beforeTaxMonth: Money
  /** Income from letting in tax law (§ 21 EStG); below 0 it lowers other income. */
  readonly taxable: Total
  readonly afterTax: Total
}

/**
 * One year. Costs are deductible when they are due, but what goes into the Erhaltungsrücklage only when the community spends it
 * (BFH, 14.01.2025, IX R 19/24). @param reserve what of the costs that is; null: none
 */
export function cashFlow(
  { rent, costs, loan, afa, raised, marginalRate }: LetYear,
  reserve: Part | null = null,
): CashFlow {
  const zinsen = line('Zinsen', loan.interest, `Zinsen im ${loan.year}. Jahr`)
  const tilgung = line('Tilgung', loan.tilgung, `Tilgung im ${loan.year}. Jahr`)
  const beforeTax = totalOf('Cashflow vor Steuern', [rent, ...costs.parts.map(minus), minus(zinsen), minus(tilgung)])
  const taxable = totalOf('Einkünfte aus Vermietung', [
    rent,
    ...costs.parts.map(minus),
    ...(reserve ? [reserve] : []),
    minus(zinsen),
    minus(afa),
    ...(raised ? [minus(raised)] : []),
  ])
  const before = line(beforeTax.label, beforeTax.amount, 'Summe oben')
  const afterTax = totalOf('Cashflow nach Steuern', [before, minus(taxOn(taxable, marginalRate, afa))])
  return { beforeTax, beforeTaxMonth: times(beforeTax.amount, ratio(1, 12)), taxable, afterTax }
}

export interface EigenkapitalFigures {
  /** What the account gains in a year, before tax. */
  readonly cash: Figure
  /** With tax and with the debt that was paid back. */
  readonly withTilgung: Figure
}

/** Own funds must be above 0; without any, a return on them means nothing. */
export function eigenkapitalrendite(flow: CashFlow, tilgung: Money, ownFunds: Money): EigenkapitalFigures {
  const gain = add(flow.afterTax.amount, tilgung)
  return {
    cash: {
      label: 'Cashflow-Rendite auf das Eigenkapital',
      value: shareOf(flow.beforeTax.amount, ownFunds),
      formula: `${germanMoney(flow.beforeTax.amount)} ÷ ${germanMoney(ownFunds)}`,
    },
    withTilgung: {
      label: 'Eigenkapitalrendite mit Tilgung und Steuer',
      value: shareOf(gain, ownFunds),
      formula: `(${germanMoney(flow.afterTax.amount)} + ${germanMoney(tilgung)}) ÷ ${germanMoney(ownFunds)}`,
    },
  }
}

function taxOn(taxable: Total, rate: Share, afa: Part): Part {
  const amount = times(taxable.amount, rate)
  const label = amount.cents < 0 ? 'Steuererstattung' : 'Steuer'
  const formula = `${germanPercent(rate)} × ${germanMoney(taxable.amount)}`
  return { label, amount, formula, source: '§ 21 EStG, Grenzsteuersatz nach § 32a EStG', basis: afa.basis }
}

/** Until a bank has signed, every loan is an assumption. */
function line(label: string, amount: Money, formula: string): Part {
  return { label, amount, formula, source: 'Darlehen mit angenommenem Zins, kein Angebot', basis: 'assumption' }
}
