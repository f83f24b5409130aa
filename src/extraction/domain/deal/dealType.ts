import { type CalendarDate, yearOf } from '#kernel/calendarDate.ts'
import type { Evidence } from '#kernel/evidence.ts'
import { regexp } from '#kernel/regexp.ts'
import type { Facts } from '../facts.ts'
import { statementAround } from '../remarks/statementText.ts'
import { denialOf } from '../scope/denial.ts'
import { sentenceAround } from '../scope/negation.ts'
import { saidIn } from '../scope/said.ts'
import type { Passage } from '../passages.ts'
import type { DealObjectKind, DealType, Decision, Part } from './deal.ts'
import { MOVING_OUT } from './movingOut.ts'
import { type Hit, hitsOf, lineAfter, lineBefore, ownText, proofOf } from './ownText.ts'
import { isCalledPackage, isOneBlock } from './packageSigns.ts'
import type { Sign } from './sign.ts'
import { TYPE_SIGNS } from './typeSigns.ts'
import { DATE, lastDayOf } from './writtenDates.ts'

const BY_KIND: Partial<Record<DealObjectKind, DealType>> = {
  gewerbe: 'gewerbe',
  'wohn-geschaeftshaus': 'wohn-geschaeft',
  mehrfamilienhaus: 'mehrfamilienhaus',
  grundstueck: 'grundstueck',
  'land-forst': 'land-forst',
}
/** A home that was built longer ago is sold by its owner, unless much speaks of building: the old house may be what is torn down or converted. */
const YEARS_OF_FIRST_SALE = 2
/** After so long nobody who builds is still waiting for its completion. */
const YEARS_OF_USE = 15
/** What an old year of the building, or land as what is sold, takes from the weight of words about building. */
const AGAINST = 3

export interface TypeInput {
  readonly auction: boolean
  readonly passages: readonly Passage[]
  readonly facts: Facts
  readonly objectKind: Decision<DealObjectKind>
  readonly parts: readonly Part[]
  readonly day: CalendarDate
}

export function dealTypeOf(input: TypeInput): Decision<DealType> {
  const { auction, passages, objectKind } = input
  if (auction) return { value: 'zwangsversteigerung', evidence: auctionProof(passages), question: null }
  const own = ownText(passages)
  const ofPlots = areAllPlots(input.parts)
  for (const { type, signs, minWeight, minSaid } of TYPE_SIGNS) {
    if (!mayBe(type, input, own) || (ofPlots && BUILDERS.includes(type))) continue
    const found = signsOf(signs, own)
    if (found.weight < minSaid) continue
    if (found.weight + circumstances(type, input, own) >= minWeight)
      return { value: type, evidence: found.evidence, question: null }
  }
  if (ofPlots && objectKind.value !== 'land-forst')
    return { value: 'grundstueck', evidence: objectKind.evidence, question: null }
  const question =
    objectKind.evidence.length === 0
      ? 'Was wird verkauft, und wer verkauft es: der Eigentümer oder ein Bauträger?'
      : null
  return { value: ordinaryTypeOf(objectKind.value), evidence: objectKind.evidence, question }
}

/** What a sale by who owns it is called, by what he sells. */
export function ordinaryTypeOf(kind: DealObjectKind): DealType {
  return BY_KIND[kind] ?? 'bestand'
}

/** A single wording of less weight says nothing by itself. */
const MIN_SIGN = 2

/** The types that single passages speak of, whatever the rest of the document says. */
export function typesIn(passages: readonly Passage[]): DealType[] {
  if (auctionProof(passages).length > 0) return ['zwangsversteigerung']
  return TYPE_SIGNS.filter(({ signs }) => signsOf(signs, passages).weight >= MIN_SIGN).map(({ type }) => type)
}

const BUILDERS: readonly DealType[] = ['fertighaus', 'neubau-bautraeger', 'sanierung-bautraeger']

function areAllPlots(parts: readonly Part[]): boolean {
  const units = parts.filter(({ kind }) => kind !== 'stellplatz')
  return units.length >= 2 && units.every(({ kind }) => kind === 'grundstueck')
}

/** Who sells, how young the building is and when it will be finished say something where words alone leave it open. */
function circumstances(type: DealType, { facts, objectKind, parts, day }: TypeInput, own: readonly Passage[]): number {
  if (type === 'paket') return parts.filter(({ kind }) => kind !== 'stellplatz').length >= 2 ? 2 : 0
  if (!BUILDERS.includes(type)) return 0
  const land = objectKind.value === 'grundstueck' && type !== 'fertighaus' ? -AGAINST : 0
  if (type === 'fertighaus') return land
  const seller = facts.anbieterArt?.value === 'Bauträger' ? 2 : 0
  const toFinish = finishedAfter(own, day) ? 3 : 0
  const built = Number(facts.baujahr?.value ?? NaN)
  // An old house for which a day of completion is set is renewed, not built.
  const isOldHouse = isOld(built, day) && !isUnderConstruction(own) && (toFinish === 0 || isAged(built, day))
  const ofNewBuilding = built >= yearOf(day) ? 2 : isOldHouse ? -AGAINST : 0
  return seller + toFinish + land + (type === 'neubau-bautraeger' ? ofNewBuilding : 0)
}

function isOld(built: number, day: CalendarDate): boolean {
  return built < yearOf(day) - YEARS_OF_FIRST_SALE
}

function isAged(built: number, day: CalendarDate): boolean {
  return built < yearOf(day) - YEARS_OF_USE
}

const TO_FINISH = regexp.giu`(?<!\p{L})(?:fertigstellung|fertig(?:gestellt)?|bezugsfertig\p{L}*|bauzeit|handover|completion|übergabe (?:der|des) (?:\p{L}*wohnung(?:en)?|\p{L}*h(?:aus|äuser)(?:es)?)|übergabe)(?!\p{L})[^.\n]{0,40}?(?<date>${DATE}|(?<=fertigstellung (?:bis |ende |voraussichtlich |in )?)20\d{2}(?!\d))`
/** A house that is lived in is handed over, too. */
const LEAVING = regexp.iu`zieh|${MOVING_OUT}|mieter|räum|eigentümer|bewohn|vereinbarung`

/** It is to be finished on a day to come. */
function finishedAfter(own: readonly Passage[], day: CalendarDate): boolean {
  return hitsOf(TO_FINISH, own).some(hit => {
    const date = lastDayOf(new RegExp(DATE, 'iu').exec(hit.text)?.[0] ?? `Ende ${hit.text.slice(-4)}`)
    return date !== undefined && date > day && !LEAVING.test(lineOf(hit))
  })
}

function isUnderConstruction(own: readonly Passage[]): boolean {
  return UNDER_CONSTRUCTION.some(pattern => hitsOf(pattern, own).length > 0)
}

/** What the object's kind and the year of the building leave possible. */
function mayBe(type: DealType, { facts, objectKind, day }: TypeInput, own: readonly Passage[]): boolean {
  if (objectKind.value === 'land-forst') return type === 'anteil'
  if (type === 'paket') return !isOneBlock(own) || isCalledPackage(own)
  if (type === 'anteil' || type === 'rueckmiete') return true
  if (objectKind.value === 'gewerbe') return type === 'neubau-bautraeger'
  const built = Number(facts.baujahr?.value ?? NaN)
  if (type === 'fertighaus') return !isOld(built, day) || isUnderConstruction(own)
  if (type === 'neubau-bautraeger' && isAged(built, day) && !isNew(own)) return false
  return type !== 'sanierung-bautraeger' || !(built >= yearOf(day) - YEARS_OF_FIRST_SALE || isFinished(own))
}

/** Where an old house stands, only these words make what is sold a new one. */
const NEW =
  /(?<!\p{L})(?:neubau\p{L}*|projektiert\p{L}*|errichtet|baut (?:ein|der|die)|rohbau|richtfest|baubeginn|im bau|bauvorhaben|neu gebaut)(?!\p{L})/giu

/** Works on a monument begin, too. */
const OF_EVERY_WORK = /^(?:baubeginn|bauvorhaben|im bau)$/iu
/** The buyer writes off what is refurbished (§§ 7h, 7i EStG), which is nothing that is built anew. */
const WRITTEN_OFF =
  /(?<!\p{L})(?:denkmal-?\s?(?:afa|abschreibung)|sonder-?afa denkmal|(?:denkmal-?)?sanierungs(?:anteil|kosten\s?anteil)|altbausubstanz|§§?\s?7\s?[hi](?!\p{L}))/giu

function isNew(own: readonly Passage[]): boolean {
  const isRefurbished = hitsOf(WRITTEN_OFF, own).length > 0
  return hitsOf(NEW, own).some(({ text }) => !isRefurbished || !OF_EVERY_WORK.test(text))
}

/** An old brochure of a house that was being built then. */
const UNDER_CONSTRUCTION = [
  /(?<!\p{L})(?:haus im bau|im bau befindlich\p{L}*|(?:derzeit|aktuell) im bau|baubeginn)(?!\p{L})/giu,
]
const FINISHED =
  /(?<!\p{L})(?:(?:19|20)\d{2}[^.\n]{0,25}(?:kern|komplett|voll)\p{L}*saniert|(?:kern|komplett|voll)\p{L}*saniert[^.\n]{0,12}(?:19|20)\d{2}|(?:wurde|worden)[^.\n]{0,60}(?:kern|komplett|voll)\p{L}*saniert|sanierung (?:ist )?(?:\p{L}+ )?abgeschlossen|abgeschlossene[rn]? (?:kern)?sanierung)/giu

function isFinished(own: readonly Passage[]): boolean {
  return hitsOf(FINISHED, own).some(
    ({ passage, start, end }) =>
      !/(?<!\p{L})(?:wird|werden|soll|bis (?:ende|mitte|anfang|zum))(?!\p{L})/iu.test(
        sentenceAround(passage.text, start, end),
      ),
  )
}

function signsOf(signs: readonly Sign[], own: readonly Passage[]): { weight: number; evidence: Evidence[] } {
  let weight = 0
  const evidence: Evidence[] = []
  for (const sign of signs) {
    const hits = hitsOf(sign.pattern, own).filter(
      hit => !sign.unless?.test(clauseOf(hit)) && !(sign.unlessDenied && isDenied(hit)),
    )
    const different = new Set(hits.map(({ text }) => text.toLowerCase().slice(0, 9)))
    // Two different wordings of one sign weigh more than one, but not twice as much.
    if (hits.length > 0) weight += sign.weight + (different.size > 1 ? 1 : 0)
    if (hits[0]) evidence.push(proofOf(hits[0]))
  }
  return { weight, evidence }
}

function isDenied({ passage, start, end }: Hit): boolean {
  const { text } = saidIn(passage)
  return denialOf(text, statementAround(text, start, end), start, end).denied
}

function lineOf(hit: Hit): string {
  return `${lineBefore(hit)}${hit.text}${lineAfter(hit)}`
}

/** What the hit's own sentence says of it, in its line. */
function clauseOf(hit: Hit): string {
  const [before] = lineBefore(hit).split(SENTENCE_END).slice(-1)
  const [after] = lineAfter(hit).split(SENTENCE_END)
  return `${before}${hit.text}${after}`
}

const SENTENCE_END = /(?<=[\p{Ll}\d)]{3}[.!?])\s(?=\p{Lu})/u

function auctionProof(passages: readonly Passage[]): Evidence[] {
  return hitsOf(
    /zwangsversteiger\p{L}*|versteigert|terminsbestimmung|aufhebung der gemeinschaft|zwangsvollstreckung/giu,
    passages,
  )
    .slice(0, 2)
    .map(proofOf)
}
