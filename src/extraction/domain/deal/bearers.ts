import type { Evidence } from '#kernel/evidence.ts'
import { RANK, type Candidate, type FactKey } from '../facts.ts'
import { sameValue } from '../resolve.ts'
import type { Part, PartKind } from './deal.ts'
import { PLAIN } from '../scope/scope.ts'
import { numberFrom, sumOf } from '../numbers.ts'

const MONTHS_OF_A_YEAR = 12
/** What single units have, and a house of several has not. */
const OF_ONE_UNIT: readonly FactKey[] = ['zimmer', 'schlafzimmer', 'badezimmer', 'etage']

/** More rooms than this times the units are those of the house. */
const MIN_ROOMS_A_UNIT = 2

/**
 * What is said of a part is no statement on the whole: a flat's rent, area or price stays with the flat. What the parts add up to is one,
 * where all of them are known and nothing else is said; every summand is its proof.
 * @param asTold with the rents of tenants who have left: they were a flat's, too
 */
export function ofTheWhole(
  candidates: readonly Candidate[],
  parts: readonly Part[],
  asTold: readonly Part[] = parts,
): Candidate[] {
  const units = withoutSpaces(parts)
  const told = withoutSpaces(asTold)
  const asked = askedInAll(candidates)
  if (units.length < 2) return asked
  const oneFloor = isOneFloor(asked, units)
  const kept = withoutOthersOfParts(
    withoutRentOfHomes(asked, units).filter(
      candidate => (oneFloor && candidate.key === 'etage') || !isOfAPart(candidate, told),
    ),
    units,
  )
  return [...withSumOfCharges(kept, units), ...letting(units), ...sums(units, kept)]
}

function withoutSpaces(parts: readonly Part[]): Part[] {
  return parts.filter(({ kind }) => kind !== 'stellplatz')
}

/** Each of them is said to lie on the same floor: so does the whole. */
function isOneFloor(candidates: readonly Candidate[], units: readonly Part[]): boolean {
  const floors = candidates.filter(({ key, rank }) => key === 'etage' && rank >= RANK.prose)
  return floors.length >= units.length && floors.every(one => sameValue('etage', one.value, floors[0]?.value ?? ''))
}

/**
 * Two flats that are sold together, each with its own Hausgeld: the buyer pays both. As many different amounts as units, none of them said of the
 * whole, are theirs.
 */
function withSumOfCharges(candidates: readonly Candidate[], units: readonly Part[]): Candidate[] {
  const charges = candidates.filter(({ key, rank }) => key === 'hausgeldMonat' && rank >= RANK.prose)
  const amounts = [...new Set(charges.map(({ value }) => Number(value)))]
  const soldAsOne = units.every(({ priceEuro }) => priceEuro === null)
  if (!soldAsOne || amounts.length !== units.length || charges.some(({ ofTheWhole }) => ofTheWhole))
    return [...candidates]
  const whole = total(amounts)
  return [
    ...candidates.filter(({ key }) => key !== 'hausgeldMonat'),
    ...charges.map(one => ({ ...one, value: whole, ofTheWhole: true as const })),
  ]
}

/** What each house or flat of a package has of its own. */
const OF_EACH: readonly FactKey[] = [
  'grundstuecksflaeche',
  'energiekennwert',
  'energieklasse',
  'energieausweisArt',
  'heizung',
  'energietraeger',
  'etage',
]
/** So many units with prices of their own are sold side by side. */
const MIN_PRICED = 2

/** Several plots, certificates or heatings beside several units with prices of their own are theirs, and nothing of it is the whole's. */
function withoutOthersOfParts(candidates: readonly Candidate[], units: readonly Part[]): Candidate[] {
  if (units.filter(({ priceEuro }) => priceEuro !== null).length < MIN_PRICED) return [...candidates]
  const several = OF_EACH.filter(key => {
    const said = candidates.filter(one => one.key === key && one.rank >= RANK.prose && !one.ofTheWhole)
    return said.some(one => !sameValue(key, one.value, (said[0] as Candidate).value))
  })
  return candidates.filter(({ key, ofTheWhole }) => ofTheWhole || !several.includes(key))
}

function isOfAPart(candidate: Candidate, units: readonly Part[]): boolean {
  if (candidate.ofTheWhole) return false
  if (candidate.key === 'zimmer' && Number(candidate.value) > MIN_ROOMS_A_UNIT * units.length) return false
  if (OF_ONE_UNIT.includes(candidate.key)) return candidate.rank < RANK.table || standsIn(candidate, units)
  if (isRentOfAll(candidate, units) || isRentOfSecondHome(candidate, units)) return false
  const values = valuesOf(candidate.key, units)
  if (!values.some(value => sameValue(candidate.key, value, candidate.value))) return false
  return candidate.rank < RANK.table || standsIn(candidate, units)
}

/** Where all others stand empty, what the only tenant pays is the rent of the whole. */
function isRentOfAll({ key, value, rank }: Candidate, units: readonly Part[]): boolean {
  const paying = units.filter(({ rentMonthEuro }) => rentMonthEuro !== null)
  const [rent] = paying.flatMap(({ rentMonthEuro }) => rentMonthEuro ?? [])
  const isAlone = paying.length === 1 && units.every(part => part.let === false || paying.includes(part))
  return isAlone && rent !== undefined && rank >= RANK.prose && key === 'jahresnettokaltmiete' && sameValue(key, value, rent * MONTHS_OF_A_YEAR) // prettier-ignore
}

/** Of a house with a let Einliegerwohnung that is all the rent there is: the letting in part tells of how much it is. */
function isRentOfSecondHome({ key, value }: Candidate, units: readonly Part[]): boolean {
  const [rent, ...more] = units.flatMap(({ let: isLet, name, rentMonthEuro }) => (isLet === true && isSecondHome(name) ? (rentMonthEuro ?? []) : [])) // prettier-ignore
  const isAlone = units.length === 2 && units.filter(part => part.let === null && part.rentMonthEuro === null).length === 1 // prettier-ignore
  return isAlone && rent !== undefined && more.length === 0 && key === 'kaltmieteMonat' && sameValue(key, value, rent)
}

function isSecondHome(name: string): boolean {
  return /einlieger|elw/iu.test(name)
}

function valuesOf(key: FactKey, units: readonly Part[]): number[] {
  const all = (of: (part: Part) => number | null): number[] => units.flatMap(part => of(part) ?? [])
  // A price that only one of them has is that of all: nobody sells the shop and gives the flats away.
  const several = (values: number[]): number[] => (values.length > 1 ? values : [])
  switch (key) {
    case 'wohnflaeche':
    case 'nutzflaeche':
      // A house that is sold with a field beside it has the Wohnfläche of the whole.
      return units.filter(({ kind }) => !BESIDE.includes(kind)).length === 1 ? [] : all(({ areaM2 }) => areaM2)
    case 'kaltmieteMonat':
      return [...all(({ rentMonthEuro }) => rentMonthEuro), ...rentOfHomes(units)]
    case 'jahresnettokaltmiete':
      return [...all(({ rentMonthEuro }) => rentMonthEuro), ...rentOfHomes(units)].map(rent => rent * MONTHS_OF_A_YEAR)
    case 'kaufpreis':
    case 'verkehrswert':
      return several(all(({ priceEuro }) => priceEuro))
    default:
      return []
  }
}

/** What has no rooms. */
const BESIDE: readonly PartKind[] = ['grundstueck', 'sonstiges']

/** "Summe Wohnen 2.120 €" beside a year's rent of 39.600 €: the shop's is in the one and not in the other. */
function withoutRentOfHomes(candidates: readonly Candidate[], units: readonly Part[]): Candidate[] {
  const homes = total(units.flatMap(({ kind, rentMonthEuro }) => (kind === 'wohnung' ? (rentMonthEuro ?? []) : [])))
  const isMore = candidates.some(
    ({ key, value, rank }) =>
      key === 'jahresnettokaltmiete' && rank >= RANK.table && Number(value) > 1.07 * homes * MONTHS_OF_A_YEAR,
  )
  if (homes === 0 || !isMore) return [...candidates]
  return candidates.filter(
    ({ key, value }) =>
      !(key === 'kaltmieteMonat' && value === homes) &&
      !(key === 'jahresnettokaltmiete' && value === homes * MONTHS_OF_A_YEAR),
  )
}

/** What the flats bring together is a part, where shops bring rent beside them. */
function rentOfHomes(units: readonly Part[]): number[] {
  const rents = (ofTrade: boolean): number[] =>
    units.flatMap(({ kind, rentMonthEuro }) => ((kind === 'gewerbe') === ofTrade ? (rentMonthEuro ?? []) : []))
  return rents(true).length > 0 && rents(false).length > 1 ? [total(rents(false))] : []
}

/** Its place is one that a part rests on. */
function standsIn({ evidence }: Candidate, units: readonly Part[]): boolean {
  return units.some(part => part.evidence.some(place => overlaps(place, evidence)))
}

function overlaps(a: Evidence, b: Evidence): boolean {
  if (a.page !== b.page) return false
  const width = Math.min(a.box[2], b.box[2]) - Math.max(a.box[0], b.box[0])
  const height = Math.min(a.box[3], b.box[3]) - Math.max(a.box[1], b.box[1])
  return width > 0 && height > 0
}

/** "KP Wohnung 225.000 €, KP Stellplatz 20.000 €, KP gesamt 245.000 €": the total is what is asked. */
function askedInAll(candidates: readonly Candidate[]): Candidate[] {
  const numbers = (key: FactKey): Candidate[] =>
    candidates.filter(candidate => candidate.key === key && typeof candidate.value === 'number')
  const spaces = numbers('stellplatzPreis')
  const total = numbers('kaufpreis').find(
    ({ ofTheWhole, value, rank }) =>
      ofTheWhole &&
      rank >= RANK.prose &&
      numbers('kaufpreis').some(part =>
        spaces.some(space => sameAmount(Number(part.value) + Number(space.value), Number(value))),
      ),
  )
  if (!total) return [...candidates]
  return candidates.filter(
    candidate => candidate.key !== 'kaufpreis' || sameAmount(Number(candidate.value), Number(total.value)),
  )
}

function sameAmount(a: number, b: number): boolean {
  return Math.abs(a - b) < 1
}

/** Some let and some empty: let in part. */
function letting(units: readonly Part[]): Candidate[] {
  const [let_, free] = [units.filter(part => part.let === true), units.filter(part => part.let === false)]
  // Of a house with a second home the second is let, where only that is told.
  const ofSecond = let_.length < units.length && let_.length > 0 && let_.every(({ name }) => isSecondHome(name))
  if (ofSecond) return summands('vermietet', 'teilweise', let_)
  if (let_.length === 0 || (free.length === 0 && let_.length < units.length)) return []
  return summands('vermietet', free.length > 0 ? 'teilweise' : true, [...let_, ...free])
}

function sums(units: readonly Part[], kept: readonly Candidate[]): Candidate[] {
  const has = (key: FactKey): boolean => kept.some(one => one.key === key && one.rank >= RANK.prose)
  const rents = units.flatMap(({ rentMonthEuro }) => rentMonthEuro ?? [])
  // Shops have no Wohnfläche; what is not known to be one may be a flat without its area.
  const homes = units.filter(({ kind }) => kind !== 'gewerbe')
  const areas = homes.flatMap(({ areaM2, areaKind }) => (areaKind === 'wohnflaeche' && areaM2 !== null ? areaM2 : []))
  const soldAsOne = units.every(({ priceEuro, status }) => priceEuro === null && status === null)
  // Where more units are told of than are known, the sum leaves some out.
  const told = Math.max(
    0,
    ...kept.flatMap(({ key, value, rank }) => (key === 'einheiten' && rank >= RANK.headline ? Number(value) : [])),
  )
  if (told > units.length) return []
  const rent =
    rents.length > 0 &&
    units.every(part => part.rentMonthEuro !== null || part.let === false) &&
    units.every(part => part.rentMonthEuro === null || part.let !== false) &&
    !has('kaltmieteMonat') &&
    // A year that is told of the whole is what they pay, or the list leaves something out.
    kept.every(({ key, value, rank }) => key !== 'jahresnettokaltmiete' || rank < RANK.prose || sameValue(key, value, total(rents) * MONTHS_OF_A_YEAR)) // prettier-ignore
  // What is larger is the whole, of which the parts leave something out.
  const larger = kept.some(({ key, value }) => key === 'wohnflaeche' && Number(value) > 1.02 * total(areas))
  // One flat of several is no sum.
  const alone = homes.length === 1 && kept.some(({ key, value }) => key === 'einheiten' && Number(value) > units.length)
  const area =
    homes.length > 0 && !alone && areas.length === homes.length && soldAsOne && !has('wohnflaeche') && !larger
  return [
    ...(rent
      ? summands(
          'kaltmieteMonat',
          total(rents),
          units.filter(part => part.rentMonthEuro !== null),
          '€/Monat',
        )
      : []),
    ...(area ? summands('wohnflaeche', total(areas), homes.map(provenByArea), 'm²') : []),
  ]
}

/** Its last place may be that of its rent: the sum of areas is proven by areas. */
function provenByArea(part: Part): Part {
  const place = part.evidence.find(({ quote }) => numberFrom(quote.replace(/\s?(?:m²|m2|qm)$/u, '')) === part.areaM2)
  return place ? { ...part, evidence: [...part.evidence, place] } : part
}

function total(values: readonly number[]): number {
  return Math.round(sumOf(values) * 100) / 100
}

/** One reading for each part, so that the fact shows every place that it rests on. */
function summands(key: FactKey, value: Candidate['value'], units: readonly Part[], unit?: string): Candidate[] {
  return units.flatMap(({ evidence }) => {
    const last = evidence.at(-1)
    if (!last) return []
    return [{ key, value, ...(unit ? { unit } : {}), evidence: last, rank: RANK.prose, sureness: 0.9, scope: PLAIN }]
  })
}
