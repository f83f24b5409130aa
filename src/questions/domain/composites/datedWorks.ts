import { type CalendarDate, yearOf } from '#kernel/calendarDate.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import { isOfDatedPart, isOfTheWhole, type Remark, type Topic, TRADE_TOPICS } from '#extraction/domain/remark.ts'
import type { Finding } from '../answer.ts'
import { THRESHOLDS } from '../thresholds.ts'
import { GREEN, unjudged, yellow } from '../verdict.ts'

const OF_HEATING: Topic = 'heizungstechnik'
/** What is newer than the house by less belongs to its building, in years. */
const WITH_THE_HOUSE = 3
const MAX_TOLD = 3

/** When what was last renewed, where no sentence says so of the whole but its parts have years; null: they have none, or the text says it itself. */
export function datedWorks({ facts, numbers }: Offer, remarks: readonly Remark[], day: CalendarDate): Finding | null {
  const isSaid = facts.letzteModernisierung !== null || remarks.some(({ topic }) => topic === 'sanierungsumfang')
  if (isSaid || numbers.baujahr === null) return null
  const since = numbers.baujahr + WITH_THE_HOUSE
  const dated = remarks
    .flatMap(one =>
      isDated(one) && one.year !== null && one.year > since && one.year <= yearOf(day)
        ? [{ ...one, year: one.year }]
        : [],
    ) // prettier-ignore
    .toSorted((a, b) => b.year - a.year)
  const works = dated.filter((one, at) => dated.findIndex(other => other.topic === one.topic) === at)
  if (works.length === 0) return null
  const told = works.slice(0, MAX_TOLD)
  // A new boiler is no renewal of the house.
  const latest = works.find(({ topic }) => topic !== OF_HEATING)
  const isOld = latest !== undefined && isLongAgo(latest.year, day)
  const ofHeating = Math.max(numbers.heizungBaujahr ?? 0, ...works.flatMap(one => (one.topic === OF_HEATING ? [one.year] : []))) // prettier-ignore
  const whatElse = isLongAgo(ofHeating, day) ? 'Das Jüngste liegt' : 'Alles außer der Heizung liegt'
  return {
    state: 'belegt',
    answer: told.map(asTold).join('; '),
    evidence: told.map(({ evidence }) => evidence),
    inputs: ['baujahr'],
    ...(latest === undefined
      ? unjudged('Mehr als die Heizung wurde laut Text nicht erneuert. Fragen Sie nach den anderen Gewerken.')
      : isOld
        ? yellow(`${whatElse} über 20 Jahre zurück. Weitere Arbeiten stehen an.`)
        : GREEN),
    ...(latest === undefined && { stillOpen: true }),
  }
}

function isLongAgo(year: number, day: CalendarDate): boolean {
  return yearOf(day) - year > THRESHOLDS.oldModernisation
}

/** A part "aus dem Jahr 1986" names its year itself. */
function asTold({ year, meaning }: { readonly year: number; readonly meaning: string }): string {
  return meaning.includes(String(year)) ? meaning : `${meaning} (${year})`
}

function isDated(one: Remark): boolean {
  const { topic, certainty, scope } = one
  const isOwn = scope.time === 'now' && (scope.bearer === 'offer' || scope.bearer === 'building')
  return TRADE_TOPICS.includes(topic) && isOfDatedPart(one) && certainty === 'stated' && isOwn && isOfTheWhole(one)
}
