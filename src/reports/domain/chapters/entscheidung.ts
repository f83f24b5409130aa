import { yearOf } from '#kernel/calendarDate.ts'
import { listed } from '#kernel/germanList.ts'
import { wholeQuote } from '#kernel/evidence.ts'
import type { Answer } from '#questions/domain/answer.ts'
import type { QuestionId } from '#questions/domain/catalogue.ts'
import { renewedBeside } from '#rating/domain/advantages.ts'
import type { Assessment } from '#rating/domain/assess.ts'
import { isPlaceholder } from '#rating/domain/placeholder.ts'
import type { RedFlag } from '#rating/domain/redFlags.ts'
import { bullets, chapter, checklist, emphasised, heading, paragraph } from '../blocks.ts'
import type { Block, Chapter } from '../report.ts'
import type { ReportInput } from '../reportInput.ts'
import { advertisedBlocks, isAdvertised } from './advertisedBlocks.ts'
import { answersById } from './answersById.ts'
import { nextSteps } from './nextSteps.ts'
import { otherFlags, otherParticulars } from './proper/decisivePoints.ts'
import type { Particular } from './proper/particulars.ts'
import { pointsBeside } from './proper/pointsBeside.ts'
import { meritLine, namedFinding, reasonLine } from './questionLabels.ts'
import { byDeal, silentWords } from './silentWords.ts'
import { bindingBlocks, mayStandIn } from './unconcludedBlocks.ts'
import { unreadNotice } from './unreadNotice.ts'
import { isCut } from './wholeQuote.ts'
import { firstSentence } from './firstSentence.ts'
import { counted, isGeneral, oneLine, sentence, shortened, told, unrepeated, wholeFindings } from './wording.ts'

/** More of them bury the three that decide, and push the next steps off the page. */
const MAX_FLAGS = 5
/** Figures that say one thing are one line. */
const TOGETHER: readonly (readonly string[])[] = [
  ['bruttorendite', 'nettorendite', 'kaufpreisfaktor', 'cashflow', 'mietabweichung', 'bewirtschaftungskosten'],
  ['energieklasse', 'energiekennwert', 'energiekosten', 'energietraeger', 'heizung-baujahr'],
]
const MAX_TOGETHER = 3
/** What an exposé does not say is long: the rest is a number and a link. */
const MAX_SILENT = 3
const MAX_FLAG_LENGTH = 150

/** Why the first page says what it says: the three things that decide, what else is special, what to do next. */
export function entscheidungChapter(input: ReportInput): Chapter {
  const { assessment } = input.judgement
  const points = pointsBeside(assessment, input.units.length)
  return chapter({
    id: 'entscheidung',
    title: 'Was entscheidet',
    light: assessment.rating.light,
    blocks: [
      ...unreadNotice(input.document),
      points.length > 0 ? { kind: 'points', items: points } : emphasised(NO_POINT),
      ...advertisedBlocks(assessment),
      ...bindingBlocks(assessment.unconcluded),
      ...special(assessment, otherFlags(assessment, points), otherParticulars(assessment, points)),
      ...pros(assessment),
      heading('Ihre nächsten Schritte'),
      checklist(nextSteps(assessment, input.units.length)),
    ],
  })
}

const NO_POINT = 'Was im Exposé steht, spricht nicht gegen den Kauf. Was fehlt, müssen Sie noch klären.'

/** Everything else of this offer that a buyer must have heard of. */
function special(assessment: Assessment, flags: readonly RedFlag[], particulars: readonly Particular[]): Block[] {
  const { silences } = assessment
  const missing = byDeal(silences, assessment.offer.kind).slice(0, MAX_SILENT).map(silentWords)
  const rest = silences.length - missing.length
  const lines = together(
    toldFirst(
      flags.filter(isOwnFinding).filter(one => !isAdvertised(one, assessment)),
      assessment,
    ),
  )
  const most = Math.max(MAX_FLAGS, lines.filter(([{ light }]) => light === 'rot').length)
  const items = [
    ...particulars.map(particularLine),
    ...lines.slice(0, most).map(line => flagLine(line, assessment)),
    ...(lines.length > most ? [`${counted(lines.length - most, 'weiterer Befund steht', 'weitere Befunde stehen')} im Anhang.`] : []), // prettier-ignore
    ...(missing.length > 0
      ? [
          `Im Exposé nicht gefunden: ${rest > 0 ? `${missing.join(', ')}, dazu ${counted(rest, 'weitere Frage', 'weitere Fragen')}` : listed(missing)}.${mayStandIn(assessment.unconcluded)}`,
        ]
      : []),
  ]
  if (items.length === 0) return []
  const whole: Block[] = rest > 0 ? [{ kind: 'links', items: [{ chapter: 'verschweigt', text: 'Alle offenen Fragen', light: null }] }] : [] // prettier-ignore
  return [heading('Was Sie außerdem wissen müssen'), bullets([...new Set(items)]), ...whole]
}

/** What a bank makes of a finding says that finding again. */
function isOwnFinding({ id, evidence: [place] }: RedFlag, _at: number, all: readonly RedFlag[]): boolean {
  const isSame = ({ evidence: [other] }: RedFlag) => place !== undefined && other !== undefined && wholeQuote(place) === wholeQuote(other) // prettier-ignore
  return id !== 'finanzierbarkeit-risiko' || !all.some(one => one.id !== id && isSame(one))
}

function particularLine({ title, text, evidence }: Particular): string {
  const proof = evidence ? `${title} (Seite\u00a0${evidence.page})` : title
  return told([proof, text])
}

/** Among those of one colour what the exposé tells in words goes before what is read from a figure, and that before a guess. */
function toldFirst(flags: readonly RedFlag[], { answers }: Assessment): RedFlag[] {
  const known = answersById(answers)
  const rank = ({ id, light, knockout }: RedFlag) => {
    const said = known.get(id as Answer['id'])
    const kind = said?.state === 'geschätzt' ? 2 : said !== undefined && said.inputs.length > 0 ? 1 : 0
    return (knockout ? 0 : light === 'rot' ? 10 : 20) + kind
  }
  return flags.toSorted((a, b) => rank(a) - rank(b))
}

/** In the place of the heaviest of them, with the others behind it. */
function together(flags: readonly RedFlag[]): (readonly [RedFlag, ...RedFlag[]])[] {
  const groupOf = (id: string) => TOGETHER.find(ids => ids.includes(id)) ?? [id]
  const heads = flags.filter(({ id }, at) => flags.findIndex(other => groupOf(other.id).includes(id)) === at)
  return heads.map(head => {
    const others = flags.filter(one => one !== head && groupOf(head.id).includes(one.id))
    return [head, ...others.slice(0, MAX_TOGETHER - 1)]
  })
}

function flagLine([head, ...others]: readonly [RedFlag, ...RedFlag[]], { answers }: Assessment): string {
  const { light, id, evidence } = head
  const [first] = evidence
  const said = answers.find(one => one.id === id)
  // Words of the exposé are told as they are; an amount is in the finding.
  const quote = first && said?.state === 'belegt' && said.inputs.length === 0 && !isCut(wholeQuote(first)) ? ` („${shortened(wholeQuote(first).replace(/[,;:]$/u, ''), MAX_QUOTE_LENGTH)}“, Seite\u00a0${first.page})` : first ? ` (Seite\u00a0${first.page})` : '' // prettier-ignore
  const found = [head, ...others].map(one => namedFinding(one.id, one.title, one.finding)).join('; ')
  const short = wholeFindings(found, MAX_FLAG_LENGTH)
  // What quotes or names its pages itself needs no other proof behind it.
  const proof = ['„', 'Seite\u00a0', 'Seite '].some(mark => short.includes(mark)) ? '' : quote
  const line = sentence(`${light === 'rot' ? 'Rot' : 'Gelb'}. ${short}${proof}`)
  return others.length === 0 && proof !== '' && !proof.includes('„') ? told([line, whyBad(head, found)]) : line
}

/** Of a figure the sentence that says why it is bad; '': it is long, or says the figure again. */
function whyBad({ reason, finding }: RedFlag, found: string): string {
  const said = `${oneLine(finding).replace(/\.$/u, '')}: `
  const words = oneLine(reason)
  const why = firstSentence(unrepeated(words.startsWith(said) ? words.slice(said.length) : words, found))
  return why.length > MAX_WHY || isGeneral(why) ? '' : why
}

const MAX_WHY = 130

const MAX_QUOTE_LENGTH = 180

const LAST_WORKS: QuestionId = 'letzte-modernisierung'
const NO_ADVANTAGE =
  'Nichts, was das Exposé belegt, hebt dieses Angebot über vergleichbare heraus: Was es lobt, ist üblich oder ohne Jahr und Nachweis.'

function pros({ rating, answers, verdict, day }: Assessment): Block[] {
  // Nothing of a test text speaks for anything.
  if (isPlaceholder(verdict)) return []
  const known = answersById(answers)
  const lines = rating.reasons.pro.map(({ id, sentence: words }) => {
    const answer = known.get(id)
    return answer && answer.reason === undefined ? meritLine(answer) : reasonLine(words, answer)
  })
  const last = rating.reasons.pro.some(({ id }) => id === LAST_WORKS) ? known.get(LAST_WORKS) : undefined
  const beside = last ? renewedBeside(answers, last, yearOf(day)).filter(one => !rating.reasons.pro.some(({ id }) => id === one.id)) : [] // prettier-ignore
  if (beside.length > 0) lines.push(sentence(`Auch erneuert: ${beside.map(({ answer }) => answer).join('; ')}`))
  return [heading('Was dafür spricht'), lines.length > 0 ? bullets(lines) : paragraph(NO_ADVANTAGE)]
}
