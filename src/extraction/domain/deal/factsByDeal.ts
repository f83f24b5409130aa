import type { Facts } from '../facts.ts'
import type { Deal, DealObjectKind } from './deal.ts'
import { lettingByCourt } from './lettingByCourt.ts'

/** Facts as the deal makes them plain: units that only its parts tell, and in an auction who lives there and what is no rent that is paid. */
export function factsByDeal(facts: Facts, deal: Deal): Facts {
  const told = withChargesOfLots(withoutUsualRent(lettingByCourt(withUnitsOfParts(facts, deal), deal), deal), deal)
  return deal.type.value === 'grundstueck' ? ofBareLand(told) : told
}

/** On bare land there are no rooms and no flats: how many of them may be built is told with the right to build. */
function ofBareLand(facts: Facts): Facts {
  return facts.wohnflaeche ? facts : { ...facts, zimmer: null, schlafzimmer: null, badezimmer: null, einheiten: null }
}

/** What the appraiser takes for usual nobody pays. */
function withoutUsualRent(facts: Facts, { court }: Pick<Deal, 'court'>): Facts {
  const usual = court?.usualRent?.euro
  const isUsual = (value: unknown, months: number) => typeof value === 'number' && usual !== undefined && Math.abs(value / months - usual) < 1 // prettier-ignore
  return {
    ...facts,
    ...(isUsual(facts.kaltmieteMonat?.value, 1) && { kaltmieteMonat: null }),
    ...(isUsual(facts.jahresnettokaltmiete?.value, 12) && { jahresnettokaltmiete: null }),
  }
}

/** Whoever bids on all lots pays for all of them; where not each tells its own, the one that was read stays. */
function withChargesOfLots(facts: Facts, { court, parts }: Pick<Deal, 'court' | 'parts'>): Facts {
  const [charges, read] = [court?.lotCharges ?? [], facts.hausgeldMonat]
  const homes = parts.filter(({ kind, priceEuro }) => kind !== 'stellplatz' && priceEuro !== null)
  if (!read || homes.length < 2 || homes.length !== charges.length) return facts
  const isOne = charges.some(({ euro }) => euro === read.value)
  if (!isOne) return facts
  const cents = charges.reduce((total, { euro }) => total + Math.round(euro * 100), 0)
  const evidence = charges.map(one => one.evidence)
  return { ...facts, hausgeldMonat: { ...read, value: cents / 100, mentions: evidence.length, evidence } }
}

const HOUSES: readonly DealObjectKind[] = ['mehrfamilienhaus', 'wohn-geschaeftshaus']
const MAX_PROOFS = 4

/** "Eine Gewerbefläche, eine große Maisonette und 2 Wohnungen" has four units, whatever number a sentence gives some of them. */
function withUnitsOfParts(facts: Facts, { objectKind, parts }: Pick<Deal, 'objectKind' | 'parts'>): Facts {
  const units = parts.filter(({ kind }) => kind === 'wohnung' || kind === 'gewerbe' || kind === 'haus')
  const homes = units.filter(({ kind }) => kind !== 'gewerbe')
  const read = facts.einheiten
  if (!read || read.buyer || !HOUSES.includes(objectKind.value)) return facts
  // "318 m² (5 Wohnungen)" beside a shop counts the flats alone.
  const isOfHomes = Number(read.value) === homes.length && units.length > homes.length && read.evidence.some(({ quote }) => /wohnung/iu.test(quote)) // prettier-ignore
  if (Number(read.value) >= homes.length && !isOfHomes) return facts
  const evidence = units.flatMap(part => part.evidence.slice(0, 1)).slice(0, MAX_PROOFS)
  if (evidence.length === 0) return facts
  return { ...facts, einheiten: { ...read, value: units.length, mentions: units.length, evidence } }
}
