import type { Offer } from '#extraction/domain/offer.ts'
import type { Answer } from '#questions/domain/answer.ts'
import type { QuestionId } from '#questions/domain/catalogue.ts'
import { isNoField } from '#questions/domain/situation.ts'
import type { VerdictPoint } from './verdict.ts'
import { byWeight, isJudged, type NotesOf } from './judged.ts'

/** What an exposé of this kind should say and does not. */
export interface Silence {
  readonly id: QuestionId
  readonly question: string
  readonly weight: number
  /** German: that nothing is said, why it matters, what closes it. */
  readonly sentence: string
  readonly ask: string
  /** Document, office or expert. */
  readonly document: string
}

/** Lighter questions are open in every exposé. */
const MIN_WEIGHT = 3

const LEVY: QuestionId = 'weg-sonderumlage'

/** Who tells of a levy tells what the owners have dealt with and what is to be renewed, though not all of it. */
const TOLD_WITH_LEVY: readonly QuestionId[] = ['weg-protokolle', 'instandhaltungsstau']

/** Who tells of a part that is old tells what is to be renewed, and who names a right of way tells of the land register. */
const TOLD_BY: readonly (readonly [silent: QuestionId, by: readonly QuestionId[]])[] = [
  ['instandhaltungsstau', ['dach', 'fassade-daemmung', 'fenster', 'heizung-baujahr', 'elektrik', 'baeder-alter', 'leitungen-wasser', 'zustand']],
  ['grundbuch-abt2', ['wegerecht-leitungsrecht']],
] // prettier-ignore

/** Without what an exposé of this object need not say. */
export function withoutOfCourse(answers: readonly Answer[], offer: Offer): Answer[] {
  return answers.filter(({ id }) => !isOfCourse(id, offer))
}

/** What nobody writes because it goes without saying: a house with a plot of its own area and no sign of anything else is sold with its ground, and nobody lives on a building plot. The register still has to be read. Halves and terraced houses are often divided by the WEG without a word of it. */
function isOfCourse(id: QuestionId, offer: Offer): boolean {
  const { kind, numbers, flags } = offer
  if (kind === 'Grundstück' && id === 'vermietet') return isNoField({ offer })
  const isGround = id === 'eigentumsform' || id === 'erbbaurecht'
  const isOwn = numbers.grundstuecksflaeche !== null && numbers.hausgeldMonat === null && flags.erbbaurecht !== true
  if (offer.objectType === 'doppelhaushaelfte' || offer.objectType === 'reihenhaus') return false
  return isGround && isOwn && (kind === 'Haus' || kind === 'Mehrfamilienhaus' || kind === 'Grundstück')
}

/** "Was das Exposé verschweigt": open core questions, the weightiest first. @param points what decides: a levy that is worked out is told */
export function silences(
  answers: readonly Answer[],
  notesOf: NotesOf,
  points: readonly Pick<VerdictPoint, 'id'>[] = [],
): Silence[] {
  const levy = answers.find(({ id }) => id === LEVY)
  const isToldOfWorks = levy?.state === 'belegt' && levy.light !== 'grün'
  const blamed = answers.filter(one => one.state === 'belegt' && isJudged(one) && one.light !== 'grün').map(({ id }) => id) // prettier-ignore
  return answers
    .filter(({ state, core, weight }) => state === 'nicht im Exposé' && core && weight >= MIN_WEIGHT)
    .filter(({ id }) => !TOLD_BY.some(([silent, by]) => silent === id && by.some(one => blamed.includes(one))))
    .filter(({ id }) => id !== LEVY || !points.some(one => one.id === LEVY))
    .filter(({ id }) => !isToldOfWorks || !TOLD_WITH_LEVY.includes(id))
    .sort(byWeight)
    .map(({ id, question, weight, ...answer }) => {
      const { why, todo } = notesOf(id)
      const { ask, document } = answer.todo ?? todo
      const sentence = `Zu der Frage „${question}“ haben wir im Exposé nichts gefunden. ${why} Das klärt: ${document}.`
      return { id, question, weight, sentence, ask, document }
    })
}
