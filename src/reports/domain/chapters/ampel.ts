import { isAuction } from '#extraction/domain/offer.ts'
import type { Answer } from '#questions/domain/answer.ts'
import type { Assessment } from '#rating/domain/assess.ts'
import { bySeverity, byWeight, isJudged, sentenceOf } from '#rating/domain/judged.ts'
import { isPlaceholder } from '#rating/domain/placeholder.ts'
import type { Rating } from '#rating/domain/rate.ts'
import { COURT_RULES, ERBBAU_RULES, PLOT_RULES, RULES } from '#rating/domain/thresholds.ts'
import { bullets, chapter, chartBlock, emphasised, heading, numeric, paragraph, table } from '../blocks.ts'
import type { Block, Chapter } from '../report.ts'
import type { ReportInput } from '../reportInput.ts'
import { firstSentence } from './firstSentence.ts'
import { wholePercent } from './germanAmounts.ts'
import { answerLine, reasonLine } from './questionLabels.ts'
import { tippingSentences } from './tippingSentence.ts'
import { counted, sentence } from './wording.ts'
/** Why the Ampel shows what it shows: groups, reasons on both sides, obstacles, prices at which it changes, rules. */
export function ampelChapter({ judgement }: ReportInput): Chapter {
  const { assessment } = judgement
  const { rating } = assessment
  return chapter({
    id: 'ampel',
    title: 'Die Ampel und ihre Gründe',
    light: rating.light,
    blocks: [
      emphasised(assessment.verdict.sentence),
      paragraph(
        isPlaceholder(assessment.verdict)
          ? `${MEANING[rating.light]} Eine Punktzahl nennen wir nicht: Es ist noch kein prüfbares Angebot.`
          : `${MEANING[rating.light]} Punktzahl: ${rating.score} von 100.`,
      ),
      paragraph(share(rating)),
      heading('Die Gruppen'),
      ...groupChart(rating),
      groupTable(assessment),
      ...obstacles(rating),
      ...prices(assessment),
      heading('Nach diesen Regeln'),
      bullets(rulesFor(assessment).map(sentence)),
      paragraph('Ein Sprachmodell rechnet und bewertet hier nichts.'),
    ],
  })
}

function rulesFor({ offer }: Assessment): string[] {
  const isErbbau = offer.flags.erbbaurecht === true || offer.deal?.overlays.includes('erbbau') === true
  const isPlot = offer.deal?.type.value === 'grundstueck'
  return [
    ...RULES,
    ...(isPlot ? PLOT_RULES : []),
    ...(isAuction(offer) ? COURT_RULES : []),
    ...(isErbbau ? ERBBAU_RULES : []),
  ]
}

const MEANING: Readonly<Record<Rating['light'], string>> = {
  grün: 'Grün heißt: Der Preis ist nach unserer Rechnung richtig, und in dem, was das Exposé sagt, haben wir nichts Schweres gefunden. Es heißt nicht, dass nichts fehlt.',
  gelb: 'Gelb heißt: Erst klären, oder nur bis zu einem niedrigeren Preis.',
  rot: 'Rot heißt: nicht zu diesem Preis, oder nicht, solange ein K.-o.-Befund offen ist.',
}

function share({ evidenceShare, groups }: Rating): string {
  const answered = groups.reduce((total, group) => total + group.answered, 0)
  const asked = groups.reduce((total, group) => total + group.asked, 0)
  return `Das Exposé beantwortet ${wholePercent(evidenceShare)} der Fragen, auf die es ankommt, nach Gewicht gezählt. In den Gruppen sind ${answered} von ${counted(asked, 'Frage', 'Fragen')} beantwortet. Was fehlt, zählt nicht gegen das Objekt; es wird zur Aufgabe.`
}

/** The same at a glance; the title names the weakest group. */
function groupChart({ groups }: Rating): Block[] {
  const asked = groups.filter(group => group.asked > 0)
  const judged = asked.filter(({ score }) => score !== null)
  const [weakest] = judged.toSorted((a, b) => (a.score ?? 0) - (b.score ?? 0))
  if (!weakest || judged.length < 2) return []
  return [
    chartBlock({
      kind: 'bars',
      title: `Am schwächsten ist die Gruppe ${weakest.group} mit ${weakest.score ?? 0} von 100 Punkten.`,
      source: 'Punkte von 0 bis 100. Ohne Balken: Keine Antwort der Gruppe ließ sich beurteilen.',
      bars: asked.map(({ group, score, light }) => ({
        label: group,
        value: score,
        light,
        text: score === null ? 'offen' : `${score} von 100`,
      })),
    }),
  ]
}

function groupTable({ rating, answers }: Assessment): Block {
  return table(
    'Gruppen mit Ampel, Punkten, beantworteten Fragen und dem wichtigsten Befund',
    ['Gruppe', 'Ampel', ...numeric('Punkte', 'Beantwortet'), 'Das Wichtigste'],
    rating.groups
      .filter(({ asked }) => asked > 0)
      .map(({ group, light, score, answered, asked }) => [
        group,
        light ?? 'offen',
        score === null ? '–' : String(score),
        `${answered} von ${asked}`,
        mainFinding(answers.filter(({ ratingGroup }) => ratingGroup === group)),
      ]),
    { source: 'Punkte: 0 bis 100. Offen heißt: Keine Antwort der Gruppe ließ sich beurteilen.' },
  )
}

/** The worst that is known, and how much more of it there is; without any, the best. */
function mainFinding(answers: readonly Answer[]): string {
  const judged = answers.filter(isJudged)
  const [worst, ...more] = judged.filter(one => one.light !== 'grün').sort(bySeverity)
  const [best] = judged.filter(one => one.light === 'grün').sort(byWeight)
  if (worst) {
    const rest = more.length === 0 ? '' : ` Dazu ${counted(more.length, 'weiterer Befund', 'weitere Befunde')}.`
    return `${firstSentence(reasonLine(sentenceOf(worst), worst))}${rest}`
  }
  return best ? answerLine(best) : '–'
}

function obstacles({ obstacles: found, light }: Rating): Block[] {
  if (light === 'grün' || found.length === 0) return []
  return [heading('Was vor Grün steht'), bullets([...new Set(found.map(one => sentence(one.sentence)))])]
}

function prices({ tippingPoints }: Assessment): Block[] {
  if (tippingPoints.length === 0) return []
  return [
    heading('Bei welchem Preis die Ampel wechselt'),
    bullets(tippingSentences(tippingPoints)),
    paragraph(
      'Der höchste richtige Preis ist nach unserer Rechnung unsere Grenze, solange nicht weniger gefordert wird; alles andere bleibt gleich.',
    ),
  ]
}
