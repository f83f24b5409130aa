import type { Evidence } from '#kernel/evidence.ts'
import { contradictionOf } from '../contradictionOf.ts'
import type { Contradiction, Fact, FactKey, Facts } from '../facts.ts'
import type { Deal, Part } from './deal.ts'

/** Parts are rounded by themselves, and a stated total may be rounded, too. */
const ROUNDED = 0.03
/** A garage brings no more than this share of what the flats bring. */
const PARKING_SHARE = 0.25
const MONTHS = 12

/**
 * Where every unit of a house is told with its area or its rent, and the stated total is another: one of them is wrong. Nothing is said where
 * units may be missing, or are sold one by one.
 */
export function partsAgainstWhole(facts: Facts, { parts }: Deal): Contradiction[] {
  const units = parts.filter(({ kind }) => kind === 'wohnung' || kind === 'gewerbe')
  const homes = units.filter(({ kind }) => kind === 'wohnung')
  const counted = facts.einheiten?.value
  const isWhole = typeof counted === 'number' && counted <= units.length && units.length > 1
  if (!isWhole || units.some(({ priceEuro }) => priceEuro !== null)) return []
  return [
    ...against(
      'wohnflaeche',
      facts.wohnflaeche,
      sumOf(homes, ({ areaM2 }) => areaM2),
      units,
      ({ areaM2 }) => areaM2,
    ),
    ...againstRent(facts, units, parts),
  ]
}

/** Garages and gardens of the list count for its sum, or they do not: either way the total is made up. */
function againstRent(facts: Facts, units: readonly Part[], parts: readonly Part[]): Contradiction[] {
  const rent = sumOf(units, part => (part.let === false ? 0 : part.rentMonthEuro))
  const [key, fact, factor]: [FactKey, Fact | null, number] = facts.kaltmieteMonat
    ? ['kaltmieteMonat', facts.kaltmieteMonat, 1]
    : ['jahresnettokaltmiete', facts.jahresnettokaltmiete, MONTHS]
  const sum = rent === null || rent === 0 ? null : rent * factor
  const more = Number(fact?.value) - (sum ?? 0)
  const beside = parts.reduce((all, part) => all + (units.includes(part) ? 0 : (part.rentMonthEuro ?? 0)), 0) * factor
  const isWithBeside = beside > 0 && Math.abs(more - beside) <= ROUNDED * Number(fact?.value)
  // What parking brings that the list does not name may be in the total.
  const withParking = facts.stellplatz !== null && sum !== null && more > 0 && more <= PARKING_SHARE * sum
  return withParking || isWithBeside ? [] : against(key, fact, sum, units, ({ rentMonthEuro }) => rentMonthEuro)
}

/** @param of what of a part is summed: its places prove the sum */
function against(
  key: FactKey,
  fact: Fact | null,
  sum: number | null,
  units: readonly Part[],
  of: (part: Part) => number | null,
): Contradiction[] {
  if (!fact || fact.buyer || typeof fact.value !== 'number' || sum === null) return []
  const all = sumOf(units, of) ?? sum
  if ([sum, all].some(one => Math.abs(one - Number(fact.value)) <= ROUNDED * Number(fact.value))) return []
  const evidence: Evidence[] = units.flatMap(part => (of(part) === null ? [] : part.evidence.slice(-1)))
  const unit = fact.unit === undefined ? {} : { unit: fact.unit }
  const added = { value: Math.round(sum * 100) / 100, ...unit, evidence }
  const { message, ...rest } = contradictionOf(key, [{ value: fact.value, ...unit, evidence: fact.evidence }, added])
  return [{ ...rest, message: `${message.replace(/\.$/u, '')} als Summe der einzelnen Einheiten.` }]
}

/** null: one of them does not say. */
function sumOf(units: readonly Part[], of: (part: Part) => number | null): number | null {
  const values = units.map(of)
  return values.length > 0 && values.every(value => value !== null) ? values.reduce((a, b) => a + b, 0) : null
}
