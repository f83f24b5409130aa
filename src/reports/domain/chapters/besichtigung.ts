import type { Answer } from '#questions/domain/answer.ts'
import type { Block, Chapter } from '../report.ts'
import type { ReportInput } from '../reportInput.ts'
import { type LawCase, lawCaseOf } from './lawCase.ts'
import { type ChosenPoint, viewingRound, type ViewingStop } from './viewing/viewingRound.ts'
import { counted, sentence, shortened } from './wording.ts'

const LONGEST_CAUSE = 90
/** As many as stand on one sheet. */
const MOST_POINTS = 20

/** What to look at on the spot, chosen for this object from our own list. */
export function besichtigungChapter({ judgement }: ReportInput): Chapter {
  const { assessment } = judgement
  const one = lawCaseOf(assessment)
  const stops = onOneSheet(viewingRound(one, assessment.answers))
  const count = stops.reduce((sum, { points }) => sum + points.length, 0)
  return {
    id: 'besichtigung',
    title: 'Blatt für die Besichtigung',
    light: null,
    locked: false,
    blocks: [
      { kind: 'text', text: opening(count, one) },
      ...hints(one),
      {
        kind: 'checklist',
        items: withCauseOnce(stops).flatMap(({ area, points }) =>
          points.map(point => ({ text: `${area}: ${point.look}`, detail: detailOf(point) })),
        ),
      },
    ],
  }
}

function opening(count: number, { kind, baujahr }: LawCase): string {
  const year = baujahr === null ? 'Baujahr unbekannt' : `Baujahr ${baujahr}`
  const traits = [kind ?? 'Art unbekannt', ...(kind === 'Grundstück' ? [] : [year])]
  const tools =
    kind === 'Grundstück'
      ? 'Nehmen Sie Flurkarte, Kompass und Gummistiefel mit, und kommen Sie am besten nach Regen.'
      : 'Nehmen Sie Taschenlampe, Meterstab, Feuchtemessgerät und Grundriss mit, und kommen Sie bei Tageslicht.'
  return `${counted(count, 'Punkt', 'Punkte')} für dieses Objekt (${traits.join(', ')}), die dringendsten zuerst gewählt. ${tools}`
}

function hints({ auction, let: isLet, neubau, kind }: LawCase): Block[] {
  const texts = [
    ...(auction
      ? [
          'In der Zwangsversteigerung muss Sie niemand hineinlassen. Fragen Sie den Eigentümer oder Mieter freundlich; sonst bleiben Ihnen das Gutachten des Gerichts und der Blick von außen.',
        ]
      : []),
    ...(isLet && !auction
      ? [
          'Das Objekt ist ganz oder teilweise vermietet: Der Termin muss mit dem Mieter abgesprochen sein, und Fotos in der Wohnung brauchen seine Erlaubnis.',
        ]
      : []),
  ]
  return [...texts, ...(neubau && kind !== 'Grundstück' ? [NOT_BUILT] : [])].map(text => ({ kind: 'notice', text }))
}

const NOT_BUILT =
  'Ist noch nicht gebaut, sehen Sie sich Baustelle, Musterwohnung und ein fertiges Haus desselben Bauträgers an, und sprechen Sie mit dessen Bewohnern. Die Liste gilt dann für Zwischentermine und die Abnahme.'

/** The most urgent of each place first, as long as there is room; back in the order of the walk. */
function onOneSheet(stops: readonly ViewingStop[]): readonly ViewingStop[] {
  const most = Math.max(...stops.map(({ points }) => points.length), 0)
  const ranked = Array.from({ length: most }, (_, rank) => stops.flatMap(({ points }) => points[rank] ?? [])).flat()
  const kept = new Set(ranked.slice(0, MOST_POINTS))
  return stops
    .map(({ area, points }) => ({ area, points: points.filter(point => kept.has(point)) }))
    .filter(({ points }) => points.length > 0)
}

/** One cause stands beside the first point that it makes urgent, not beside all of them. */
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

function detailOf({ why, cause }: ChosenPoint): string {
  return cause ? causeSentence(cause) : why
}

function causeSentence({ light, state, question, answer }: Answer): string {
  const short = shortened(answer, LONGEST_CAUSE)
  if (light === 'rot') return `Roter Befund: ${sentence(short)}`
  if (light === 'gelb') return `Gelber Befund: ${sentence(short)}`
  if (state === 'unsicher') return `Nicht sicher gelesen: ${question}`
  return state === 'nicht im Exposé' ? `Offen im Exposé: ${question}` : `Noch nicht geklärt: ${sentence(short)}`
}
