import type { PoolIncome } from '#extraction/domain/deal/ownersRent.ts'
import { yearsFixed } from '#extraction/domain/fixedRent.ts'
import { germanNumber } from '#kernel/germanNumber.ts'
import { type CalendarDate, yearOf } from '#kernel/calendarDate.ts'
import { inPercent } from '#kernel/share.ts'
import { saidBy } from '#extraction/domain/given/withGiven.ts'
import { lettableArea } from '#extraction/domain/deal/lettableArea.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import type { SittingRent } from '#finance/domain/plan/sittingRent.ts'
import { ARTEN } from '#reference/market/bewertungsmodell.ts'
import { WERKSTATT_ZU_WOHNFLAECHE } from '#reference/market/verfahrensannahmen.ts'
import { emptyFlatsOf, flatsOf, freeAreaOf, type Unpaid, unpaidOf } from './familyHouse.ts'
import { type LeavingTrade, leavingTradeOf } from './leavingTrade.ts'
import type { Location } from './locate.ts'
import { type MarketLevel, marketLevel } from './marketLevel.ts'
import { isMixedUse, isOperatorHome, type MarketObject, zustandOf } from './marketObject.ts'
import { operatorLevel } from './operatorLevel.ts'
import {
  type OperatorPlace,
  type OperatorPrice,
  type OperatorRent,
  operatorRow,
  type OperatorTables,
} from './operatorTables.ts'
import type { RemarkFlags, StatedFigure } from './remarkFlags.ts'
import { type RentLevel, rentLevel } from './rentLevel.ts'
import { withToldRent } from './toldRent.ts'

/** What all three methods start from. */
export interface Grounds {
  readonly location: Location
  readonly object: MarketObject
  /** m², with what of shops and workshops is compared with it. */
  readonly wohnflaeche: number
  readonly letting: Offer['vermietet']
  /** m² that stand empty beside what is let, as the list of units tells; null: it does not. */
  readonly freeArea: number | null
  /** Of a house with shops the flats that stand empty, and € a year that the seller hopes for beside what is paid, at most for them; null: none. */
  readonly emptyFlats: { readonly area: number; readonly hoped: number } | null
  /** Flats whose tenant has stopped to pay: let again, they bring what was agreed; null: all pay. */
  readonly unpaid: Unpaid | null
  /** Years in which the rent may not be raised by agreement; Infinity: as long as the tenant lives. */
  readonly fixedYears: number
  /** The pool that pays in place of the tenant in those years; missing or null: none. */
  readonly pooled?: PoolIncome | null
  /** € a year that it may reach at most by agreement; null: nothing is agreed. */
  readonly rentCap: number | null
  /** A shop whose tenant goes soon: let again it brings another rent; null: none. */
  readonly leaving: LeavingTrade | null
  /** € that it takes to make the empty flats fit to be let, as the exposé names it; null: it does not. */
  readonly readying: number | null
  /** What each of them needs is told without a price: it is off with the works, at our own figure. */
  readonly readyingBeside: boolean
  readonly level: MarketLevel
  /** The operator's figure that the level comes from; null: our own. */
  readonly ownPrice: OperatorPrice | null
  readonly rent: RentLevel
  /** € a year without operating cost; null: not stated, or only hoped for. */
  readonly statedRent: number | null
  /** It is what such a tenant usually pays: nobody has stated it. */
  readonly rentAssumed: boolean
  /** German: who states rent and area. */
  readonly rentSource: string
  readonly areaSource: string
  readonly land: LandPrice | null
  /** Flats of the house. */
  readonly units: number | null
  readonly storeys: number | null
  readonly cellar: boolean | null
  /** Shops beside the flats. */
  readonly mixedUse: boolean
  /** Share of shops and workshops in what can be let, 0 to 1. */
  readonly tradeShare: number
  /** Let by an operator, so that a contract makes the price. */
  readonly operatorLet: boolean
  /** What is left open is taken as it suits the seller best; see ceiling. */
  readonly favourable: boolean
  readonly day: CalendarDate
}

/** Bodenrichtwert. */
export interface LandPrice {
  /** €/m² of plot. */
  readonly value: number
  readonly source: string
  readonly byOperator: boolean
  readonly span?: NonNullable<StatedFigure['span']>
}

/** What is asked of the tables and remarks beside the offer. */
export interface Surroundings {
  readonly location: Location
  readonly tables: OperatorTables
  readonly remarkFlags: RemarkFlags
  /** Of a let home whose rent nobody tells; missing or null: it is told, or not let. */
  readonly sitting?: SittingRent | null
  readonly day: CalendarDate
}

/** How an offer is read where it leaves something open. */
interface Reading {
  readonly favourable: boolean
  readonly letting: Offer['vermietet']
  /** First sale; null: not known. */
  readonly neubau: boolean | null
}

/** null without Wohnfläche: nothing can be said then. */
export function groundsOf(
  offer: Offer,
  object: MarketObject,
  around: Surroundings,
  reading: Reading = { favourable: false, letting: offer.vermietet, neubau: object.neubau ?? null },
): Grounds | null {
  const valued = valuedArea(offer)
  if (valued === null || valued.area <= 0) return null
  const { location, tables, day } = around
  const place = placeOf(offer, location)
  const { letting, neubau } = reading
  const best = reading.favourable && bestOf(offer, object, day)
  const land = landOf(around, place)
  const home = { ...object, neubau, vermietet: letting === true, bodenrichtwert: land?.value ?? null, ...best }
  const price = operatorRow(
    tables.prices.filter(({ art, mid }) => art === home.art && mid > 0),
    place,
  )
  const rent = rentOf(offer, home, around)
  const paid = statedRent(offer)
  const unpaid = unpaidOf(offer)
  const [empty, readying] = [emptyFlatsOf(offer), countsReadying(object) ? (around.remarkFlags.readying ?? null) : null]
  const assumed = paid === null && letting === true ? assumedRent(home, rent, valued.area, around.sitting) : null
  return {
    location,
    object: home,
    wohnflaeche: valued.area,
    letting,
    level: price ? operatorLevel(price, location, home, day) : marketLevel(location, home, day),
    ownPrice: price ?? null,
    rent,
    freeArea: freeAreaOf(offer),
    unpaid,
    fixedYears: offer.pooled ? (offer.pooled.years ?? Infinity) : yearsFixed(offer.fixedRent, yearOf(day)),
    pooled: offer.pooled ?? null,
    rentCap: offer.rentCap && offer.rentCap.month * 12,
    leaving: leavingTradeOf(offer, around.remarkFlags, day),
    readying,
    readyingBeside: countsReadying(object) && areReckoned(offer, around.remarkFlags.flatsReckoned),
    emptyFlats: empty === null ? null : { area: empty, hoped: hopedBeside(paid, around.remarkFlags.hopedRent) },
    statedRent: paid === null ? assumed : withUnpaid(paid, unpaid, offer),
    rentAssumed: assumed !== null,
    rentSource: assumed === null ? rentSourceOf(offer) : (around.sitting?.source ?? ''),
    areaSource: saidBy(offer.facts, 'wohnflaeche', valued.name ?? 'Wohnfläche'),
    land,
    units: flatsOf(offer),
    storeys: offer.numbers.etagenzahl,
    cellar: offer.flags.keller,
    mixedUse: isMixedUse(offer),
    tradeShare: tradeShareOf(offer),
    operatorLet: isOperatorHome(offer) || around.remarkFlags.betreiber,
    favourable: reading.favourable,
    day,
  }
}

/** € a year above what is paid, of a hoped-for rent of a month or a year; Infinity: none is named. */
function hopedBeside(paid: number | null, hoped = Infinity): number {
  const year = [hoped, 12 * hoped].find(one => one > (paid ?? 0)) ?? Infinity
  return year - (paid ?? 0)
}

/** The estimate of a house of flats is that of the house as it stands: what makes its empty flats fit to be let is off it already. */
export function countsReadying({ art }: Pick<MarketObject, 'art'>): boolean {
  return art === 'Mehrfamilienhaus'
}

function areReckoned({ deal }: Offer, reckoned = 0): boolean {
  const empty = deal?.parts.filter(({ kind, let: isLet }) => kind === 'wohnung' && isLet === false) ?? []
  return empty.length > 0 && reckoned >= empty.length
}

/** A new letting brings what the house itself pays, where that is told, else what is asked at the place. */
export function rentOf(
  offer: Offer,
  object: MarketObject,
  { location, tables, remarkFlags, day }: Surroundings,
): RentLevel {
  const level = rentLevel(location, object, day, operatorRent(tables, placeOf(offer, location)))
  return withToldRent(level, remarkFlags.toldRent, offer.kind === 'Wohnung' ? offer.numbers.wohnflaeche : null)
}

/** What is compared with the homes of the place. */
interface ValuedArea {
  /** m². */
  readonly area: number
  /** German: what it is made of, where it is not the Wohnfläche alone. */
  readonly name: string | null
}

/** Shops and offices of a mixed house count as its flats do; a workshop beside a house of flats counts for what it brings. */
function valuedArea({ numbers: { wohnflaeche }, deal }: Offer): ValuedArea | null {
  if (wohnflaeche === null) return null
  const trade = lettableArea(wohnflaeche, deal)?.trade ?? 0
  const whole = lettableArea(wohnflaeche, deal)?.total ?? wohnflaeche
  if (trade === 0 || whole === wohnflaeche) return { area: wohnflaeche, name: null }
  if (deal?.objectKind.value === 'wohn-geschaeftshaus') return { area: whole, name: 'Wohn- und Gewerbefläche' }
  return {
    area: wohnflaeche + WERKSTATT_ZU_WOHNFLAECHE * trade,
    name: `Wohnfläche und halbe Gewerbefläche (${germanNumber(trade)}\u00a0m², Modellannahme)`,
  }
}

function tradeShareOf({ numbers: { wohnflaeche }, deal }: Offer): number {
  const area = wohnflaeche === null ? null : lettableArea(wohnflaeche, deal)
  return area ? area.trade / Math.max(1, wohnflaeche ?? 0, area.total) : 0
}

/** The Kreis whose level is taken, so that the same PLZ always finds the same row. */
export function placeOf(offer: Offer, { niveau }: Location): OperatorPlace {
  return { plz: offer.texts.plz, kreis: niveau.kreis?.ags ?? null }
}

function operatorRent(tables: OperatorTables, place: OperatorPlace): OperatorRent | null {
  const rows = tables.rents.filter(({ mid }) => mid > 0)
  return operatorRow(rows, place) ?? null
}

/** The operator's Bodenrichtwert goes before that of the exposé, which nobody has checked. */
export function landOf(
  { tables, remarkFlags }: Pick<Surroundings, 'tables' | 'remarkFlags'>,
  place: OperatorPlace,
): LandPrice | null {
  const rows = tables.land.filter(({ mid }) => mid > 0)
  const own = operatorRow(rows, place)
  if (own) return { value: own.mid, source: `${own.source}, Stand ${own.stand}`, byOperator: true }
  const stated = remarkFlags.bodenrichtwert
  if (!stated) return null
  const pages = [...new Set(stated.evidence.map(({ page }) => page))].join(', ')
  return { value: stated.value, ...(stated.span && { span: stated.span }), source: `Exposé, Seite ${pages}`, byOperator: false } // prettier-ignore
}

/** A rent beside a home that is free is a hope. */
export function statedRent({ numbers, vermietet, deal }: Offer): number | null {
  if (vermietet === false) return null
  const { jahresnettokaltmiete: year, kaltmieteMonat: month } = numbers
  if (year === null || month === null) return year ?? (month === null ? null : month * 12)
  // "7.884 € inkl. Stellplatz" beside 612 € for the flat and 45 € for the space: the flat is valued by its own.
  const spaces = (deal?.parts ?? []).reduce((sum, one) => sum + (one.kind === 'stellplatz' ? (one.rentMonthEuro ?? 0) : 0), 0) // prettier-ignore
  return spaces > 0 && Math.abs(year - 12 * (month + spaces)) < CENTS_OF_A_YEAR ? month * 12 : year
}

/** A sum that the exposé prints may hold already what is not paid. */
function withUnpaid(paid: number, unpaid: Unpaid | null, { deal }: Offer): number {
  const listed = 12 * (deal?.parts ?? []).reduce((sum, { rentMonthEuro }) => sum + (rentMonthEuro ?? 0), 0)
  return unpaid && paid <= listed + CENTS_OF_A_YEAR ? paid + unpaid.rent : paid
}

/** €: twelve months rounded to the cent. */
const CENTS_OF_A_YEAR = 1

/** What such a tenant usually pays in a year, so that value and yield speak of one rent; null: of a house of flats each pays another one. */
function assumedRent(
  { art }: MarketObject,
  { rent }: RentLevel,
  area: number,
  sitting: SittingRent | null | undefined,
): number | null {
  if (!sitting || art === 'Mehrfamilienhaus') return null
  return Math.round((rent.mid * area * 12 * inPercent(sitting.share)) / 100)
}

/** German: who states the rent. */
export function rentSourceOf({ facts, numbers, pooled }: Offer): string {
  if (pooled) return 'Ausschüttung des Mietpools laut Exposé'
  return saidBy(facts, numbers.jahresnettokaltmiete === null ? 'kaltmieteMonat' : 'jahresnettokaltmiete', 'Miete')
}

/**
 * With only one of class and Kennwert stated nothing shows that the other says the same. What is new may leave out Baujahr
 * and Zustand.
 */
function bestOf(
  { texts, numbers, conditions }: Offer,
  { neubau }: MarketObject,
  day: CalendarDate,
): Partial<MarketObject> {
  const energy = texts.energieklasse === null || numbers.energiekennwert === null
  const zustand = zustandOf(conditions)
  return {
    ...(zustand && { zustand }),
    ...(energy && { energieklasse: 'A+' as const }),
    ...(neubau === true && { baujahr: yearOf(day), zustand: 'neuwertig' as const }),
  }
}

/** Of a house the land belongs to the price as such; a flat has but a share of it. */
export function hasOwnPlot({ object }: Grounds): boolean {
  return ARTEN[object.art].wie === 'efh' || object.art === 'Mehrfamilienhaus'
}
