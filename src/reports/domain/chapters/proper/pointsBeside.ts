import type { Answer } from '#questions/domain/answer.ts'
import type { Assessment } from '#rating/domain/assess.ts'
import { type Evidence, wholeQuote } from '#kernel/evidence.ts'
import { answersById } from '../answersById.ts'
import { adviceOf, type Decision, decisionOf } from '../decision.ts'
import { sentencesOf } from '../firstSentence.ts'
import { labelOf, namedFinding } from '../questionLabels.ts'
import { isCut } from '../wholeQuote.ts'
import { oneLine, sentence, wholeFindings } from '../wording.ts'
import { decisivePoints } from './decisivePoints.ts'
import { saidOn } from './saidOn.ts'

type Point = ReturnType<typeof decisivePoints>[number]

/** What decides, without the sentences that the decision on the first page has said already. @param units rows of a project's price list */
export function pointsBeside(assessment: Assessment, units: number): Point[] {
  const decision = decisionOf(assessment, units)
  return decisivePoints(assessment)
    .map(point => beside(point, decision, assessment))
    .map(point => ({ ...point, text: saidOn(point.text, point.evidence) }))
}

function beside(point: Point, decision: Decision, assessment: Assessment): Point {
  const said = `${decision.reason} ${adviceOf(decision)}`
  const text = sentencesOf(point.text)
    .filter(one => !said.includes(one))
    .join(' ')
  if (!said.includes(point.title)) return { ...point, text }
  const title = found(point, said, assessment)
  const evidence = title === point.title ? point.evidence : (proofOf(point, title, assessment) ?? point.evidence)
  return {
    ...point,
    title,
    text: text === '' ? ownWords({ ...point, evidence }) || point.text || sentence(point.title) : text,
    evidence,
  }
}

/** Where another finding of the question has taken the title, its own words prove it; null: the title is none of them. */
function proofOf({ id }: Point, title: string, { answers }: Assessment): Evidence | null {
  const answer = answersById(answers).get(id as Answer['id'])
  return answer && title === findingOf(answer) ? (answer.evidence[0] ?? null) : null
}

function findingOf({ id, question, answer }: Answer): string {
  return wholeFindings(namedFinding(id, question, answer), 110)
}

/** The headline has taken the words: what the question found, else what is open or stated, else what it is about. */
function found({ id, title }: Point, said: string, { answers, worth }: Assessment): string {
  const answer = answersById(answers).get(id as Answer['id'])
  const finding = answer?.state === 'belegt' ? findingOf(answer) : title
  if (!said.includes(finding)) return finding
  const isStated = said.includes(`${title}: `)
  return worth?.open.find(open => open.id === id)?.label ?? (isStated ? title : labelOf(id, OF_DEAL[id] ?? title))
}

/** What a point is about that no question of the catalogue asks. */
const OF_DEAL: Readonly<Record<string, string>> = {
  'weg-darlehen': 'Darlehen der Gemeinschaft',
  'arbeiten-ohne-preis': 'Arbeiten ohne Preis',
  'mietvertrag-ende': 'Ende von Mietverträgen',
}

/** The first page says what it is: here stands what the exposé says. */
function ownWords({ evidence }: Point): string {
  const quote = evidence ? wholeQuote(evidence) : ''
  return quote === '' || isCut(quote) || quote.length > MAX_QUOTE ? '' : `„${oneLine(quote)}“`
}

const MAX_QUOTE = 230
