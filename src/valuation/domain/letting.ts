import type { CalendarDate } from '#kernel/calendarDate.ts'
import { germanPercent, percent } from '#kernel/share.ts'
import { VERMIETET } from '#reference/market/bewertungsmodell.ts'
import type { Adjustment } from './adjustment.ts'
import type { Location } from './locate.ts'
import type { MarketObject } from './marketObject.ts'
import { rentLevel } from './rentLevel.ts'

const SOURCE =
  'Gutachterausschuss Hamburg, Immobilienmarktbericht 2026 (2.815 Verkäufe) und NRW 2024 (52 Gutachterausschüsse); zwischen beiden gerade'

/** What a let home brings against a free one: the less its rent is of its price, the less. None for a house of flats, which is let as such. */
export function letStep(location: Location, object: MarketObject, free: number, day: CalendarDate): Adjustment[] {
  const part = object.letPart ?? (object.vermietet === true ? 1 : 0)
  if (part === 0 || object.art === 'Mehrfamilienhaus') return []
  const rendite = (rentLevel(location, object, day).rent.mid * 12) / free
  const factor = 1 - part * (1 - letFactor(rendite))
  const label = part === 1 ? 'Vermietet' : `Vermietet zu ${germanPercent(percent(Math.round(100 * part)))}`
  return [{ id: 'vermietet', label, factor, source: SOURCE }]
}

/** @param rendite market rent of a year over the price of a free home */
function letFactor(rendite: number): number {
  const above = VERMIETET.findIndex(([at]) => at >= rendite)
  const [left, right] = [VERMIETET[above - 1], VERMIETET[above]]
  if (!right) return VERMIETET.at(-1)?.[1] ?? 1
  if (!left) return right[1]
  return left[1] + ((rendite - left[0]) / (right[0] - left[0])) * (right[1] - left[1])
}
