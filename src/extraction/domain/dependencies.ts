import { withoutStoreysOfHouse } from './storeysOfHouse.ts'
import { ofTheWhole } from './deal/bearers.ts'
import type { Part } from './deal/deal.ts'
import { withoutAreaOfCertificate } from './deal/areaOfCertificate.ts'
import { RANK, type Candidate, type FactKey, type Statement, type Unit } from './facts.ts'
import { commissionInPercent } from './commissionInPercent.ts'
import type { DocumentKind } from './kind/documentKind.ts'
import { ofOneAddress } from './oneAddress.ts'
import { withoutRentsBeyondPrice } from './rentsBeyondPrice.ts'
import { resolve, sameValue } from './resolve.ts'
import { isOfAnother, isOfParking } from './priceOfAnother.ts'
import { isSameSpot } from './sameSpot.ts'
import { ANY_AREA } from './rules/plots.ts'
import { isLettingOfHouse } from './lettingOfFlat.ts'
import { isLandName, objectTypeOf as typeOf } from './objectType.ts'
import { isFlat, isUnitOfTrade, objectTypeIn } from './rules/objectType.ts'
import type { Structure } from './structure.ts'

const OF_THE_CERTIFICATE: readonly FactKey[] = ['energieausweisArt', 'energiekennwert', 'energieklasse']

/** What one fact says about how another is to be read: a house has no floor of its own, a court names no asked price. */
export function dependencies(
  kind: DocumentKind,
  units: readonly Unit[],
  { parts, partsAsTold }: Pick<Structure, 'parts' | 'partsAsTold'>,
  { own, statements }: { readonly own: readonly Candidate[]; readonly statements: readonly Statement[] },
  several: { readonly lists: boolean; readonly asPackage: boolean; readonly inOneHouse: boolean },
): Candidate[] {
  const candidates = commissionInPercent(
    ofTheWhole(
      ofOneAddress(withoutAreaOfCertificate(withoutStoreysOfHouse(withoutRentsBeyondPrice(own)), statements, parts)),
      parts,
      partsAsTold,
    ),
  )
  const type = objectTypeOf(candidates)
  const flat = type !== undefined && isFlat(type)
  // "6 Eigentumswohnungen, Bernsdorfer Straße 112": flats of one house are heated by one heating.
  const inOneHouse = flat && (several.inOneHouse || isOneHouse(candidates))
  // Each of several objects may have its own: "Halle: Gas-Zentralheizung. Magdeburg: Fernwärme."
  const mixed = several.lists && hasDifferentCarriers(candidates)
  const kept = candidates.filter(candidate => {
    if (kind === 'zwangsversteigerung' && candidate.key === 'kaufpreis') return false
    // Only a court sets a Verkehrswert (§ 74a ZVG); elsewhere the word stands for an opinion.
    if (kind !== 'zwangsversteigerung' && candidate.key === 'verkehrswert') return false
    if (candidate.key === 'stellplatzPreis' && candidates.some(other => isOfAnother(candidate, other))) return false
    if (candidate.key === 'kaufpreis' && candidates.some(other => isOfParking(candidate, other))) return false
    if (candidate.key === 'grundstuecksflaeche' && candidate.sureness <= ANY_AREA && !isLandName(type ?? ''))
      return false
    if (candidate.key === 'wohnflaeche' && candidate.sureness <= ANY_AREA && !flat) return false
    // "Angebot Nr. 26-1148 / gültig bis 31.12.2026": where no certificate is told of, the offer is what ends. "gilt bis" was read behind one.
    if (candidate.key === 'energieausweisGueltigBis' && !/ausweis|gilt/iu.test(candidate.evidence.quote) && !candidates.some(({ key }) => OF_THE_CERTIFICATE.includes(key))) return false // prettier-ignore
    if (kind === 'energieausweis' && !OF_A_CERTIFICATE.includes(candidate.key)) return false
    if (kind === 'energieausweis' && candidate.key === 'heizung') return candidate.rank >= RANK.table
    // One tenant's notice empties one unit of a house that several pay for.
    if (candidate.key === 'bezugsfreiAb' && arePaidFor(parts) && /^nach dem \d|^nach dem (?:Ende )?\p{L}+ 20/u.test(String(candidate.value))) return false // prettier-ignore
    if (candidate.key === 'bezugsfreiAb' && (kind === 'preisliste' || units.length > 1) && STATE_OF_LIST.test(candidate.evidence.quote)) return false // prettier-ignore
    if (units.length > 1 && speaksOfOneUnit(candidate, units)) return false
    if (several.asPackage && OF_EACH_HOUSE.includes(candidate.key) && candidate.rank < RANK.table)
      return candidate.key !== 'etage' && inOneHouse
    if (mixed && (candidate.key === 'energietraeger' || candidate.key === 'heizung')) return false
    if (flat && !several.asPackage && units.length <= 1 && isLettingOfHouse(candidate)) return false
    // "Grundstück insgesamt" is that of all flats.
    if (flat && candidate.key === 'grundstuecksflaeche')
      return candidate.rank >= RANK.table && !/gesamt/iu.test(candidate.evidence.quote) && !isFloor(candidate)
    // A flat may be in need of works in a house that is well kept.
    if (
      flat &&
      candidate.key === 'zustand' &&
      /gebäudezustand|zustand des (?:gebäudes|hauses)/iu.test(candidate.evidence.quote)
    )
      return false
    // What kind of house it is may be open; a house that is called one by its kind has floors and lies on none.
    if (type !== undefined && !flat && !isUnitOfTrade(type) && candidate.key === 'etage')
      return candidate.rank >= RANK.table && !ONE_HOME.test(type)
    // Parts of a house of trade are flats only where they are called so.
    if (isTrade(type) && candidate.key === 'wohnflaeche') return /wohn|wfl|living/iu.test(candidate.evidence.quote)
    // "Verfügbar ab: sofort" says of a plot when it may be had, not that nobody rents it.
    if (isLandName(type ?? '') && candidate.key === 'vermietet' && candidate.value === false)
      return /vermiet|verpacht|pacht|miet|leer/iu.test(candidate.evidence.whole ?? candidate.evidence.quote)
    if (isLandName(type ?? '') && OF_A_BUILDING.includes(candidate.key)) return candidate.rank >= RANK.table
    // What a house of one owner costs is no Hausgeld, which flats of a community pay: it is that only by its name.
    if (OF_ONE_OWNER.includes(type ?? '') && OF_A_COMMUNITY.includes(candidate.key))
      return HAUSGELD.test(candidate.evidence.whole ?? candidate.evidence.quote)
    if (type === 'Mehrfamilienhaus' && candidate.key === 'zimmer') return candidate.rank >= RANK.table
    return true
  })
  return [
    ...withLatestWorks(
      flat ? kept.map(withPlainArea) : besideOwnUse(OF_ONE_OWNER.includes(type ?? '') ? kept.map(asOfOneFlat) : kept),
    ),
    ...districtHeating(kept),
    ...heatingByCarrier(kept),
    ...carrierByHeating(kept),
    ...brokerBehindCommission(kept),
  ]
}

/** "Verfügbarkeit November 2026" over the rows of what is for sale: of when the list is, and not the day of moving in. */
const STATE_OF_LIST = /^(?:Verfügbarkeit|Belegung|Übersicht)(?:\s(?:im|Stand|der\s\p{L}+))*\s\p{L}{3,9}\s20\d\d$/u

function arePaidFor(parts: readonly Part[]): boolean {
  return parts.filter(({ kind, rentMonthEuro }) => kind !== 'stellplatz' && rentMonthEuro !== null).length > 1
}

const ONE_FLAT =
  /(?<!\p{L})(?:(?:d(?:er|ie|as)|eine?) (?:(?!\p{L}*haus)\p{L}+ )?(?:laden|ladenlokal|ladengeschäft|ladenfläche|geschäftslokal|gewerbeeinheit|gewerbefläche|büro|büroetage|praxis|werkstatt|gaststätte|gastronomie)(?: im \p{L}+)? (?:steht|stehen|ist|sind)|\p{L}+geschoss-?wohnung|(?:dg|eg|og)-(?:wohnung|whg\.)|eine wohnung|die (?:\p{L}+ )?wohnung (?:im|in der|oben|unten|links|rechts))(?!\p{L})/iu

/** "Die Dachgeschosswohnung ist seit Sommer nicht vermietet", "Der Laden steht leer": of a house of flats the others are. */
function asOfOneFlat(candidate: Candidate): Candidate {
  const { key, value, evidence } = candidate
  return key === 'vermietet' && value === false && ONE_FLAT.test(evidence.whole ?? evidence.quote)
    ? { ...candidate, value: 'teilweise' }
    : candidate
}

/** "Das Haupthaus ist von den Eigentümern bewohnt", and elsewhere "vermietet seit 2017": a part of the house is let. */
function besideOwnUse(candidates: readonly Candidate[]): readonly Candidate[] {
  const isLivedIn = candidates.some(
    ({ key, value, evidence }) =>
      key === 'vermietet' && value === false && /(?<!\p{L})(?:eigentümer|verkäufer|besitzer)n? (?:selbst )?bewohnt/iu.test(evidence.whole ?? evidence.quote), // prettier-ignore
  )
  return isLivedIn
    ? candidates.map(one => (one.key === 'vermietet' && one.value === true ? { ...one, value: 'teilweise' } : one))
    : candidates
}

/** "Grundfläche 103 m²" of a flat under the roof is its floor with what is too low to count (§ 4 WoFlV). */
function isFloor({ evidence }: Candidate): boolean {
  return /^(?:grund|boden)fläche(?! (?:laut|lt|gemäß|nach|des))/iu.test(evidence.whole ?? evidence.quote)
}

/** "Größe: 63 qm" of a flat: it has no other. */
function withPlainArea(candidate: Candidate): Candidate {
  const isBare = candidate.key === 'wohnflaeche' && candidate.sureness <= ANY_AREA
  return isBare ? { ...candidate, sureness: candidate.sureness / ANY_AREA } : candidate
}

/** One address with its number, and one heating that is named. */
function isOneHouse(candidates: readonly Candidate[]): boolean {
  const streets = new Set(candidates.flatMap(({ key, value }) => (key === 'strasse' ? [String(value)] : [])))
  return streets.size === 1 && [...streets].every(street => /\d/u.test(street)) && !hasDifferentCarriers(candidates)
}

function isTrade(type: string | undefined): boolean {
  const kind = type === undefined ? null : typeOf(type)
  return kind === 'gewerbe' || kind === 'hotel'
}

function objectTypeOf(candidates: readonly Candidate[]): string | undefined {
  const value = resolve(
    'objektart',
    candidates.filter(candidate => candidate.key === 'objektart'),
  ).fact?.value
  return typeof value === 'string' ? (objectTypeIn(value) ?? value) : undefined
}

/** What an Energieausweis states (§ 85 GEG); everything else in it is form text. */
const OF_A_CERTIFICATE: readonly FactKey[] = [
  'wohnflaeche',
  'nutzflaeche',
  'baujahr',
  'plz',
  'ort',
  'ortsteil',
  'strasse',
  'objektart',
  'energiekennwert',
  'energieklasse',
  'energieausweisArt',
  'energieausweisGueltigBis',
  'energietraeger',
  'heizung',
  'heizungBaujahr',
  'einheiten',
]
const OF_A_BUILDING: readonly FactKey[] = [
  'wohnflaeche',
  'zimmer',
  'schlafzimmer',
  'badezimmer',
  'baujahr',
  'heizung',
  'energietraeger',
  'energiekennwert',
  'energieklasse',
  'energieausweisArt',
  'stellplatz',
  'keller',
  'balkon',
  'terrasse',
]
const OF_ONE_OWNER: readonly string[] = ['Mehrfamilienhaus', 'Wohn- und Geschäftshaus']
const OF_A_COMMUNITY: readonly FactKey[] = ['hausgeldMonat', 'hausgeldNichtUmlagefaehig']
const HAUSGELD = /hausgeld|wohngeld|(?<!\p{L})HG(?!\p{L})/iu
/** Told in the text of a package, it is told of one house or flat. */
const OF_EACH_HOUSE: readonly FactKey[] = ['heizung', 'energietraeger', 'etage']
const ONE_HOME = /^(?:Einfamilienhaus|Doppelhaushälfte|Reihenhaus|Bungalow|Villa|Zweifamilienhaus)$/u
const OF_ONE_UNIT: readonly FactKey[] = ['wohnflaeche', 'kaufpreis', 'zimmer', 'schlafzimmer', 'badezimmer', 'etage']

/** In a project, rooms and floors belong to single units; an area or a price counts only when it is none of theirs. */
function speaksOfOneUnit(candidate: Candidate, units: readonly Unit[]): boolean {
  if (!OF_ONE_UNIT.includes(candidate.key)) return false
  if (candidate.key !== 'wohnflaeche' && candidate.key !== 'kaufpreis') return candidate.key !== 'etage'
  const own = units.flatMap(unit => unit.facts[candidate.key]?.value ?? [])
  return (
    candidate.rank < RANK.headline ||
    own.some(value => sameValue(candidate.key, value, candidate.value)) ||
    !candidate.ofTheWhole
  )
}

/** Of several works only the last is the last modernisation. */
function withLatestWorks(candidates: readonly Candidate[]): Candidate[] {
  const yearOf = (candidate: Candidate): number =>
    Math.max(...(String(candidate.value).match(/(?:19|20)\d{2}/g) ?? ['0']).map(Number))
  const latest = Math.max(...candidates.filter(({ key }) => key === 'letzteModernisierung').map(yearOf))
  return candidates.filter(candidate => candidate.key !== 'letzteModernisierung' || yearOf(candidate) === latest)
}

/** Only brokers ask a commission of the buyer (§ 652 BGB): where nothing else tells who offers, that tells. */
function brokerBehindCommission(candidates: readonly Candidate[]): Candidate[] {
  if (candidates.some(candidate => candidate.key === 'anbieterArt')) return []
  return candidates
    .filter(candidate => candidate.key === 'kaeuferprovision' && Number(candidate.value) > 0)
    .map(candidate => ({ ...withoutUnit(candidate), key: 'anbieterArt' as const, value: 'Makler', rank: RANK.hint }))
}

function withoutUnit(candidate: Candidate): Candidate {
  const { unit: _, ...rest } = candidate
  return rest
}

/** Where only the carrier is named ("Wesentlicher Energieträger: Öl"), that is all the exposé says of the heating. */
function heatingByCarrier(candidates: readonly Candidate[]): Candidate[] {
  if (candidates.some(({ key }) => key === 'heizung')) return []
  return candidates
    .filter(
      ({ key, rank, value }) =>
        key === 'energietraeger' && rank >= RANK.table && CARRIER_OF_HEATING.test(String(value)),
    )
    .map(candidate => ({ ...candidate, key: 'heizung' as const, rank: RANK.hint }))
}

/** Where only the heating is named, its name tells what is burnt. */
function carrierByHeating(candidates: readonly Candidate[]): Candidate[] {
  if (candidates.some(({ key }) => key === 'energietraeger')) return []
  return candidates.flatMap(candidate => {
    const carrier = candidate.key === 'heizung' ? CARRIER_IN_HEATING.exec(String(candidate.value))?.[0] : undefined
    return carrier ? [{ ...candidate, key: 'energietraeger' as const, value: carrier, rank: RANK.hint }] : []
  })
}

const CARRIER_IN_HEATING = /^(?:Erd|Flüssig)?[Gg]as|^(?:Heiz)?[Öö]l|^(?:Holz)?[Pp]ellet|^(?:Fern|Nah)wärme/u

function hasDifferentCarriers(candidates: readonly Candidate[]): boolean {
  const told = candidates.flatMap(({ key, value, evidence }) => {
    const isHeating = key === 'energietraeger' || key === 'heizung'
    const word =
      isHeating && /gas|öl|fernwärme|nahwärme|pellet|wärmepumpe|strom/iu.exec(String(value))?.[0].toLowerCase()
    // A heat pump runs on Strom: the two are one heating.
    return word ? [{ carrier: word === 'strom' ? 'wärmepumpe' : word, evidence }] : []
  })
  const carriers = (all: typeof told) => new Set(all.map(({ carrier }) => carrier)).size
  // "Gasetagenheizungen (4 Wohnungen), Nachtspeicheröfen (2 Wohnungen)": one place tells of all that the house has.
  const inOnePlace = told.some(one => carriers(told.filter(other => isSameSpot(one.evidence, other.evidence))) === carriers(told)) // prettier-ignore
  return carriers(told) > 1 && !inOnePlace
}

const CARRIER_OF_HEATING = /^(?:erd|flüssig)?gas|^(?:heiz)?öl|^(?:holz)?pellet|^kohle|^holz/iu

/** District heat is both what is burnt and how the heat is made: where only one is named, it stands for the other. */
function districtHeating(candidates: readonly Candidate[]): Candidate[] {
  const has = (key: FactKey): boolean => candidates.some(candidate => candidate.key === key)
  if (has('heizung')) return []
  return candidates
    .filter(candidate => candidate.key === 'energietraeger' && /fernwärme|nahwärme/iu.test(String(candidate.value)))
    .map(candidate => ({ ...candidate, key: 'heizung' as const, rank: RANK.hint }))
}
