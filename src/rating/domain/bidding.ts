import { add, euro, germanMoney, type Money, smallerOf, subtract, times, ZERO } from '#kernel/money.ts'
import { percent } from '#kernel/share.ts'
import type { RetainedRight } from '#extraction/domain/deal/deal.ts'
import { isOfLot } from '#extraction/domain/deal/lotOfRight.ts'
import type { CourtUse } from '#extraction/domain/deal/soldByCourt.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import type { Remark, Subject } from '#extraction/domain/remark.ts'
import type { MoneyBase } from '#finance/domain/moneyPlan.ts'
import type { Part, Total } from '#finance/domain/part.ts'
import {
  bidAssumptions,
  bidCosts,
  bidLimits,
  type BidLimits,
  highestBid,
  inSteps,
} from '#finance/domain/zwangsversteigerung.ts'
import { limitStep } from '#valuation/domain/limitSteps.ts'
import type { Worth } from '#valuation/domain/worth.ts'
import { discounted, type Seen, SEEN, type Unseen, UNSEEN, unseenBy } from './appraiserSaw.ts'
import { gapNote, parkingNote } from './bidGap.ts'
import { biddingNotes } from './biddingNotes.ts'
import { type LeastBid, leastBidOf } from './leastBid.ts'
import { rightName, type TakenOver, takenOverOf } from './takenOver.ts'

/** What one bid takes. */
export interface BidAt {
  /** German: "7/10 des Verkehrswerts". */
  readonly name: string
  readonly bid: Money
  readonly costs: Total
  /** Bid and costs. */
  readonly cash: Money
  /** The same with the rights that are taken over. */
  readonly whole: Money
}

/** One of several things that the court sells side by side. */
export interface BidLot {
  readonly name: string
  readonly verkehrswert: Money
  readonly limits: BidLimits
  /** What of its limits must be bid in cash, by the rights that burden this lot. */
  readonly least: LeastBid
  /** German names of the rights that stay on it. */
  readonly rights: readonly string[]
}

/** Who is in it on the day of the Zuschlag; null: nobody says. `berechtigter`: whoever holds a right that stays, alone or beside the owner. `unbebaut`: nobody lives on bare land. */
export type Occupant = 'unbebaut' | 'eigentuemer' | 'mieter' | 'beide' | 'leer' | 'berechtigter' | 'berechtigterUndEigentuemer' | null // prettier-ignore

/** What a bidder must know before the date. */
export interface Bidding {
  readonly verkehrswert: Money
  readonly limits: BidLimits
  /** What of the limits must be bid in cash. */
  readonly least: LeastBid
  /** From the lowest bid up. */
  readonly bids: readonly BidAt[]
  /** null: nothing is left of what the court's expert found. */
  readonly highest: Part | null
  /** The rent that its tenant pays makes the limit. */
  readonly isByRent: boolean
  /** Those with a Verkehrswert of their own; else empty. */
  readonly lots: readonly BidLot[]
  /** The notice calls its lots one home, or one of them of no use alone. */
  readonly isOneUnit: boolean
  readonly occupant: Occupant
  /** Rights that stay, as far as the notice tells them. */
  readonly takenOver: TakenOver
  /** False: a Zuschlag was refused before, and 5/10 and 7/10 hold no more (§§ 74a (4), 85a (2) ZVG). */
  readonly limitsHold: boolean
  /** By the notice whoever has it sold by the court may sell before the hearing, which is still to come. */
  readonly beforeHearing: boolean
  readonly seen: Seen
  /** German sentences. */
  readonly notes: readonly string[]
}

/** null: no auction, or its Verkehrswert is not known. */
export function biddingOf(
  { home, terms, day }: MoneyBase,
  worth: Worth | null,
  remarks: readonly Remark[],
): Bidding | null {
  const { offer, auction } = home
  if (!auction || offer.numbers.verkehrswert === null || offer.numbers.verkehrswert <= 0) return null
  const verkehrswert = euro(offer.numbers.verkehrswert)
  const limits = bidLimits(verkehrswert, day)
  const limitsHold = !isSaid(remarks, 'wertgrenzen')
  const isOver = offer.deal?.status.value === 'veraltet'
  const beforeHearing = !isOver && remarks.some(({ rule }) => rule === 'versteigerung-freihaendig')
  const unseen = unseenBy(remarks, offer)
  const inside = unseen === 'land' ? null : unseen
  const { days, vacating, most: mostPercent } = bidAssumptions(day)
  const takenOver = takenOverOf(offer.deal?.court ?? null, day)
  const rights = takenOver.amount
  const common = { verkehrswert, rights, taxed: takenOver.taxed, land: terms.land, days }
  const at = (name: string, bid: Money): BidAt => {
    const costs = bidCosts({ ...common, bid }, day)
    const cash = add(bid, costs.amount)
    return { name, bid, costs, cash, whole: add(cash, rights) }
  }
  const said = takenOver.keepsUse ? besideRight(offer) : occupantOf(offer, remarks)
  const occupant = said === null && unseen === 'land' ? 'unbebaut' : said
  // Who is let to or holds a right that stays remains, and whoever is gone need not be vacated.
  const spent = TO_VACATE.includes(occupant) ? vacating.amount : ZERO
  const right = highestBid(verkehrswert, spent, common, day)
  const cap = inSteps(subtract(subtract(times(verkehrswert, percent(mostPercent)), rights), spent))
  // What his value is less by already is not taken off again.
  const isOff = offer.deal?.court?.unseen !== undefined
  const capped = isOff ? null : inside
  const byCourt = capped === null || !right ? right : smallerOf(cap, right)
  const byRent = worth?.limitedBy === 'ertrag' ? inSteps(subtract(subtract(worth.ceiling, rights), spent)) : null
  const rent = worth && byCourt && byRent && byRent.cents < byCourt.cents ? worth.ceiling : null
  const most = rent ? byRent : byCourt
  const ends = { verkehrswert, mostPercent, capped, isOff: isOff && inside !== null, takenOver, spent, rent }
  const least = leastBidOf(limits, takenOver)
  // Limits that hold no more, that the rights reach alone, or whose share in cash nobody knows, are no bids to think of.
  const named = [
    ...(limitsHold && least.isExact ? [at('5/10', least.haelfte), at('7/10', least.siebenZehntel)] : []),
    at('Verkehrswert', verkehrswert),
  ].filter(({ bid }) => bid.cents > 0)
  const highest = most && most.cents > 0 ? highestPart(most, ends) : null
  const bids = highest ? [...named, at(HIGHEST, highest.amount)] : named
  return {
    verkehrswert,
    ...{ limits, least, highest },
    bids: bids.sort((a, b) => a.bid.cents - b.bid.cents),
    isByRent: rent !== null,
    lots: lotsOf(home, day),
    isOneUnit: offer.deal?.court?.oneUnit !== undefined,
    ...{ occupant, takenOver, limitsHold, beforeHearing },
    seen: SEEN[unseen ?? 'nothing'],
    notes: [
      ...[
        inside && `${UNSEEN[inside].note}${isOff ? discounted(offer) : UNSEEN[inside].then}`,
        worth && gapNote(worth, verkehrswert, inside === null),
        parkingNote(offer, rent !== null),
      ].filter(note => note !== null),
      ...biddingNotes({
        ...{ deal: offer.deal, occupant, takenOver, limitsHold, verkehrswert, vacating: vacating.amount },
        isFirst: remarks.some(({ rule }) => rule === 'versteigerung-erster-termin'),
        ...{ receiver: isSaid(remarks, 'zwangsverwaltung'), beforeHearing },
      }),
    ],
  }
}

const HIGHEST = 'Höchstes Gebot'
const TO_VACATE: readonly Occupant[] = [null, 'eigentuemer', 'beide', 'berechtigterUndEigentuemer']

/** A right of use may cover one floor, and whoever owes lives on another: against him the Zuschlag is a title all the same. */
function besideRight({ deal }: Offer): Occupant {
  const isOwnerIn = deal?.court?.use?.some(({ by }) => by === 'owner') === true
  return isOwnerIn ? 'berechtigterUndEigentuemer' : 'berechtigter'
}

function occupantOf({ vermietet, deal }: Offer, remarks: readonly Remark[]): Occupant {
  const isIn = (by: CourtUse['by']) => deal?.court?.use?.some(one => one.by === by) === true
  if (isIn('owner')) return isIn('tenant') || vermietet === true ? 'beide' : 'eigentuemer'
  const isByHearsay = remarks.some(({ subject }) => subject === 'ungeprueft')
  const livesThere = remarks.some(({ subject }) => subject === 'selbstBewohnt')
  if (vermietet === true || vermietet === 'teilweise' || (vermietet === null && isByHearsay))
    return livesThere ? 'beide' : 'mieter'
  if (livesThere) return 'eigentuemer'
  return vermietet === false ? 'leer' : null
}

/** Said of this auction, and not denied. */
function isSaid(remarks: readonly Remark[], subject: Subject): boolean {
  return remarks.some(one => one.subject === subject && one.tone === 'gefahr')
}

interface Ends {
  readonly verkehrswert: Money
  readonly mostPercent: number
  /** Why less than the Verkehrswert is bid; null: for no such reason. */
  readonly capped: Unseen | null
  /** It is unseen, and the Verkehrswert is less by that already. */
  readonly isOff: boolean
  readonly takenOver: TakenOver
  readonly spent: Money
  /** What it carries, where that is the limit; null: it is not. */
  readonly rent: Money | null
}

/** The court's appraiser has seen more than an estimate from market data; what he has not seen, nobody pays for. */
function highestPart(bid: Money, { verkehrswert, mostPercent, capped, isOff, takenOver, spent, rent }: Ends): Part {
  const vacating = spent.cents > 0 ? `, Räumung ${germanMoney(spent)}` : ''
  const share = `${mostPercent} % des Verkehrswerts von ${germanMoney(verkehrswert)}`
  const off = `${vacating}${lessRights(takenOver)}`
  const named = { label: HIGHEST, amount: bid, basis: 'assumption' as const }
  if (rent) {
    const carried = `was die gezahlte Miete trägt, ${germanMoney(rent)}`
    return { ...named, formula: `${carried}${off && `, weniger${off.slice(1)}`}, auf volle 500 € abgerundet`, source: BY_RENT } // prettier-ignore
  }
  return {
    ...named,
    formula: capped
      ? `${share}${off && `, weniger${off.slice(1)}`}, auf volle 500 € abgerundet: ${UNSEEN[capped].why}`
      : `Verkehrswert von ${germanMoney(verkehrswert)}, davon ab Steuer, Gericht, Grundbuch und Zinsen${off}; auf volle 500 € abgerundet${isOff ? '. Dass der Gutachter nicht alles gesehen hat, ist in seinem Wert schon abgezogen' : ''}`,
    source:
      'Modellannahme: Gebot, übernommene Rechte und alle Kosten übersteigen nicht, was der Gutachter des Gerichts fand',
  }
}

const BY_RENT = 'Modellannahme: Wer einen Mieter übernimmt, bietet nicht mehr, als dessen Miete trägt'

function lessRights({ parts }: TakenOver): string {
  return parts.map(({ label, amount }) => `, ${label} ${germanMoney(amount)}`).join('')
}

function lotsOf({ offer }: MoneyBase['home'], day: MoneyBase['day']): BidLot[] {
  const lots = (offer.deal?.parts ?? []).flatMap(({ name, priceEuro }) => {
    return priceEuro !== null && priceEuro > 0 ? [{ name, verkehrswert: euro(priceEuro) }] : []
  })
  if (lots.length < 2) return []
  const rights = offer.deal?.court?.rights ?? []
  return lots.map(lot => {
    const own = rights.filter(right => isOfLot(right, lot.name))
    const limits = bidLimits(lot.verkehrswert, day)
    return { ...lot, limits, least: leastBidOf(limits, takenOverOf({ rights: own }, day)), rights: own.map(rightName) }
  })
}

/** What no price heals no bid heals, either: none of ours is told until it is settled. */
export function unlessBarred(bidding: Bidding | null, isBarred: boolean): Bidding | null {
  if (!bidding || !isBarred) return bidding
  return { ...bidding, highest: null, bids: bidding.bids.filter(({ name }) => name !== HIGHEST) }
}

/** In an auction the price is the bid, and the court's expert goes before our estimate. null: nobody can say. */
export function worthAsBid(worth: Worth | null, bidding: Bidding | null): Worth | null {
  if (!bidding) return worth
  if (!bidding.highest) return null
  const { amount: ceiling, label, formula } = bidding.highest
  const value = limitStep('Verkehrswert des Gerichts', 'Angabe in der Bekanntmachung', bidding.verkehrswert)
  const carried = (worth?.steps.candidates ?? []).filter(({ limit }) => bidding.isByRent && limit === 'ertrag')
  return {
    ...{ ceiling, afterWorks: null, untouched: null, unnamed: null },
    limitedBy: bidding.isByRent ? 'ertrag' : 'gericht',
    steps: { candidates: [{ limit: 'gericht', steps: [value] }, ...carried], further: [limitStep(label, formula, ceiling)] }, // prettier-ignore
    ...{ prudent: ceiling, best: ceiling, open: [] },
  }
}

/** Somebody keeps the use of it, and the notice or the exposé says what that is worth. */
export function isRightTakenOff(bidding: Bidding | null, kept?: RetainedRight): boolean {
  if (kept) return kept.value !== null
  return bidding !== null && bidding.takenOver.keepsUse && bidding.takenOver.unvalued.length === 0
}
