import type { Answer } from '#questions/domain/answer.ts'
import { citedIn } from '#questions/domain/cited.ts'
import { chapter, checklist, notice, paragraph } from '../blocks.ts'
import type { Block, Chapter } from '../report.ts'
import type { ReportInput } from '../reportInput.ts'
import { type LawCase, lawCaseOf } from './lawCase.ts'
import { type ChosenPoint, viewingRound, type ViewingStop } from './viewing/viewingRound.ts'
import { counted, sentence, wholeFindings } from './wording.ts'

const MAX_CAUSE_LENGTH = 90
/** As many as are worked off in one visit. */
const MAX_POINTS = 14
/** What any object of its kind asks for fills the sheet up to here, behind what this exposé triggers. */
const FILLED_TO = 10

/** What to look at on the spot, chosen for this object from our own list. */
export function besichtigungChapter({ judgement }: ReportInput): Chapter {
  const { assessment } = judgement
  const one = seenAs(lawCaseOf(assessment))
  const stops = onOneSheet(viewingRound(one, assessment.asked))
  const count = stops.reduce((sum, { points }) => sum + points.length, 0)
  return chapter({
    id: 'besichtigung',
    title: 'Blatt für die Besichtigung',
    blocks: [
      paragraph(opening(count, one)),
      ...hints(one),
      checklist(
        withCauseOnce(stops).flatMap(({ area, points }) =>
          points.map(point => ({ text: `${area}: ${point.look}`, ...detailOf(point) })),
        ),
      ),
    ],
  })
}

/** Of a house that is only ordered there is the plot to look at. */
function seenAs(one: LawCase): LawCase {
  return one.type === 'fertighaus' ? { ...one, kind: 'Grundstück' } : one
}

function opening(count: number, { kind, baujahr }: LawCase): string {
  const year = baujahr === null ? 'Baujahr unbekannt' : `Baujahr ${baujahr}`
  const traits = [kind ?? 'Art unbekannt', ...(kind === 'Grundstück' ? [] : [year])]
  const tools =
    kind === 'Grundstück'
      ? 'Nehmen Sie Flurkarte, Kompass und Gummistiefel mit, und kommen Sie am besten nach Regen.'
      : 'Nehmen Sie Taschenlampe, Meterstab, Feuchtemessgerät und Grundriss mit.'
  return `${counted(count, 'Punkt', 'Punkte')} für dieses Objekt (${traits.join(', ')}). ${tools}`
}

function hints({ auction, let: isLet, neubau, kind, type }: LawCase): Block[] {
  const texts = [
    ...(auction
      ? [
          'In der Zwangsversteigerung muss Sie niemand hineinlassen. Fragen Sie den Eigentümer oder Mieter freundlich; sonst bleiben Ihnen das Gutachten des Gerichts und der Blick von außen.',
        ]
      : []),
    ...(isLet && !auction && type !== 'rueckmiete'
      ? [
          'Das Objekt ist ganz oder teilweise vermietet: Der Termin muss mit dem Mieter abgesprochen sein, und Fotos in seinen Räumen brauchen seine Erlaubnis.',
        ]
      : []),
  ]
  const toBeBuilt = type === 'fertighaus' || (neubau && kind !== 'Grundstück')
  return [...texts, ...(toBeBuilt ? [NOT_BUILT] : [])].map(text => notice(text))
}

const NOT_BUILT =
  'Ist noch nicht gebaut, sehen Sie sich ein fertiges Haus desselben Anbieters an, und sprechen Sie mit dessen Bewohnern.'

/** What this exposé triggers first, then the most urgent of each place, as long as there is room; back in the order of the walk. */
function onOneSheet(stops: readonly ViewingStop[]): readonly ViewingStop[] {
  const most = Math.max(...stops.map(({ points }) => points.length), 0)
  const ranked = Array.from({ length: most }, (_, rank) => stops.flatMap(({ points }) => points[rank] ?? [])).flat()
  const triggered = ranked.filter(isTriggered).slice(0, MAX_POINTS)
  const general = ranked.filter(point => !isTriggered(point)).slice(0, Math.max(FILLED_TO - triggered.length, 0))
  const kept = new Set([...triggered, ...general])
  return stops
    .map(({ area, points }) => ({ area, points: points.filter(point => kept.has(point)) }))
    .filter(({ points }) => points.length > 0)
}

/** By something that the exposé says, not by its silence. */
function isTriggered({ cause, always }: ChosenPoint): boolean {
  return always === true || isSaid(cause)
}

function isSaid(cause: Answer | null): cause is Answer {
  return cause !== null && cause.state !== 'nicht im Exposé'
}

/** One cause is beside the first point that it makes urgent, not beside all of them. */
function withCauseOnce(stops: readonly ViewingStop[]): readonly ViewingStop[] {
  const named = new Set<string>()
  return stops.map(({ area, points }) => ({
    area,
    points: points.map(point => {
      if (!point.cause) return point
      const isNamed = named.has(point.cause.id)
      named.add(point.cause.id)
      return isNamed ? { ...point, cause: null } : point
    }),
  }))
}

/** What of this exposé makes one look; where it is merely silent, what to look at says enough. */
function detailOf(point: ChosenPoint): { detail?: string } {
  const detail = isSaid(point.cause) && !isNone(point.cause) ? causeSentence(point.cause) : null
  return detail === null ? {} : { detail }
}

/** That there is none is what one looks at the lack of for, and no finding about a thing. */
function isNone({ answer }: Answer): boolean {
  return ['Nein', 'Kein'].some(no => answer.startsWith(no))
}

/** null: where words were sighted that say nothing alone, what to look at says enough. */
function causeSentence({ light, state, evidence, answer }: Answer): string | null {
  const short = wholeFindings(answer, MAX_CAUSE_LENGTH)
  if (light === 'rot') return `Roter Befund: ${sentence(short)}`
  if (light === 'gelb') return `Gelber Befund: ${sentence(short)}`
  if (state === 'unsicher') {
    const said = citedIn(evidence)
    return said === null ? null : `Das Exposé sagt: ${said}.`
  }
  return `${state === 'belegt' ? 'Das Exposé sagt' : 'Noch nicht geklärt'}: ${sentence(short)}`
}
