import type { CalendarDate } from '#kernel/calendarDate.ts'
import { add, type Money, times } from '#kernel/money.ts'
import { failed, success } from '#kernel/outcome.ts'
import { complement, type Share } from '#kernel/share.ts'
import { statedSource } from '#extraction/domain/given/withGiven.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import type { Land } from '#reference/laender.ts'
import type { Part, Total } from './part.ts'
import { exactly, type Range } from './range.ts'
import type { Assumptions } from './plan/assumptions.ts'
import { type ErbbauLoan, extendedMonth, isMelting, MELTING, repaidInTime } from './plan/erbbauLoan.ts'
import { beforeLetting } from './plan/beforeLetting.ts'
import { type CashFlowPlan, cashFlowPlan, type LettingBase, lettingBase } from './plan/cashFlowPlan.ts'
import { type EnergyPlan, energyPlan } from './plan/energyPlan.ts'
import { type FinancingPlan, financingPlan } from './plan/financingPlan.ts'
import { type Funding, fundingOf } from './plan/funding.ts'
import { type Home, homeOf } from './plan/home.ts'
import { lettingCosts } from './plan/lettingCosts.ts'
import { expectedRange, type Levy, levyOf } from './plan/levy.ts'
import { type LivingPlan, livingPlan, type RunningCosts, runningCosts } from './plan/livingPlan.ts'
import { type Narrowing, narrowing } from './plan/narrowing.ts'
import { KEPT_IN_PART, type RentOrBuy, rentOrBuy } from './plan/outlook.ts'
import {
  gesamtinvestition,
  priceMissing,
  type PurchaseCosts,
  purchaseCosts,
  type PurchaseTerms,
  purchaseTerms,
} from './plan/purchaseCosts.ts'
import { renewalsOf } from './plan/renewals.ts'
import type { EndingRent } from './plan/endingRent.ts'
import { type RenovationPlan, renovationPlan } from './plan/renovationPlan.ts'
import type { LetPart } from './plan/partLetting.ts'
import { type MarketRent, marketRentYear, ownRentYear, rentBasis, setByBuyer } from './plan/rentBasis.ts'
import type { Section } from './plan/section.ts'
import type { SittingRent } from './plan/sittingRent.ts'
import { extraParts, ofWhole, ownWorks, pricedTrades, type StatedWork, workRanges } from './plan/statedWorks.ts'
import type { TextFindings } from './plan/statedTerms.ts'
import { type WithWorks, withWorksOf } from './plan/withWorks.ts'
import { statedWorksGone, worksGone } from './plan/worksGone.ts'

export interface MoneyInput {
  readonly offer: Offer
  /** The Land, or the likeliest of several; null: not known. */
  readonly land: Land | null
  /** All in which the place may lie; the first may be `land` itself. */
  readonly laender: readonly Land[]
  /** null: not known. */
  readonly marketRent: MarketRent | null
  /** Nettokaltmiete a month that the buyer sets himself: it goes before what the exposé and the market say. */
  readonly ownRent?: Money
  /** What of the offer can be let on its own; missing: nothing is known of parts. */
  readonly parts?: readonly LetPart[]
  /** A rent of today that ends; missing or null: none does. */
  readonly ending?: EndingRent | null
  /** Of a let home whose rent nobody tells; missing or null: it is told, or it is free. */
  readonly sitting?: SittingRent | null
  /** The building's part of the value, where a valuation found it; null: by the usual share of its kind. */
  readonly buildingShare: Share | null
  /** Years and amounts told by the remarks of the text; they go before what the facts suggest. */
  readonly renewed: TextFindings
  readonly assumptions: Assumptions
  /** Missing or null: no Erbbaurecht. */
  readonly erbbauLoan?: ErbbauLoan | null
}

/** What of the money does not depend on the price: computed once, however many prices are tried. */
export interface MoneyBase {
  readonly home: Home
  readonly day: CalendarDate
  /** With a loan that ends in time, where an Erbbaurecht does not let it run as long as usual. */
  readonly assumptions: Assumptions
  /** As the loan would be without that. */
  readonly usual: Assumptions
  readonly erbbauLoan: ErbbauLoan | null
  readonly terms: PurchaseTerms
  readonly letting: LettingBase
  readonly marketRent: Range<Part> | null
  readonly running: Section<RunningCosts>
  readonly energy: Section<EnergyPlan>
  readonly renovation: RenovationPlan
  readonly levy: Levy
  /** Works that the exposé itself prices, or calls for without a price, and the buyer pays, beside those of the renovation. */
  readonly pricedWorks: readonly StatedWork[]
  /** Their lines of the cost. */
  readonly statedWorks: readonly Part[]
  /** What the exposé prices and leaves out of the asked price. */
  readonly extraCosts: readonly Part[]
}

/** The money of one offer. Every section is calculated or says in German why it cannot be. */
export interface MoneyPlan extends MoneyBase {
  /** null: not known, or it comes from an auction. */
  readonly price: Money | null
  readonly purchaseCosts: Section<PurchaseCosts>
  /** Price, what is bought with it, Sonderumlage, cost of buying, Grundschuld and the works that the exposé itself tells. */
  readonly investment: Section<Range<Total>>
  readonly financing: Section<FinancingPlan>
  /** What own funds and loan leave open of the investment. */
  readonly funding: Section<Funding>
  /** All works paid by loan too, those that follow from age alone with them; null: there are none. */
  readonly withWorks: WithWorks | null
  readonly living: Section<LivingPlan>
  /** Once an Erbbaurecht is extended; null: no such month can be told. */
  readonly extended: Total | null
  readonly rentOrBuy: Section<RentOrBuy>
  readonly cashflow: Section<CashFlowPlan>
  /** The widest first. */
  readonly narrowing: readonly Narrowing[]
}

/** The whole plan at the price; null: it is not known. */
export function moneyOf(input: MoneyInput, price: Money | null, day: CalendarDate): MoneyPlan {
  return moneyAt(moneyBase(input, day), price)
}

export function moneyBase(input: MoneyInput, day: CalendarDate): MoneyBase {
  const { offer, land, laender, marketRent, ownRent, buildingShare, assumptions: usual, erbbauLoan = null } = input
  const assumptions = repaidInTime(usual, erbbauLoan)
  const {
    said,
    kept,
    exposedFacade,
    spoken,
    inOrder,
    longLived,
    calledFor,
    byBuyer,
    byCommunity = [],
    partly,
    inPart,
    poor,
    asbestosRoof = false,
    converted,
    ...renewed
  } = input.renewed
  const home = homeOf(offer, day, said)
  const energy = energyPlan(home, day)
  const own = ownRent && ownRentYear(ownRent)
  const rent = own ? success(setByBuyer(own)) : rentBasis(home, marketRent, input.parts, input.sitting)
  const known = energy.ok ? energy.value : null
  const renewals = renewalsOf(home, renewed, day, kept, exposedFacade)
  const told = {
    ...{ ...(spoken && { spoken }), ...(inOrder && { inOrder }), ...(longLived && { longLived }) },
    ...(calledFor && { calledFor }),
    ...(byBuyer && { byBuyer }),
    ...(partly && { partly }),
    ...{ ...(inPart && { inPart }), ...(poor !== undefined && { poor }), ...(converted && { converted }) },
    asbestosRoof,
  }
  const { backlog } = renovationPlan(home, renewals, known, assumptions.lens, day, told)
  const dueByAge = backlog.ok ? backlog.value.trades.map(({ trade }) => trade) : []
  const stated = ownWorks(said?.works ?? [], home, dueByAge)
  const levy = levyOf(said?.sonderumlage ?? [], said?.levies)
  const statedWorks = workRanges(stated, day).map(({ mid }) => mid)
  const extraCosts = extraParts(said?.extras ?? [], said?.roadsPerM2, offer.numbers.grundstuecksflaeche)
  const priced = pricedTrades(ofWhole(stated, home))
  const unpriced = { ...renewals, absent: [...renewals.absent, ...priced, ...byCommunity] }
  const renovation = renovationPlan(home, unpriced, known, assumptions.lens, day, { ...told, priced: priced.length })
  const beside = beforeLetting({
    ...{ home, rent, levy, backlog: renovation.backlog },
    ...{ extras: extraCosts, pricedWorks: stated, works: statedWorks },
  })
  const market = marketRent && marketRentYear(home, marketRent)
  return {
    home,
    day,
    assumptions,
    usual,
    erbbauLoan,
    terms: purchaseTerms(home, land, laender, day),
    letting: lettingBase(rent, lettingCosts(home, day), buildingShare, input.ending ?? null, beside, market),
    marketRent: own ?? market,
    running: runningCosts(home, known?.heating ?? null, day),
    energy,
    renovation,
    levy,
    ...{ pricedWorks: stated, statedWorks, extraCosts },
  }
}

/** The plan at one price; below a millisecond, so that a rating may be searched over the price. */
export function moneyAt(base: MoneyBase, price: Money | null): MoneyPlan {
  const { home, day } = base
  const known = price !== null && price.cents > 0 ? price : null
  // What is bought with the home: tax, fees and loan follow both.
  const paid = known && paidFor(base, known)
  const bought = purchaseCosts(home, base.terms, paid, day)
  const gaps = narrowing(
    home,
    base.letting,
    base.energy.ok ? base.energy.value : null,
    base.renovation,
    bought.ok ? bought.value : null,
  )
  if (!known || !bought.ok) {
    const missing = failed(priceMissing(home, known) ?? '')
    return {
      ...base,
      price: null,
      purchaseCosts: missing,
      investment: missing,
      financing: missing,
      funding: missing,
      withWorks: null,
      living: missing,
      extended: null,
      rentOrBuy: missing,
      cashflow: missing,
      narrowing: gaps,
    }
  }
  return { ...base, ...priced(base, known, bought.value), price: known, purchaseCosts: bought, narrowing: gaps }
}

type Priced = Pick<
  MoneyPlan,
  'investment' | 'financing' | 'funding' | 'withWorks' | 'living' | 'extended' | 'rentOrBuy' | 'cashflow'
>

function priced(base: MoneyBase, price: Money, bought: PurchaseCosts): Priced {
  const { home, day, assumptions, running, renovation, letting, levy, pricedWorks, statedWorks, extraCosts } = base
  const extra = home.boughtWith?.extra ?? null
  const paid = paidFor(base, price)
  const isAsked = home.price === null || home.price.cents === price.cents
  const label = extra ? `Kaufpreis mit ${extra.label}` : 'Kaufpreis'
  const financing = financingPlan(paid, bought.total, assumptions, day, label)
  const backlog = renovation.backlog.ok ? renovation.backlog.value : null
  const works = backlog?.by.told ?? null
  const living: Section<LivingPlan> = running.ok
    ? success(livingPlan(financing.monthlyRate, running.value, home.offer.deal?.retained ? null : base.marketRent))
    : running
  const investment = gesamtinvestition(
    price,
    [...[extra, levy.due, ...extraCosts].filter(part => part !== null).map(exactly), ...workRanges(pricedWorks, day)],
    [bought.total, exactly(financing.grundschuld), works, expectedRange(levy)].filter(group => group !== null),
    isAsked ? statedSource(home.offer.facts, 'kaufpreis') : 'eigene Vorgabe',
  )
  const funding = fundingOf(investment, financing)
  const years = financing.yearsFixed
  const gone = [
    ...(backlog ? worksGone(backlog.by.told.mid, backlog.trades, years, day) : []),
    ...[levy.due, levy.expected].filter(part => part !== null),
    ...extraCosts,
    ...statedWorksGone(pricedWorks, statedWorks, years, day),
  ]
  return {
    investment: success(investment),
    financing: success(financing),
    funding: success(funding),
    withWorks: withWorksOf(
      {
        investment: investment.mid,
        funding,
        financing,
        byAge: backlog?.by.age.mid ?? null,
        living: living.ok ? living.value : null,
      },
      day,
    ),
    living,
    extended: living.ok ? extendedOf(base, paid, financing, living.value) : null,
    rentOrBuy: living.ok ? compared(base, bought, financing, living.value, gone, funding, backlog?.made ?? null) : living, // prettier-ignore
    cashflow: cashFlowPlan(home, letting, paid, bought, financing, investment.mid.amount, assumptions, day),
  }
}

/** The loan that the buyer would take if nothing kept it short. */
function extendedOf(
  { erbbauLoan, home, usual }: MoneyBase,
  paid: Money,
  financing: FinancingPlan,
  living: LivingPlan,
): Total | null {
  const principal = times(paid, complement(usual.ownFunds.rate))
  return erbbauLoan && extendedMonth(erbbauLoan, home, usual, financing, principal, living)
}

/** The Kaufpreis with what must be bought beside it. */
function paidFor({ home }: MoneyBase, price: Money): Money {
  const extra = home.boughtWith?.extra
  return extra ? add(price, extra.amount) : price
}

function compared(
  { home, day }: MoneyBase,
  bought: PurchaseCosts,
  financing: FinancingPlan,
  living: LivingPlan,
  gone: readonly Part[],
  { open }: Funding,
  made: Share | null,
): Section<RentOrBuy> {
  if (isMelting(home.offer, day)) return failed(MELTING)
  if (home.offer.deal?.retained) return failed(KEPT_IN_PART)
  const both = rentOrBuy(bought.total, financing, living, gone, open.mid.amount, made)
  return both ? success(both) : failed('Eine Marktmiete ist nicht bekannt: Kaufen und Mieten lassen sich nicht vergleichen.') // prettier-ignore
}
