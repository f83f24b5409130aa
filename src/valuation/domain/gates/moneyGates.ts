import { germanNumber } from '#kernel/germanNumber.ts'
import { lettableArea } from '#extraction/domain/deal/lettableArea.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import type { PriceRange } from '../priceRange.ts'
import { type Doubt, type Gate, type GateView, isOutside, lessSure, type Limits } from './gate.ts'

/** Twelve months and a year of one lease: where they are far apart, one of them was read for the other. */
export const monthAgainstYear: Gate = {
  limits: 'jahrZuMonat',
  doubts: ({ offer, market }, limits) => {
    const { kaltmieteMonat: month, jahresnettokaltmiete: year } = offer.numbers
    if (month === null || year === null || year <= 0 || !isOutside((12 * month) / year, limits)) return []
    const reason = `Zwölf Monatsmieten von ${germanNumber(month)}\u00a0€ passen nicht zur Jahresmiete von ${germanNumber(year)}\u00a0€.`
    const { wohnflaeche } = offer.numbers
    const keys = ['kaltmieteMonat', 'jahresnettokaltmiete'] as const
    if (market === null || wohnflaeche === null || wohnflaeche <= 0) {
      return lessSure(offer, keys).map(key => ({ key, reason }))
    }
    const far = (perMonth: number) => Math.abs(Math.log(perMonth / wohnflaeche / market.rent.rent.mid))
    return [{ key: far(month) > far(year / 12) ? keys[0] : keys[1], reason }]
  },
}

/**
 * What is let in part brings less than the whole would. An operator's lease pays for care or holidays and for a share of the common
 * rooms: no rent of homes compares with it, and the gate of the yield stops what is absurd.
 */
export const rentAgainstMarket: Gate = {
  limits: 'mieteZumMarkt',
  doubts: ({ offer, market }, limits) => {
    const { kaltmieteMonat, jahresnettokaltmiete } = offer.numbers
    const area = lettableArea(offer.numbers.wohnflaeche, offer.deal)?.total ?? 0
    if (market === null || area <= 0 || offer.deal?.overlays.includes('betreiber')) return []
    const usual = market.rent.rent
    const asLimits = around(
      usual,
      offer.vermietet === 'teilweise' ? upper(limits) : offer.vermietet === true ? sitting(limits) : limits,
    )
    const check = (key: 'kaltmieteMonat' | 'jahresnettokaltmiete', month: number | null): Doubt[] => {
      if (month === null || !isOutside(month / area, asLimits)) return []
      const perM2 = `${germanNumber(round(month / area))}\u00a0€/m²`
      const year = !isOutside(month / 12 / area, asLimits) ? ' Es sieht nach einer Jahresmiete aus.' : ''
      return [
        { key, reason: `Die Miete ergäbe ${perM2} im Monat; am Ort üblich sind ${span(usual)}\u00a0€/m².${year}` },
      ]
    }
    return [
      ...check('kaltmieteMonat', kaltmieteMonat),
      ...check('jahresnettokaltmiete', jahresnettokaltmiete === null ? null : jahresnettokaltmiete / 12),
    ]
  },
}

/** The area is to blame where it does not fit the rooms, else the price. A share or a court's lot costs less than the whole. */
export const priceAgainstPlace: Gate = {
  limits: 'preisZumOrt',
  doubts: ({ offer, market }, limits) => {
    const { zimmer, kaufpreis } = offer.numbers
    const wohnflaeche = lettableArea(offer.numbers.wohnflaeche, offer.deal)?.total ?? 0
    if (market === null || kaufpreis === null || wohnflaeche <= 0) return []
    const partial = ['anteil', 'paket', 'fertighaus', 'zwangsversteigerung'].includes(offer.deal?.type.value ?? '')
    const usual = market.price.asking
    if (!isOutside(kaufpreis / wohnflaeche, around(usual, partial ? upper(limits) : limits))) return []
    const perRoom = zimmer === null || zimmer <= 0 ? null : wohnflaeche / zimmer
    const key = perRoom !== null && isOutside(perRoom, AREA_OF_A_ROOM) ? 'wohnflaeche' : 'kaufpreis'
    const perM2 = germanNumber(Math.round(kaufpreis / wohnflaeche))
    const reason = `Preis und Wohnfläche ergäben ${perM2}\u00a0€/m²; am Ort üblich sind ${span(usual)}\u00a0€/m².`
    return [{ key, reason }]
  },
}

/** m²: what is outside is no home's mean, though not impossible. */
const AREA_OF_A_ROOM: Limits = { min: 12, max: 80 }

export const grossYield: Gate = {
  limits: 'bruttorendite',
  doubts: (view, limits) => {
    const { kaufpreis, verkehrswert } = view.offer.numbers
    const price = kaufpreis ?? verkehrswert
    const rent = rentOf(view.offer)
    if (price === null || price <= 0 || rent === null) return []
    const percent = (rent.year / price) * 100
    if (!isOutside(percent, limits)) return []
    const reason = `Miete und Preis ergäben ${germanNumber(round(percent))}\u00a0% Bruttorendite.`
    return [{ key: rentIsSurer(view, rent.key) ? priceKey(view.offer) : rent.key, reason }]
  },
}

function rentOf({ numbers }: Offer) {
  const { jahresnettokaltmiete: year, kaltmieteMonat: month } = numbers
  if (year !== null) return { key: 'jahresnettokaltmiete', year } as const
  return month === null ? null : ({ key: 'kaltmieteMonat', year: 12 * month } as const)
}

function priceKey({ numbers }: Offer) {
  return numbers.kaufpreis === null ? 'verkehrswert' : 'kaufpreis'
}

/** Of equals the rent gives way: without it less is calculated, without the price nearly nothing. */
function rentIsSurer({ offer }: GateView, rent: 'kaltmieteMonat' | 'jahresnettokaltmiete'): boolean {
  return !lessSure(offer, [rent, priceKey(offer)]).includes(rent)
}

/** The multiples of a range as limits of a value. */
function around({ low, high }: PriceRange, { min = 0, max = Infinity }: Limits): Limits {
  return { min: low * min, max: high * max }
}

/** Who has lived there for decades pays less than half of what the next one would, and the rent was read rightly. */
function sitting({ min = 0, ...rest }: Limits): Limits {
  return { ...rest, min: min * SITTING }
}

/** Model assumption: § 558 BGB lets a rent rise by a fifth or less in three years, and many owners never raised it. */
const SITTING = 0.6

function upper({ max = Infinity }: Limits): Limits {
  return { max }
}

function span({ low, high }: PriceRange): string {
  return `${germanNumber(low)} bis ${germanNumber(high)}`
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
