import { germanNumber } from '#kernel/germanNumber.ts'
import { euro, germanMoney, type Money, times } from '#kernel/money.ts'
import type { Deal } from '#extraction/domain/deal/deal.ts'
import { isKeptPart } from '#extraction/domain/deal/termsOfRight.ts'
import type { Vacancy } from '#extraction/domain/deal/vacancy.ts'
import { type Part, type Total, totalOf } from '../part.ts'
import type { MarketRent } from './rentBasis.ts'

/** A flat, house or shop of an offer, as far as its rent goes. null: not said. */
export interface LetPart {
  readonly name: string
  readonly use: 'wohnen' | 'gewerbe'
  /** m². */
  readonly area: number | null
  /** Net cold rent a month that is paid today, €. */
  readonly rent: number | null
  readonly let: boolean | null
}

/** What an offer pays of which some parts are let and some are empty: what comes in, what could, and the difference. */
export interface PartLetting {
  readonly units: number
  readonly let: number
  readonly empty: number
  /** A year's rent of all that is let, one line a part. */
  readonly present: Total
  /** The same with the empty homes let at the market's middle; null: their areas or the market are not known. */
  readonly potential: Total | null
  /** German sentences: what is not in it. */
  readonly notes: readonly string[]
}

/** The parts that can be let; parking and plots have no rent of a home. */
export function letPartsOf(deal: Deal | null): LetPart[] {
  return (deal?.parts ?? []).flatMap(({ name, kind, areaM2, rentMonthEuro, let: isLet }) => {
    if (kind !== 'wohnung' && kind !== 'gewerbe' && kind !== 'haus') return []
    // Whoever has a right to it pays nothing, and nobody else moves in.
    if (deal && isKeptPart(deal, name)) return []
    const use = kind === 'gewerbe' ? 'gewerbe' : 'wohnen'
    const rent = rentMonthEuro !== null && rentMonthEuro > 0 ? rentMonthEuro : null
    return [{ name, use, area: areaM2, rent, let: isLet } as const]
  })
}

/** A garage or parking space that is let by a rent of its own. */
export interface LetSpace {
  readonly name: string
  /** €, a month. */
  readonly rent: number
}

export function letSpacesOf(deal: Deal | null): LetSpace[] {
  return (deal?.parts ?? []).flatMap(({ name, kind, rentMonthEuro }) =>
    kind === 'stellplatz' && rentMonthEuro !== null && rentMonthEuro > 0 ? [{ name, rent: rentMonthEuro }] : [],
  )
}

/** What homes, shops and spaces pay together, € a month. */
export function paidByAll(parts: readonly LetPart[], spaces: readonly LetSpace[]): number {
  const paying = [...parts.filter(one => one.let !== false), ...spaces]
  return paying.reduce((sum, { rent }) => sum + (rent ?? 0), 0)
}

/**
 * null: it is let as a whole or not at all, or the rents of the let parts are not all known.
 * @param spaces those whose rent is paid beside that of the parts
 */
export function partLetting(
  parts: readonly LetPart[],
  market: MarketRent | null,
  spaces: readonly LetSpace[] = [],
): PartLetting | null {
  const paying = parts.filter(one => one.let !== false && one.rent !== null)
  const empty = parts.filter(one => one.let === false)
  const untold = parts.some(one => one.let === true && one.rent === null)
  if (paying.length === 0 || empty.length === 0 || untold) return null
  const present = totalOf('Miete im Jahr heute', [...paying, ...spaces].map(paid))
  const homes = empty.filter(({ use }) => use === 'wohnen')
  const shops = empty.filter(({ use }) => use === 'gewerbe')
  const wanted = homes.map(one => (market ? expected(one, market) : null))
  const known = wanted.filter(one => one !== null)
  const isKnown = known.length > 0 && known.length === wanted.length
  return {
    units: parts.length,
    let: paying.length,
    empty: empty.length,
    present,
    potential: isKnown
      ? totalOf('Miete im Jahr, wenn alle Wohnungen vermietet sind', [...present.parts, ...known])
      : null,
    notes: [
      `${paying.length} von ${parts.length} Einheiten ${paying.length === 1 ? 'ist' : 'sind'} vermietet. Fragen Sie, warum die übrigen leer stehen.`,
      ...(shops.length > 0
        ? [
            `Leeres Gewerbe (${shops.map(({ name }) => name).join(', ')}) ist ohne Miete gerechnet: Dafür liegt keine Marktmiete vor.`,
          ]
        : []),
    ],
  }
}

/**
 * The same where the text counts the empty flats and no list tells them one by one: each is taken for a flat of average size.
 * @param year what is paid today, by the exposé
 * @param area Wohnfläche of the house in m²; null: not known
 */
export function countedLetting(
  { empty, all }: Vacancy,
  year: Money,
  area: number | null,
  market: MarketRent | null,
): PartLetting {
  const present = totalOf('Miete im Jahr heute', [
    {
      label: `${all - empty} vermietete Wohnungen`,
      amount: year,
      formula: germanMoney(year),
      source: 'Angabe im Exposé',
      basis: 'law',
    },
  ])
  const vacant = {
    name: empty === 1 ? 'Eine Wohnung' : `${empty} Wohnungen`,
    use: 'wohnen',
    rent: null,
    let: false,
  } as const
  const share = area === null ? null : Math.round((area * empty) / all)
  const wanted = market && expected({ ...vacant, area: share }, market)
  return {
    units: all,
    let: all - empty,
    empty,
    present,
    potential: wanted ? totalOf('Miete im Jahr, wenn alle Wohnungen vermietet sind', [...present.parts, wanted]) : null,
    notes: [`${all - empty} von ${all} Wohnungen sind vermietet. Fragen Sie, warum die übrigen leer stehen.`],
  }
}

function paid({ name, rent }: Pick<LetPart, 'name' | 'rent'>): Part {
  const month = euro(rent ?? 0)
  const formula = `12 × ${germanMoney(month)}`
  return { label: name, amount: times(month, 12), formula, source: 'Angabe im Exposé', basis: 'law' }
}

/** A year at the market's middle; null: its area is not known. */
function expected({ name, area }: LetPart, { mid, source }: MarketRent): Part | null {
  const perM2: Money = euro(mid)
  if (area === null || area <= 0 || perM2.cents <= 0) return null
  const formula = `12 × ${germanMoney(perM2)}/m² × ${germanNumber(area)} m²`
  const label = `${name}, leer, zur Marktmiete`
  return { label, amount: times(perM2, 12 * area), formula, source, basis: 'assumption' }
}
