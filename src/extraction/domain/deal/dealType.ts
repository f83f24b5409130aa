import { type CalendarDate, yearOf } from '#kernel/calendarDate.ts'
import type { Evidence } from '#kernel/evidence.ts'
import type { Facts } from '../facts.ts'
import type { Passage } from '../passages.ts'
import type { DealObjectKind, DealType, Decision } from './deal.ts'
import { type Hit, hitsOf, lineAfter, lineBefore, ownText, proofOf } from './ownText.ts'
import { MIN_WEIGHT, type Sign, TYPE_SIGNS } from './typeSigns.ts'

/** Where several types fit, the one whose law and papers weigh more goes first (deals.md); the object's kind decides the rest. */
const ORDER = ['anteil', 'rueckmiete', 'fertighaus', 'sanierung-bautraeger', 'neubau-bautraeger', 'paket'] as const
const BY_KIND: Partial<Record<DealObjectKind, DealType>> = {
  gewerbe: 'gewerbe',
  'wohn-geschaeftshaus': 'wohn-geschaeft',
  mehrfamilienhaus: 'mehrfamilienhaus',
  grundstueck: 'grundstueck',
  'land-forst': 'land-forst',
}
/** A home that was built longer ago is sold by its owner, whatever its exposé calls new. */
const YEARS_OF_FIRST_SALE = 2

export interface TypeInput {
  readonly auction: boolean
  readonly passages: readonly Passage[]
  readonly facts: Facts
  readonly objectKind: Decision<DealObjectKind>
  readonly day: CalendarDate
}

export function dealTypeOf(input: TypeInput): Decision<DealType> {
  const { auction, passages, objectKind } = input
  if (auction) return { value: 'zwangsversteigerung', evidence: auctionProof(passages), question: null }
  const own = ownText(passages)
  for (const type of ORDER) {
    if (!mayBe(type, input)) continue
    const found = signsOf(TYPE_SIGNS[type] ?? [], own)
    const weight = found.weight + (BUILDERS.includes(type) ? builderWeight(input, type) : 0)
    if (found.evidence.length > 0 && weight >= (MIN_WEIGHT[type] ?? Infinity))
      return { value: type, evidence: found.evidence, question: null }
  }
  const byKind = BY_KIND[objectKind.value]
  const question =
    objectKind.evidence.length === 0
      ? 'Was wird verkauft, und wer verkauft es: der Eigentümer oder ein Bauträger?'
      : null
  return { value: byKind ?? 'bestand', evidence: objectKind.evidence, question }
}

const BUILDERS: readonly DealType[] = ['neubau-bautraeger', 'sanierung-bautraeger']

/** Who sells and how young the building is say something where words alone leave it open. */
function builderWeight({ facts, day }: TypeInput, type: DealType): number {
  const seller = facts.anbieterArt?.value === 'Bauträger' ? 2 : 0
  const unfinished = type === 'neubau-bautraeger' && Number(facts.baujahr?.value ?? 0) >= yearOf(day) ? 2 : 0
  return seller + unfinished
}

/** What the year of the building and its kind leave possible. */
function mayBe(type: (typeof ORDER)[number], { facts, objectKind, day, passages }: TypeInput): boolean {
  if (objectKind.value === 'land-forst') return type === 'anteil'
  if (type === 'anteil' || type === 'rueckmiete' || type === 'paket') return true
  if (objectKind.value === 'gewerbe') return type === 'neubau-bautraeger'
  const built = Number(facts.baujahr?.value ?? NaN)
  const old = built < yearOf(day) - YEARS_OF_FIRST_SALE
  if (type === 'sanierung-bautraeger') return !(built >= yearOf(day) - YEARS_OF_FIRST_SALE) && !isFinished(passages)
  return !old || UNDER_CONSTRUCTION.some(pattern => hitsOf(pattern, ownText(passages)).length > 0)
}

/** An old brochure of a house that was being built then. */
const UNDER_CONSTRUCTION = [
  /(?<!\p{L})(?:haus im bau|im bau befindlich\p{L}*|(?:derzeit|aktuell) im bau|baubeginn)(?!\p{L})/giu,
]
const FINISHED =
  /(?<!\p{L})(?:(?:19|20)\d{2}[^.\n]{0,25}(?:kern|komplett|voll)\p{L}*saniert|(?:kern|komplett|voll)\p{L}*saniert[^.\n]{0,12}(?:19|20)\d{2}|(?:wurde|worden)[^.\n]{0,60}(?:kern|komplett|voll)\p{L}*saniert|sanierung (?:ist )?(?:\p{L}+ )?abgeschlossen|abgeschlossene[rn]? (?:kern)?sanierung)/giu

function isFinished(passages: readonly Passage[]): boolean {
  return hitsOf(FINISHED, ownText(passages)).some(({ text }) => !/(?<!\p{L})(?:wird|werden|soll)(?!\p{L})/iu.test(text))
}

function signsOf(signs: readonly Sign[], own: readonly Passage[]): { weight: number; evidence: Evidence[] } {
  let weight = 0
  const evidence: Evidence[] = []
  for (const sign of signs) {
    const hits = hitsOf(sign.pattern, own).filter(hit => !sign.unless?.test(lineOf(hit)))
    const different = new Set(hits.map(({ text }) => text.toLowerCase().slice(0, 9)))
    // Two different wordings of one sign weigh more than one, but not twice as much.
    if (hits.length > 0) weight += sign.weight + (different.size > 1 ? 1 : 0)
    if (hits[0]) evidence.push(proofOf(hits[0]))
  }
  return { weight, evidence }
}

function lineOf(hit: Hit): string {
  return `${lineBefore(hit)}${hit.text}${lineAfter(hit)}`
}

function auctionProof(passages: readonly Passage[]): Evidence[] {
  return hitsOf(
    /zwangsversteiger\p{L}*|versteigert|terminsbestimmung|aufhebung der gemeinschaft|zwangsvollstreckung/giu,
    passages,
  )
    .slice(0, 2)
    .map(proofOf)
}
