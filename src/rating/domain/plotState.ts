import type { CalendarDate } from '#kernel/calendarDate.ts'
import { euro, largerOf, type Money, smallerOf } from '#kernel/money.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import type { Remark } from '#extraction/domain/remark.ts'
import { type OpenRight, type PlotRight, plotRightOf } from '#extraction/domain/statements/plotRight.ts'
import { ANTEIL_AM_BODENRICHTWERT } from '#reference/market/verfahrensannahmen.ts'
import type { QuestionId } from '#questions/domain/catalogue.ts'
import type { Appraisal } from '#valuation/domain/appraisal.ts'
import type { StillToPay } from '#valuation/domain/plotValue.ts'
import { namedWorth, type Worth } from '#valuation/domain/worth.ts'
import { type OpenState, outcomesSentence } from './openState.ts'
import type { VerdictPoint } from './verdict.ts'

/** What is open of the right to build on a plot and to come there: its two prices, and what to settle before any. */
export function plotOpen(
  offer: Pick<Offer, 'deal' | 'numbers'>,
  remarks: readonly Remark[],
  day: CalendarDate,
  appraisal: Pick<Appraisal, 'bodenrichtwert'>,
  flags: StillToPay,
  worth: Worth | null,
): { readonly states: readonly OpenState[]; readonly points: readonly VerdictPoint[] } {
  const right = offer.deal?.type.value === 'grundstueck' ? plotRightOf(remarks, day) : null
  if (!right || (!right.building && right.access.length === 0)) return { states: [], points: [] }
  const states = plotStates(right, offer, appraisal, flags, worth)
  return { states, points: plotRightPoints(right, states) }
}

/** With the right that is open and without it: garden or meadow then. Empty: no price is known, or it would be no less. */
function plotStates(
  right: PlotRight,
  { numbers }: Pick<Offer, 'numbers'>,
  { bodenrichtwert }: Pick<Appraisal, 'bodenrichtwert'>,
  flags: StillToPay,
  worth: Worth | null,
): OpenState[] {
  const named = namedWorth(worth)
  const area = numbers.grundstuecksflaeche
  if (!named || !bodenrichtwert || !area) return []
  const { gartenland, bauerwartungHoch } = ANTEIL_AM_BODENRICHTWERT
  const whole = bodenrichtwert.value * area
  const limit = smallerOf(inSteps(whole * gartenland), named.ceiling)
  if (limit.cents <= 0 || limit.cents === named.ceiling.cents) return []
  const isExpected = right.building?.kind === 'erwartung'
  const still = (flags.freilegung?.value ?? 0) + (flags.erschliessung?.value ?? 0) * area
  const [id, what] = wordsOf(right)
  return [
    {
      id,
      name: `${what} nicht gesichert`,
      outcomes: [
        {
          when: isExpected ? 'Bauland zu erwarten ist' : `${what} gesichert`,
          limit: named.ceiling,
          atUsualRent: false,
        },
        { when: isExpected ? 'es Grünland bleibt' : 'nicht gesichert, als Gartenland', limit, atUsualRent: false },
      ],
      isEven: true,
      // What buyers take off for the second row and for long lines is an assumption, and turns no light red by itself.
      atBest: largerOf(inSteps(whole * (isExpected ? bauerwartungHoch : 1) - still), named.ceiling),
    },
  ]
}

/** €: nobody takes it for exact. */
const STEP = 500

function inSteps(value: number): Money {
  return euro(Math.max(0, Math.floor(value / STEP) * STEP))
}

function wordsOf({ building, access }: PlotRight): readonly [QuestionId, string] {
  if (!building) return ['wegerecht-leitungsrecht', 'Zufahrt']
  return ['baurecht', access.length > 0 ? 'Baurecht und Zufahrt' : 'Baurecht']
}

/** Before every price, with both prices at the first of them. */
function plotRightPoints(right: PlotRight, states: readonly OpenState[]): VerdictPoint[] {
  const both = states.map(outcomesSentence).join(' ')
  const points: VerdictPoint[] = [
    ...(right.building ? [{ id: 'baurecht', sentence: BUILDING[right.building.kind], change: null, evidence: right.building.evidence }] : []),
    ...(right.access.length > 0 ? [{ id: 'wegerecht-leitungsrecht', sentence: ACCESS, change: null, evidence: right.access }] : []),
  ] // prettier-ignore
  return points.map((point, at) => (at === 0 && both ? { ...point, sentence: `${point.sentence} ${both}` } : point))
}

const UNTIL =
  'Kaufen Sie erst nach einem positiven Vorbescheid, oder mit einem Rücktrittsrecht für den Fall, dass er ausbleibt.'

const BUILDING: Readonly<Record<OpenRight, string>> = {
  beantragt: `Das Baurecht ist nicht gesichert: Der Antrag auf Vorbescheid ist laut Exposé noch nicht beschieden. ${UNTIL}`,
  zurueckgezogen: `Das Baurecht ist nicht gesichert: Eine Bauvoranfrage wurde laut Exposé zurückgezogen, eine Antwort des Bauamts gibt es nicht. ${UNTIL}`,
  vermutet: `Das Baurecht ist nicht gesichert: Eine Vermutung oder mündliche Auskunft bindet kein Bauamt (§ 38 VwVfG). ${UNTIL}`,
  'zweite-reihe': `Das Baurecht ist nicht gesichert: Für die zweite Reihe nennt das Exposé weder Bebauungsplan noch Vorbescheid, und § 34 BauGB verlangt, dass sich das Haus einfügt. ${UNTIL}`,
  abgelaufen: `Das Baurecht ist nicht gesichert: Der Vorbescheid ist älter als drei Jahre und damit meist abgelaufen. ${UNTIL}`,
  erloschen: `Das Baurecht ist nicht gesichert: Der frühere Vorbescheid ist laut Exposé abgelaufen. ${UNTIL}`,
  abgelehnt: `Das Baurecht ist nicht gesichert: Ein Antrag wurde laut Exposé schon abgelehnt. ${UNTIL}`,
  verneint: `Hier darf laut Exposé nicht gebaut werden: Das Amt hat die Bebauung abgelehnt. Gerechnet ist es als Gartenland, mit einem Zehntel des Bodenrichtwerts (Annahme). ${UNTIL}`,
  feld: `Hier darf laut Exposé nicht gebaut werden: Das Amt hat es abgelehnt, weil es Außenbereich ist (§ 35 BauGB). Gerechnet ist es als Wiese; der Bodenrichtwert für Bauland gilt dafür nicht. ${UNTIL}`,
  aussenbereich: `Das Baurecht ist nicht gesichert: Im Außenbereich darf ein Wohnhaus nur ausnahmsweise gebaut werden (§ 35 BauGB). ${UNTIL}`,
  'plan-aussteht':
    'Das Baurecht ist nicht gesichert: Der Bebauungsplan ist laut Exposé noch nicht in Kraft (§ 10 Abs. 3 BauGB). Kaufen Sie erst danach, oder mit einem Rücktrittsrecht für den Fall, dass er ausbleibt.',
  landwirtschaft: `Das Baurecht ist nicht gesichert: Der Flächennutzungsplan zeigt hier keine Baufläche. ${UNTIL}`,
  flaechennutzungsplan: `Das Baurecht ist nicht gesichert: Ein Flächennutzungsplan gibt noch keines (§ 30, § 34 BauGB). ${UNTIL}`,
  erwartung:
    'Das Grundstück ist noch kein Bauland: Ohne Bebauungsplan in Kraft gibt es kein Baurecht (§ 30 BauGB), und niemand schuldet einen Bebauungsplan. Fragen Sie die Gemeinde nach Stand, Zeit und Kosten der Erschließung.',
}

/** § 4 (1) MBO; § 1018 BGB */
const ACCESS =
  'Die Zufahrt ist nicht gesichert: Ohne öffentlich-rechtlich gesicherte Zufahrt gibt es keine Baugenehmigung, ohne Grunddienstbarkeit darf der Nachbar sie sperren. Zahlen Sie erst, wenn Wege- und Leitungsrecht und, wo das Land sie kennt, die Baulast eingetragen sind.'
