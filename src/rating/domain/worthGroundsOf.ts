import { yearsFixed } from '#extraction/domain/fixedRent.ts'
import { yearOf } from '#kernel/calendarDate.ts'
import {
  add,
  euro,
  germanMoney,
  largerOf,
  type Money,
  shareOf,
  smallerOf,
  subtract,
  sum,
  times,
  ZERO,
} from '#kernel/money.ts'
import { germanPercent } from '#kernel/share.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import { kappungsgrenze } from '#finance/domain/mieterhoehung.ts'
import { lawfulRentYear } from '#finance/domain/plan/localRent.ts'
import type { MoneyBase } from '#finance/domain/moneyPlan.ts'
import { isEstimate, type Part, type Total } from '#finance/domain/part.ts'
import type { BuyerGoal } from '#finance/domain/plan/assumptions.ts'
import { isRepair } from '#finance/domain/plan/statedWorks.ts'
import type { DueTrade, Trade } from '#finance/domain/renovation.ts'
import type { QuestionId } from '#questions/domain/catalogue.ts'
import type { Zustand } from '#reference/market/bewertungsmodell.ts'
import type { Appraisal } from '#valuation/domain/appraisal.ts'
import { type LimitStep, limitStep } from '#valuation/domain/limitSteps.ts'
import { includedParking } from '#valuation/domain/negotiation.ts'
import type { Argument } from '#valuation/domain/signals.ts'
import type { WorksFigure } from '#valuation/domain/afterWorks.ts'
import type { WorthGrounds } from '#valuation/domain/worth.ts'
import { type EndingLease, rentToLose } from './endingLease.ts'
import { relettingOf } from './relettingOf.ts'
import { burdenOf } from './sumsOf.ts'

/**
 * What beside the estimate limits the price that is right.
 * @param works named by the exposé, but for the damages @param repairs those
 * @param leftOut what the price leaves out of a new home, and its buyer pays
 */
export function worthGroundsOf(
  offer: Offer,
  money: MoneyBase,
  appraisal: Appraisal,
  works: readonly Argument[],
  repairs: readonly Argument[],
  lens: BuyerGoal,
  lease: EndingLease | null,
  leftOut: Money,
): WorthGrounds {
  const isPoor = appraisal.object?.zustand ? POOR.includes(appraisal.object.zustand) : false
  const { lines: due, are: worksAre } = dueWorks(money, appraisal, works, isPoor)
  return {
    parking: includedParking(appraisal),
    works: due,
    worksAre,
    ...madeOf(money, worksAre),
    worksAtWorst: largerOf(sumOf(due), worksAtWorst(money, appraisal)),
    worksUntouched: worksUntouched(money, appraisal),
    worksOnVacancy: isOnVacancy(money),
    isConditionTold: appraisal.object === null || appraisal.object.zustand !== null,
    // What makes a poor home sound lifts it, and is among its works.
    repairs: [...(isPoor ? [] : repairs.map(byWords)), ...relettingOf(offer, lease, money.day)],
    burden: add(burdenOf(money), leftOut),
    rentYear: lens === 'kapitalanlage' ? afterGroundRent(lastingRent(reachableRent(offer, money), lease), money) : null,
    ...mostAbove(offer),
  }
}

/**
 * A let home in a sound condition is bought for a rent that is paid with the bath it has: what is only old there is no deduction
 * at once, but what the exposé itself prices is.
 */
export function isPaidAsItIs({ vermietet }: Offer, { object }: Pick<Appraisal, 'object'>, lens: BuyerGoal): boolean {
  const state = object?.zustand
  return (
    lens === 'kapitalanlage' && vermietet === true && state !== undefined && state !== null && !POOR.includes(state)
  )
}

/**
 * What is bought for its rent alone is paid by the usual factor: no taste makes a euro of rent worth more. Families buy houses of three
 * flats, too. A plot of a zone is much like the next.
 */
function mostAbove({ deal, numbers }: Offer): Pick<WorthGrounds, 'mostAbove'> {
  const type = deal?.type.value
  const isHouseOfFlats = type === 'mehrfamilienhaus' || type === 'wohn-geschaeft'
  const isBlock = isHouseOfFlats && (numbers.einheiten === null || numbers.einheiten > FEW_FLATS)
  if (isBlock || type === 'gewerbe' || type === 'paket') return { mostAbove: 0 }
  return type === 'grundstueck' ? { mostAbove: ABOVE_RICHTWERT } : {}
}

const FEW_FLATS = 3
const ABOVE_RICHTWERT = 0.05

const POOR: readonly Zustand[] = ['renovierungsbedürftig', 'sanierungsbedürftig']

/** Condition and energy class move the estimate itself, where they are told. */
export function pricedIn({ estimate, object }: Appraisal): QuestionId[] {
  if (!estimate || !object) return []
  return [
    ...(object.zustand ? (['zustand'] as const) : []),
    ...(object.energieklasse ? (['energieklasse', 'energiekennwert'] as const) : []),
  ]
}

/**
 * A home in a poor condition needs what the total counts as due, at the low end: called poor, that is all; found to be so by its worn
 * parts, those parts. One whose condition nobody tells needs what its age makes overdue: the report names it. Of another only what
 * the exposé itself names, without what planning and surprises would add.
 */
function dueWorks(
  money: MoneyBase,
  { object }: Appraisal,
  works: readonly Argument[],
  isPoor: boolean,
): { readonly lines: readonly LimitStep[]; readonly are: WorksFigure } {
  const { home, renovation, pricedWorks, statedWorks } = money
  const named = works.map(byWords)
  // Of a house of flats only what is called for is known, and it is among the repairs.
  const isBlock = home.kind === 'Mehrfamilienhaus'
  if (isBlock || !renovation.backlog.ok || object === null || object.neubau === true)
    return { lines: named, are: 'named' }
  const { total, by } = renovation.backlog.value
  const makesBetter = statedWorks.filter((_, at) => isPoor || !pricedWorks[at] || !isRepair(pricedWorks[at]))
  const least = ({ parts }: Total) => [...parts, ...makesBetter].map(stepOf)
  if (isPoor) return { lines: least(by.told.low), are: 'least' }
  const all = least(total.low)
  if (object.zustand === null && sumOf(all).cents > sumOf(named).cents) {
    const isPriced = makesBetter.some(one => !isEstimate(one))
    const isTold = sumOf(all).cents === sumOf(least(by.told.low)).cents
    return { lines: all, are: isTold ? 'least' : isPriced ? 'partlyByAge' : 'byAge' }
  }
  return { lines: named, are: works.length > makesBetter.length ? 'bare' : 'named' }
}

/**
 * Single works of a home that is not called poor. What is due by its year is so in most homes of its kind, and is in their price; what
 * the exposé calls worn, or what has outlived its time, is not.
 */
function madeOf({ renovation, statedWorks }: MoneyBase, are: WorksFigure): Pick<WorthGrounds, 'made'> {
  if ((are !== 'named' && are !== 'bare') || !renovation.backlog.ok || statedWorks.length > 0) return {}
  const { trades, made } = renovation.backlog.value
  const isWorn = ({ spoken, state, trade }: DueTrade) => spoken || (state === 'overdue' && FAILS.includes(trade))
  if (!trades.some(one => one.occasion === 'told' && isWorn(one))) return {}
  const { parts, of } = made
  return { made: parts / of }
}

/** What breaks once it has outlived its time; an old bath still serves, and is a matter of taste. */
const FAILS: readonly Trade[] = ['dach', 'heizung', 'elektrik', 'leitungen']

/** An amount that the exposé names or the annex prints, in the middle case. */
const BY_WORDS = 'siehe „Womit Sie begründen“ und die Tabelle der Arbeiten'

function byWords({ label, amount, subject }: Argument): LimitStep {
  return limitStep(label, BY_WORDS, amount, subject)
}

function stepOf({ label, formula, amount, subject }: Part): LimitStep {
  return limitStep(label, formula, amount, subject)
}

function sumOf(steps: readonly LimitStep[]): Money {
  return sum(steps.map(({ amount }) => amount))
}

/** What is not told may be as worn as a home that is said to need works. */
function worksAtWorst({ home, renovation }: MoneyBase, { object }: Appraisal): Money {
  const untold =
    object !== null && home.kind !== 'Mehrfamilienhaus' && object.zustand === null && object.neubau !== true
  return untold && renovation.backlog.ok ? renovation.backlog.value.total.low.amount : ZERO
}

/** All that is due in the middle case, if the condition is not told and nothing was renewed since the home was built. */
function worksUntouched({ renovation, statedWorks }: MoneyBase, { object }: Appraisal): LimitStep[] {
  const isTold = object === null || object.zustand !== null || object.neubau === true
  if (isTold || !renovation.backlog.ok || renovation.backlog.value.by.age.mid.amount.cents === 0) return []
  return [...renovation.backlog.value.total.mid.parts, ...statedWorks].map(stepOf)
}

function isOnVacancy({ renovation, statedWorks }: MoneyBase): boolean {
  if (!renovation.backlog.ok || statedWorks.length > 0) return false
  const { trades } = renovation.backlog.value
  return trades.length > 0 && trades.every(({ occasion }) => occasion === 'vacancy')
}

/** A price rests on what is paid once a large lease is over; who follows, and at which rent, nobody knows. */
function lastingRent(year: LimitStep | null, lease: EndingLease | null): LimitStep | null {
  const lost = times(rentToLose(lease), 12)
  return year && lost.cents > 0 && lost.cents < year.amount.cents ? lessYearly(year, lost, 'Miete, die endet') : year
}

/**
 * A low rent of a home may be raised, by the lower cap of § 558 BGB and no more than the lower end of the market, which stands for the local
 * comparative rent: the price may rest on the middle between today's rent and that of three years on. The usual years of rent were
 * found with low rents, too, so all of the rise would be paid for twice; judged limits of let flats lay at 0.83 of them, and at 0.92 of today's.
 */
function reachableRent(offer: Offer, money: MoneyBase): LimitStep | null {
  const year = rentOfWhole(offer, money)
  if (!year) return null
  const told = limitStep('Miete eines Jahres', 'Angabe im Exposé', year)
  const isOneHome = offer.kind === 'Wohnung' || offer.kind === 'Haus'
  if (offer.pooled) return limitStep('Miete eines Jahres', 'Ausschüttung des Mietpools laut Exposé', year)
  if (!money.marketRent || !isOneHome || offer.deal?.overlays.includes('betreiber')) return told
  // What § 558 BGB would allow in three years is given away by agreement.
  if (yearsFixed(offer.fixedRent, yearOf(money.day)) > 0)
    return limitStep('Miete eines Jahres', 'Angabe im Exposé, fest vereinbart', year)
  const most = offer.rentCap && times(euro(offer.rentCap.month), 12)
  // What the exposé prints as usual at the place ends it sooner than a market of new lettings.
  const printed = lawfulRentYear(money.home)?.amount
  const local = printed ? smallerOf(printed, money.marketRent.low.amount) : money.marketRent.low.amount
  const byLaw = kappungsgrenze(year, local, true, money.day)
  const lawful = most ? largerOf(year, smallerOf(byLaw, most)) : byLaw
  if (lawful.cents === year.cents) return told
  const middle = times(add(year, lawful), 1 / 2)
  const how = `Mitte zwischen heute ${germanMoney(year)} und dem, was ${lawful.cents < byLaw.cents ? 'der Mietvertrag höchstens' : '§ 558 BGB in drei Jahren'} erlaubt, ${germanMoney(lawful)} (${germanPercent(shareOf(subtract(lawful, year), year))} mehr)`
  return { ...limitStep('Miete eines Jahres', how, middle), isRaised: true }
}

/** Who pays for the land each year has the less of the rent for the price. */
function afterGroundRent(year: LimitStep | null, { home }: MoneyBase): LimitStep | null {
  const ground = home.erbbauzins?.amount
  return year && ground && ground.cents < year.amount.cents ? lessYearly(year, ground, 'Erbbauzins') : year
}

function lessYearly(year: LimitStep, off: Money, name: string): LimitStep {
  const { label, formula, amount } = year
  return { ...year, ...limitStep(label, `${formula}, ab ${germanMoney(off)} ${name}`, subtract(amount, off)) }
}

/** Of a house that is let in part nobody knows what the rest would bring. */
function rentOfWhole({ numbers, vermietet }: Offer, { letting }: MoneyBase): Money | null {
  if (letting.rent.ok && (letting.rent.value.partly || letting.rent.value.ofPart)) return null
  const { jahresnettokaltmiete: year, kaltmieteMonat: month } = numbers
  const rent = year ?? (month === null ? null : month * 12)
  if (vermietet === true && rent !== null && rent > 0) return euro(rent)
  // Not told: the price may rest on what such a tenant usually pays, and on no more.
  return letting.rent.ok && letting.rent.value.sitting ? letting.rent.value.rent.mid.amount : null
}
