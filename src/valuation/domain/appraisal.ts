import type { CalendarDate } from '#kernel/calendarDate.ts'
import { euro, largerOf, type Money } from '#kernel/money.ts'
import { germanPercent, percent } from '#kernel/share.ts'
import { saidBy } from '#extraction/domain/given/withGiven.ts'
import type { DealType } from '#extraction/domain/deal/deal.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import { isFarmland } from '#extraction/domain/objectType.ts'
import { unsureSentence } from '#extraction/domain/sightings/sightings.ts'
import { STANDARDABWEICHUNGEN } from '#reference/market/bewertungsmodell.ts'
import { BETREIBER_STREUUNG, GEWERBE_STREUUNG, GRUNDSTUECKSSPANNE } from '#reference/market/verfahrensannahmen.ts'
import { isAbroad } from './abroad.ts'
import { missingForPrice } from './completeness.ts'
import { type Grounds, groundsOf, landOf, placeOf, type Surroundings } from './grounds.ts'
import { helpfulOf, type MostHelpful } from './helpful.ts'
import { type Location, locate } from './locate.ts'
import type { MarketLevel } from './marketLevel.ts'
import { isMixedUse, isOperatorHome, type MarketObject, marketObjectOf } from './marketObject.ts'
import {
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
import { plotValued } from './plotValue.ts'
import { type Parking, parkingOf } from './parking.ts'
import type { PriceRange } from './priceRange.ts'
import type { RemarkFlags } from './remarkFlags.ts'
import type { RentLevel } from './rentLevel.ts'
import { marketRentOf } from './marketRent.ts'
import { distinct, type Source } from './source.ts'
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
  readonly renovated: Money | null
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

/** German: why there is nothing to say. */
export const ABROAD = 'Das Objekt liegt nicht in Deutschland.'

export interface AppraisalInput {
  readonly offer: Offer
  readonly tables: OperatorTables
  readonly remarkFlags: RemarkFlags
}

export function appraise({ offer, tables, remarkFlags }: AppraisalInput, day: CalendarDate): Appraisal {
  const { plz, ort } = offer.texts
  const abroad = isAbroad(offer)
  const location = abroad ? null : locate({ plz, ort })
  const object = marketObjectOf(offer, day, remarkFlags)
  const operatorLet = isOperatorHome(offer) || remarkFlags.betreiber
  const around: Surroundings | null = location && { location, tables, remarkFlags, day }
  const grounds = around && object && groundsOf(offer, object, around)
  const land =
    grounds?.land ?? (abroad ? null : landOf({ tables, remarkFlags }, location ? placeOf(offer, location) : NOWHERE))
  const isPlot = offer.kind === 'Grundstück' && !abroad
  const found =
    isFarmland(offer.objectType) || unvalued(offer)
      ? null
      : isPlot
        ? plotValued(
            land,
            offer.numbers.grundstuecksflaeche,
            saidBy(offer.facts, 'grundstuecksflaeche', 'Grundstücksfläche'),
          )
        : grounds && valued(grounds)
  const range = found && around && object ? openRangeOf(offer, object, around, found) : null
  const estimate = found && estimateOf(found, range)
  const missing = missingForPrice(offer, location, object, operatorLet)
  const priceFull = missing.length === 0 && found !== null
  const marketRent = around && object && marketRentOf(offer, object, around)
  const uncertainties = grounds && found ? uncertaintiesOf(grounds, found) : []
  const place = location && placeFacts(location)
  const level = found && grounds ? grounds.level : null
  return {
    location,
    abroad,
    mixedUse: isMixedUse(offer),
    operatorLet,
    place,
    object,
    estimate,
    reason: found
      ? null
      : abroad
        ? `${ABROAD} Preise, Steuern und Gesetze dieses Berichts gelten dort nicht.`
        : reasonOf(offer, location, object),
    methods: found?.methods ?? [],
    level,
    marketRent,
    priceFull,
    missingForPrice: missing,
    ceiling: priceFull && around && object ? ceilingOf(offer, object, around, found) : null,
    openEnds: openEndsOf(range, uncertainties),
    renovated: found && around && object ? renovatedOf(offer, object, around) : null,
    parking: parkingOf(offer, remarkFlags),
    uncertainties,
    mostHelpful:
      estimate && around && object
        ? helpfulOf(uncertainties, estimate.halfWidth, id => halfWidthWith(id, offer, object, around))
        : null,
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
const NO_PLOT_VALUE =
  'Ein Grundstück wird nach Bodenrichtwert und Fläche geschätzt; das Exposé nennt nicht beides. Der Bodenrichtwert steht kostenlos im Portal BORIS des Landes.'

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
function renovatedOf(offer: Offer, object: MarketObject, around: Surroundings): Money | null {
  if (object.neubau === true || object.zustand === 'neuwertig' || object.zustand === 'modernisiert') return null
  const grounds = groundsOf(offer, { ...object, zustand: 'modernisiert' }, around)
  const found = grounds && valued(grounds)
  return found ? euro(found.estimate.range.mid) : null
}

/** @param range null: a plot, of which nothing else is open */
function estimateOf({ estimate }: Valued, range: OpenRange | null): PriceEstimate {
  const { share } = estimate
  if (!range) return { ...inMoney(estimate.range), halfWidth: estimate.halfWidth, share, meaning: MEANING_OF_PLOT }
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

const NO_FARMLAND_VALUE =
  'Für land- und forstwirtschaftliche Flächen liegt uns kein Preisniveau vor. Den Bodenrichtwert für diese Nutzung nennt der Gutachterausschuss.'

const MEANING_OF_PLOT = `Fläche × Bodenrichtwert (§ 40 ImmoWertV), ±${germanPercent(percent(GRUNDSTUECKSSPANNE * 100))} als Modellannahme. Der Bodenrichtwert gilt für ein übliches Grundstück der Zone: Zuschnitt, Größe, Erschließung, Wald und Baurecht dieses Grundstücks sind nicht darin. Das ist kein Verkehrswertgutachten (§ 194 BauGB).`

function meaningOf(held: number, halfWidth: number, { low, mid, high }: PriceRange, open: readonly OpenFact[]): string {
  const written = (share: number) => germanPercent(percent(Math.round(share * 100)))
  const width = `±${written(halfWidth)}`
  const ends = `−${written(1 - low / mid)} bis +${written(high / mid - 1)}`
  const first = 'Zu diesem Preis würde ein solches Objekt heute voraussichtlich beurkundet.'
  const range =
    open.length === 0
      ? `Etwa ${held} von 100 solchen Verkäufen sollen in der Spanne liegen (${width}), etwa ${100 - held} darunter oder darüber.`
      : `Das Exposé nennt nicht: ${open.map(fact => OPEN_NAMES[fact]).join(', ')}. Deshalb reicht die Spanne vom ungünstigsten bis zum günstigsten üblichen Fall (${ends}); mit diesen Angaben wird sie schmaler.`
  return `${first} ${range} Das ist eine Modellrechnung aus Marktdaten ohne Besichtigung, kein Verkehrswertgutachten (§ 194 BauGB); Rechte Dritter und verdeckte Schäden sind nicht darin.`
}

const OPEN_NAMES: Readonly<Record<OpenFact, string>> = {
  zustand: 'Zustand',
  baujahr: 'Baujahr',
  energieklasse: 'Energieklasse',
  grundstueck: 'Grundstücksfläche',
}

/** German: why the value of a finished home says nothing about this deal; null: it does. */
function unvalued({ deal }: Offer): string | null {
  return (deal && UNVALUED[deal.type.value]) ?? null
}

const UNVALUED: Readonly<Partial<Record<DealType, string>>> = {
  fertighaus: 'Ein Bauvertrag lässt sich nicht mit fertigen Häusern samt Grundstück vergleichen.',
  anteil: 'Für Anteile an einem Haus gibt es keinen Markt, mit dem sich vergleichen ließe.',
  paket: 'Mehrere Objekte zusammen lassen sich nicht mit einem einzelnen vergleichen.',
}

function reasonOf(offer: Offer, location: Location | null, object: MarketObject | null): string {
  if (isFarmland(offer.objectType)) return NO_FARMLAND_VALUE
  const deal = unvalued(offer)
  if (deal) return deal
  if (offer.kind === 'Grundstück') return NO_PLOT_VALUE
  const { sightings } = offer
  if (offer.texts.objektart === null) {
    const unsure = unsureSentence(['objektart'], sightings, 'Die Objektart')
    return unsure ?? 'Das Exposé nennt keine Objektart; ohne sie gibt es keinen Vergleich.'
  }
  if (!object) return `Für „${offer.texts.objektart}“ liegt kein Preisniveau von Wohnungen oder Häusern vor.`
  if (!location) {
    const unsure = unsureSentence(['plz', 'ort'], sightings, 'Der Ort')
    return unsure ?? 'Das Exposé nennt keinen Ort, der sich finden lässt; ohne Lage gibt es keinen Vergleich.'
  }
  if (isMixedUse(offer) && offer.numbers.wohnflaeche !== null)
    return 'Im Haus ist auch Gewerbe. Ohne die gesamte Miete und das Baujahr lässt sich sein Wert nicht schätzen.'
  const unsure = unsureSentence(['wohnflaeche'], sightings, 'Die Wohnfläche')
  return unsure ?? 'Das Exposé nennt keine Wohnfläche; ohne sie lässt sich kein Preis je Objekt berechnen.'
}

/** What the Vergleichswert does not know, and how far the other methods lie from it. */
function uncertaintiesOf(grounds: Grounds, { estimate, methods }: Valued): readonly Uncertainty[] {
  const trade: Uncertainty[] = grounds.mixedUse
    ? [
        {
          id: 'gewerbe',
          label: 'Laufzeit und Flächen des Gewerbes nicht bekannt',
          sigma: GEWERBE_STREUUNG,
          missing: true,
        },
      ]
    : []
  const income = methods.some(one => one.method === 'Ertragswert' && isCalculated(one) && one.part > 0)
  const rent = income && grounds.statedRent === null
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
