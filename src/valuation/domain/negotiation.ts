import type { CalendarDate } from '#kernel/calendarDate.ts'
import { failed, type Outcome, success } from '#kernel/outcome.ts'
import { germanMoney, inEuro, type Money, subtract, sum, ZERO } from '#kernel/money.ts'
import { firstSale, isAuction, type Offer } from '#extraction/domain/offer.ts'
import { unsureSentence } from '#extraction/domain/sightings/sightings.ts'
import { pricedOneByOne } from '#finance/domain/plan/toldPerUnit.ts'
import type { Marktart } from '#reference/market/bewertungsmodell.ts'
import type { Marktlage } from '#reference/market/marktlage.ts'
import type { Appraisal } from './appraisal.ts'
import { ABROAD } from './noEstimate.ts'
import type { BidBound } from './bidBound.ts'
import { gapOf, type Ladder, type LadderInput, ladderOf } from './ladder.ts'
import type { Argument, Signals } from './signals.ts'
import { type Verhandlungslage, verhandlungsraum, type Verhandlungsraum } from './verhandlung.ts'

/** How far the price may come down, and with what. A model assumption, no statistic. */
export interface Negotiation {
  readonly asking: Money
  readonly room: Verhandlungsraum
  readonly ladder: Ladder
  /** German: the rule's room does not reach the estimate, and what follows; null: it does. */
  readonly gap: string | null
  readonly marktlage: Marktlage
  readonly marktregel: string
  /** How well the estimate behind it is founded; null: there is none. */
  readonly sicherheit: Verhandlungslage['sicherheit'] | null
  /** German sentence: why. */
  readonly begruendung: string
  /** How far the asked price lies above the estimate's middle, percent with one decimal; null: no estimate. */
  readonly ueberWert: number | null
  /** It lies below all of the estimate's range: either the home hides something, or the estimate is too high. */
  readonly isBelowRange: boolean
  /** Bids are called for: the price that is named is the least. */
  readonly bidding: boolean
  /** The exposé calls the asked price fixed: nothing off it is to be expected. */
  readonly isFixed: boolean
}

/** What work on the building would cost, where the exposé names it. */
export interface NegotiationMoney {
  readonly arguments: readonly Argument[]
  /** The highest price that is still right, with the parking that it includes; null: there is no estimate. */
  readonly ceiling: Money | null
  /** German sentence: why no price is offered at all; null: one may be. */
  readonly refusal: string | null
  /** What no bid may lie above beside that. */
  readonly bounds: readonly BidBound[]
}

const ON_CONTRACT =
  'Bei einem Bauvertrag handeln Sie die Leistung aus, nicht den Listenpreis: Festpreis, Bodenplatte, Erdarbeiten, Ausbaustufe und das Recht zurückzutreten.'

/** The failure is a German sentence: why there is nothing to negotiate. */
export function negotiate(
  appraisal: Appraisal,
  offer: Offer,
  price: Money | null,
  signals: Signals,
  money: NegotiationMoney,
  day: CalendarDate,
): Outcome<Negotiation, string> {
  if (appraisal.abroad) return failed(`${ABROAD} Unsere Verhandlungsregel gilt dort nicht.`)
  if (signals.zwangsversteigerung || isAuction(offer)) {
    return failed('In einer Zwangsversteigerung wird nicht verhandelt, sondern geboten (§§ 66 ff. ZVG).')
  }
  if (price === null || price.cents <= 0) {
    const oneByOne = pricedOneByOne(offer)
    if (oneByOne) return failed(oneByOne)
    const unsure = unsureSentence(['kaufpreis'], offer.sightings, 'Der Kaufpreis')
    return failed(
      `${unsure ?? 'Im Exposé haben wir keinen Kaufpreis gefunden.'} Ohne ihn gibt es keinen Abschlag. Fragen Sie danach.`,
    )
  }
  if (offer.deal?.type.value === 'fertighaus') return failed(ON_CONTRACT)
  const art = artOf(appraisal, offer, day)
  if (!art) return failed('Für diese Objektart gibt es keine Regel zum Verhandlungsspielraum.')
  const { place } = appraisal
  // Where the estimate says nothing about this deal, nothing is argued with it.
  const estimate = money.ceiling ? appraisal.estimate : null
  if (money.refusal !== null) return failed(money.refusal)
  if (signals.bieterverfahren && money.ceiling && price.cents > money.ceiling.cents) {
    return failed(tooDearToBid(price, money.ceiling))
  }
  const isSold = money.bounds.some(one => one.reason === 'sales' && one.price.cents < price.cents)
  if (!money.ceiling && !isSold) return failed(withoutEstimate(appraisal))
  const ueberWert = estimate && deviation(appraisal, price)
  const { sicherheit, begruendung } = confidence({ ...appraisal, estimate })
  const marktlage = place?.marktlage ?? 'neutral'
  // A builder's fixed price says that building gets no dearer, not that his list has no room.
  const isFixed = signals.festpreis && !signals.bieterverfahren && art !== 'Neubau'
  const room = verhandlungsraum({
    art,
    vermietet: offer.vermietet === true,
    markt: marktlage,
    tageOnline: signals.tageOnline,
    ueberWert,
    sicherheit: sicherheit ?? 'gering',
    renovierung: renovation({ ...appraisal, estimate }, price, money),
    energieklasse: estimate ? null : offer.texts.energieklasse,
    eigennutzungVermietet: signals.eigennutzung && offer.vermietet === true,
    preissenkung: signals.preissenkung,
    verhandlungsbasis: signals.verhandlungsbasis,
    verkaufsdruck: signals.verkaufsdruck,
    bieterverfahren: signals.bieterverfahren,
    festpreis: isFixed,
  })
  const input: LadderInput = {
    asking: price,
    parking: includedParking(appraisal),
    estimate,
    ceiling: money.ceiling,
    room,
    isFixed,
    signals,
    arguments: money.arguments,
    bounds: money.bounds,
  }
  const ladder = ladderOf(input)
  const gap = gapOf(input)
  const marktregel = place?.marktregel ?? 'Ort nicht bekannt: als neutral angenommen'
  const bidding = signals.bieterverfahren
  const isBelowRange = estimate !== null && subtract(price, includedParking(appraisal)).cents < estimate.low.cents
  return success({
    asking: price,
    room,
    ladder,
    gap,
    marktlage,
    marktregel,
    sicherheit,
    begruendung,
    ueberWert,
    isBelowRange,
    bidding,
    isFixed,
  })
}

/** A rule of the market alone knows no price: a few percent off what is asked would read as what it is worth. */
function withoutEstimate({ estimate, reason }: Appraisal): string {
  const missing = (estimate ? null : reason) ?? 'Unsere Schätzung passt nicht zu dem, was hier verkauft wird.'
  return `Ohne Schätzung nennen wir kein Gebot und keine Grenze: ${missing}`
}

function tooDearToBid(least: Money, most: Money): string {
  return `Verkauf gegen Gebot: Gebote unter ${germanMoney(least)} haben keine Aussicht, und mehr als ${germanMoney(most)} ist das Objekt voraussichtlich nicht wert. Bieten Sie nicht mit, solange kein Gutachten den höheren Wert belegt.`
}

/** Parking that the asked price includes; else none of it. */
export function includedParking({ parking }: Pick<Appraisal, 'parking'>): Money {
  return parking?.included === true ? parking.price : ZERO
}

/** Percent by which a price for the home lies above the estimate's middle; null without one. */
export function deviation(appraisal: Appraisal, price: Money): number | null {
  const { estimate } = appraisal
  if (!estimate) return null
  const forHome = subtract(price, includedParking(appraisal))
  return Math.round((forHome.cents / estimate.mid.cents - 1) * 1000) / 10
}

const ART: Readonly<Record<Marktart, Verhandlungslage['art']>> = {
  Eigentumswohnung: 'Eigentumswohnung',
  Einfamilienhaus: 'Einfamilienhaus',
  Reihenhaus: 'Reihenhaus',
  Zweifamilienhaus: 'Mehrfamilienhaus',
  Mehrfamilienhaus: 'Mehrfamilienhaus',
}

/** A builder's own price list has little room. */
function artOf({ object }: Appraisal, offer: Offer, day: CalendarDate): Verhandlungslage['art'] | null {
  if (offer.kind === 'Grundstück') return 'Grundstück'
  return firstSale(offer, day) === true ? 'Neubau' : object && ART[object.art]
}

/** High with the place's own comparables and Bodenrichtwert, medium with good local data, else low. */
function confidence({ estimate, byOperator, bodenrichtwert, level, priceFull }: Appraisal): {
  sicherheit: Negotiation['sicherheit']
  begruendung: string
} {
  if (!estimate) return { sicherheit: null, begruendung: 'Ohne Schätzung trägt nur die allgemeine Regel.' }
  if (byOperator.notarised && bodenrichtwert) {
    return {
      sicherheit: 'hoch',
      begruendung: 'Beurkundete Vergleichspreise des Ortes und der Bodenrichtwert liegen vor.',
    }
  }
  if (byOperator.price || (level?.dataQuality === 'gut' && priceFull)) {
    return {
      sicherheit: 'mittel',
      begruendung: 'Gute Daten zum Ort, aber keine beurkundeten Vergleichspreise und Bodenrichtwert zugleich.',
    }
  }
  return {
    sicherheit: 'gering',
    begruendung: 'Die Schätzung stützt sich auf Angebotspreise oder unvollständige Angaben.',
  }
}

/** Percent of the price, only while the estimate knows nothing of the condition. */
function renovation({ object, estimate }: Appraisal, price: Money, money: NegotiationMoney): number {
  if (estimate && object?.zustand) return 0
  const total = sum(money.arguments.map(({ amount }) => amount))
  return Math.max(0, (inEuro(total) / inEuro(price)) * 100)
}
