import { add, euro, germanMoney, type Money, smallerOf, subtract, times, ZERO } from '#kernel/money.ts'
import { percent } from '#kernel/share.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import type { Remark, Subject } from '#extraction/domain/remark.ts'
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

/** Who is in it on the day of the Zuschlag; null: nobody says. */
type Occupant = 'eigentuemer' | 'mieter' | 'leer' | null

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
  readonly occupant: Occupant
  /** False: a Zuschlag was refused before, and 5/10 and 7/10 hold no more (§§ 74a (4), 85a (2) ZVG). */
  readonly limitsHold: boolean
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
  const { days, vacating, overWorth } = bidAssumptions(day)
  const common = { verkehrswert, rights: ZERO, land: terms.land, days }
  const at = (name: string, bid: Money): BidAt => {
    const costs = bidCosts({ ...common, bid }, day)
    return { name, bid, costs, cash: add(bid, costs.amount) }
  }
  const occupant = occupantOf(offer, remarks)
  // Who is let to stays, and whoever is gone need not be vacated.
  const spent = occupant === null || occupant === 'eigentuemer' ? vacating.amount : ZERO
  const right = worth && highestBid(worth.ceiling, spent, common, day)
  const cap = times(verkehrswert, percent(overWorth))
  const isCapped = right !== null && right.cents > cap.cents
  const most = isCapped ? cap : right
  // Limits that hold no more are no bids to think of.
  const named = [
    ...(limitsHold ? [at('5/10', limits.haelfte.amount), at('7/10', limits.siebenZehntel.amount)] : []),
    at('Verkehrswert', verkehrswert),
  ]
  const bids = most ? [...named, at('Höchstes Gebot', most)] : named
  return {
    verkehrswert,
    limits,
    bids: bids.sort((a, b) => a.bid.cents - b.bid.cents),
    highest:
      worth && most && (isCapped ? cappedPart(cap, verkehrswert, overWorth) : highestPart(worth.ceiling, spent, most)),
    lots: lotsOf(home, day),
    occupant,
    limitsHold,
    notes: notesOf(offer, remarks, occupant, limitsHold),
  }
}

function occupantOf({ vermietet }: Offer, remarks: readonly Remark[]): Occupant {
  if (vermietet === true || vermietet === 'teilweise') return 'mieter'
  if (remarks.some(({ rule }) => rule === 'raeumung-bewohnt')) return 'eigentuemer'
  return vermietet === false ? 'leer' : null
}

/** Said of this auction, and not denied. */
function isSaid(remarks: readonly Remark[], subject: Subject): boolean {
  return remarks.some(one => one.subject === subject && one.tone === 'gefahr')
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

/** The court's appraiser has seen more than an estimate from market data. */
function cappedPart(bid: Money, verkehrswert: Money, overWorth: number): Part {
  return {
    label: 'Höchstes Gebot',
    amount: bid,
    formula: `${overWorth} % des Verkehrswerts von ${germanMoney(verkehrswert)}: Unsere Schätzung liegt höher, aber der Gutachter des Gerichts kennt das Objekt; lesen Sie, warum er weniger ansetzt`,
    source: `Modellannahme: nicht mehr als ${overWorth} % des Verkehrswerts nach einer Schätzung ohne Besichtigung`,
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

function notesOf({ deal }: Offer, remarks: readonly Remark[], occupant: Occupant, limitsHold: boolean): string[] {
  const overlays = deal?.overlays ?? []
  return [
    ...(overlays.includes('alle-bruchteile') ? [ALL_SHARES] : []),
    ...(overlays.includes('bruchteile') ? [ONE_SHARE] : []),
    ...(isSaid(remarks, 'zwangsverwaltung') ? [RECEIVER] : []),
    ...(limitsHold
      ? [
          'Beide Wertgrenzen gelten nicht mehr, wenn in diesem Verfahren schon ein Zuschlag wegen einer von ihnen versagt wurde (§§ 74a Abs. 4, 85a Abs. 2 ZVG); die Bekanntmachung sagt es.',
        ]
      : []),
    'Bestehen bleibende Rechte übernehmen Sie zusätzlich (§§ 52, 91 ZVG): Ziehen Sie ihren Wert vom höchsten Gebot ab. Sie stehen in den Bedingungen, die das Gericht im Termin verliest.',
    ...(deal?.court?.partition === true ? [PARTITION] : []),
    occupant === 'mieter' && deal?.court?.partition === true ? LET_IN_PARTITION : OCCUPANT[occupant ?? 'unbekannt'],
  ]
}

const OCCUPANT: Readonly<Record<NonNullable<Occupant> | 'unbekannt', string>> = {
  eigentuemer:
    'Der Eigentümer nutzt es noch: Der Zuschlag ist Ihr Titel auf Räumung (§ 93 ZVG). Für sie ist ein Betrag abgezogen (Annahme).',
  mieter:
    'Es ist vermietet: Sie übernehmen den Mieter und dürfen einmal zum ersten zulässigen Termin kündigen (§ 57a ZVG); bei Wohnraum brauchen Sie dafür einen Grund.',
  leer: 'Es steht nach der Bekanntmachung leer; fragen Sie, wer die Schlüssel hat.',
  unbekannt:
    'Wer das Objekt bewohnt, ist nicht bekannt. Gegen den Eigentümer ist der Zuschlag Ihr Titel auf Räumung (§ 93 ZVG), für sie ist ein Betrag abgezogen (Annahme); einen Mieter übernehmen Sie.',
}
const LET_IN_PARTITION =
  'Es ist vermietet: Sie übernehmen den Mieter. Das besondere Kündigungsrecht des § 57a ZVG gibt es bei der Teilungsversteigerung nicht (§ 183 ZVG).'

/** §§ 180 (1), 182 ZVG. */
const PARTITION =
  'Es ist eine Teilungsversteigerung (§ 180 ZVG): Miteigentümer setzen sich auseinander und dürfen selbst mitbieten. Rechte, die auf allen Anteilen oder auf dem des Antragstellers lasten, kommen in das geringste Gebot (§ 182 ZVG) und bleiben bestehen, auch Grundschulden: Fragen Sie vor dem Termin nach deren Stand.'

const ALL_SHARES =
  'Ausgeboten werden Anteile, die zusammen das Ganze sind. Bieten Sie auf alle zusammen (Gesamtausgebot, § 63 ZVG): Wer nur einen Anteil ersteigert, hat Miteigentümer.'
const ONE_SHARE =
  'Ausgeboten werden Anteile, nicht das Ganze: Über Nutzung und Verkauf entscheiden die Miteigentümer mit (§§ 743–749 BGB).'
const RECEIVER =
  'Es besteht Zwangsverwaltung: Über Mieten, Schlüssel und Besichtigung entscheidet der Zwangsverwalter, nicht der Eigentümer (§§ 150, 152 ZVG).'

/** In an auction the price is the bid: what is right and what is reached are bids too. null: nobody can say. */
export function worthAsBid(worth: Worth | null, bidding: Bidding | null): Worth | null {
  if (!worth || !bidding) return worth
  if (!bidding.highest) return null
  const ceiling = bidding.highest.amount
  const off = subtract(worth.ceiling, ceiling)
  return { ...worth, ceiling, prudent: smallerOf(worth.prudent, ceiling), best: subtract(worth.best, off) }
}
