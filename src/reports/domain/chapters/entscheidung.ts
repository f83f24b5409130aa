import type { Assessment } from '#rating/domain/assess.ts'
import type { RedFlag } from '#rating/domain/redFlags.ts'
import type { Block, Chapter } from '../report.ts'
import type { ReportInput } from '../reportInput.ts'
import { answersById } from './answersById.ts'
import { nextSteps } from './nextSteps.ts'
import { decisivePoints, otherFlags } from './proper/decisivePoints.ts'
import { answerLine, labelOf, namedFinding, reasonLine } from './questionLabels.ts'
import { unreadNotice } from './unreadNotice.ts'
import { counted, listed, sentence, shortened } from './wording.ts'

const MOST_FLAGS = 7
const MOST_SILENT = 9
const LONGEST_FLAG = 150

/** Why the first page says what it says: the three things that decide, what else is special, what to do next. */
export function entscheidungChapter(input: ReportInput): Chapter {
  const { assessment } = input.judgement
  const points = decisivePoints(assessment)
  return {
    id: 'entscheidung',
    title: 'Was entscheidet',
    light: assessment.rating.light,
    locked: false,
    blocks: [
      ...unreadNotice(input.document),
      points.length > 0 ? { kind: 'points', items: points } : { kind: 'text', text: NO_POINT, strong: true },
      ...special(assessment, otherFlags(assessment, points)),
      ...pros(assessment),
      { kind: 'heading', text: 'Ihre nächsten Schritte' },
      { kind: 'checklist', items: nextSteps(assessment, input.units.length) },
    ],
  }
}

const NO_POINT = 'Was im Exposé steht, spricht nicht gegen den Kauf. Was fehlt, müssen Sie noch klären.'

/** Everything else of this offer that a buyer must have heard of. */
function special(assessment: Assessment, flags: readonly RedFlag[]): Block[] {
  const { silences } = assessment
  const missing = silences.slice(0, MOST_SILENT).map(({ id }) => labelOf(id))
  const rest = silences.length - missing.length
  const items = [
    ...flags.slice(0, MOST_FLAGS).map(flagLine),
    ...(flags.length > MOST_FLAGS ? [`${counted(flags.length - MOST_FLAGS, 'weiterer Befund steht', 'weitere Befunde stehen')} im Anhang.`] : []), // prettier-ignore
    ...(missing.length > 0
      ? [`Nicht im Exposé: ${rest > 0 ? `${missing.join(', ')} und ${rest} mehr` : listed(missing)}.`]
      : []),
  ]
  if (items.length === 0) return []
  return [
    { kind: 'heading', text: 'Was Sie außerdem wissen müssen' },
    { kind: 'list', items: [...new Set(items)] },
  ]
}

function flagLine({ light, id, title, finding, evidence: [first] }: RedFlag): string {
  const page = first ? ` (Seite\u00a0${first.page})` : ''
  return sentence(
    `${light === 'rot' ? 'Rot' : 'Gelb'}. ${shortened(namedFinding(id, title, finding), LONGEST_FLAG)}${page}`,
  )
}

function pros({ rating, answers }: Assessment): Block[] {
  const known = answersById(answers)
  const lines = rating.reasons.pro.map(({ id, sentence: words }) => {
    const answer = known.get(id)
    return answer && answer.reason === undefined ? answerLine(answer) : reasonLine(words, answer)
  })
  if (lines.length === 0) return []
  return [
    { kind: 'heading', text: 'Was dafür spricht' },
    { kind: 'list', items: lines },
  ]
}
