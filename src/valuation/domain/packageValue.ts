import type { Part } from '#extraction/domain/deal/deal.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import { MODELL } from '#reference/market/bewertungsmodell.ts'
import { PAKETABSCHLAG } from '#reference/market/verfahrensannahmen.ts'
import { groundsOf, type Surroundings } from './grounds.ts'
import { marketObjectOf } from './marketObject.ts'
import type { SpecialValue } from './specialValue.ts'
import { type Valued, valued } from './valued.ts'
import { isCalculated, type MethodStep } from './verfahren.ts'

/** Several flats at one price. */
export function isPackageOfFlats({ deal, objectType }: Pick<Offer, 'deal' | 'objectType'>): boolean {
  return deal?.type.value === 'paket' && objectType === 'eigentumswohnungen'
}

/** Flats that are sold together: each valued as one of the mean size and rent, summed, less what a package brings less. null: areas not known. */
export function packageValue(offer: Offer, around: Surroundings): SpecialValue | null {
  const flats = (offer.deal?.parts ?? []).filter(({ kind }) => kind === 'wohnung')
  const areas = flats.flatMap(({ areaM2 }) => (areaM2 === null ? [] : [areaM2]))
  const isWhole = flats.length > 1 && areas.length === flats.length
  const count = isWhole ? flats.length : offer.numbers.einheiten
  const area = isWhole ? areas.reduce((sum, one) => sum + one, 0) : offer.numbers.wohnflaeche
  if (!count || count < 2 || !area) return null
  const one = oneOf(offer, count, area, letShare(flats, area))
  const object = marketObjectOf(one, around.day, around.remarkFlags)
  const grounds = object && groundsOf(one, object, around)
  const found = grounds && valued(grounds)
  if (!found) return null
  return { valued: together(found, count), meaning: meaningOf(count), uncertainties: grounds.level.uncertainties }
}

/** Part of the area that is let, 0 to 1; null: not told of each. */
function letShare(flats: readonly Part[], area: number): number | null {
  if (flats.length === 0 || flats.some(one => one.let === null)) return null
  return flats.reduce((sum, one) => sum + (one.let === true ? (one.areaM2 ?? 0) : 0), 0) / area
}

/**
 * One flat of the mean size, which brings its share of the rent. Where most are let nobody buys them to move in: what is free is worth
 * what the others are, and brings their rent.
 */
function oneOf({ vermietet, ...offer }: Offer, count: number, area: number, letPart: number | null): Offer {
  const { jahresnettokaltmiete: year, kaltmieteMonat: month } = offer.numbers
  const isMostlyLet = vermietet === 'teilweise' && letPart !== null && letPart > 0.5
  const stated = year === null ? month : year / 12
  const rent = stated !== null && isMostlyLet ? stated / letPart : stated
  const numbers = {
    ...offer.numbers,
    wohnflaeche: Math.round((area / count) * 10) / 10,
    kaltmieteMonat: rent === null ? null : rent / count,
    jahresnettokaltmiete: null,
    einheiten: null,
  }
  return {
    ...offer,
    vermietet: isMostlyLet ? true : vermietet,
    objectType: 'eigentumswohnung',
    kind: 'Wohnung',
    numbers,
    floor: null,
  }
}

function together({ estimate, methods }: Valued, count: number): Valued {
  const factor = count * (1 - PAKETABSCHLAG)
  const scaled = (value: number) => Math.round(value * factor)
  const { low, mid, high } = estimate.range
  return {
    estimate: {
      ...estimate,
      range: { low: scaled(low), mid: scaled(mid), high: scaled(high) },
      methods: estimate.methods.map(one => ({ ...one, value: scaled(one.value) })),
    },
    methods: methods.map(one =>
      isCalculated(one)
        ? { ...one, value: scaled(one.value), counted: scaled(one.counted), steps: [...one.steps, ...stepsOf(count, scaled(one.value))] } // prettier-ignore
        : one,
    ),
  }
}

function stepsOf(count: number, value: number): MethodStep[] {
  const step = (label: string, one: number, unit: string, formula: string, source: string): MethodStep => {
    return { label, value: one, unit, formula, source }
  }
  return [
    step('Wohnungen mittlerer Größe', count, '', '', 'Exposé'),
    step('Paketabschlag', 1 - PAKETABSCHLAG, '', '', MODELL),
    step('Wert des Pakets', value, '€', 'Wert einer Wohnung × Anzahl × Paketabschlag', 'Rechnung'),
  ]
}

function meaningOf(count: number): string {
  return `Summe von ${count} Wohnungen mittlerer Größe, weniger ${Math.round(PAKETABSCHLAG * 100)}\u00a0% für den Verkauf im Paket (Annahme). Das ist kein Verkehrswertgutachten (§ 194 BauGB).`
}
