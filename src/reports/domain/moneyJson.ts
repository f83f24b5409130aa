import type { z } from 'zod'
import { inEuro, type Money, subtract } from '#kernel/money.ts'
import type { Outcome } from '#kernel/outcome.ts'
import { inPercent, type Share } from '#kernel/share.ts'
import type { MoneyPlan } from '#finance/domain/moneyPlan.ts'
import type { Figure } from '#finance/domain/part.ts'
import { across } from '#finance/domain/range.ts'
import type { LettingYear } from '#finance/domain/plan/cashFlowPlan.ts'
import type { PartLetting } from '#finance/domain/plan/partLetting.ts'
import type { FigureJson, LettingJson, MoneyJson, Unavailable } from './moneySchema.ts'
import { partJson, totalJson, percentOf, fourDecimals } from './partJson.ts'

/** The plan as readers get it: amounts in euro, every total with its parts. */
export function moneyJson(plan: MoneyPlan): MoneyJson {
  return {
    purchaseCosts: purchaseJson(plan),
    financing: financingJson(plan),
    cashflow: cashflowJson(plan),
    energy: energyJson(plan),
    renovation: renovationJson(plan),
    narrowing: plan.narrowing.map(({ missing, width, per, effect, document }) => ({
      missing,
      width: inEuro(width),
      per,
      effect,
      document,
    })),
  }
}

function purchaseJson({
  home: { boughtWith: bought },
  purchaseCosts,
  investment,
  price,
}: MoneyPlan): MoneyJson['purchaseCosts'] {
  if (!purchaseCosts.ok) return unavailable(purchaseCosts)
  if (!investment.ok || !price) return unavailable(investment)
  const { total, share, terms } = purchaseCosts.value
  return {
    reason: null,
    price: inEuro(price),
    total: across(total, totalJson),
    ofPrice: across(share, percentOf),
    provision: terms.provision.state,
    parking: bought && { extra: bought.extra && partJson(bought.extra), note: bought.note },
    investment: across(investment.value, totalJson),
  }
}

function financingJson({ financing, funding, withWorks, living, assumptions }: MoneyPlan): MoneyJson['financing'] {
  if (!financing.ok) return unavailable(financing)
  if (!funding.ok) return unavailable(funding)
  const { darlehen, beleihung, ownFunds, grundschuld, plan, ...one } = financing.value
  return {
    reason: null,
    loan: partJson(darlehen),
    sollzins: { ...rateJson(assumptions.sollzins), asOf: assumptions.sollzinsStand },
    tilgung: rateJson(assumptions.tilgung),
    yearsFixed: one.yearsFixed,
    monthlyRate: partJson(one.monthlyRate),
    kaufpreisauslauf: percentOf(beleihung.kaufpreisauslauf),
    beleihungsauslauf: percentOf(beleihung.beleihungsauslauf),
    ownFunds: across(ownFunds, totalJson),
    open: across(funding.value.open, partJson),
    rateWithOpen: across(funding.value.rateWithOpen, partJson),
    withWorks: withWorks && {
      byAge: withWorks.byAge && partJson(withWorks.byAge),
      investment: totalJson(withWorks.investment),
      monthlyRate: partJson(withWorks.monthlyRate),
      month: withWorks.month && totalJson(withWorks.month),
      neededIncome: partJson(withWorks.neededIncome),
    },
    grundschuld: totalJson(grundschuld),
    neededIncome: partJson(one.neededIncome),
    restschuld: partJson(one.restschuld),
    anschluss: one.anschluss.map(({ sollzins, payment, change }) => ({
      percent: percentOf(sollzins),
      payment: inEuro(payment),
      change: inEuro(change),
    })),
    plan: plan.map(({ year, ...amounts }) => ({ year, ...eurosOf(amounts) })),
    living: living.ok
      ? {
          month: across(living.value.month, totalJson),
          burden: across(living.value.burden, totalJson),
          rent: living.value.rent && across(living.value.rent, partJson),
          factor: living.value.factor && across(living.value.factor, share => fourDecimals(inPercent(share) / 100)),
        }
      : null,
  }
}

function cashflowJson({ cashflow, assumptions }: MoneyPlan): MoneyJson['cashflow'] {
  if (!cashflow.ok) return unavailable(cashflow)
  const { rent, costs, year, beside, depreciation, forecast } = cashflow.value
  return {
    reason: null,
    rentOrigin: rent.origin,
    costOrigin: costs.origin,
    notes: [...rent.notes, ...costs.notes],
    partly: rent.partly && partlyJson(rent.partly),
    ofPart: rent.ofPart,
    beside: beside.amount.cents > 0 ? totalJson(beside) : null,
    year: across(year, lettingJson),
    building: partJson(depreciation.gebaeude),
    afa: partJson(depreciation.afa),
    marginalRate: rateJson(assumptions.marginalRate),
    forecast: forecast.map(({ year: one, ...amounts }) => ({ year: one, ...eurosOf(amounts) })),
  }
}

function partlyJson({ units, let: isLet, empty, present, potential }: PartLetting) {
  return {
    units,
    let: isLet,
    empty,
    present: totalJson(present),
    potential: potential && totalJson(potential),
    gap: potential && inEuro(subtract(potential.amount, present.amount)),
  }
}

function lettingJson({
  rent,
  costs,
  flow,
  afterTaxMonth,
  metrics,
  gesamtkapital,
  eigenkapital,
}: LettingYear): z.infer<typeof LettingJson> {
  const { label, value, formula } = metrics.kaufpreisfaktor
  return {
    rent: partJson(rent),
    costs: totalJson(costs),
    beforeTax: totalJson(flow.beforeTax),
    beforeTaxMonth: inEuro(flow.beforeTaxMonth),
    afterTax: totalJson(flow.afterTax),
    afterTaxMonth: inEuro(afterTaxMonth),
    taxable: totalJson(flow.taxable),
    bruttomietrendite: figureJson(metrics.bruttomietrendite),
    nettomietrendite: figureJson(metrics.nettomietrendite),
    kaufpreisfaktor: { label, years: fourDecimals(inPercent(value) / 100), formula },
    gesamtkapitalrendite: figureJson(gesamtkapital),
    eigenkapitalrendite: eigenkapital && figureJson(eigenkapital.withTilgung),
  }
}

function energyJson({ energy }: MoneyPlan): MoneyJson['energy'] {
  if (!energy.ok) return unavailable(energy)
  const { klasse, statedKlasse, kennwert, kennwertStated, carrier, carrierAssumed, heating, beyondC, co2 } =
    energy.value
  return {
    reason: null,
    klasse,
    statedKlasse,
    kennwert: across(kennwert, fourDecimals),
    kennwertStated,
    carrier: carrier.name,
    carrierAssumed,
    heating: heating && across(heating, partJson),
    beyondC: beyondC && partJson(beyondC),
    co2: co2 && {
      cost: across(co2.cost, partJson),
      kgPerM2: fourDecimals(co2.kgPerM2),
      landlord: partJson(co2.landlord),
      outlook: co2.outlook.map(({ year, cost, source }) => ({ year, cost: across(cost, inEuro), source })),
    },
  }
}

function renovationJson({ renovation }: MoneyPlan): MoneyJson['renovation'] {
  const { backlog, renewals, duties, grants, upgrade } = renovation
  return {
    reason: backlog.ok ? null : backlog.failure,
    total: backlog.ok ? across(backlog.value.total, totalJson) : null,
    told: backlog.ok ? across(backlog.value.by.told, totalJson) : null,
    byAge: backlog.ok ? across(backlog.value.by.age, totalJson) : null,
    onVacancy: backlog.ok ? across(backlog.value.by.vacancy, totalJson) : null,
    trades: backlog.ok
      ? backlog.value.trades.map(({ cost, trade, age, state, occasion }) => ({
          trade,
          age,
          state,
          occasion,
          cost: across(cost, partJson),
        }))
      : [],
    notes: [...renewals.notes],
    duties: duties.map(({ duty, source, applies, until }) => ({ duty, source, applies, until: until ?? null })),
    grants: grants.amounts.map(partJson),
    programmes: grants.programmes.map(({ name, terms, source }) => ({ name, terms, source })),
    upgrade: upgrade && { cost: across(upgrade.cost, totalJson), saving: partJson(upgrade.saving) },
  }
}

function unavailable(section: Outcome<unknown, string>): z.infer<typeof Unavailable> {
  return { reason: section.ok ? '' : section.failure }
}

function figureJson({ label, value, formula }: Figure): z.infer<typeof FigureJson> {
  return { label, percent: percentOf(value), formula }
}

function rateJson({ rate, source }: { rate: Share; source: string }) {
  return { percent: percentOf(rate), source }
}

function eurosOf<Key extends string>(amounts: Record<Key, Money>): Record<Key, number> {
  return Object.fromEntries(Object.entries<Money>(amounts).map(([key, money]) => [key, inEuro(money)])) as Record<
    Key,
    number
  >
}
