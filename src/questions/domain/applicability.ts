import type { ObjectKind } from '#extraction/domain/objectType.ts'
import { firstSale } from '#extraction/domain/offer.ts'
import type { Remark } from '#extraction/domain/remark.ts'
import type { State } from './answer.ts'
import { isErbbau } from './judges/law.ts'
import type { QuestionId } from './catalogue.ts'
import { asksForNoClass } from './energyClasses.ts'
import type { Audience, Known, Question } from './question.ts'

/** Letters that make a question core: asked of every object of the kind, whatever the exposé says. */
const BUILDING: readonly Audience[] = ['A', 'B']
const CORE: Readonly<Record<ObjectKind, readonly Audience[]>> = {
  Wohnung: [...BUILDING, 'W'],
  Haus: [...BUILDING, 'H'],
  Mehrfamilienhaus: [...BUILDING, 'M'],
  Grundstück: ['A', 'G'],
  Gewerbe: BUILDING,
}
/** Not knowing the kind, we ask what flats and what houses are asked. */
const CORE_OF_UNKNOWN: readonly Audience[] = [...BUILDING, 'W', 'H']
/** Never asked of others, even when the exposé speaks of it: it means nothing to them. */
const BY_PURPOSE: readonly Audience[] = ['K', 'L']

/** Answered for every exposé, be it with "none found", so that the answer proves nothing about its completeness. */
const ALWAYS_ANSWERED: readonly QuestionId[] = ['euphemismen']

/** Questions of less weight are answered where the exposé speaks of them, but not put, and do not count. */
export const MIN_ASKED = 2

/** True when the question is put to this object. Others are shown only when the exposé itself answers them. */
export function isAsked(question: Question, known: Known, remarks: readonly Remark[]): boolean {
  if (question.onlyIf && !question.onlyIf(known)) return false
  if (asksForNoClass(question.id, known.offer.kind)) return false
  const letters = [...lettersOf(known.offer.kind), ...purposes(known, remarks)]
  return question.audience.some(letter => letters.includes(letter))
}

/** What the exposé says is never dropped because of the kind of object: a Sonderumlage of a house, a cellar on a plot. */
export function mayStillBeShown(question: Question): boolean {
  return question.onlyIf === undefined && question.audience.some(letter => !BY_PURPOSE.includes(letter))
}

/**
 * Whether the answer counts for the Belegquote. What only a calculation or another document answers does not: no exposé
 * could prove it.
 * On a plot the questions on buildings count when they are answered ("Grundstück mit Altbestand"), so that the quote
 * cannot rise when the kind of object is not said.
 */
export function isCore(question: Question, kind: ObjectKind | null, state: State): boolean {
  if (question.weight < MIN_ASKED || question.onlyIf !== undefined || !canBeStated(question)) return false
  if (ALWAYS_ANSWERED.includes(question.id) || asksForNoClass(question.id, kind)) return false
  if (question.audience.some(letter => lettersOf(kind).includes(letter))) return true
  return kind === 'Grundstück' && question.audience.includes('B') && isProven(state)
}

/** While the kind is unknown, answers to the questions of one kind count as open: nobody knows whether they belong here. */
export function countsAsProven(question: Question, kind: ObjectKind | null, state: State): boolean {
  return isProven(state) && (kind !== null || question.audience.some(letter => BUILDING.includes(letter)))
}

function isProven(state: State): boolean {
  return state === 'belegt' || state === 'berechnet'
}

export function isOnlyComputed({ answeredBy }: Question): boolean {
  return answeredBy.every(source => 'computed' in source)
}

/** By a fact or in the text; calculations and documents beside the exposé do not count. */
function canBeStated({ answeredBy }: Question): boolean {
  return answeredBy.some(source => 'fact' in source || 'topic' in source)
}

function lettersOf(kind: ObjectKind | null): readonly Audience[] {
  return kind === null ? CORE_OF_UNKNOWN : CORE[kind]
}

function purposes(known: Known, remarks: readonly Remark[]): Audience[] {
  const letters: Audience[] = []
  const { vermietet, deal } = known.offer
  const isLet = vermietet === true || vermietet === 'teilweise' || deal?.type.value === 'rueckmiete'
  if (known.lens === 'kapitalanlage') letters.push('K')
  if (isLet || known.lens === 'kapitalanlage') letters.push('L')
  if (firstSale(known.offer, known.day) === true) letters.push('N')
  const spoken = remarks.some(({ topic, certainty }) => topic === 'erbbau' && certainty === 'stated')
  if (isErbbau(known) || spoken) letters.push('E')
  return letters
}
