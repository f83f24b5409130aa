import { yearOf } from '#kernel/calendarDate.ts'
import { convertedIn } from '#extraction/domain/convertedIn.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import { NO_SUMS } from '#extraction/domain/statements/statedSums.ts'
import { type MoneyBase, moneyBase, type MoneyInput } from '#finance/domain/moneyPlan.ts'
import type { BuyerGoal } from '#finance/domain/plan/assumptions.ts'
import { homeOf } from '#finance/domain/plan/home.ts'
import { isRepair } from '#finance/domain/plan/statedWorks.ts'
import { isAbroad } from '#valuation/domain/abroad.ts'
import { type Appraisal, appraise } from '#valuation/domain/appraisal.ts'
import { countsReadying } from '#valuation/domain/grounds.ts'
import { locate } from '#valuation/domain/locate.ts'
import { plotFlagsOf } from '#valuation/domain/plotFlags.ts'
import type { RemarkFlags } from '#valuation/domain/remarkFlags.ts'
import type { Argument } from '#valuation/domain/signals.ts'
import type { Worth } from '#valuation/domain/worth.ts'
import type { AssessInput } from './assessInput.ts'
import { appraisalFlags } from './appraisalFlags.ts'
import { wasInspected } from './appraiserSaw.ts'
import { endingLeaseOf } from './endingLease.ts'
import { leftOutOf } from './leftOut.ts'
import { moneyInputOf } from './moneyInputOf.ts'
import { withAllLet } from './allLet.ts'
import { safeAreaOf, withArea, withBestOf } from './safeArea.ts'
import { lessRetained, withRightReckoned } from './retainedRight.ts'
import { burdenOf, statedWorkArguments } from './sumsOf.ts'
import { sittingRentOf } from './untoldRent.ts'
import { withTopOfRange } from './topOfRange.ts'
import { pulledByTwin, twinSaleOf } from './twinSale.ts'
import { usualGoal } from './usualGoal.ts'
import { renewedByRemarks, workArguments } from './worksOf.ts'
import { isPaidAsItIs, worthGroundsOf } from './worthGroundsOf.ts'
import { appraisalBeside, worthOfOffer } from './worthOfOffer.ts'

/** An offer read in one way: where it leaves a state open, each of its outcomes is a case, and a report calculates one of them. */
export interface OfferCase {
  readonly offer: Offer
  readonly lens: BuyerGoal
  readonly remarkFlags: RemarkFlags
  readonly appraisal: Appraisal
  readonly moneyInput: MoneyInput
  readonly money: MoneyBase
  readonly works: readonly Argument[]
  /** The court's appraiser was inside. */
  readonly inspected: boolean
  /** m² that the estimate counts where a part has no permit; null: all. */
  readonly safeArea: number | null
  /** What is right, before a bid or an open right limits it; null: there is no estimate. */
  readonly worth: Worth | null
}

/** What an offer is worth in this case, and its money, whatever is asked for it. */
export function offerCase(input: AssessInput, told: Offer): OfferCase {
  const found = caseOf(input, told)
  // What a kept right is worth hangs on the rent of the place.
  const offer = withRightReckoned(told, found.appraisal.marketRent, input.day)
  return offer === told ? found : caseOf(input, offer)
}

function caseOf(input: AssessInput, offer: Offer): OfferCase {
  const { deal, remarks, plannedWorks, tables, day, sums = NO_SUMS } = input
  const lens = input.lens ?? usualGoal(offer)
  const converted = convertedIn(offer, remarks, yearOf(day))
  const renewed = { ...renewedByRemarks({ remarks, plannedWorks, deal, sums }, day), ...(converted && { converted }) }
  const home = homeOf(offer, day, renewed.said)
  const remarkFlags = {
    ...appraisalFlags(remarks, renewed, sums, home.parking, day),
    ...(deal?.type.value === 'grundstueck' && { plot: plotFlagsOf(remarks, day) }),
  }
  const sitting = sittingRentOf(offer, remarks, isAbroad(offer) ? null : locate(offer.texts), day)
  const safeArea = safeAreaOf(offer, sums, remarks)
  // Before others widen it.
  const valuedWith = (area: number | null) =>
    pulledByTwin(
      appraise({ offer: withArea(offer, area), tables, remarkFlags, sitting }, day),
      twinSaleOf(offer, sums.comparisons, day),
    )
  const valued = valuedWith(safeArea)
  const own = lessRetained(valued, offer.deal?.retained)
  const appraisal = appraisalBeside(own, { offer, sums, day })
  const moneyInput = moneyInputOf({ offer, home, remarks, renewed }, appraisal, lens, day)
  const money = moneyBase(moneyInput, day)
  const stated = statedWorkArguments(sums, money)
  const byAge = workArguments(money.renovation, offer, remarks, plannedWorks)
  const works = [...byAge, ...stated]
  const isMending = money.pricedWorks.map(isRepair)
  // What makes the empty flats of a house fit to be let is off its estimate already.
  const isOff = money.pricedWorks.map(
    ({ subject }) => subject === 'leerstand' && appraisal.object !== null && countsReadying(appraisal.object),
  )
  // What a house of flats is said to need is no more than keeping it as its rents suppose it.
  const isBlock = home.kind === 'Mehrfamilienhaus'
  const trades = isBlock || isPaidAsItIs(offer, appraisal, lens) ? [] : byAge
  const named = [...trades, ...stated.filter((_, at) => !isMending[at])]
  const mended = [...(isBlock ? byAge : []), ...stated.filter((_, at) => isMending[at] && !isOff[at])]
  const lease = endingLeaseOf(offer, remarks, day)
  const grounds = {
    ...worthGroundsOf(offer, money, appraisal, named, mended, lens, lease, leftOutOf(sums, appraisal)),
    // Nobody pays above the usual for what may be no building land.
    ...(remarkFlags.plot?.isOpen && { mostAbove: 0 }),
    ...(safeArea !== null && sums.attached?.ofSum === 'granny' && { isPartOpen: true }),
  }
  const inspected = wasInspected(remarks)
  const held = worthOfOffer(own, grounds, { offer, sums, day, burden: burdenOf(money) })
  const hasRange = !money.home.auction && !offer.deal?.retained
  const safe = hasRange ? withTopOfRange(held, appraisal, grounds) : held
  const worth =
    safeArea === null ? safe : withBestOf(safe, lessRetained(valuedWith(null), offer.deal?.retained).estimate)
  return {
    offer,
    lens,
    remarkFlags,
    appraisal,
    moneyInput,
    money,
    works,
    inspected,
    worth: withAllLet(worth, offer, appraisal),
    safeArea,
  }
}
