import { OHNE_MIETPREISBREMSE_AB } from '#reference/mietrecht.ts'
import type { CalendarDate } from '#kernel/calendarDate.ts'
import { euro, type Money, smallerOf, subtract, times } from '#kernel/money.ts'
import { ratio } from '#kernel/share.ts'
import type { MoneyPlan } from '#finance/domain/moneyPlan.ts'
import { anschaffungsnahBis, veraeusserungsfreiAb } from '#finance/domain/steuerfristen.ts'
import { kappungsgrenze, mietpreisbremse } from '#finance/domain/mieterhoehung.ts'
import { lawfulRentYear } from '#finance/domain/plan/localRent.ts'
import type { Part } from '#finance/domain/part.ts'
import {
  denkmalRelief,
  NO_OLD_BUILDING,
  PER_WORKS,
  type ShorterLife,
  shorterLife,
  type WorksLimit,
  worksLimit,
} from '#finance/domain/steuervorteile.ts'
import type { Appraisal } from '#valuation/domain/appraisal.ts'
import { restnutzungOf } from '#valuation/domain/restnutzung.ts'
import { incomeUseOf } from '#valuation/domain/incomeValue.ts'

/** What the law lets a rent be, € per m² and month; the market stands for the local comparative rent that nobody has told. */
export interface RentLimits {
  readonly market: Money
  /** German: what `market` is where the exposé prints the local comparative rent; null: the market stands for it. */
  readonly printed: string | null
  /** Paid, or hoped for where it is free; null: not stated for the whole. */
  readonly stated: Money | null
  readonly isLet: boolean
  /** For a new lease where an ordinance holds (§ 556d BGB); null: the law has ended. */
  readonly bremse: Money | null
  /** In three years, 20 % and 15 % (§ 558 BGB); null: no rent is paid. */
  readonly kappung: {
    readonly usual: Money
    readonly tight: Money
    /** Agreed in the lease: never more, whatever the law allows; null: nothing is. */
    readonly agreed: Money | null
  } | null
  /** What a tenant need not pay a month where an ordinance held when he moved in (§ 556g BGB); null: nothing of the rent paid. */
  readonly atStake: Money | null
  /** A hoped-for rent above the Mietpreisbremse; null: none is stated. */
  readonly aboveBremse: boolean | null
}

/** Limits of tax and rent that an investor must know. */
export interface InvestorView {
  readonly works: WorksLimit
  readonly worksUntil: CalendarDate
  /** From then on a sale is free of tax (§ 23 EStG). */
  readonly saleFreeFrom: CalendarDate
  /** null: the building's age gives none. */
  readonly shorterLife: ShorterLife | null
  /** Relief a year for each 100.000 € of certified works; empty: no monument whose works begin after the contract. */
  readonly denkmal: readonly Part[]
  /** null: the market or the area is not known. */
  readonly rents: RentLimits | null
}

/** null: nothing is let, or it cannot be calculated. */
export function investorView(money: MoneyPlan, appraisal: Appraisal): InvestorView | null {
  const { cashflow, assumptions, renovation, day, home } = money
  if (assumptions.lens !== 'kapitalanlage' || !cashflow.ok) return null
  const { gebaeude, rate } = cashflow.value.depreciation
  const marginal = assumptions.marginalRate.rate
  const due = renovation.backlog.ok ? renovation.backlog.value.by.told.mid.amount : null
  const left = appraisal.object && restnutzungOf({ object: appraisal.object, day })
  return {
    works: worksLimit(gebaeude, due, day),
    worksUntil: anschaffungsnahBis(day),
    saleFreeFrom: veraeusserungsfreiAb(day),
    shorterLife: left && !home.neubau ? shorterLife(gebaeude, left.years, rate, marginal) : null,
    denkmal: isMonumentDeal(money)
      ? denkmalRelief({ works: PER_WORKS, ...NO_OLD_BUILDING }, 'denkmalVermietet', marginal, day)
      : [],
    rents: rentLimits(money),
  }
}

/** Only works after the contract count, and only where the authority certifies them. Where their share is told, the cash flow holds it. */
function isMonumentDeal({ home: { offer, certified } }: MoneyPlan): boolean {
  return certified === null && offer.deal?.type.value === 'sanierung-bautraeger' && offer.flags.denkmalschutz === true
}

function rentLimits({ home, letting, marketRent, day }: MoneyPlan): RentLimits | null {
  const { wohnflaeche, offer, kaltmiete } = home
  // An operator's lease is none of a home: its rent is capped by no law. What a pool pays out is no rent of a tenant.
  if (
    !marketRent ||
    offer.pooled ||
    wohnflaeche === null ||
    home.rentOfOther !== null ||
    incomeUseOf(offer) === 'betreiber'
  )
    return null
  const perM2 = (year: Money): Money => ({ cents: Math.round(times(year, ratio(1, 12)).cents / wohnflaeche) })
  const lawful = lawfulRentYear(home)
  const isPrinted = lawful !== null && lawful.amount.cents <= marketRent.mid.amount.cents
  const market = perM2((isPrinted ? lawful : marketRent.mid).amount)
  const { rent } = letting
  const paid = rent.ok && rent.value.origin === 'stated' && !rent.value.partly && !rent.value.ofPart ? rent.value : null
  const hoped = offer.vermietet === false && kaltmiete ? perM2(times(kaltmiete, 12)) : null
  // A parking space is no area of the home: what is paid for it is no rent per m² (§ 558 BGB).
  const stated = paid ? perM2(subtract(paid.rent.mid.amount, paid.ofParking)) : hoped
  const agreed = offer.rentCap && perM2(times(euro(offer.rentCap.month), 12))
  const isFree = home.neubau || (home.baujahr ?? 0) >= OHNE_MIETPREISBREMSE_AB
  const bremse = isFree ? null : (mietpreisbremse(market, day) ?? null)
  return {
    market,
    printed: isPrinted ? lawful.source : null,
    stated,
    isLet: paid !== null,
    bremse,
    atStake:
      paid && stated && bremse && stated.cents > bremse.cents ? times(subtract(stated, bremse), wohnflaeche) : null,
    kappung: stated && paid ? kappungOf(stated, market, agreed, day) : null,
    aboveBremse: hoped && bremse ? hoped.cents > bremse.cents : null,
  }
}

function kappungOf(
  rent: Money,
  local: Money,
  agreed: Money | null,
  day: CalendarDate,
): NonNullable<RentLimits['kappung']> {
  const within = (tight: boolean) => {
    const lawful = kappungsgrenze(rent, local, tight, day)
    return agreed ? smallerOf(lawful, agreed) : lawful
  }
  return { usual: within(false), tight: within(true), agreed }
}
