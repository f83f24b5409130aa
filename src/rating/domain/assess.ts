import type { CalendarDate } from '#kernel/calendarDate.ts'
import { euro, type Money, ZERO } from '#kernel/money.ts'
import { type Outcome, success } from '#kernel/outcome.ts'
import { inPercent } from '#kernel/share.ts'
import { type Offer, offerOf } from '#extraction/domain/offer.ts'
import type { PlannedWork } from '#extraction/domain/statements/plannedWorks.ts'
import { NO_SUMS, type StatedSums } from '#extraction/domain/statements/statedSums.ts'
import { toldOfCommunity, toldWorks } from './toldWorks.ts'
import { type UnpermittedFlat, unpermittedFlat } from '#extraction/domain/statements/unpermittedFlat.ts'
import { moneyAt, type MoneyInput, type MoneyPlan } from '#finance/domain/moneyPlan.ts'
import type { BuyerGoal } from '#finance/domain/plan/assumptions.ts'
import type { Appraisal } from '#valuation/domain/appraisal.ts'
import { negotiate, type Negotiation } from '#valuation/domain/negotiation.ts'
import { type PriceCut, priceCutOf } from '#valuation/domain/priceCut.ts'
import { type Signals, signalsOf } from '#valuation/domain/signals.ts'
import { namedWorth, type Worth } from '#valuation/domain/worth.ts'
import { type Answer, type ComputedFindings, isOpen } from '#questions/domain/answer.ts'
import { answering } from '#questions/domain/answers.ts'
import { moneyFindings } from '#questions/domain/computed/money.ts'
import { placeFindings } from '#questions/domain/computed/place.ts'
import { priceFindings } from '#questions/domain/computed/price.ts'
import { evidenceShare } from '#questions/domain/evidenceShare.ts'
import { isWorthAsking } from '#questions/domain/isWorthAsking.ts'
import { notesOn } from '#questions/domain/notes.ts'
import { situationOf } from '#questions/domain/situation.ts'
import type { AssessInput } from './assessInput.ts'
import { letterOf } from './mail/letterOf.ts'
import { nameOf } from './mail/nameOf.ts'
import { decisiveQuestions } from './mail/decisiveQuestions.ts'
import type { SellerMail } from './mail/sellerMail.ts'
import { calculatedOf, circumstancesOf } from './advantages.ts'
import { bidBounds } from './bidBounds.ts'
import { countedInWorth } from './countedInWorth.ts'
import { isKnown } from './judged.ts'
import { isLeaving, lettingOpen, lettingStates, otherLetting } from './lettingState.ts'
import { localPricesOf, lowestNamed } from './localPrices.ts'
import { mostRight } from './mostRight.ts'
import { isAllottedAtFixedPrice, noOfferOf } from './noOffer.ts'
import { noPriceOf } from './noPrice.ts'
import { type OfferCase, offerCase } from './offerCase.ts'
import { statePoint, withOutcomes, withStates } from './openState.ts'
import { isLeastPrice } from './leastPrice.ts'
import { isPlaceholder } from './placeholder.ts'
import { type Rating, rate } from './rate.ts'
import { type RentLimit, rentLimitsOf, withRents } from './rentLimits.ts'
import { plotOpen } from './plotState.ts'
import { withPlotThatExplains } from './plotFirst.ts'
import { pricedUnits } from '#extraction/domain/deal/pricedUnits.ts'
import { type Bidding, biddingOf, isRightTakenOff, unlessBarred, worthAsBid } from './bidding.ts'
import { type Calculations, calculationsOf } from './calculations.ts'
import { rechenprobe, type Recheck, recheck, type RechenprobeFailure } from './rechenprobe.ts'
import { type RedFlag, redFlags } from './redFlags.ts'
import { type Silence, silences, withoutOfCourse } from './silences.ts'
import { communityPoints, levyArguments } from './sumsOf.ts'
import { type Unconcluded, unconcluded } from './unconcluded.ts'
import { unplacedPoints } from './unplacedPoints.ts'
import { type TippingPoint, tippingPointsOf } from './tippingPoints.ts'
import { firstPoints, isOutdated, isOwed, statusFirst } from './dealPoints.ts'
import { type DealTerms, dealTermsOf } from './dealTerms.ts'
import { withBesidePrice, withLeastBid, withWhySoCheap } from './besidePrice.ts'
import { withErbbauEffect } from './erbbauEffect.ts'
import { priceLimits, toldLimit } from './priceLimits.ts'
import { withKnownRisks } from './knownRisks.ts'
import { survivingPoints } from './survivingPoints.ts'
import { lifeTold } from './retainedRight.ts'
import { heavyFindings, limitsOf, type OfferVerdict, type VerdictGrounds } from './verdict.ts'
import { verdictOn } from './verdictOn.ts'
import { type Tenancy, tenancyOf } from './tenancyOf.ts'
import { todosOfOffer } from './todosOfOffer.ts'
import { type UnitCosts, unitCosts } from './unitCosts.ts'
import { type UnitWorth, unitWorths } from './unitWorths.ts'
import { totalCostOf } from './totalCost.ts'
import { isRentUntold } from './untoldRent.ts'
import { withoutFigure } from './withoutFigure.ts'
import { pricedIn } from './worthGroundsOf.ts'

/** The whole judgement on one offer, before it is put into words for a report. */
export interface Assessment {
  readonly offer: Offer
  readonly lens: BuyerGoal
  readonly day: CalendarDate
  /** null: the exposé names no former price. */
  readonly priceCut: PriceCut | null
  readonly plannedWorks: readonly PlannedWork[]
  readonly terms: DealTerms
  /** null: no lease of a home whose start is told. */
  readonly tenancy: Tenancy | null
  /** With sales of others, with which nothing is calculated. */
  readonly sums: StatedSums
  /** null: no flat of the house is told whose permit is missing. */
  readonly unpermitted: UnpermittedFlat | null
  readonly appraisal: Appraisal
  /** The failure is a German sentence: why there is nothing to negotiate. */
  readonly negotiation: Outcome<Negotiation, string>
  readonly money: MoneyPlan
  /** At the highest right price, where the verdict rejects the asked one; else null. */
  readonly atMost: MoneyPlan | null
  readonly calculations: Calculations
  /** What the money was calculated from, to calculate it again at another price or rate. */
  readonly moneyInput: MoneyInput
  readonly answers: readonly Answer[]
  /** The answers without what has no sense to ask of this seller. */
  readonly asked: readonly Answer[]
  readonly rating: Rating
  readonly verdict: OfferVerdict
  /** null: there is no estimate. */
  readonly worth: Worth | null
  /** Of a let home whose rent nobody tells: what each rent makes of the highest right price; else empty. */
  readonly rents: readonly RentLimit[]
  readonly tippingPoints: readonly TippingPoint[]
  readonly redFlags: readonly RedFlag[]
  readonly todos: ReturnType<typeof todosOfOffer>
  readonly sellerMail: SellerMail | null
  readonly silences: readonly Silence[]
  /** For the buyer to read himself: first what binds him, the weightiest first. */
  readonly unconcluded: readonly Unconcluded[]
  /** Of a price list, the units that can still be bought; else empty. */
  readonly unitCosts: readonly UnitCosts[]
  /** Of a list of flats, what each is worth by itself; empty: the offer is one thing, or they cannot be valued. */
  readonly unitWorths: readonly UnitWorth[]
  readonly recheck: Recheck
}

/**
 * Judges an offer. It fails only when the Rechenprobe does: then one of our totals is wrong, and nothing may be shown.
 * @param onStep told what begins, for who waits
 */
export function assess(
  input: AssessInput,
  onStep: (step: 'valuing' | 'rating') => void = () => {},
): Outcome<Assessment, RechenprobeFailure> {
  onStep('valuing')
  const grounds = groundsOf(input)
  const price = grounds.offer.numbers.kaufpreis === null ? null : euro(grounds.offer.numbers.kaufpreis)
  const judged = judgeAt(grounds, price)
  onStep('rating')
  const { offer, lens, appraisal, bidding, priceCut } = grounds
  const { negotiation, money, answers, rating, verdict } = judged
  const ofUnits = unitCosts(input.units, grounds.money)
  const most = mostRight(verdict, price)
  const worth = namedWorth(grounds.verdict.worth)
  const calculations = calculationsOf({ base: grounds.money, money, negotiation, worth, verdict, bidding, appraisal }) // prettier-ignore
  const shown = { negotiation, money, calculations, methods: appraisal.methods }
  const checked = rechenprobe(recheck(shown), recheck(ofUnits.plans))
  if (!checked.ok) return checked
  const known = { offer, lens, day: input.day, units: input.units.length }
  const notes = notesOn(known)
  const put = answers.filter(answer => isKnown(answer) || isWorthAsking(answer.id, known))
  const situation = situationOf(offer, input.day)
  const todos = todosOfOffer(
    put,
    notes,
    { offer, situation, remarks: input.remarks },
    { auction: money.home.auction, land: grounds.money.terms.land },
  )
  const flags = redFlags(answers, input.contradictions, notes, grounds.verdict.counted)
  const { remarks, plannedWorks, sums = NO_SUMS } = input
  const leftOver = unconcluded({ offer, asked: put, plannedWorks, priceCut, sums, terms: grounds.terms, verdict })
  const asked = {
    ...{ offer, situation, answers: put, redFlags: flags, remarks, plannedWorks, priceCut, notesOf: notes },
    ...{ levies: sums.levies, certified: sums.certified, ownUse: lens === 'eigennutzung', day: input.day },
    ...{ sharedGarden: sums.sharedGarden, units: input.units.length },
    decisive: decisiveQuestions(verdict),
    priced: grounds.money.pricedWorks.flatMap(({ subject, guess }) => (guess ? [] : [subject])),
    binding: leftOver.filter(({ isConsequence }) => isConsequence).map(({ evidence }) => evidence),
  }
  return success({
    ...{ offer, lens, day: input.day, priceCut, plannedWorks },
    terms: grounds.terms,
    tenancy: tenancyOf(offer, remarks, input.day),
    sums,
    unpermitted: unpermittedFlat(remarks, offer.deal),
    appraisal,
    negotiation,
    money,
    atMost: most && moneyAt(grounds.money, most),
    calculations,
    moneyInput: grounds.moneyInput,
    answers,
    asked: put,
    rating,
    verdict,
    worth,
    rents: grounds.rents,
    tippingPoints: tippingPointsOf(grounds.verdict, price, verdict),
    redFlags: flags,
    todos,
    sellerMail: letterOf(asked, todos, nameOf(offer)),
    silences: silences(withoutOfCourse(put, offer), notes, grounds.verdict.first),
    unconcluded: leftOver,
    unitCosts: ofUnits.costs,
    unitWorths: grounds.unitWorths,
    recheck: checked.value,
  })
}

const PERMIT = 'anbau-ausbau-genehmigt' as const

/** Everything that stays the same whatever the price. */
interface Grounds extends OfferCase {
  readonly input: AssessInput
  readonly priceCut: PriceCut | null
  readonly signals: Signals
  /** All answers, with what was calculated. */
  readonly answersWith: (computed: ComputedFindings) => Answer[]
  readonly verdict: VerdictGrounds
  readonly terms: DealTerms
  readonly bidding: Bidding | null
  readonly unitWorths: readonly UnitWorth[]
  readonly rents: readonly RentLimit[]
}

function groundsOf(input: AssessInput): Grounds {
  const { facts, deal, sightings, remarks, contradictions, units, tables, day, sums = NO_SUMS } = input
  const read = offerOf(facts, deal, sightings, remarks)
  const priceCut = priceCutOf(read, input.priceHistory)
  const found = offerCase(input, read)
  const { offer, lens, appraisal, money, inspected, worth: valued } = found
  const signals = signalsOf(remarks, lens === 'eigennutzung', priceCut)
  const answersWith = answering({ offer, remarks, contradictions, priceCut, lens, day, units: units.length })
  const bid = biddingOf(money, valued, remarks)
  const terms = dealTermsOf(offer, remarks, day)
  const told = [...communityPoints(sums, money, offer), ...unplacedPoints(sums)]
  const plot = plotOpen(offer, remarks, day, appraisal, found.remarkFlags, valued)
  const first = [
    ...plot.points,
    ...told,
    ...survivingPoints(offer, bid),
    ...firstPoints(offer, remarks, day, money.home.price, terms, found.safeArea, sums.attached),
  ]
  const counted = withKnownRisks(countedInWorth(sums, offer, money, appraisal, valued), first, offer, remarks)
  const known = answersWith(placeFindings(appraisal, offer))
  const weighed = heavyFindings(known, first, isOwed(remarks, lens), counted)
  const rents = rentLimitsOf(input, found)
  const bidding = unlessBarred(bid, weighed.knockouts.length > 0)
  const isTakenOff = isRightTakenOff(bidding, offer.deal?.retained)
  const worth = withRents(
    withoutFigure(worthAsBid(valued, bidding), weighed.first, isTakenOff, lifeTold(offer.deal?.retained, day)),
    rents,
    isRentUntold(offer, remarks) && !isLeaving(offer, remarks),
  )
  const letting = isPlaceholder({ points: first }) ? null : lettingOpen(offer, remarks, known)
  const other = letting && offerCase(input, otherLetting(offer)).worth
  const states = [...lettingStates(letting, offer, worth, other), ...plot.states]
  const outdated = isOutdated(offer)
  const listed = unitWorths({ offer, units, tables, remarkFlags: found.remarkFlags }, day)
  const verdict: VerdictGrounds = {
    worth: withStates(worth, states),
    noWorth: appraisal.reason,
    noPrice: noPriceOf(offer, Math.max(units.length, pricedUnits(deal)), listed),
    ...{ auction: money.home.auction, inspected, states },
    mayRise: signals.bieterverfahren || isLeastPrice(offer),
    priced: [...pricedIn(appraisal), ...(found.safeArea === null ? [] : [PERMIT])],
    ...{ ...weighed, heating: money.renovation.heating?.high.amount ?? ZERO },
    ...toldOfCommunity(toldWorks(money, worth, contradictions), sums.levies, money.levy, { heavy: weighed.heavy, known }), // prettier-ignore
    counted: [...weighed.counted, ...states.filter(one => !plot.states.includes(one)).map(statePoint)],
    ...{ outdated, first: statusFirst(withErbbauEffect(weighed.first, appraisal), outdated) },
  }
  return { ...found, input, priceCut, signals, answersWith, verdict, terms, bidding, rents, unitWorths: listed }
}

type Judged = Pick<Assessment, 'negotiation' | 'money' | 'answers' | 'rating' | 'verdict'>

function judgeAt(grounds: Grounds, price: Money | null): Judged {
  const { offer, lens, appraisal, moneyInput, signals, works, remarkFlags } = grounds
  const { marketRent } = moneyInput
  const { day, sums = NO_SUMS } = grounds.input
  const { worth } = grounds.verdict
  const money = moneyAt(grounds.money, price)
  const given = withPlotThatExplains(verdictOn(price, grounds.verdict), worth, appraisal, price)
  const limits = worth && priceLimits(worth, limitsOf(grounds.verdict), toldLimit(given, worth.ceiling, price))
  const offered = {
    arguments: [...works, ...levyArguments(sums, grounds.money)],
    ceiling: given.limit ?? namedWorth(worth)?.ceiling ?? null,
    refusal: noOfferOf(given, grounds.verdict, isAllottedAtFixedPrice(offer, grounds.input.remarks)),
    bounds: bidBounds(price, sums, grounds.money, appraisal),
  }
  const negotiation = negotiate(appraisal, offer, price, signals, offered, day)
  const named = lowestNamed(localPricesOf(offer, sums, day))
  const computed = new Map([
    ...moneyFindings(money, { offer, estimateMid: appraisal.estimate?.mid ?? null, marketRent, lens, day }),
    ...priceFindings(appraisal, negotiation, {
      ...{ offer, price, remarkFlags, limits, named, day },
      totalCost: totalCostOf(money),
    }),
  ])
  const answers = grounds.answersWith(computed)
  const share = inPercent(evidenceShare(answers, offer.kind)) / 100
  const cased = withOutcomes(withWhySoCheap(given, answers, remarkFlags.isBait), grounds.verdict.states, price)
  const verdict = withLeastBid(withBesidePrice(cased, money), grounds.bidding)
  const isAboveLimit = price !== null && verdict.limit !== null && price.cents > verdict.limit.cents
  const known = { offer, lens, day, units: grounds.input.units.length }
  // What has no sense to ask of this object is no question of its groups.
  const put = answers.filter(answer => !isOpen(answer) || isWorthAsking(answer.id, known))
  const isBelowRange = negotiation.ok && negotiation.value.isBelowRange
  const calculated = calculatedOf(appraisal, price, money)
  const rating = rate(put, share, verdict, { ...circumstancesOf(offer, day), ...calculated, isAboveLimit, isBelowRange }) // prettier-ignore
  return { negotiation, money, answers, verdict, rating }
}
