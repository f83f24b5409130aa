import type { Page } from '#reading/domain/page.ts'
import type { Passage } from '../../passages.ts'
import type { Part } from '../deal.ts'
import { numberOfUnit, offeredUnit } from '../namedUnit.ts'
import { parkingParts } from './parking.ts'
import { countedFlats } from './countedFlats.ts'
import type { PartTable } from './partTable.ts'
import { partsSideBySide } from './sideBySide.ts'
import { partsOfTable } from './tableParts.ts'
import { isOneHome } from './oneHome.ts'
import { letSecondHome } from './secondHome.ts'
import { toldTenants } from './toldTenants.ts'
import { kindsToldInFull } from './toldInFull.ts'
import { partsOfCards } from './unitCards.ts'
import { areasIn } from '../../numbers.ts'
import { proof } from '../../proof.ts'
import { areaKindOf } from './partFields.ts'

/** One unit alone is the object itself. */
const MIN_UNITS = 2

export interface PartSources {
  readonly tables: readonly PartTable[]
  /** Without the rows of those tables. */
  readonly pages: readonly Page[]
  /** Of those pages. */
  readonly passages: readonly Passage[]
}

/**
 * What belongs to the offer and has figures of its own. Lists go before cards, and what one place leaves open another may tell; a list
 * that tells of all gets no further unit.
 */
export function partsOf({ tables, pages, passages }: PartSources): Part[] {
  const parts = byName(new Map(), tables.flatMap(partsOfTable))
  const described = [...partsSideBySide(pages, passages), ...partsOfCards(passages)]
  const further = [...byName(new Map(), described)].filter(([key]) => !parts.has(key)).map(([, part]) => part)
  const full = kindsToldInFull(tables, further, passages)
  byName(
    parts,
    described.filter(({ name, kind }) => parts.has(plainName(name)) || !full.has(kind)),
  )
  // Counted in one sentence, or gone through one by one, they are the same flats that others call by their names.
  const named = [...parts].filter(([, { kind }]) => kind === 'wohnung')
  const inProse = named.length < MIN_UNITS ? flatsInProse(passages, named.length > 0) : []
  if (inProse.length > 0) named.forEach(([key]) => parts.delete(key))
  for (const flat of inProse) parts.set(flat.name, flat)
  const built = [...parts.values()].filter(({ kind }) => kind !== 'stellplatz')
  const told = ofParts(withoutWhole(withoutToldAgain(withFloorAreas(built, passages))))
  const units = ofOffered(told, offeredUnit(passages))
  const spaces = [...parts.values()].filter(({ kind }) => kind === 'stellplatz')
  const priced = parkingParts(passages).filter(space => !spaces.some(({ priceEuro }) => priceEuro === space.priceEuro))
  if (units.length >= MIN_UNITS && !isOneHome(units, passages)) return [...units, ...spaces, ...priced]
  return units.length < MIN_UNITS ? [...letSecondHome(passages), ...priced] : priced
}

/** @param isOneNamed what counts them may mean that one and others */
function flatsInProse(passages: readonly Passage[], isOneNamed: boolean): Part[] {
  const counted = isOneNamed ? [] : countedFlats(passages)
  return counted.length > 0 ? counted : toldTenants(passages)
}

/** Adds to those that are known by their names, in place. */
function byName(parts: Map<string, Part>, more: readonly Part[]): Map<string, Part> {
  for (const part of more) {
    const key = plainName(part.name)
    const known = parts.get(key)
    parts.set(key, known ? merged(known, part) : part)
  }
  return parts
}

/** Where the title names one unit of a list, the others are not sold with it. */
function ofOffered(units: readonly Part[], offered: string | null): readonly Part[] {
  if (offered === null) return units
  const own = units.filter(({ name }) => numberOfUnit(name) === offered)
  // Its row in the list and the title may call it by two names.
  if (own.length > 0) return [own.reduce(merged)]
  // "Haus B · Wohnung 14" may have given its figures the house's name; what bears another number is another flat.
  const nameless = units.filter(({ name }) => !/\d/u.test(numberOfUnit(name) ?? ''))
  const [one] = nameless
  // "Wohnung B 06 · Haus B", "Haus A ist verkauft": the houses round it are told with its figures.
  return one && nameless.every(other => hasFiguresOf(other, one)) ? [one] : units
}

/** Of one area and one price, both told. */
function hasFiguresOf(a: Part, b: Part): boolean {
  return a === b || (a.areaM2 !== null && a.areaM2 === b.areaM2 && a.priceEuro !== null && a.priceEuro === b.priceEuro)
}

/**
 * "Im Erdgeschoss ein Geschäft mit 95 m²", "Gewerbefläche 95 m²" and the row of the shop that pays rent are one shop. Two shops of one
 * size have numbers or figures of their own.
 */
function withoutToldAgain(units: readonly Part[]): readonly Part[] {
  const shops = units.filter(({ kind }) => kind === 'gewerbe')
  const firm = shops.filter(isFirm)
  const ofFirm = firm.reduce((sum, { areaM2 }) => sum + (areaM2 ?? 0), 0)
  return units.filter(one => {
    if (one.kind !== 'gewerbe' || isFirm(one) || one.areaM2 === null || /\d/u.test(one.name)) return true
    return !firm.some(({ areaM2 }) => areaM2 === one.areaM2) && (firm.length === 0 || one.areaM2 !== ofFirm)
  })
}

/** It pays, is empty or has a price, by its own words. */
function isFirm({ rentMonthEuro, let: isLet, priceEuro }: Part): boolean {
  return rentMonthEuro !== null || isLet !== null || priceEuro !== null
}

/** What is as large as all others together is the house that they are in; a shop as large as all flats together is their Wohnfläche. */
function withoutWhole(units: readonly Part[]): Part[] {
  const areas = units.reduce((sum, { areaM2 }) => sum + (areaM2 ?? 0), 0)
  const flats = units.filter(({ kind }) => kind === 'wohnung')
  const ofFlats = flats.reduce((sum, { areaM2 }) => sum + (areaM2 ?? 0), 0)
  return units.filter(({ kind, areaM2, rentMonthEuro }) => {
    if (areaM2 === null || units.length < 3) return true
    if (kind === 'gewerbe' && flats.length > 1 && rentMonthEuro === null && areaM2 === ofFlats) return false
    return Math.abs(areas - 2 * areaM2) > 0.03 * areaM2
  })
}

/**
 * The only price among units that are neither sold nor reserved is that of all: a reader of columns may hang it on the last one.
 * Where none is priced, "frei" says that nobody lives there.
 */
function ofParts(units: readonly Part[]): Part[] {
  const priced = units.filter(({ priceEuro }) => priceEuro !== null)
  const gone = units.some(({ status }) => status === 'verkauft' || status === 'reserviert')
  if (units.length < MIN_UNITS || priced.length > 1 || gone) return [...units]
  return units.map(unit => ({ ...unit, priceEuro: null, status: null }))
}

function merged(first: Part, second: Part): Part {
  return {
    ...second,
    ...first,
    areaM2: first.areaM2 ?? second.areaM2,
    areaKind: first.areaKind ?? second.areaKind,
    rentMonthEuro: first.rentMonthEuro ?? second.rentMonthEuro,
    let: first.let ?? second.let,
    priceEuro: first.priceEuro ?? second.priceEuro,
    status: first.status ?? second.status,
    evidence: [...first.evidence, ...second.evidence].slice(0, 6),
  }
}

const FLOOR_AREA =
  /(?<![\p{L}\d])(?<floor>(?:\d\.\s?)?(?:OG|obergeschoss)|EG|DG|UG|(?:erd|dach|unter)geschoss)\s?[:=]?\s?(?:(?:ca|rd)\.\s?)?(?<area>\d{2,3}(?:,\d{1,2})?\s?(?:m²|m2|qm))(?!\p{L})/giu

/** "221 m² (EG 96 m², OG 84 m², DG 41 m²)": each floor's area, where the list of the floors has none and the sentence tells of all. */
function withFloorAreas(parts: readonly Part[], passages: readonly Passage[]): Part[] {
  if (parts.length < 2 || parts.some(({ areaM2 }) => areaM2 !== null)) return [...parts]
  for (const passage of passages) {
    const told = [...passage.text.matchAll(FLOOR_AREA)].map(match => ({
      match,
      name: plainName(match.groups?.['floor'] ?? ''),
    }))
    const found = parts.map(part => told.filter(({ name }) => name === plainName(part.name)))
    if (found.some(({ length }) => length !== 1)) continue
    return parts.map((part, index) => {
      const match = found[index]?.[0]?.match
      const area = areasIn(match?.groups?.['area'] ?? '')[0]?.value
      if (!match || area === undefined) return part
      const place = proof(passage, match.index, match.index + match[0].length)
      return { ...part, areaM2: area, areaKind: areaKindOf(part.kind, ''), evidence: [place, ...part.evidence] }
    })
  }
  return [...parts]
}

/** "WE 01", "WE01" and "Wohnung 1" are one. */
function plainName(name: string): string {
  const numbered = NUMBERED.exec(name)?.groups
  if (numbered)
    return `${(HOUSE.exec(name)?.[0] ?? '').toLowerCase().replace(/\s/g, '')} we${numbered['id']?.toLowerCase()}`
  return (
    name
      .toLowerCase()
      .replace(/wohneinheit|wohnung|whg\.?|einheit|(?<!\p{L})we(?!\p{L})|nr\.?|top|app?art(?:e)?ment/gu, 'we')
      .replace(/ober-?geschoss|stock(?:werk)?|etage/gu, 'og')
      .replace(/erdgeschoss/gu, 'eg')
      .replace(/dach-?geschoss/gu, 'dg')
      .replace(/(?<!\d)0+(?=\d)/g, '')
      .replace(/(?<!\p{L})(?:im|in der)(?!\p{L})/gu, '')
      .replace(/[^\p{L}\d]+/gu, '')
      .replace(/^(?:we)+/u, 'we')
      // "Erdgeschosswohnung" or "Wohnung im EG" in a sentence and "EG" in the list are one.
      .replace(/^(?:we)?(\d*(?:eg|og|dg|ug)(?:links|rechts|mitte)?)(?:we)?$/u, '$1')
  )
}

const NUMBERED =
  /(?<!\p{L})(?:WE|wohnung|whg\.?|wohneinheit|einheit|app?art(?:e)?ment|top)\s?-?(?:nr\.?\s?)?0*(?<id>\d{1,3}(?:\.\d{1,2})?[a-z]{0,2})(?![\p{L}\d]|\.|\s?\.?\s?(?:OG|ober|stock|etage)|[\s-]*(?:zi|m²))/iu
const HOUSE = /(?<!\p{L})haus\s?[a-z\d]{1,2}(?![\p{L}\d])/iu
