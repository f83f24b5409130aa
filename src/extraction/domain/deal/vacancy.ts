import { type CalendarDate, yearOf } from '#kernel/calendarDate.ts'
import type { Evidence } from '#kernel/evidence.ts'
import { regexp } from '#kernel/regexp.ts'
import type { Facts } from '../facts.ts'
import { withPaidRent } from '../against/promisedRent.ts'
import { COUNT, countFrom } from '../numbers.ts'
import { objectKindOf, objectTypeOf } from '../objectType.ts'
import type { Passage } from '../passages.ts'
import { sentenceAround } from '../scope/negation.ts'
import { saidIn } from '../scope/said.ts'
import { scopeOf } from '../scope/scopeOf.ts'
import type { Deal } from './deal.ts'
import { hitsOf, ownText, proofOf } from './ownText.ts'

/** How many of a house's flats stand empty, as the text or a list counts them. */
export interface Vacancy {
  readonly empty: number
  /** Flats of the house. */
  readonly all: number
  /** The text counts those that are let: the others are not lived in by the owner. */
  readonly isLetTold: boolean
  /** Of the empty ones those that nobody can live in as they are; null: not told. */
  readonly gutted: number | null
  readonly evidence: readonly Evidence[]
}

const FLATS = String.raw`(?:Wohnungen|Wohneinheiten|Mietwohnungen|Mieteinheiten|Einheiten|Apartments|Appartements|WE|Whg\.?)(?!\p{L})`
const NOW = String.raw`(?:(?:derzeit|aktuell|zurzeit|zur\szeit|momentan|noch|davon|heute|bereits)\s){0,2}`
const EMPTY = String.raw`(?:leer(?:stehend)?|unvermietet|nicht\s(?:mehr\s)?vermietet|ohne\sMieter|unbewohnt)`
const NOT_BEHIND = String.raw`(?<!\p{L}|\d|\d[.,])`
/** "3 der 12 Wohnungen stehen leer", "7 WE leer" */
const COUNTED = regexp.giu`${NOT_BEHIND}(?<count>${COUNT})\s(?:(?:der|von|von\sden|dieser)\s(?:(?<of>${COUNT})\s)?)?(?:\p{L}+\s)?${FLATS}[,:\s]{0,3}(?:(?:sind|stehen|steht|ist)\s)?${NOW}${EMPTY}(?!\p{L})`
/** "Derzeit stehen zwei Wohnungen leer" */
const TURNED = regexp.giu`(?<!\p{L})(?:stehen|sind)\s${NOW}(?<count>${COUNT})\s(?:(?:der|von|von\sden)\s)?(?:(?<of>${COUNT})\s)?(?:\p{L}+\s)?${FLATS}\s${NOW}${EMPTY}(?!\p{L})`
/** "Von 24 Wohnungen stehen sieben leer" */
const OF_ALL = regexp.giu`(?<!\p{L})von\s(?:den\s|insgesamt\s)?(?<of>${COUNT})\s(?:\p{L}+\s)?${FLATS}\s(?:sind|stehen)\s${NOW}(?<count>${COUNT})\s${NOW}${EMPTY}(?!\p{L})`
const NAMED = regexp.giu`${NOT_BEHIND}(?<count>${COUNT})\s(?:leere|leerstehende|unvermietete|nicht\svermietete|unbewohnte)n?\s(?:\p{L}+\s)?${FLATS}`
/** "eine Wohnung ist kalkulatorisch angesetzt, sie steht zurzeit leer" */
const ONE = regexp.giu`${NOT_BEHIND}(?<count>eine)\s(?:(?:der|von)\s(?:den\s)?(?:\p{L}+\s){1,2})?(?:Wohnung|Einheit|Mietwohnung)(?!\p{L})(?![^.;]{0,90}(?<!\p{L})andere)[^.;]{0,90}?\s(?:steht|ist)\s${NOW}${EMPTY}(?!\p{L})`
const FIELD = regexp.giu`(?<!\p{L})Leerstand(?:squote)?[:¦\s]{1,4}(?:ca\.\s|derzeit\s|aktuell\s)?(?<count>${COUNT})\s${FLATS}`
/** "17 der 24 Wohnungen sind vermietet" */
const LET_OF = regexp.giu`${NOT_BEHIND}(?<let>${COUNT})\s(?:der|von|von\sden)\s(?<of>${COUNT})\s${FLATS}\s(?:(?:sind|ist)\s)?${NOW}(?:vermietet|belegt|bewohnt)(?!\p{L})`
/** "der 17 vermieteten Wohnungen" */
const LET = regexp.giu`${NOT_BEHIND}(?<let>${COUNT})\s(?:vermieteten?|belegten?)\s${FLATS}`
const GUTTED = regexp.giu`${NOT_BEHIND}(?<count>${COUNT})\s(?:(?:der|von|davon)\s(?:\p{L}+\s)?)?(?:${FLATS}\s)?(?:[^.;¦\d]{0,40}\s)?(?:entkernt|im\sRohbau(?:zustand)?|unbewohnbar|nicht\sbewohnbar|ausgebrannt|rückgebaut)(?!\p{L})`
/** "2019 standen noch drei leer", "im Nachbarhaus" */
const NOT_HERE_NOW = /(?<!\p{L})(?:standen|stand|waren|war|nachbar\p{L}*|nebenhaus|gegenüber)(?!\p{L})/iu
const MAX_FLATS = 400

/** null: all are let or all are empty, nobody counts them, or no house of several flats is sold. */
export function vacancyOf(
  passages: readonly Passage[],
  { objektart, einheiten }: Facts,
  day: CalendarDate,
): Vacancy | null {
  const type = typeof objektart?.value === 'string' ? objectTypeOf(objektart.value) : null
  const all = einheiten?.value
  if (type === null || objectKindOf(type) !== 'Mehrfamilienhaus' || typeof all !== 'number' || all > MAX_FLATS)
    return null
  const own = ownText(passages)
  const found = [COUNTED, TURNED, OF_ALL, NAMED, ONE, FIELD, LET_OF, LET].flatMap(pattern =>
    countsIn(own, pattern, day).flatMap(({ groups, evidence }) => {
      const of = countFrom(groups['of'] ?? '')
      if (of !== undefined && of !== all) return []
      const let_ = countFrom(groups['let'] ?? '')
      const count = let_ === undefined ? countFrom(groups['count'] ?? '') : all - let_
      return count !== undefined && count > 0 && count < all ? [{ count, isLetTold: let_ !== undefined, evidence }] : []
    }),
  )
  const empty = Math.max(0, ...found.map(({ count }) => count))
  if (empty === 0) return null
  const guttedAt = countsIn(own, GUTTED, day).flatMap(({ groups, evidence }) => {
    const count = countFrom(groups['count'] ?? '')
    return count !== undefined && count <= empty ? [{ count, evidence }] : []
  })
  const [gutted] = guttedAt
  return {
    empty,
    all,
    isLetTold: found.some(one => one.isLetTold && one.count === empty),
    gutted: gutted?.count ?? null,
    evidence: [...found.filter(({ count }) => count === empty), ...guttedAt.slice(0, 1)].map(one => one.evidence),
  }
}

/** A house with some flats empty is let in part, whatever a heading says of it. */
export function withPartlyLet(facts: Facts, passages: readonly Passage[], day: CalendarDate): Facts {
  return withPaidRent(letInPart(facts, passages, day))
}

function letInPart(facts: Facts, passages: readonly Passage[], day: CalendarDate): Facts {
  const said = facts.vermietet?.value
  const vacancy = said === 'teilweise' ? null : vacancyOf(passages, facts, day)
  if (!vacancy) return facts
  // The owner may live in the flats that are not counted, but hardly in three.
  const mayBeOwners = !vacancy.isLetTold && vacancy.all - vacancy.empty < FLATS_OF_OTHERS
  if (said === false && mayBeOwners) return facts
  const evidence = [...vacancy.evidence]
  return { ...facts, vermietet: { value: 'teilweise', mentions: evidence.length, evidence, confidence: SURE } }
}

const FLATS_OF_OTHERS = 3
/** As of prose. */
const SURE = 0.87

function countsIn(
  passages: readonly Passage[],
  pattern: RegExp,
  day: CalendarDate,
): { readonly groups: Readonly<Record<string, string | undefined>>; readonly evidence: Evidence }[] {
  return hitsOf(pattern, passages).flatMap(hit => {
    const { bearer, time, stance } = scopeOf(saidIn(hit.passage), hit.start, hit.end, {
      matter: 'thing',
      toBeBuilt: false,
      today: yearOf(day),
    })
    if (NOT_HERE_NOW.test(sentenceAround(hit.passage.text, hit.start, hit.end))) return []
    if (bearer === 'other' || bearer === 'surroundings' || time !== 'now' || stance === 'denied') return []
    return [{ groups: new RegExp(pattern.source, 'iu').exec(hit.text)?.groups ?? {}, evidence: proofOf(hit) }]
  })
}

/** Flats of a house that stand empty: as the text counts them, else those that its list calls free beside others; null: nothing tells. */
export function emptyFlatsOf({ vacancy, parts }: Pick<Deal, 'vacancy' | 'parts'>): number | null {
  if (vacancy) return vacancy.empty
  const flats = parts.filter(({ kind }) => kind === 'wohnung')
  const free = flats.filter(one => one.let === false).length
  return flats.length > 1 && free > 0 ? free : null
}
