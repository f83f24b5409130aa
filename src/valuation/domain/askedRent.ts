import { germanNumber } from '#kernel/germanNumber.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import type { TradeRentAsked } from '#extraction/domain/statements/tradeRentsAsked.ts'
import { tradeRentWords } from '#extraction/domain/statements/tradeRentAtPlace.ts'
import { MONATE_BIS_VERMIETET } from '#reference/market/verfahrensannahmen.ts'
import type { MethodStep } from './verfahren.ts'

/** € a year that empty premises may bring, each use at the lower end of what the seller himself names for the place. */
export interface AskedRent {
  readonly year: number
  readonly steps: readonly MethodStep[]
  /** German: "Halle 4 bis 4,8 €/m², Büro 6 bis 7 €/m²" */
  readonly words: string
}

const NAMES: Readonly<Record<TradeRentAsked['use'], string>> = { halle: 'Halle', buero: 'Büro' }
/** Parts that are told one by one make up the whole but for stairs and rounding. */
const FITS = { low: 0.8, high: 1.05 }

/** null: he names no rent for what is on offer, or its size is not known. */
export function askedRentOf({ deal, numbers }: Offer, rents: readonly TradeRentAsked[] = []): AskedRent | null {
  const main = deal?.incomeUse === 'industrie' ? 'halle' : deal?.incomeUse === 'buero' ? 'buero' : null
  const named = rents.find(({ use }) => use === main)
  if (!named) return null
  const whole = numbers.nutzflaeche
  const parts = rents.flatMap(({ areaM2, ...rent }) => (areaM2 === null ? [] : [{ ...rent, area: areaM2 }]))
  const told = parts.reduce((sum, { area }) => sum + area, 0)
  const isWhole = parts.some(({ use }) => use === main) && (whole === null || (told >= FITS.low * whole && told <= FITS.high * whole)) // prettier-ignore
  const counted = isWhole ? parts : whole !== null && whole > 0 ? [{ ...named, area: whole }] : []
  if (counted.length === 0) return null
  const steps = counted.map(({ use, area, low, high, evidence }): MethodStep => {
    const range = low === high ? '' : `; dort ${germanNumber(low)} bis ${germanNumber(high)}\u00a0€/m²`
    return {
      label: `Erzielbare Miete ${NAMES[use]}`,
      value: Math.round(12 * area * low),
      unit: '€/Jahr',
      formula: `12 × ${germanNumber(area)}\u00a0m² × ${germanNumber(low)}\u00a0€/m²`,
      source: `Miete am Ort laut Anbieter, unteres Ende: Exposé, Seite\u00a0${evidence.page}${range}`,
    }
  })
  return {
    year: steps.reduce((sum, { value }) => sum + value, 0),
    steps,
    words: counted.map(one => `${NAMES[one.use]} ${tradeRentWords(one)}`).join(', '),
  }
}

/** Until somebody rents it, it brings nothing. */
export function untilLet({ year }: AskedRent): MethodStep {
  return {
    label: 'Bis zur Vermietung',
    value: Math.round((year * MONATE_BIS_VERMIETET) / 12),
    unit: '€',
    formula: `${germanNumber(MONATE_BIS_VERMIETET)} Monate ohne Miete`,
    source: 'Modellannahme ExposéAmpel, Stand 11/2026',
  }
}
