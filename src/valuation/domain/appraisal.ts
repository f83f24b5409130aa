import { addYears, type CalendarDate } from '#kernel/calendarDate.ts'
import { euro, largerOf, type Money } from '#kernel/money.ts'
import { germanPercent, percent } from '#kernel/share.ts'
import { isTradeTold } from '#extraction/domain/deal/tradeTold.ts'
import { isAuction, type Offer } from '#extraction/domain/offer.ts'
import type { SittingRent } from '#finance/domain/plan/sittingRent.ts'
import { STANDARDABWEICHUNGEN } from '#reference/market/bewertungsmodell.ts'
import { BETREIBER_STREUUNG, GEWERBE_STREUUNG } from '#reference/market/verfahrensannahmen.ts'
import { isAbroad } from './abroad.ts'
import { missingForPrice } from './completeness.ts'
import { type Grounds, groundsOf, landOf, placeOf, rentOf, type Surroundings } from './grounds.ts'
import { helpfulOf, type MostHelpful } from './helpful.ts'
import { isListOfFlats } from './listedFlats.ts'
import { liftOf, type Renovated, renovatedFrom } from './lift.ts'
import { type Location, locate } from './locate.ts'
import type { MarketLevel } from './marketLevel.ts'
import { isMixedUse, isOperatorHome, type MarketObject, marketObjectOf } from './marketObject.ts'
import {
  afterWorks,
  halfWidthOfRange,
  halfWidthWith,
  type OpenEnds,
  openEndsOf,
  type OpenFact,
  type OpenRange,
  openRangeOf,
} from './openRange.ts'
import type { OperatorPlace, OperatorTables } from './operatorTables.ts'
import { type PlaceFacts, placeFacts } from './placeFacts.ts'
import { type Parking, parkingOf } from './parking.ts'
import { abroadReason, reasonOf } from './noEstimate.ts'
import type { PriceRange } from './priceRange.ts'
import type { RemarkFlags } from './remarkFlags.ts'
import type { RentLevel } from './rentLevel.ts'
import { distinct, type Source } from './source.ts'
import { isSpecial, specialOf } from './specialCases.ts'
import type { SpecialValue } from './specialValue.ts'
import type { Uncertainty } from './spread.ts'
import { inMoney, type Valued, valued, type WeightedMethod } from './valued.ts'
import { isCalculated, type MissingMethod } from './verfahren.ts'

/** Everything that is said about what an object is worth. It never depends on the price that is asked. */
export interface Appraisal {
  /** null: the exposé does not even prove the Land. */
  readonly location: Location | null
  /** It lies outside Germany: no price, cost or law of this report holds there. Then location is null. */
  readonly abroad: boolean
  /** Shops or offices beside the flats: Wohnfläche says neither value nor rent of the whole. */
  readonly mixedUse: boolean
  /** An operator lets it, or it is built for one. */
  readonly operatorLet: boolean
  readonly place: PlaceFacts | null
  /** null: no market of homes says anything about it. */
  readonly object: MarketObject | null
  /** What it would be notarised at on the day; null: see reason. */
  readonly estimate: PriceEstimate | null
  /** German sentence why there is no estimate; null when there is one. */
  readonly reason: string | null
  readonly methods: readonly (WeightedMethod | MissingMethod)[]
  /** Asked and notarised level of the place, €/m²; null without an estimate. */
  readonly level: MarketLevel | null
  /** €/m² a month at a new letting; null: place or kind not known. */
  readonly marketRent: RentLevel | null
  /** Every statement that forms the price is made: only then may a far too high price be a K.-o. */
  readonly priceFull: boolean
  /** German names of those that are not made. */
  readonly missingForPrice: readonly string[]
  /** The most it would be worth if all that is left open were in the seller's favour; null unless priceFull. */
  readonly ceiling: Money | null
  /** What it would be notarised at once it is modernisiert; null: it is, or nothing is known to compare. */
  readonly renovated: Renovated | null
  /** null: nothing is open. */
  readonly openEnds: OpenEnds | null
  readonly parking: Parking | null
  readonly uncertainties: readonly Uncertainty[]
  readonly mostHelpful: MostHelpful | null
  /** €/m² of plot; null: not known. */
  readonly bodenrichtwert: Grounds['land']
  /** A figure of the operator's own stands for the place. */
  readonly byOperator: { readonly price: boolean; readonly notarised: boolean }
  readonly sources: readonly Source[]
}

export interface PriceEstimate {
  readonly low: Money
  readonly mid: Money
  readonly high: Money
  /** Half the width as a share of the middle. */
  readonly halfWidth: number
  /** Share of single sales that the range is meant to hold, 0 to 1. */
  readonly share: number
  /** German: what the range means. */
  readonly meaning: string
}

export interface AppraisalInput {
  readonly offer: Offer
  readonly tables: OperatorTables
  readonly remarkFlags: RemarkFlags
  /** Of a let home whose rent nobody tells; missing or null: it is told, or not let. */
  readonly sitting?: SittingRent | null
}

export function appraise({ offer, tables, remarkFlags, sitting = null }: AppraisalInput, day: CalendarDate): Appraisal {
  const { plz, ort } = offer.texts
  const abroad = isAbroad(offer)
  const location = abroad ? null : locate({ plz, ort })
  const object = marketObjectOf(offer, day, remarkFlags)
  const operatorLet = isOperatorHome(offer) || remarkFlags.betreiber
  const around: Surroundings | null = location && { location, tables, remarkFlags, sitting, day }
  const isOther = isSpecial(offer)
  // What flats are worth one by one is no value of a flat as large as all of them.
  const isOne = !isOther && !isListOfFlats(offer)
  const grounds = isOne && around && object ? groundsOf(offer, object, around) : null
  const land =
    grounds?.land ?? (abroad ? null : landOf({ tables, remarkFlags }, location ? placeOf(offer, location) : NOWHERE))
  const special = isOther && !abroad ? specialOf(offer, around, land, remarkFlags) : null
  const usual = grounds && valued(grounds)
  const found = special?.valued ?? usual
  const range = usual && around && object ? openRangeOf(offer, object, around, usual) : null
  const estimate = special ? specialEstimate(special) : usual && range ? estimateOf(usual, range) : null
  const missing = missingForPrice(offer, location, object, operatorLet)
  const priceFull = missing.length === 0 && found !== null
  const marketRent = around && object && rentOf(offer, object, around)
  const uncertainties =
    special?.uncertainties ?? (usual ? uncertaintiesOf(grounds, usual, tradeOpen(offer, remarkFlags, day)) : [])
  const place = location && placeFacts(location)
  const level = usual ? grounds.level : null
  return {
    location,
    abroad,
    mixedUse: isMixedUse(offer),
    operatorLet,
    place,
    object,
    estimate,
    reason: found ? null : abroad ? abroadReason() : reasonOf(offer, location, object),
    methods: found?.methods ?? [],
    level,
    marketRent,
    priceFull,
    missingForPrice: missing,
    ceiling: priceFull && usual && around && object ? ceilingOf(offer, object, around, usual) : null,
    openEnds: openEndsOf(range, uncertainties),
    renovated: usual && around && object ? renovatedOf(offer, object, around, grounds, usual) : null,
    parking: parkingOf(offer, remarkFlags),
    uncertainties,
    mostHelpful:
      estimate &&
      helpfulOf(
        uncertainties,
        estimate.halfWidth,
        id => (usual && around && object ? halfWidthWith(id, offer, object, around) : null),
        isAuction(offer),
      ),
    bodenrichtwert: land,
    byOperator: operatorFigures(level, grounds),
    sources: distinct([
      ...(level?.sources ?? []),
      ...(found?.methods.flatMap(one => (isCalculated(one) ? one.sources : [])) ?? []),
      ...(marketRent?.sources ?? []),
      ...(place?.sources ?? []),
    ]),
  }
}

const NOWHERE: OperatorPlace = { plz: null, kreis: null }

/** Every reading of what the exposé leaves open; the highest of their middles, and never below the estimate's own. */
function ceilingOf(offer: Offer, object: MarketObject, around: Surroundings, found: Valued): Money {
  const lettings: Offer['vermietet'][] = offer.vermietet === null ? [null, true] : [offer.vermietet]
  // The factor of a first sale says all of a new home; read as used, its energy class may say more.
  const news = object.neubau === true ? [true, false] : [object.neubau ?? null]
  const readings = lettings.flatMap(letting => news.map(neubau => ({ favourable: true, letting, neubau })))
  const best = readings.map(reading => {
    const grounds = groundsOf(offer, object, around, reading)
    return euro((grounds && valued(grounds))?.estimate.range.mid ?? 0)
  })
  return best.reduce(largerOf, euro(found.estimate.range.mid))
}

/** What is new or modernised already has no works before it that lift its value. */
function renovatedOf(
  offer: Offer,
  object: MarketObject,
  around: Surroundings,
  now: Grounds,
  { estimate }: Valued,
): Renovated | null {
  if (object.neubau === true || object.zustand === 'neuwertig' || object.zustand === 'modernisiert') return null
  const then = groundsOf(offer, { ...object, ...afterWorks(object) }, around)
  return then && renovatedFrom(estimate.range.mid, liftOf(now, then))
}

function specialEstimate({ valued: { estimate }, meaning }: SpecialValue): PriceEstimate {
  const { range, halfWidth, share } = estimate
  return { ...inMoney(range), halfWidth, share, meaning }
}

function estimateOf({ estimate }: Valued, range: OpenRange): PriceEstimate {
  const { share } = estimate
  const { mid } = estimate.range
  const ends = { low: range.low, mid, high: range.high }
  const halfWidth = range.open.length === 0 ? estimate.halfWidth : halfWidthOfRange(range, mid)
  return {
    ...inMoney(ends),
    halfWidth,
    share,
    meaning: meaningOf(Math.round(share * 100), halfWidth, ends, range.open),
  }
}

function meaningOf(held: number, halfWidth: number, { low, mid, high }: PriceRange, open: readonly OpenFact[]): string {
  const written = (share: number) => germanPercent(percent(Math.round(share * 100)))
  const width = `±${written(halfWidth)}`
  const ends = `−${written(1 - low / mid)} bis +${written(high / mid - 1)}`
  const first = 'Zu diesem Preis würde ein solches Objekt heute voraussichtlich beurkundet.'
  const range =
    open.length === 0
      ? `Etwa ${held} von 100 solchen Verkäufen sollen in der Spanne liegen (${width}), etwa ${100 - held} darunter oder darüber.`
      : `Im Exposé nicht gefunden: ${open.map(fact => OPEN_NAMES[fact]).join(', ')}. Deshalb reicht die Spanne vom ungünstigsten bis zum günstigsten üblichen Fall (${ends}); mit diesen Angaben wird sie schmaler.`
  return `${first} ${range} Das ist eine Modellrechnung aus Marktdaten ohne Besichtigung, kein Verkehrswertgutachten (§ 194 BauGB); Rechte Dritter und verdeckte Schäden sind nicht darin.`
}

const OPEN_NAMES: Readonly<Record<OpenFact, string>> = {
  zustand: 'Zustand',
  baujahr: 'Baujahr',
  energieklasse: 'Energieklasse',
  grundstueck: 'Grundstücksfläche',
}

const TRADE_UNKNOWN = { id: 'gewerbe', label: 'Laufzeit und Flächen des Gewerbes nicht bekannt' }
/** Areas and rents are in the list of the exposé. */
const LEASE_UNKNOWN = { id: 'vertrag', label: 'Restlaufzeit und Bedingungen der Gewerbemiete nicht geprüft' }
/** Their last day is told, and it is near. */
const LEASE_ENDS = { id: 'vertrag', label: 'Was auf den Mietvertrag des Gewerbes folgt, ist offen' }

/** Years that a lease has at least to run so that what follows it is of no weight in the price. */
const LASTING = 3

/** What of the shops is open; null: areas, rents and a lease that lasts are told of each. */
function tradeOpen(
  { deal, vermietet }: Offer,
  { leaseEnds }: RemarkFlags,
  day: CalendarDate,
): Pick<Uncertainty, 'id' | 'label'> | null {
  if (!isTradeTold(deal)) return TRADE_UNKNOWN
  const shops = deal?.parts.filter(({ kind }) => kind === 'gewerbe') ?? []
  const isLet = shops.length > 0 ? shops.every(shop => shop.let === true) : vermietet === true
  const isTold = leaseEnds.length >= Math.max(1, shops.length) && isLet
  if (!isTold) return LEASE_UNKNOWN
  return leaseEnds.every(end => end >= addYears(day, LASTING)) ? null : LEASE_ENDS
}

/** What the Vergleichswert does not know, and how far the other methods lie from it. */
function uncertaintiesOf(
  grounds: Grounds,
  { estimate, methods }: Valued,
  open: Pick<Uncertainty, 'id' | 'label'> | null,
): readonly Uncertainty[] {
  const trade: Uncertainty[] =
    grounds.mixedUse && open
      ? [{ ...open, sigma: GEWERBE_STREUUNG[grounds.letting === true ? 'vermietet' : 'teilweise'], missing: true }]
      : []
  const income = methods.some(one => one.method === 'Ertragswert' && isCalculated(one) && one.part > 0)
  const rent = income && (grounds.statedRent === null || grounds.rentAssumed)
  const values = estimate.methods.filter(({ part }) => part > 0)
  const middle = estimate.range.mid
  const apart = Math.sqrt(values.reduce((sum, one) => sum + one.part * (one.value / middle - 1) ** 2, 0))
  const more: readonly Uncertainty[] = [
    {
      id: 'betreiber',
      label: 'Vertrag mit dem Betreiber nicht bekannt',
      sigma: grounds.operatorLet ? BETREIBER_STREUUNG : 0,
      missing: true,
    },
    { id: 'miete', label: 'Miete nicht bekannt', sigma: rent ? 0.03 : 0, missing: true },
    {
      id: 'verfahren',
      label: 'Die Verfahren kommen zu verschiedenen Werten',
      sigma: values.length > 1 ? apart / STANDARDABWEICHUNGEN : 0,
      missing: false,
    },
  ]
  return [...grounds.level.uncertainties, ...trade, ...more.filter(({ sigma }) => sigma > 0)]
}

function operatorFigures(level: MarketLevel | null, grounds: Grounds | null): Appraisal['byOperator'] {
  const price = grounds?.ownPrice ?? null
  return { price: level !== null && price !== null, notarised: level !== null && price?.basis === 'beurkundet' }
}
