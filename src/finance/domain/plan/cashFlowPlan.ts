import { yearsFixed } from '#extraction/domain/fixedRent.ts'
import type { RentCap } from '#extraction/domain/rentCap.ts'
import { type CalendarDate, yearOf } from '#kernel/calendarDate.ts'
import { add, euro, germanMoney, largerOf, type Money, smallerOf, subtract, times, ZERO } from '#kernel/money.ts'
import { failed, success } from '#kernel/outcome.ts'
import { inPercent, percent, ratio, type Share } from '#kernel/share.ts'
import { STEIGERUNGEN } from '#reference/rechenannahmen.ts'
import { rowAt } from '#reference/table.ts'
import { type CashFlow, cashFlow, type EigenkapitalFigures, eigenkapitalrendite } from '../cashFlow.ts'
import { type Loan, loanYear } from '../loan.ts'
import { type Figure, type Part, type Total, totalOf } from '../part.ts'
import { exactly, type Range } from '../range.ts'
import { gesamtkapitalrendite, type RentMetrics, rentMetrics } from '../rentMetrics.ts'
import type { Assumptions } from './assumptions.ts'
import { beforeLettingNotes } from './beforeLetting.ts'
import { type EndingRent, endingNote, lastingRent, rentBesideLasting } from './endingRent.ts'
import { depreciation, type Depreciation, type RaisedAfa } from './depreciation.ts'
import type { FinancingPlan } from './financingPlan.ts'
import type { Home } from './home.ts'
import type { LettingCosts } from './lettingCosts.ts'
import type { PurchaseCosts } from './purchaseCosts.ts'
import type { RentBasis } from './rentBasis.ts'
import type { Section } from './section.ts'

/** One end of the letting's first year. */
export interface LettingYear {
  readonly rent: Part
  readonly costs: Total
  readonly flow: CashFlow
  readonly afterTaxMonth: Money
  readonly metrics: RentMetrics
  /** On all the money in it, works and extras too. */
  readonly gesamtkapital: Figure
  /** null: no own funds are needed, so there is no return on them. */
  readonly eigenkapital: EigenkapitalFigures | null
}

/** A year of the chart. Rent and cost grow by the assumed rates; all amounts in the year's money. */
export interface ForecastYear {
  readonly year: number
  readonly rent: Money
  readonly costs: Money
  readonly interest: Money
  readonly tilgung: Money
  readonly beforeTax: Money
  /** Above 0 is paid, below 0 comes back. */
  readonly tax: Money
  readonly afterTax: Money
  readonly restschuld: Money
}

export interface CashFlowPlan {
  readonly rent: RentBasis
  /** A rent of today that ends: the figures go on with what follows it; null: none does. */
  readonly ending: EndingRent | null
  /** Where the cost come from, and what is odd about them. */
  readonly costs: LettingCosts
  /** low is the worst for the buyer: least rent, dearest cost. Cost of buying and AfA are those of mid at all three. */
  readonly year: Range<LettingYear>
  /** What the rent must pay for beside the price, in the middle: all figures count it, and the loan holds it. */
  readonly beside: Total
  /** Parking and what else is bought with the home for a price of its own; null: none. All figures count it. */
  readonly parking: Part | null
  readonly depreciation: Depreciation
  /** What is left after tax in a month of the first year, in the middle, if no works are certified; null: none are counted. */
  readonly uncertified: Money | null
  readonly forecast: readonly ForecastYear[]
}

export interface LettingBase {
  readonly rent: Section<RentBasis>
  readonly costs: LettingCosts | null
  /** A rent of today that ends; null: none does. */
  readonly ending: EndingRent | null
  /** German: why there is no lasting rent to calculate with; null: there is. */
  readonly ended: string | null
  /** The first year at each end, low the worst: the least rent with the dearest cost. null: one of both is unknown. */
  readonly atEnds: Range<Pick<LettingYear, 'rent' | 'costs'>> | null
  readonly buildingShare: Share | null
  /** It may rise with the years: one above what the market pays may not (§ 558 BGB). */
  readonly rises: boolean
  /** What the rent must pay for beside the price, without cost of buying; it is lent in full. */
  readonly beside: Range<Total>
}

const NO_RISE =
  'Die genannte Miete liegt über dem, was am Ort gezahlt wird: Für die kommenden Jahre ist sie ohne Erhöhung gerechnet (§ 558 BGB).'
/** @param years Infinity: as long as the tenant lives */
function fixedNote(years: number): string {
  const told = years === Infinity ? 'auf Lebenszeit des Mieters' : `noch ${years === 1 ? 'ein Jahr' : `${years} Jahre`}`
  return `Die Miete ist laut Exposé ${told} fest vereinbart: So lange ist sie ohne Erhöhung gerechnet (§ 557 Abs. 3 BGB).`
}

/** German, of a rent that by agreement may rise to an amount and no further. */
function capNote({ month }: RentCap): string {
  return `Die Miete darf laut Exposé höchstens auf ${germanMoney(euro(month))} im Monat steigen: Weiter steigt sie hier in keinem Jahr (§ 557 Abs. 3 BGB).`
}

const NOTHING = exactly(totalOf('Umlage und Arbeiten', []))

/** What of the letting does not depend on the price. */
export function lettingBase(
  rent: Section<RentBasis>,
  costs: LettingCosts | null,
  buildingShare: Share | null,
  known: EndingRent | null = null,
  beside: Range<Total> = NOTHING,
  market: Range<Part> | null = null,
): LettingBase {
  const isStated = rent.ok && rent.value.origin === 'stated'
  const rises = !(isStated && market && rent.value.rent.mid.amount.cents > market.high.amount.cents)
  // A rent that the buyer sets himself, or that the market pays, does not end.
  const ending = rent.ok && rent.value.origin === 'stated' ? known : null
  const lasting = rent.ok ? (ending ? lastingRent(rent.value.rent, ending) : success(rent.value.rent)) : rent
  const ended = rent.ok && !lasting.ok ? lasting.failure : null
  if (!rent.ok || !lasting.ok || !costs)
    return { rent, costs, ending, ended, atEnds: null, buildingShare, rises, beside }
  const { low, mid, high } = lasting.value
  const at = (part: Part, dear: keyof Range<Part>) => ({ rent: part, costs: costs.at(part.amount, dear) })
  const atEnds = { low: at(low, 'high'), mid: at(mid, 'mid'), high: at(high, 'low') }
  const notes = [
    ...rent.value.notes,
    ...(rises ? [] : [NO_RISE]),
    ...(ending ? [endingNote(ending)] : []),
    ...beforeLettingNotes(beside),
  ]
  return {
    rent: success({ ...rent.value, notes }),
    costs,
    ending,
    ended,
    atEnds,
    buildingShare,
    rises,
    beside,
  }
}

/**
 * The price of the home and that of the parking space bought with it: the buyer pays both, whatever of it is let. Only what sellers
 * state as their yield leaves out a space whose rent nobody tells.
 */
function pricesOf({ boughtWith, parkingRent }: Home, { origin }: RentBasis, price: Money) {
  const extra = boughtWith?.extra?.amount ?? ZERO
  const space = extra.cents < price.cents ? extra : ZERO
  const home = subtract(price, space)
  return { price: home, parking: space, bare: parkingRent === null && origin === 'stated' ? home : price }
}

export function cashFlowPlan(
  home: Home,
  base: LettingBase,
  price: Money,
  purchase: PurchaseCosts,
  financing: FinancingPlan,
  investment: Money,
  assumptions: Assumptions,
  day: CalendarDate,
): Section<CashFlowPlan> {
  const { rent, costs, ending, ended, atEnds } = base
  if (!rent.ok) return rent
  if (ended !== null) return failed(ended)
  if (home.kind === 'Gewerbe')
    return failed('Gewerbe hat andere Kosten und Steuern: Einen Cashflow rechnen wir dafür nicht.')
  if (!costs || !atEnds)
    return failed('Weder Wohnfläche noch Hausgeld sind genannt: Die Kosten des Vermieters bleiben offen.')
  const nebenkosten = purchase.total.mid.amount
  const written = depreciation(home, price, nebenkosten, base.buildingShare, day)
  const plain =
    written.raised && depreciation({ ...home, certified: null }, price, nebenkosten, base.buildingShare, day)
  const loanAt = (end: keyof Range<Part>): Loan => {
    return { ...financing.loan, principal: add(financing.loan.principal, base.beside[end].amount) }
  }
  const ownFunds = financing.ownFunds.mid.amount
  const marginalRate = assumptions.marginalRate.rate
  const at = (end: keyof Range<Part>, { afa, raised }: Depreciation = written): LettingYear => {
    const { rent: yearRent, costs: yearCosts } = atEnds[end]
    const reserve = costs.reserve(yearCosts)
    const beside = base.beside[end].amount
    const first = loanYear(loanAt(end), 1)
    const [more] = raised?.years ?? []
    const year = { rent: yearRent, costs: yearCosts, loan: first, afa, marginalRate }
    const flow = cashFlow(
      { ...year, ...(more && raised && { raised: { ...more, label: nameOf(raised.law) } }) },
      reserve,
    )
    return {
      rent: yearRent,
      costs: yearCosts,
      flow,
      afterTaxMonth: times(flow.afterTax.amount, ratio(1, 12)),
      metrics: rentMetrics({
        ...pricesOf(home, rent.value, price),
        beside,
        acquisition: add(price, nebenkosten),
        yearlyRent: yearRent.amount,
        yearlyCost: yearCosts.amount,
        groundRent: home.erbbauzins?.amount ?? null,
      }),
      gesamtkapital: gesamtkapitalrendite(yearRent.amount, yearCosts.amount, investment),
      eigenkapital: ownFunds.cents > 0 ? eigenkapitalrendite(flow, first.tilgung, ownFunds) : null,
    }
  }
  const year = { low: at('low'), mid: at('mid'), high: at('high') }
  const reserve = costs.reserve(year.mid.costs)?.amount ?? ZERO
  // Of a rent that the buyer sets himself nothing is agreed.
  const { fixedRent, pooled } = home.offer
  const isTold = rent.value.origin === 'stated'
  // What the pool will pay later nobody tells.
  const poolYears = isTold && pooled ? (pooled.years ?? Infinity) : 0
  const fixedYears = isTold && !pooled ? yearsFixed(fixedRent, yearOf(day)) : 0
  const cap = rent.value.origin === 'stated' ? home.offer.rentCap : null
  const years = Math.min(MAX_YEARS, financing.yearsFixed)
  const forecast = forecastOf(
    { ...year.mid, reserve },
    ending,
    { loan: loanAt('mid'), years },
    written,
    marginalRate,
    day,
    { rises: base.rises, yearsFixed: poolYears || fixedYears, most: cap && times(euro(cap.month), 12) },
  )
  const uncertified = plain && at('mid', plain).afterTaxMonth
  return success({
    rent: {
      ...rent.value,
      notes: [...rent.value.notes, ...(fixedYears > 0 ? [fixedNote(fixedYears)] : cap ? [capNote(cap)] : [])],
    },
    ending,
    costs,
    year,
    beside: base.beside.mid,
    parking: home.boughtWith?.extra ?? null,
    depreciation: written,
    uncertified,
    forecast,
  })
}

function nameOf(law: RaisedAfa['law']): string {
  return law === '7h' ? 'Erhöhte AfA im Sanierungsgebiet' : 'Denkmal-AfA'
}

/** At most ten years, and no longer than interest is fixed. */
const MAX_YEARS = 10

function forecastOf(
  { rent, costs, reserve }: Pick<LettingYear, 'rent' | 'costs'> & { readonly reserve: Money },
  ending: EndingRent | null,
  { loan, years }: { readonly loan: Loan; readonly years: number },
  { afa, raised }: Depreciation,
  marginalRate: Share,
  day: CalendarDate,
  { rises, yearsFixed, most }: { readonly rises: boolean; readonly yearsFixed: number; readonly most: Money | null },
): ForecastYear[] {
  const growth = { miete: rises ? growthOf('miete', day) : 1, kosten: growthOf('kosten', day) }
  const grown = (amount: Money, key: keyof typeof growth, by: number) => times(amount, percent(growth[key] ** by * 100))
  return Array.from({ length: years }, (_, index) => {
    const { year, interest, tilgung, restschuld } = loanYear(loan, index + 1)
    const beside = ending ? rentBesideLasting(ending, day, year) : ZERO
    const today = add(rent.amount, beside)
    const risen = grown(today, 'miete', Math.max(0, year - 1 - yearsFixed))
    const yearRent = most ? largerOf(today, smallerOf(risen, most)) : risen
    const yearCosts = grown(costs.amount, 'kosten', year - 1)
    const surplus = subtract(subtract(yearRent, yearCosts), interest)
    const beforeTax = subtract(surplus, tilgung)
    const saved = grown(reserve, 'kosten', year - 1)
    const deducted = add(afa.amount, raised?.years[index]?.amount ?? ZERO)
    const tax = times(subtract(add(surplus, saved), deducted), marginalRate)
    const afterTax = subtract(beforeTax, tax)
    return { year, rent: yearRent, costs: yearCosts, interest, tilgung, beforeTax, tax, afterTax, restschuld }
  })
}

function growthOf(key: 'miete' | 'kosten', day: CalendarDate): number {
  return 1 + inPercent(rowAt(STEIGERUNGEN, day, key).mid) / 100
}
