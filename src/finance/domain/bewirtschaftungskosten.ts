import { germanNumber } from '#kernel/germanNumber.ts'
import type { CalendarDate } from '#kernel/calendarDate.ts'
import { germanMoney, type Money, subtract, times } from '#kernel/money.ts'
import { germanPercent } from '#kernel/share.ts'
import {
  BEWIRTSCHAFTUNGSQUOTEN,
  type BewirtschaftungsquoteRow,
  KOSTENANSAETZE,
  type KostenansatzRow,
  MIETANTEILE,
  type MietanteilRow,
  ZWEITE_BERECHNUNGSVERORDNUNG,
} from '#reference/bewirtschaftungskosten.ts'
import { rowAt } from '#reference/table.ts'
import { type Part, type Total, totalOf } from './part.ts'

export interface LetProperty {
  /** eigentumswohnung has a dearer administration than a flat in a house of one owner (also: a house). */
  readonly kind: 'eigentumswohnung' | 'wohnung'
  /** Flats that are let, at least 1. */
  readonly units: number
  /** m² of all of them. */
  readonly wohnflaeche: number
  /** Garages and parking spaces. */
  readonly parkingSpaces: number
  /** Rent of a year without operating cost (Jahresnettokaltmiete). */
  readonly yearlyRent: Money
  /** Shops, offices and surgeries beside the flats; missing: none. */
  readonly trade?: TradeLet
}

export interface TradeLet {
  /** m². */
  readonly area: number
  /** What of the yearly rent they pay. */
  readonly rent: Money
}

/** Yearly cost that stays with the landlord of homes, by the model of ImmoWertV (Anlage 3). Not what is paid, but what it takes. */
export function bewirtschaftungskosten(property: LetProperty, day: CalendarDate): Total {
  const { kind, units, wohnflaeche, parkingSpaces, yearlyRent, trade } = property
  const verwaltung = kind === 'eigentumswohnung' ? 'verwaltungEigentumswohnung' : 'verwaltungWohnung'
  const flats = [
    perUnit('Verwaltung', verwaltung, units, day),
    perUnit('Instandhaltung', 'instandhaltungJeQuadratmeter', wohnflaeche, day, 'm²'),
  ]
  const parking = [
    perUnit('Verwaltung der Stellplätze', 'verwaltungStellplatz', parkingSpaces, day),
    perUnit('Instandhaltung der Stellplätze', 'instandhaltungStellplatz', parkingSpaces, day),
  ]
  const homesRent = trade ? subtract(yearlyRent, trade.rent) : yearlyRent
  const ausfall = ofRent('Mietausfallwagnis', 'mietausfallWohnen', homesRent, day)
  const ofTrade = trade ? tradeCosts(trade, day) : []
  return totalOf('Bewirtschaftungskosten', [...flats, ...(parkingSpaces > 0 ? parking : []), ausfall, ...ofTrade])
}

/** Upkeep of shops, offices and surgeries is that of flats, their administration and loss go by their rent (Anlage 3 III ImmoWertV). */
function tradeCosts({ area, rent }: TradeLet, day: CalendarDate): Part[] {
  return [
    ofRent('Verwaltung des Gewerbes', 'verwaltungGewerbe', rent, day),
    perUnit('Instandhaltung des Gewerbes', 'instandhaltungJeQuadratmeter', area, day, 'm²'),
    ofRent('Mietausfallwagnis des Gewerbes', 'mietausfallGewerbe', rent, day),
  ]
}

/** What Gutachterausschüsse find in practice, to hold the sum against. */
export function ueblicheBewirtschaftung(
  yearlyRent: Money,
  kind: BewirtschaftungsquoteRow['key'],
  day: CalendarDate,
): Part {
  const { rate, source, basis } = rowAt(BEWIRTSCHAFTUNGSQUOTEN, day, kind)
  const formula = `${germanPercent(rate)} × ${germanMoney(yearlyRent)}`
  return { label: 'Übliche Bewirtschaftungskosten', amount: times(yearlyRent, rate), formula, source, basis }
}

/** Upkeep per year by the age of the building as § 28 II. BV sets it: a yardstick for Hausgeld and Rücklage. */
export function instandhaltungNachAlter(wohnflaeche: number, age: number, day: CalendarDate): Part {
  const key = age >= 32 ? 'instandhaltungAb32' : age >= 22 ? 'instandhaltungAb22' : 'instandhaltungBis21'
  const { amount, source, basis } = rowAt(ZWEITE_BERECHNUNGSVERORDNUNG, day, key)
  return {
    label: 'Instandhaltung nach Alter',
    amount: times(amount, wohnflaeche),
    formula: `${germanMoney(amount)} × ${germanNumber(wohnflaeche)} m²`,
    source,
    basis,
  }
}

function perUnit(label: string, key: KostenansatzRow['key'], count: number, day: CalendarDate, unit?: string): Part {
  const { amount, source, basis } = rowAt(KOSTENANSAETZE, day, key)
  const counted = unit ? `${germanNumber(count)} ${unit}` : germanNumber(count)
  return { label, amount: times(amount, count), formula: `${germanMoney(amount)} × ${counted}`, source, basis }
}

function ofRent(label: string, key: MietanteilRow['key'], yearlyRent: Money, day: CalendarDate): Part {
  const { rate, source, basis } = rowAt(MIETANTEILE, day, key)
  const formula = `${germanPercent(rate)} × ${germanMoney(yearlyRent)}`
  return { label, amount: times(yearlyRent, rate), formula, source, basis }
}
