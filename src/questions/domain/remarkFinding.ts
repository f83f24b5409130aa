import type { CalendarDate } from '#kernel/calendarDate.ts'
import { isOfTheWhole, type Remark, type Subject } from '#extraction/domain/remark.ts'
import { isSuspected } from '#extraction/domain/remarks/isSuspected.ts'
import type { Finding } from './answer.ts'
import type { Question, TopicSource } from './question.ts'
import { GREEN, red, unjudged, type Verdict, worst, yellow } from './verdict.ts'

/** More would not be read. */
const MAX_TOLD = 3
/** Above this weight a word that often hides something is too weak a proof for yellow. */
const LIGHT_WEIGHT = 1

/**
 * What the running text says on a question, the gravest first; null: nothing.
 * @param factYear the newest that a fact names of it; null: none
 */
export function remarkFinding(
  question: Question,
  remarks: readonly Remark[],
  day: CalendarDate,
  factYear: number | null = null,
): Finding | null {
  const found = remarksOn(question, remarks, day)
  if (found.length === 0) return null
  const told = distinctMeanings(found).slice(0, question.tellsAll ? undefined : MAX_TOLD)
  const said = remarkVerdict(question, found, day, factYear)
  const isWordOnly = question.wordOnly !== undefined && (said.light === null || said.light === 'grün')
  const verdict = isWordOnly
    ? unjudged(said.light === null && said.reason ? said.reason : (question.wordOnly ?? ''))
    : said
  const stillOpen = isWordOnly || found.some(isLeftOpen)
  const isAlarming = verdict.light === 'gelb' || verdict.light === 'rot'
  const open = stillOpen && !isAlarming
  const pieces = told.map(dated)
  const isHearsay = open && found.some(one => isLeftOpen(one) && !isResidual(one))
  return {
    state: 'belegt',
    answer: pieces.join('; '),
    ...(pieces.length > 1 && { told: pieces }),
    ...meritsOf(told),
    evidence: found.filter(({ meaning }) => told.some(one => one.meaning === meaning)).map(({ evidence }) => evidence),
    inputs: [],
    ...(isHearsay && !isWordOnly ? unjudged(HEARSAY) : verdict),
    ...(stillOpen && { stillOpen: true }),
  }
}

function meritsOf(told: readonly Remark[]): Pick<Finding, 'merits'> {
  const merits = told.filter(({ tone, certainty }) => tone === 'gut' || (certainty === 'denied' && tone !== 'neutral'))
  return merits.length > 0 && merits.length < told.length ? { merits: merits.map(dated) } : {}
}

/** What was renewed says little without its year: "Dach erneuert (2009)". */
function dated({ meaning, rule, year }: Remark): string {
  return year !== null && rule.endsWith('-erneuert') && !meaning.includes(String(year)) ? `${meaning} (${String(year)})` : meaning // prettier-ignore
}

/** Nobody vouches for it. That an extra is planned or not in the price is an answer: it is not there. */
function isLeftOpen(one: Remark): boolean {
  const { certainty, tone, scope } = one
  if (isResidual(one)) return true
  const isExtra = tone === 'neutral' && (scope.time === 'planned' || scope.stance === 'excluded')
  return certainty === 'unknown' && !isExtra
}

/** A wall or a dike is there, and a map tells what is behind it. */
function isResidual({ subject }: Remark): boolean {
  return subject === 'restrisiko'
}

/** What of a question's remarks must be told before all else. */
export function leadingVerdict(question: Question, remarks: readonly Remark[], day: CalendarDate): Verdict {
  const judge = question.judgeRemark
  return judge ? worst(remarksOn(question, remarks, day).flatMap(remark => judge(remark, day) ?? [])) : { light: null }
}

const HEARSAY = 'Das ist keine gesicherte Auskunft, sondern Kenntnis vom Hörensagen. Klären Sie es selbst.'

/** The light of all that is said; the newest year named speaks for the part of the building, unless only some of it was renewed. */
function remarkVerdict(
  question: Question,
  found: readonly Remark[],
  day: CalendarDate,
  factYear: number | null,
): Verdict {
  const verdicts = found.map(remark => verdictOf(remark, question.weight))
  const years = found
    .filter(isOfTheWhole)
    .flatMap(({ subject, year, certainty }) =>
      year === null || certainty !== 'stated' || subject === 'teilerneuert' ? [] : [year],
    )
  // What of it is as old as the house is judged where nothing newer is told of the rest.
  const left = found
    .filter(isOfTheWhole)
    .flatMap(({ rule, year }) => (rule.endsWith('-teiljahr') && year ? [year] : []))
  const ofLeft = years.length > 0 || left.length === 0 ? null : question.judgeYear?.(factYear ?? Math.min(...left), day)
  const byYear = years.length > 0 ? question.judgeYear?.(Math.max(...years, factYear ?? 0), day) : ofLeft?.light === 'grün' ? null : ofLeft // prettier-ignore
  return worst(byYear ? [...verdicts, byYear] : verdicts)
}

/** Remarks of the question's topics, the gravest first; one that a verdict of its own goes by before others of its light, so that its proof is the first. */
function remarksOn({ answeredBy, judgeRemark }: Question, remarks: readonly Remark[], day: CalendarDate): Remark[] {
  const topics = answeredBy.filter(source => 'topic' in source)
  const found = remarks.filter(remark => topics.some(source => speaksOf(source, remark)))
  const weight = (remark: Remark) => Math.max(gravity(remark), WEIGHT_OF[judgeRemark?.(remark, day)?.light ?? 'grün'])
  return found.sort((a, b) => weight(b) - weight(a))
}

function speaksOf({ topic, about, except }: TopicSource, remark: Remark): boolean {
  const isOneOf = (subjects: readonly Subject[]) => remark.subject !== undefined && subjects.includes(remark.subject)
  return remark.topic === topic && (about === undefined || isOneOf(about)) && !isOneOf(except ?? [])
}

const GRAVITY = { gefahr: 4, warnung: 3, hinweis: 2, neutral: 1, gut: 1 } as const

const WEIGHT_OF = { rot: 4.5, gelb: 3.5, grün: 0 } as const

/** What is only hearsay comes after what is stated, and so does a denial that worries nobody. */
function gravity({ tone, certainty }: Remark): number {
  if (certainty === 'unknown') return 0.5
  return certainty === 'denied' && GRAVITY[tone] === GRAVITY.gut ? 0 : GRAVITY[tone]
}

/** Advice that fits every finding of its colour. */
export const USUAL_ADVICE = { rot: 'Lassen Sie das vor dem Kauf klären.', gelb: 'Fragen Sie nach.' } as const

function verdictOf(remark: Remark, weight: number): Verdict {
  const { certainty, tone, meaning } = remark
  // A grave damage that somebody supposes is a reason to look, and no line among what was not read for sure.
  if (isSuspected(remark)) return yellow(`${sentence(meaning)} ${SUSPECTED_ADVICE}`)
  if (certainty === 'unknown') return unjudged(HEARSAY)
  switch (tone) {
    case 'gefahr':
      return red(`${sentence(meaning)} ${USUAL_ADVICE.rot}`)
    case 'warnung':
      return yellow(`${sentence(meaning)} ${USUAL_ADVICE.gelb}`)
    case 'hinweis':
      return weight <= LIGHT_WEIGHT
        ? yellow(`${sentence(meaning)} ${USUAL_ADVICE.gelb}`)
        : unjudged(`${sentence(meaning)} Das ist ein Hinweis, kein Beweis.`)
    case 'neutral':
      return { light: null }
    case 'gut':
      return GREEN
  }
}

const SUSPECTED_ADVICE = 'Lassen Sie es vor dem Kauf untersuchen.'

function distinctMeanings(remarks: readonly Remark[]): Remark[] {
  // What one sentence states no other makes doubtful: "Ein Verzicht auf den Nießbrauch kann vereinbart werden".
  const sure = remarks.filter(
    one =>
      one.certainty !== 'unknown' || !remarks.some(other => other.rule === one.rule && other.certainty === 'stated'),
  )
  return sure.filter(
    ({ meaning }, index) =>
      sure.findIndex(other => other.meaning === meaning) === index &&
      // "Inventar nicht im Preis; Inventar nicht im Preis oder gegen Ablöse" says it twice.
      !sure.some(
        other =>
          other.meaning !== meaning &&
          (other.meaning.startsWith(`${meaning} `) || other.meaning.startsWith(`${meaning}, `)),
      ),
  )
}

function sentence(meaning: string): string {
  return /[.?!]$/u.test(meaning) ? meaning : `${meaning}.`
}
