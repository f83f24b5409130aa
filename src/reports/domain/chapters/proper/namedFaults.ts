import type { Answer } from '#questions/domain/answer.ts'
import type { QuestionId } from '#questions/domain/catalogue.ts'
import { namedFinding } from '../questionLabels.ts'
import { spokenQuote } from '../wording.ts'

const MAX_QUOTE_LENGTH = 80
const MAX_FAULTS = 6
/** Beside what the building's own group asks: it costs the owner money, too, or a plot its price. */
const BESIDE: readonly QuestionId[] = [
  'energieklasse',
  'heizung-baujahr',
  'mieterstruktur',
  'wegerecht-leitungsrecht',
  'erschliessung',
]
/** Where nobody vouches that it is in order, the doubt itself is the fault. */
const DOUBTED: readonly QuestionId[] = ['anbau-ausbau-genehmigt']

/** German: what is wrong by the words of the exposé, the gravest first, each with its quote; no sum is needed to argue with it. */
export function namedFaults(answers: readonly Answer[]): string[] {
  return faultsOf(answers)
    .slice(0, MAX_FAULTS)
    .flatMap(one => {
      const [first] = one.evidence
      return first ? [`${titleOf(one)} (${spokenQuote(first, MAX_QUOTE_LENGTH)})`] : []
    })
}

/** German: what of the building itself is old or broken by the words of the exposé. */
export function namedWear(answers: readonly Answer[]): string[] {
  return faultsOf(answers)
    .filter(({ id, group }) => group === 'Zustand & Substanz' && !DOUBTED.includes(id))
    .slice(0, MAX_FAULTS)
    .map(titleOf)
}

function faultsOf(answers: readonly Answer[]): Answer[] {
  const faults = answers.filter(one => (one.group === 'Zustand & Substanz' || BESIDE.includes(one.id)) && isFault(one))
  return faults.filter(one => !isToldByItsPart(one, faults)).toSorted((a, b) => rankOf(a) - rankOf(b))
}

/** The last works are those on the parts: "1987: Dach" and "Dach aus dem Jahr 1987" are one fault. */
function isToldByItsPart({ id, evidence: [first] }: Answer, faults: readonly Answer[]): boolean {
  if (id !== 'letzte-modernisierung' || !first) return false
  return faults.some(other => other.id !== id && other.evidence.some(({ quote }) => quote === first.quote))
}

function titleOf({ id, question, answer }: Answer): string {
  return namedFinding(id, question, answer)
}

function isFault({ id, state, light, evidence, todo }: Answer): boolean {
  // What was not read safely accuses nobody.
  if (evidence.length === 0 || state === 'unsicher') return false
  if (DOUBTED.includes(id) && light !== 'grün' && todo !== undefined) return true
  return state === 'belegt' && (light === 'gelb' || light === 'rot')
}

function rankOf({ id, light }: Answer): number {
  return DOUBTED.includes(id) ? 0 : light === 'rot' ? 1 : 2
}
