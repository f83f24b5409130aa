import { germanNumber } from '#kernel/germanNumber.ts'
import type { CalendarDate } from '#kernel/calendarDate.ts'
import { germanMoney, type Money, times } from '#kernel/money.ts'
import { germanPercent, inPercent } from '#kernel/share.ts'
import { CO2_PREIS, CO2_STUFEN, EMISSIONEN, type EmissionRow } from '#reference/co2.ts'
import {
  ENERGIEKLASSEN,
  ENERGIEPREISE,
  type Energieklasse,
  type EnergiepreisRow,
  NUTZFLAECHE_JE_WOHNFLAECHE,
  PREBOUND,
} from '#reference/energie.ts'
import { ZUSCHLAEGE } from '#reference/gnotkg.ts'
import { rowAt, rowsAt } from '#reference/table.ts'
import { type Part, weakest } from './part.ts'
import { across, exactly, type Range } from './range.ts'

export interface HeatedHome {
  /** Final energy of the certificate, kWh per m² of Gebäudenutzfläche and year. */
  readonly kennwert: number
  /** m². */
  readonly wohnflaeche: number
  /** At most two flats and a heated cellar: more Gebäudenutzfläche per m² of Wohnfläche (§ 82 GModG). */
  readonly smallWithHeatedCellar: boolean
  readonly ausweis: 'Bedarf' | 'Verbrauch' | null
  readonly baujahr: number | null
}

export function energieklasse(kennwert: number, day: CalendarDate): Energieklasse {
  return rowsAt(ENERGIEKLASSEN, day).find(({ upTo = Infinity }) => kennwert <= upTo)?.key ?? 'H'
}

/** kWh a year. A Bedarfsausweis of an old building says more than is used: then low and mid are below what it says. */
export function yearlyEnergy(home: HeatedHome, day: CalendarDate): Range<number> {
  const stated = home.kennwert * nutzflaeche(home, day)
  const { used, builtUntil } = rowAt(PREBOUND, day, 'altbau')
  const overstated = home.ausweis === 'Bedarf' && home.baujahr !== null && home.baujahr <= builtUntil
  if (!overstated) return exactly(stated)
  const likely = inPercent(used) / 100
  return { low: stated * likely, mid: (stated * (1 + likely)) / 2, high: stated }
}

/**
 * Heating cost a year, CO₂ price and VAT included. Gas is billed by its upper heating value (× 1,11), which the
 * assumed price per kWh is not raised by: the range of the price is wider than that.
 */
export function heatingCost(home: HeatedHome, carrier: EnergiepreisRow['key'], day: CalendarDate): Range<Part> {
  const { per100Kwh, source, basis } = rowAt(ENERGIEPREISE, day, carrier)
  return across(yearlyEnergy(home, day), (kwh): Part => {
    const formula = `${germanNumber(kwh)} kWh × ${germanNumber(per100Kwh.cents / 100)} ct`
    return { label: 'Heizkosten im Jahr', amount: times(per100Kwh, kwh / 100), formula, source, basis }
  })
}

/** The part of it that is the CO₂ price: kWh × kg/kWh × €/t × VAT, over the range of the year's price. */
export function co2Cost(kwh: number, fuel: EmissionRow['key'], day: CalendarDate): Range<Part> {
  const emission = rowAt(EMISSIONEN, day, fuel)
  const price = rowAt(CO2_PREIS, day, 'tonne')
  const vat = 1 + inPercent(rowAt(ZUSCHLAEGE, day, 'umsatzsteuer').rate) / 100
  const tonnes = (kwh * emission.kgPerKwh) / 1000
  const basis = weakest(emission.basis, price.basis)
  return across(price, (perTonne: Money): Part => {
    const formula = `${germanNumber(tonnes)} t × ${germanMoney(perTonne)} × ${germanNumber(vat)}`
    const source = `${price.source}; ${emission.source}`
    return { label: 'davon CO₂-Preis', amount: times(perTonne, tonnes * vat), formula, source, basis }
  })
}

/** What of the CO₂ cost of a let home the landlord bears: the worse the building, the more (CO2KostAufG). */
export function landlordsCo2Cost(cost: Part, kgPerM2: number, day: CalendarDate): Part {
  const step = rowsAt(CO2_STUFEN, day).find(({ below = Infinity }) => kgPerM2 < below)
  const { landlord, source } = step ?? rowAt(CO2_STUFEN, day, 'mehr')
  const formula = `${germanPercent(landlord)} × ${germanMoney(cost.amount)}`
  return { ...cost, label: 'CO₂-Kosten des Vermieters', amount: times(cost.amount, landlord), formula, source }
}

/** kg CO₂ per m² of Wohnfläche and year. */
export function emissionPerM2(home: HeatedHome, fuel: EmissionRow['key'], day: CalendarDate): number {
  return (yearlyEnergy(home, day).high / home.wohnflaeche) * rowAt(EMISSIONEN, day, fuel).kgPerKwh
}

/** Gebäudenutzfläche in m², which the certificate's figure refers to. */
function nutzflaeche({ wohnflaeche, smallWithHeatedCellar }: HeatedHome, day: CalendarDate): number {
  const key = smallWithHeatedCellar ? 'bisZweiWohnungenMitBeheiztemKeller' : 'sonst'
  return wohnflaeche * rowAt(NUTZFLAECHE_JE_WOHNFLAECHE, day, key).factor
}
