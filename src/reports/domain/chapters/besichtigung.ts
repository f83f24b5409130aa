import type { Answer } from '#questions/domain/answer.ts'
import type { Block, Chapter } from '../report.ts'
import type { ReportInput } from '../reportInput.ts'
import { type LawCase, lawCaseOf } from './lawCase.ts'
import { type ChosenPoint, viewingRound, type ViewingStop } from './viewing/viewingRound.ts'
import { counted, sentence, shortened } from './wording.ts'

const LONGEST_CAUSE = 120

/** What to look at on the spot, chosen for this object from our own list. */
export function besichtigungChapter({ judgement }: ReportInput): Chapter {
  const { assessment } = judgement
  const one = lawCaseOf(assessment)
  const stops = viewingRound(one, assessment.answers)
  const count = stops.reduce((sum, { points }) => sum + points.length, 0)
  return {
    id: 'besichtigung',
    title: 'Checkliste für die Besichtigung',
    light: null,
    locked: false,
    blocks: [
      { kind: 'text', text: opening(count, one) },
      ...hints(one),
      ...withCauseOnce(stops).flatMap(({ area, points }): Block[] => [
        { kind: 'heading', text: area },
        { kind: 'checklist', items: points.map(point => ({ text: point.look, detail: detailOf(point) })) },
      ]),
    ],
  }
}

function opening(count: number, { kind, baujahr }: LawCase): string {
  const year = baujahr === null ? 'Baujahr unbekannt' : `Baujahr ${baujahr}`
  const traits = [kind ?? 'Art unbekannt', ...(kind === 'Grundstück' ? [] : [year])]
  const expert =
    kind === 'Grundstück'
      ? ''
      : ' Bei Rissen, Feuchte oder Holzschäden nehmen Sie einen Bausachverständigen mit; diese Liste ersetzt ihn nicht.'
  const tools =
    kind === 'Grundstück'
      ? 'Nehmen Sie Flurkarte, Kompass und Gummistiefel mit. Kommen Sie bei Tageslicht, am besten nach Regen. Fotografieren Sie Grenzen, Zufahrt und Nachbarhäuser'
      : 'Nehmen Sie mit: Taschenlampe, Meterstab, Feuchtemessgerät, Steckdosenprüfer, Fernglas, den Grundriss. Kommen Sie bei Tageslicht, am besten nach Regen. Fotografieren Sie Typenschilder, Zähler und Schäden'
  return `${counted(count, 'Punkt', 'Punkte')}, ausgewählt für dieses Objekt (${traits.join(', ')}) nach offenen Fragen und Warnzeichen. ${tools}, und schreiben Sie am selben Tag auf, was gesagt wurde.${expert}`
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
  return cause ? `${why} ${causeSentence(cause)}` : why
}

function causeSentence({ light, state, question, answer }: Answer): string {
  const short = shortened(answer, LONGEST_CAUSE)
  if (light === 'rot') return `Roter Befund: ${sentence(short)}`
  if (light === 'gelb') return `Gelber Befund: ${sentence(short)}`
  if (state === 'unsicher') return `Nicht sicher gelesen: ${question}`
  return state === 'nicht im Exposé' ? `Offen im Exposé: ${question}` : `Noch nicht geklärt: ${sentence(short)}`
}
