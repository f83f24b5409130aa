import { type CalendarDate, calendarDate, yearOf } from '#kernel/calendarDate.ts'
import { germanNumber } from '#kernel/germanNumber.ts'
import { germanMoney, largerOf, type Money, subtract, times, ZERO } from '#kernel/money.ts'
import { failed, success } from '#kernel/outcome.ts'
import { germanPercent } from '#kernel/share.ts'
import { type Energieklasse, KLASSENMITTEN, PREISSPANNE } from '#reference/energie.ts'
import { rowAt } from '#reference/table.ts'
import {
  co2Cost,
  emissionPerM2,
  energieklasse,
  type HeatedHome,
  heatingCost,
  landlordsCo2Cost,
  yearlyEnergy,
} from '../energy.ts'
import { type Part, weakest } from '../part.ts'
import { across, exactly, type Range } from '../range.ts'
import { type Carrier, carrierOf } from './carrier.ts'
import type { Home } from './home.ts'
import type { Section } from './section.ts'

export interface EnergyPlan {
  readonly klasse: Energieklasse
  /** As the exposé says; null: it does not. */
  readonly statedKlasse: Energieklasse | null
  /** kWh/(m²·a); exact where stated, else what represents the class. */
  readonly kennwert: Range<number>
  readonly kennwertStated: boolean
  readonly carrier: Carrier
  /** The exposé names no carrier: gas is assumed. */
  readonly carrierAssumed: boolean
  /** A year; null: the Wohnfläche is missing. */
  readonly heating: Range<Part> | null
  /** Heating beyond what class C would cost, a year; 0 for C and better. */
  readonly beyondC: Part | null
  readonly co2: Co2 | null
}

export interface Co2 {
  /** In the heating cost already. */
  readonly cost: Range<Part>
  /** kg per m² of Wohnfläche and year. */
  readonly kgPerM2: number
  /** Of a let home, a year. */
  readonly landlord: Part
  readonly outlook: readonly Co2Year[]
}

/** The same energy at the CO₂ price of a later year. */
export interface Co2Year {
  readonly year: number
  readonly cost: Range<Money>
  readonly source: string
}

const GAS: Carrier = { key: 'gas', name: 'Gas', fuel: 'gas' }

export function energyPlan(home: Home, day: CalendarDate): Section<EnergyPlan> {
  const { numbers, energieklasse: statedKlasse } = home.offer
  const given = numbers.energiekennwert
  const stated = given !== null && given > 0 && given <= 5_000 ? given : null
  if (stated === null && statedKlasse === null) {
    return failed('Energiekennwert und Energieklasse sind nicht bekannt: Verlangen Sie den Energieausweis.')
  }
  const klasse = stated === null ? statedKlasse : energieklasse(stated, day)
  if (klasse === null) return failed('Die Energieklasse ist nicht lesbar.')
  const kennwert = stated === null ? rangeOf(klasse, day) : exactly(stated)
  const found = carrierOf(home.offer)
  const carrier = found ?? GAS
  const heating = home.wohnflaeche === null ? null : heatingRange(home, home.wohnflaeche, kennwert, carrier, day)
  return success({
    klasse,
    statedKlasse,
    kennwert,
    kennwertStated: stated !== null,
    carrier,
    carrierAssumed: found === null,
    heating: heating && across(heating, part => named(part, stated === null, found === null)),
    beyondC: heating && beyondC(home, isBeyondC(klasse, statedKlasse) ? kennwert : null, heating.mid, carrier, day),
    co2: home.wohnflaeche === null || !found?.fuel ? null : co2Of(home, home.wohnflaeche, kennwert, found.fuel, day),
  })
}

function rangeOf(klasse: Energieklasse, day: CalendarDate): Range<number> {
  const { low, mid, high } = rowAt(KLASSENMITTEN, day, klasse)
  return { low, mid, high }
}

function heatedHome({ offer, baujahr, kind }: Home, wohnflaeche: number, kennwert: number, large: boolean): HeatedHome {
  const smallWithHeatedCellar = large && kind === 'Haus' && offer.flags.keller === true
  return { kennwert, wohnflaeche, smallWithHeatedCellar, ausweis: offer.ausweisArt, baujahr }
}

/** Prices of contracts, class or certificate and the cellar that may be heated: each end takes all that is cheap or dear. */
function heatingRange(
  home: Home,
  wohnflaeche: number,
  kennwert: Range<number>,
  { key }: Carrier,
  day: CalendarDate,
): Range<Part> {
  const spread = rowAt(PREISSPANNE, day, 'vertrag')
  const at = (end: keyof Range<Part>) =>
    heatingCost(heatedHome(home, wohnflaeche, kennwert[end], end === 'high'), key, day)[end]
  const scaled = (part: Part, rate: typeof spread.low): Part => ({
    ...part,
    amount: times(part.amount, rate),
    formula: `${germanMoney(part.amount)} × ${germanPercent(rate)}`,
    source: `${part.source}; ${spread.source}`,
  })
  return { low: scaled(at('low'), spread.low), mid: at('mid'), high: scaled(at('high'), spread.high) }
}

function named(part: Part, classOnly: boolean, gasAssumed: boolean): Part {
  const more = [
    ...(classOnly ? ['Mittelwert der Energieklasse'] : []),
    ...(gasAssumed ? ['Annahme Gas, weil der Energieträger nicht bekannt ist'] : []),
  ]
  return { ...part, source: [part.source, ...more].join('; '), basis: weakest(part.basis, 'assumption') }
}

const GOOD: readonly Energieklasse[] = ['A+', 'A', 'B', 'C']

/** Worse than C by its figure, and not called C or better: the mean of class C is no class to reach for a home of that class. */
function isBeyondC(klasse: Energieklasse, stated: Energieklasse | null): boolean {
  return !GOOD.includes(klasse) && (stated === null || !GOOD.includes(stated))
}

/** @param kennwert null: C or better already */
function beyondC(home: Home, kennwert: Range<number> | null, heating: Part, carrier: Carrier, day: CalendarDate): Part {
  const c = rowAt(KLASSENMITTEN, day, 'C')
  const formula = `Heizkosten − Heizkosten bei ${germanNumber(c.mid)} kWh/(m²·a)`
  const source = `${heating.source}; ${c.source}`
  const line: Omit<Part, 'amount'> = { label: 'Mehrkosten gegenüber Klasse C', formula, source, basis: 'assumption' }
  if (home.wohnflaeche === null || kennwert === null || kennwert.mid <= c.mid) return { ...line, amount: ZERO }
  const atC = heatingCost(heatedHome(home, home.wohnflaeche, c.mid, false), carrier.key, day).mid
  return {
    ...line,
    amount: largerOf(subtract(heating.amount, atC.amount), ZERO),
    formula: `${germanMoney(heating.amount)} − ${germanMoney(atC.amount)}`,
  }
}

const YEARS = 10

function co2Of(
  home: Home,
  wohnflaeche: number,
  kennwert: Range<number>,
  fuel: NonNullable<Carrier['fuel']>,
  day: CalendarDate,
): Co2 {
  const heated = (value: number) => heatedHome(home, wohnflaeche, value, false)
  const kwh: Range<number> = {
    low: yearlyEnergy(heated(kennwert.low), day).low,
    mid: yearlyEnergy(heated(kennwert.mid), day).mid,
    high: yearlyEnergy(heated(kennwert.high), day).high,
  }
  const costOn = (one: CalendarDate): Range<Part> => ({
    low: co2Cost(kwh.low, fuel, one).low,
    mid: co2Cost(kwh.mid, fuel, one).mid,
    high: co2Cost(kwh.high, fuel, one).high,
  })
  const cost = costOn(day)
  const kgPerM2 = emissionPerM2(heated(kennwert.mid), fuel, day)
  const outlook = Array.from({ length: YEARS }, (_, index): Co2Year => {
    const later = costOn(index === 0 ? day : calendarDate(`${yearOf(day) + index}-07-01`))
    return { year: yearOf(day) + index, cost: across(later, ({ amount }) => amount), source: later.mid.source }
  })
  return { cost, kgPerM2, landlord: landlordsCo2Cost(cost.mid, kgPerM2, day), outlook }
}
