import { germanNumber } from '#kernel/germanNumber.ts'
import { ERBBAU } from '#reference/market/verfahrensannahmen.ts'
import { ertragswert, type ErtragswertInput } from './ertragswert.ts'
import type { MarketObject } from './marketObject.ts'
import type { MethodStep } from './verfahren.ts'

/** The land of another, as far as a house of flats is valued by its rent. */
export interface Lease {
  /** Erbbauzins, € a year. */
  readonly zins: number
  /** Years it still runs; null: not told, so it is reckoned as if it ran as long as the house can be used, which is the most. */
  readonly jahre: number | null
  /** Part of the building's value that is paid for at the end, 0 to 1. */
  readonly entschaedigung: number
}

/** undefined: the land goes with it. null: it does not, and nobody tells what it costs; or rent makes but a part of its price. */
export function leaseOf({ art, erbbaurecht, erbbau }: MarketObject): Lease | null | undefined {
  if (erbbaurecht !== true) return undefined
  const zins = erbbau?.zins ?? null
  if (zins === null || art !== 'Mehrfamilienhaus') return null
  return { zins, jahre: erbbau?.jahre ?? null, entschaedigung: erbbau?.entschaedigung ?? ERBBAU.entschaedigung }
}

export function groundRentStep({ zins, jahre }: Lease): MethodStep {
  const open = 'Restlaufzeit nicht bekannt: gerechnet, als liefe es so lange, wie das Haus nutzbar ist; läuft es kürzer, ist es weniger' // prettier-ignore
  return step('Erbbauzins', zins, '€/Jahr', jahre === null ? open : 'abgezogen')
}

export function termStep(years: number): MethodStep {
  return step('Restlaufzeit des Erbbaurechts', years, 'Jahre', 'kürzer als die Restnutzungsdauer')
}

/** What is paid for the building when the Erbbaurecht ends before its use does (§ 27 ErbbauRG). @param until its income up to then */
export function leftAtEnd({ entschaedigung, zins }: Lease, until: ErtragswertInput, restnutzung: number): MethodStep {
  const years = restnutzung - until.restnutzungsdauer
  const costs = Math.max(0, until.bewirtschaftungskosten - zins)
  const left = years > 0 ? ertragswert({ ...until, bewirtschaftungskosten: costs, restnutzungsdauer: years }).value : 0
  const formula =
    years > 0
      ? `${germanNumber(Math.round(entschaedigung * 100))}\u00a0% des Ertragswerts der ${years} Jahre danach`
      : 'das Haus ist dann abgenutzt'
  return step('Entschädigung am Ende', Math.round(entschaedigung * left), '€', formula)
}

function step(label: string, value: number, unit: string, formula: string): MethodStep {
  return { label, value, unit, formula, source: `§§ 49, 50 ImmoWertV, § 27 ErbbauRG` }
}
