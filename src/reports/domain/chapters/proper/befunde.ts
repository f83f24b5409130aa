import { germanDay } from '#kernel/calendarDate.ts'
import { germanNumber } from '#kernel/germanNumber.ts'
import { wholeQuote } from '#kernel/evidence.ts'
import { ENERGIEKLASSEN } from '#reference/energie.ts'
import { rowsAt } from '#reference/table.ts'
import type { Duty } from '#finance/domain/duties.ts'
import type { MoneyPlan } from '#finance/domain/moneyPlan.ts'
import type { Trade } from '#finance/domain/renovation.ts'
import type { Answer, Group } from '#questions/domain/answer.ts'
import type { QuestionId } from '#questions/domain/catalogue.ts'
import { isNoField } from '#questions/domain/situation.ts'
import { hasClass } from '#questions/domain/energyClasses.ts'
import { bySeverity, isJudged, sentenceOf } from '#rating/domain/judged.ts'
import type { Assessment } from '#rating/domain/assess.ts'
import { bullets, chapter, findings, heading, paragraph } from '../../blocks.ts'
import type { Block, Chapter, FindingItem } from '../../report.ts'
import type { ReportInput } from '../../reportInput.ts'
import { answersById } from '../answersById.ts'
import { firstSentence } from '../firstSentence.ts'
import { euroSpan, wholeEuro } from '../germanAmounts.ts'
import { decisivePoints } from './decisivePoints.ts'
import { lawCaseOf } from '../lawCase.ts'
import { lawNotesFor } from '../lawNotes.ts'
import { namedFinding } from '../questionLabels.ts'
import {
  distinctQuotes,
  isGeneral,
  oneLine,
  sentence,
  told,
  unrepeated,
  wholeFindings,
  wholeSentences,
} from '../wording.ts'
import { isCut } from '../wholeQuote.ts'
import { euro } from '#kernel/money.ts'

const MAX_FINDINGS = 4
const MAX_NOTES = 5
const MAX_DUTIES = 3
const MAX_LENGTH = 260
const MAX_TITLE = 130

/** Condition, energy and law: only what this exposé triggers, but for what decides and is told there; everything else is in the annex. */
export function befundeChapter({ judgement }: ReportInput): Chapter {
  const { assessment } = judgement
  const plot = assessment.offer.kind === 'Grundstück'
  const soil = isNoField(assessment) ? 'Boden und Bebauung' : 'Boden'
  const blocks = [
    ...section(plot ? soil : 'Zustand', assessment, plot ? ['Zustand & Substanz', 'Potenzial & Entwicklung'] : ['Zustand & Substanz']), // prettier-ignore
    ...(plot ? [] : energy(assessment)),
    ...law(assessment),
  ]
  return chapter({
    id: 'befunde',
    title: plot ? (isNoField(assessment) ? 'Boden, Bebauung, Recht' : 'Boden und Recht') : 'Zustand, Energie, Recht',
    blocks: [
      ...(blocks.length > 0 ? blocks : [paragraph(NOTHING)]),
      {
        kind: 'links',
        items: [
          { chapter: 'warnzeichen', text: 'Alle Warnzeichen mit Zitat', light: null },
          { chapter: 'recht', text: 'Alle Rechtsregeln für ein solches Objekt, mit Paragraphen', light: null },
        ],
      },
    ],
  })
}

const NOTHING =
  'Zu Zustand, Energie und Recht haben wir im Exposé nichts gefunden, was Sie vor der Besichtigung klären müssen. Das heißt nicht, dass es nichts gibt: Geprüft ist nur, was im Exposé steht.'

function section(title: string, assessment: Assessment, groups: readonly Group[]): Block[] {
  const items = [...ofPlot(assessment), ...findingsOf(assessment, groups)]
  if (items.length === 0) return []
  return [heading(title), findings(items)]
}

/** What of a plot decides whether one may build there, told whether or not it is good. */
const OF_A_PLOT: readonly QuestionId[] = [
  'baurecht',
  'bebaubarkeit',
  'erschliessung',
  'wegerecht-leitungsrecht',
  'bodengutachten',
  'bauzwang',
]

/** Before what speaks against a plot what may be built on it: nobody buys one without having read that. */
function ofPlot(assessment: Assessment): FindingItem[] {
  if (assessment.offer.kind !== 'Grundstück' || !isNoField(assessment)) return []
  const told = decisivePoints(assessment).map(({ id }) => id)
  const known = answersById(assessment.answers)
  return OF_A_PLOT.flatMap(id => known.get(id) ?? [])
    .filter(({ id, state, light }) => !told.includes(id) && state === 'belegt' && light !== 'gelb' && light !== 'rot')
    .map(answer => item(answer, MAX_LENGTH))
}

function findingsOf(assessment: Assessment, groups: readonly Group[]): FindingItem[] {
  const told = decisivePoints(assessment).map(({ id }) => id)
  return assessment.answers
    .filter(({ id }) => !told.includes(id))
    .filter(answer => groups.includes(answer.group) && answer.id !== 'sanierungskosten')
    .filter(isJudged)
    .filter(({ light }) => light !== 'grün')
    .sort(bySeverity)
    .slice(0, MAX_FINDINGS)
    .map(answer => item(answer))
}

function item(answer: Answer, longest = MAX_TITLE): FindingItem {
  // Another of its quotes may prove something milder.
  const [quote] = distinctQuotes(answer.evidence)
    .slice(0, 1)
    .filter(one => !isCut(wholeQuote(one)))
  const title = namedFinding(answer.id, answer.question, answer.answer)
  const reason = sentenceOf(answer).startsWith(answer.question) ? '' : unrepeated(sentenceOf(answer), title)
  return {
    light: answer.light,
    title: wholeFindings(title, longest),
    text: isGeneral(reason) ? '' : wholeSentences(told([reason]), MAX_LENGTH),
    quotes: quote && answer.state === 'belegt' ? [quote] : [],
  }
}

function energy(assessment: Assessment): Block[] {
  const { money, day } = assessment
  const items = findingsOf(assessment, ['Energie & Heizung'])
  const duties = money.renovation.duties.filter(duty => isTriggered(duty, money)).slice(0, MAX_DUTIES)
  const plan = money.energy.ok ? money.energy.value : null
  if (!plan && items.length === 0 && duties.length === 0) return []
  const classes: string[] = [...new Set(rowsAt(ENERGIEKLASSEN, day).map(({ key }) => key))]
  return [
    heading('Energie'),
    ...(plan && hasClass(assessment.offer) && classes.includes(plan.klasse)
      ? [
          {
            kind: 'chart' as const,
            chart: {
              kind: 'scale' as const,
              title: plan.heating
                ? `Klasse ${plan.klasse}: Heizen kostet ${euroSpan({ low: plan.heating.low.amount, high: plan.heating.high.amount })} im Jahr.`
                : `Das Gebäude gehört zur Klasse ${plan.klasse}.`,
              source: plan.kennwertStated
                ? 'Endenergie laut Angabe; Klasse nach dem Energieausweis-Schema'
                : 'Üblicher Wert der Klasse (Annahme)',
              classes,
              at: classes.indexOf(plan.klasse),
              mark: {
                label: `Klasse ${plan.klasse}`,
                value: plan.kennwert.mid,
                text: `${germanNumber(plan.kennwert.mid)}\u00a0kWh/(m²·a)`,
              },
            },
          },
        ]
      : []),
    ...(items.length > 0 ? [findings(items)] : []),
    ...(duties.length > 0
      ? [
          bullets(
            duties.map(({ duty, until, fine }) =>
              sentence(
                `${assessment.money.home.isFlat ? 'Pflicht der Gemeinschaft' : 'Pflicht nach dem Kauf'}: ${oneLine(duty).replace(/\.$/u, '')}${until === undefined ? '' : `, bis ${germanDay(until)}`}${fine === undefined ? '' : ` (Bußgeld bis ${wholeEuro(euro(fine))})`}`,
              ),
            ),
          ),
        ]
      : []),
  ]
}

/** What binds whoever changes the envelope matters here where some of it is due; every other duty by what is known. */
function isTriggered({ key, applies }: Duty, { renovation: { backlog } }: MoneyPlan): boolean {
  if (applies !== 'certain') return false
  return key !== 'bauteile' || (backlog.ok && backlog.value.trades.some(({ trade }) => ENVELOPE.includes(trade)))
}

const ENVELOPE: readonly Trade[] = ['dach', 'fassade', 'fenster']

function law(assessment: Assessment): Block[] {
  const one = lawCaseOf(assessment)
  const items = findingsOf(assessment, ['Recht & Eigentum'])
  const notes = lawNotesFor(one)
    .filter(({ general }) => !general)
    .slice(0, MAX_NOTES)
  if (items.length === 0 && notes.length === 0) return []
  return [
    heading('Recht'),
    ...(items.length > 0 ? [findings(items)] : []),
    ...(notes.length > 0
      ? [
          findings(
            notes.map(({ title, text, todo, source }) => ({
              light: null,
              title,
              text: firstSentence(typeof text === 'string' ? text : text(one)),
              quotes: [],
              todo,
              basis: source,
            })),
          ),
        ]
      : []),
  ]
}
