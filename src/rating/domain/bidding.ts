import { add, euro, germanMoney, type Money, smallerOf, subtract, ZERO } from '#kernel/money.ts'
import type { MoneyBase } from '#finance/domain/moneyPlan.ts'
import type { Part, Total } from '#finance/domain/part.ts'
import { bidAssumptions, bidCosts, bidLimits, type BidLimits, highestBid } from '#finance/domain/zwangsversteigerung.ts'
import type { Worth } from '#valuation/domain/worth.ts'

/** What one bid takes. */
export interface BidAt {
  /** German: "7/10 des Verkehrswerts". */
  readonly name: string
  readonly bid: Money
  readonly costs: Total
  /** Bid and costs. */
  readonly cash: Money
}

/** One of several things that the court sells side by side. */
export interface BidLot {
  readonly name: string
  readonly verkehrswert: Money
  readonly limits: BidLimits
}

/** What a bidder must know before the date. Rights that stay are not known from a notice: they come off the highest bid. */
export interface Bidding {
  readonly verkehrswert: Money
  readonly limits: BidLimits
  /** From the lowest bid up. */
  readonly bids: readonly BidAt[]
  /** null: there is no estimate, or nothing is left of it. */
  readonly highest: Part | null
  /** Those with a Verkehrswert of their own; else empty. */
  readonly lots: readonly BidLot[]
  /** German sentences. */
  readonly notes: readonly string[]
}

/** null: no auction, or its Verkehrswert is not known. */
export function biddingOf({ home, terms, day }: MoneyBase, worth: Worth | null): Bidding | null {
  const { offer, auction } = home
  if (!auction || offer.numbers.verkehrswert === null || offer.numbers.verkehrswert <= 0) return null
  const verkehrswert = euro(offer.numbers.verkehrswert)
  const limits = bidLimits(verkehrswert, day)
  const { days, vacating } = bidAssumptions(day)
  const common = { verkehrswert, rights: ZERO, land: terms.land, days }
  const at = (name: string, bid: Money): BidAt => {
    const costs = bidCosts({ ...common, bid }, day)
    return { name, bid, costs, cash: add(bid, costs.amount) }
  }
  // Who is let to stays, and whoever is gone need not be vacated.
  const spent = offer.vermietet === null ? vacating.amount : ZERO
  const most = worth && highestBid(worth.ceiling, spent, common, day)
  const named = [
    at('5/10', limits.haelfte.amount),
    at('7/10', limits.siebenZehntel.amount),
    at('Verkehrswert', verkehrswert),
  ]
  const bids = most ? [...named, at('Höchstes Gebot', most)] : named
  return {
    verkehrswert,
    limits,
    bids: bids.sort((a, b) => a.bid.cents - b.bid.cents),
    highest: worth && most && highestPart(worth.ceiling, spent, most),
    lots: lotsOf(home, day),
    notes: notesOf(offer.vermietet === null),
  }
}

function highestPart(ceiling: Money, spent: Money, bid: Money): Part {
  const vacating = spent.cents > 0 ? `, Räumung ${germanMoney(spent)}` : ''
  return {
    label: 'Höchstes Gebot',
    amount: bid,
    formula: `höchster richtiger Preis ${germanMoney(ceiling)} ohne Steuer, Gericht, Grundbuch und Zinsen${vacating}; auf volle 500 € abgerundet`,
    source: 'Modellannahme: Gebot und alle Kosten übersteigen nicht, was das Objekt wert ist',
    basis: 'assumption',
  }
}

function lotsOf({ offer }: MoneyBase['home'], day: MoneyBase['day']): BidLot[] {
  const lots = (offer.deal?.parts ?? []).flatMap(({ name, priceEuro }) => {
    return priceEuro !== null && priceEuro > 0 ? [{ name, verkehrswert: euro(priceEuro) }] : []
  })
  if (lots.length < 2) return []
  return lots.map(lot => ({ ...lot, limits: bidLimits(lot.verkehrswert, day) }))
}

function notesOf(mayBeOccupied: boolean): string[] {
  return [
    'Beide Wertgrenzen gelten nicht mehr, wenn in diesem Verfahren schon ein Zuschlag wegen einer von ihnen versagt wurde (§§ 74a Abs. 4, 85a Abs. 2 ZVG); die Bekanntmachung sagt es.',
    'Bestehen bleibende Rechte übernehmen Sie zusätzlich (§§ 52, 91 ZVG): Ziehen Sie ihren Wert vom höchsten Gebot ab. Sie stehen in den Bedingungen, die das Gericht im Termin verliest.',
    ...(mayBeOccupied
      ? ['Wer das Objekt bewohnt, ist nicht bekannt: Für eine Räumung ist ein Betrag abgezogen (Annahme).']
      : []),
  ]
}

/** In an auction the price is the bid: what is right and what is reached are bids too. null: nobody can say. */
export function worthAsBid(worth: Worth | null, bidding: Bidding | null): Worth | null {
  if (!worth || !bidding) return worth
  if (!bidding.highest) return null
  const ceiling = bidding.highest.amount
  const off = subtract(worth.ceiling, ceiling)
  return { ...worth, ceiling, prudent: smallerOf(worth.prudent, ceiling), best: subtract(worth.best, off) }
}
