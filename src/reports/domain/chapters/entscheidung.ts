import type { Unit } from '#extraction/domain/facts.ts'
import type { Light } from '#questions/domain/answer.ts'
import type { Assessment } from '#rating/domain/assess.ts'
import type { Block, Chapter } from '../report.ts'
import type { ReportInput } from '../reportInput.ts'
import { answersById } from './answersById.ts'
import { decisionOf } from './decision.ts'
import { euroSpan, wholeEuro } from './germanAmounts.ts'
import { nextSteps } from './nextSteps.ts'
import { askedFigure, estimateFigure, ladderFigures, priceLight } from './priceFigures.ts'
import { answerLine, reasonLine } from './questionLabels.ts'
import { tippingSentence } from './tippingSentence.ts'
import { sentence } from './wording.ts'

/** One page: what to do, why, at which price, and the next three steps. */
export function entscheidungChapter(input: ReportInput): Chapter {
  const { assessment } = input.judgement
  const { headline, reason, advice } = decisionOf(assessment, input.units.length)
  return {
    id: 'entscheidung',
    title: 'Die Entscheidung',
    light: assessment.rating.light,
    locked: false,
    blocks: [
      { kind: 'text', text: sentence(headline), strong: true },
      { kind: 'text', text: `${sentence(reason)} ${advice}` },
      { kind: 'heading', text: 'Zu welchem Preis' },
      ...priceBlocks(assessment, input.units),
      ...reasons('Was dafür spricht', pros(assessment), NO_PRO),
      ...reasons('Was dagegen spricht', contras(assessment), NO_CONTRA),
      { kind: 'heading', text: 'Die nächsten Schritte' },
      { kind: 'checklist', items: nextSteps(assessment, input.units.length) },
      { kind: 'links', items: proofs(assessment) },
    ],
  }
}

/** Where the reasons are proven. */
function proofs(assessment: Assessment): { chapter: string; text: string; light: Light | null }[] {
  const { redFlags, negotiation, appraisal } = assessment
  const red = redFlags.some(({ light }) => light === 'rot')
  return [
    {
      chapter: 'preis',
      text: appraisal.estimate ? 'Wie die Schätzung zustande kommt' : 'Was zum Preis bekannt ist',
      light: priceLight(assessment),
    },
    ...(negotiation.ok
      ? [{ chapter: 'verhandlung', text: 'Woraus sich jede Stufe des Gebots ergibt', light: null }]
      : []),
    ...(redFlags.length > 0
      ? [
          {
            chapter: 'warnzeichen',
            text: 'Alle Warnzeichen mit Zitat',
            light: red ? ('rot' as const) : ('gelb' as const),
          },
        ]
      : []),
    { chapter: 'aufgaben', text: 'Was vor dem Kauf zu klären ist', light: null },
  ]
}

const NO_PRO = 'Das Exposé belegt nichts, was ins Gewicht fällt und für den Kauf spricht.'
const NO_CONTRA = 'Was im Exposé steht, spricht nicht gegen den Kauf. Was fehlt, müssen Sie noch klären.'

function priceBlocks(assessment: Assessment, units: readonly Unit[]): Block[] {
  const ladder = ladderFigures(assessment)
  const asked = askedFigure(assessment, units)
  const items = ladder.length === 3 ? ladder : [asked, estimateFigure(assessment), ...ladder]
  const texts = [
    ...(ladder.length === 3 ? [`Gefordert sind ${asked.value}${estimated(assessment)}.`] : []),
    priceSentence(assessment, ladder.length),
  ]
  return [
    { kind: 'figures', items },
    { kind: 'text', text: texts.filter(Boolean).join(' ') },
  ]
}

function estimated({ appraisal: { estimate } }: Assessment): string {
  return estimate ? `, geschätzt ${wholeEuro(estimate.mid)} (${euroSpan(estimate)})` : ''
}

/** Where the Ampel changes; without a price, why there is no target. */
function priceSentence({ negotiation, tippingPoints, rating }: Assessment, rungs: number): string {
  if (!negotiation.ok) return sentence(negotiation.failure)
  const wanted = rating.light === 'rot' ? 'gelb' : 'grün'
  const point = tippingPoints.find(({ light }) => light === wanted)
  const none = rungs === 0 ? 'Ein Abschlag ist nach der Verhandlungsregel nicht zu erwarten. ' : ''
  return `${none}${tippingSentence(point)}`.trim()
}

function pros({ rating, answers }: Assessment): string[] {
  const known = answersById(answers)
  return rating.reasons.pro.map(({ id, sentence: words }) => {
    const answer = known.get(id)
    return answer && answer.reason === undefined ? answerLine(answer) : reasonLine(words, answer)
  })
}

function contras({ rating, answers }: Assessment): string[] {
  const known = answersById(answers)
  return rating.reasons.contra.map(({ id, sentence: words }) => reasonLine(words, known.get(id)))
}

function reasons(title: string, lines: readonly string[], none: string): Block[] {
  return [
    { kind: 'heading', text: title },
    lines.length > 0 ? { kind: 'list', items: lines } : { kind: 'text', text: none },
  ]
}
