import { type Answer, isOpen } from '#questions/domain/answer.ts'
import { isKnockout } from '#rating/domain/judged.ts'
import type { LawCase } from '../lawCase.ts'
import { INSIDE_POINTS } from './insidePoints.ts'
import { OUTSIDE_POINTS } from './outsidePoints.ts'
import { TRADE, VIEWING_AREAS, type ViewingArea, type ViewingPoint } from './viewingPoint.ts'

/** All that we know to look at, whatever the object. */
export const VIEWING_POINTS: readonly ViewingPoint[] = [...OUTSIDE_POINTS, ...INSIDE_POINTS]

/** What is to be looked at in one place of the walk. */
export interface ViewingStop {
  readonly area: ViewingArea
  readonly points: readonly ChosenPoint[]
}

export interface ChosenPoint extends ViewingPoint {
  /** The answer that makes it urgent; null: worth a look in any case. */
  readonly cause: Answer | null
}

/** More of one place is not worked off on a visit. On a plot there is nothing else to look at. */
const MAX_IN_AREA = 3
const MAX_ON_PLOT = 14

/** The points for this object, the most urgent of each place, in the order of a walk. Empty areas are left out. */
export function viewingRound(one: LawCase, answers: readonly Answer[]): readonly ViewingStop[] {
  const fitting = VIEWING_POINTS.filter(point => fits(point, one)).map(point => ({
    ...point,
    cause: causeOf(point, answers),
  }))
  return VIEWING_AREAS.flatMap(area => {
    const here = fitting.filter(
      point => point.area === area && (point.cause !== null || point.always === true || one.kind === 'Grundstück'),
    )
    const chosen = varied(here).slice(0, one.kind === 'Grundstück' ? MAX_ON_PLOT : MAX_IN_AREA)
    // Back in the order of the list: it is the order in which one passes them.
    return chosen.length > 0 ? [{ area, points: here.filter(point => chosen.includes(point)) }] : []
  })
}

/** The most urgent first; a point with the same cause as one before it comes later, so that one finding does not fill the list. */
function varied(points: readonly ChosenPoint[]): readonly ChosenPoint[] {
  const sorted = points.toSorted((a, b) => rankOf(b) - rankOf(a))
  const seen = new Set<string>()
  const rank = new Map(
    sorted.map(point => {
      const isRepeated = point.cause !== null && seen.has(point.cause.id)
      if (point.cause) seen.add(point.cause.id)
      return [point, rankOf(point) - (isRepeated && !point.always ? REPEATED : 0)]
    }),
  )
  return sorted.toSorted((a, b) => (rank.get(b) ?? 0) - (rank.get(a) ?? 0))
}

/** What is looked at in any case goes before all but what is red. */
function rankOf({ always, cause }: ChosenPoint): number {
  return Math.max(always ? ALWAYS : 0, urgency(cause))
}
const ALWAYS = 16

/** A repeated red finding still goes before any open question. */
const REPEATED = 7

function fits({ area, kinds, from, to, when }: ViewingPoint, one: LawCase): boolean {
  if (area === 'Keller' && one.cellar === false) return false
  const { baujahr } = one
  // A shop in a house of owners has their stairs and minutes, and no roof and garden of its own.
  const places = one.tradeUnit && kinds !== TRADE ? 'Wohnung' : (one.kind ?? 'Haus')
  // An object whose kind is not told is looked at like a house, which leaves out the least.
  if (!kinds.includes(places) || when?.(one) === false) return false
  if (baujahr === null) return !(one.neubau && to !== undefined)
  return (from === undefined || baujahr >= from) && (to === undefined || baujahr <= to)
}

/** The worst of what the point would settle: a bad finding before an open question, the weightier first. */
function causeOf({ settles }: ViewingPoint, answers: readonly Answer[]): Answer | null {
  const causes = answers.filter(answer => settles.includes(answer.id) && urgency(answer) > 0)
  return causes.toSorted((a, b) => urgency(b) - urgency(a))[0] ?? null
}

/** Higher is more urgent; 0: nothing to settle. */
function urgency(answer: Answer | null): number {
  if (answer === null) return 0
  if (isKnockout(answer)) return 30
  if (answer.light === 'rot') return 20 + answer.weight
  if (answer.light === 'gelb') return 10 + answer.weight
  return isOpen(answer) || answer.todo ? 1 + answer.weight : 0
}
