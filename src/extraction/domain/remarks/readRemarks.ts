import { isCalendarDate } from '#kernel/calendarDate.ts'
import { SAYS_NO, SAYS_YES } from '../answeredWith.ts'
import type { Passage } from '../passages.ts'
import { type Remark, TRADE_TOPICS } from '../remark.ts'
import { PLAIN, type Scope } from '../scope/scope.ts'
import type { Setting } from '../scope/setting.ts'
import { type Sense, senseOf } from './certainty.ts'
import type { DealObjectKind } from '../deal/deal.ts'
import { severalNamed } from '../scope/partSpokenOf.ts'
import { wholeWords } from '../scope/wholeWords.ts'
import { yearsAgoIn } from '../yearsAgo.ts'
import { asAged } from './agedWorks.ts'
import { isInPart } from './curedInPart.ts'
import { amountCaught } from './amountCaught.ts'
import { byDegree } from './degree.ts'
import { asDeducted, isDeducted } from './deductedAlready.ts'
import { isSaidOfAnother } from './headNoun.ts'
import { meant } from './meant.ts'
import { carriesNoHouse, isOneHome, kindsOfParts, ofPart, partOf, type PartLookup } from './partOf.ts'
import { mayHold, needlesOf, placesWith, trigramsOf } from './needles.ts'
import { overSince } from './overSince.ts'
import { ofPieceOnly } from './pieceOfTrade.ts'
import { isPlaceOfSolar } from './placeOfSolar.ts'
import { quoteOf } from './quote.ts'
import { withoutFormer } from './formerYear.ts'
import { renewalsIn } from './renewals.ts'
import { latestOf } from './latestOfChain.ts'
import { mended } from './mended.ts'
import { unlessTakenBack } from './takenBack.ts'
import { type RemarkRule, sectionsOf } from './remarkRule.ts'
import { REMARK_RULES } from './remarkRules.ts'
import { isOfTenant } from './tenantsOwn.ts'
import { weakWorksOf } from './weakWorks.ts'
import { asRunning } from './runningWorks.ts'
import { yearOfClauseBefore, yearThen } from './thatTime.ts'
import { yearAsTold } from './yearAsTold.ts'
import { clauseAround, partAround, yearOf } from './yearOfRemark.ts'
import { passageAt, statementAround, statementsBefore, statementText, type StatementText } from './statementText.ts'

/** What a document says often is proven by its first places. */
const MAX_OF_A_RULE = 3
/** How far back a text still speaks of what it has named, in characters: a paragraph or two. */
const NEAR = 600
/** How much of an answer is looked at, in characters. */
const MAX_ANSWER = 90
/** What a sentence about the surroundings must name to speak of the object itself. */
const THE_OBJECT =
  /(?<!\p{L})(?:haus|hauses|gebäudes?|objekts?|wohnung|immobilie|anwesens?|grundstücks?|grundstück|keller|kellers|wohnhaus(?:es)?)(?!\p{L})/u

const COMPILED = REMARK_RULES.map(rule => ({
  rule,
  pattern: wholeWords(rule.pattern.source, 'g'),
  needles: needlesOf(rule.pattern.source),
}))

/**
 * Reads what the running text says on every topic, in the order of the document.
 * @param kind what is offered: who sells a flat does not speak of one of several; null: not known
 */
export function readRemarks(
  passages: readonly Passage[],
  known: Setting,
  kind: DealObjectKind | null = null,
): Remark[] {
  const whole = statementText(passages)
  const setting = { ...known, parts: kindsOfParts(kind, severalNamed(whole.text)), isOneHome: isOneHome(kind) }
  const trigrams = trigramsOf(whole.text)
  const read = COMPILED.flatMap(({ rule, pattern, needles }) =>
    placesOf(rule, pattern, placesWith(needles, whole.text, trigrams), whole, setting),
  )
    .sort((a, b) => a.at - b.at || (a.remark.rule < b.remark.rule ? -1 : 1))
    .map(({ remark }) => remark)
  const told = [...read, ...renewalsIn(passages, read, setting)]
    .filter(one => !isOfTenant(one))
    .map(one => yearAsTold(asAged(one, known.today)))
  const all = asRunning(told, whole.text)
  return all.filter(
    (one, at) =>
      !all.some((other, before) => isSame(one, other) && (before < at ? !isDated(one, other) : isDated(other, one))),
  )
}

/** Two wordings of a bath, each of one of several, are told as one; two years are two readings. */
function isSame(one: Remark, other: Remark): boolean {
  const isOfOneYear = one.year === other.year || one.year === null || other.year === null
  return isOfOneYear && one.rule === other.rule && one.evidence.page === other.evidence.page && one.evidence.quote === other.evidence.quote // prettier-ignore
}

/** The one tells the year that the other does not. */
function isDated(one: Remark, other: Remark): boolean {
  return one.year !== null && other.year === null
}

interface Place {
  remark: Remark
  at: number
}

/**
 * The first places where a rule holds; the same statement or the same words count once.
 * @param candidates places in the text, in order, around which the rule may hold
 */
function placesOf(
  rule: RemarkRule,
  pattern: RegExp,
  candidates: readonly number[],
  whole: StatementText,
  setting: PartLookup & Setting,
): Place[] {
  const places: Place[] = []
  const seen = new Set<string>()
  let searched = -1
  for (const candidate of candidates) {
    if (candidate < searched) continue
    const bounds = statementAround(whole.text, candidate, candidate)
    searched = bounds.end
    const place = placeIn(rule, pattern, whole, bounds, setting)
    if (!place || seen.has(place.remark.evidence.quote)) continue
    seen.add(place.remark.evidence.quote)
    places.push(place)
    if (places.length === MAX_OF_A_RULE) break
  }
  return places
}

/** The first place in a statement where a rule holds; of two things that it knows, one denied and one told ("kein Schwamm, Hausbock wurde festgestellt"), the one that is there. */
function placeIn(
  rule: RemarkRule,
  pattern: RegExp,
  whole: StatementText,
  { start, end }: { start: number; end: number },
  setting: PartLookup & Setting,
): Place | undefined {
  // With the dots on both sides, which some patterns ask for.
  const from = Math.max(0, start - 1)
  const statement = whole.text.slice(from, end + 1)
  let denied: Place | undefined
  for (const match of mayHold(pattern, statement) ? statement.matchAll(pattern) : []) {
    const at = from + match.index
    const length = match[0].trimEnd().length
    const remark = length === 0 ? undefined : remarkAt(rule, match, whole, at, at + length, setting)
    if (remark && (remark.certainty !== 'denied' || rule.fixed))
      return denied && remark.certainty !== 'stated' ? denied : { remark, at }
    if (remark) denied ??= { remark, at }
  }
  return denied
}

function remarkAt(
  rule: RemarkRule,
  match: RegExpExecArray,
  whole: StatementText,
  start: number,
  end: number,
  { toBeBuilt, today, above, ahead, parts, isOneHome }: PartLookup & Setting,
): Remark | undefined {
  const at = passageAt(whole, start)
  const passage = whole.passages[at] as Passage
  const offset = whole.starts[at] as number
  if (!sectionsOf(rule).includes(passage.section)) return undefined
  if (rule.ofStanding && toBeBuilt) return undefined
  const { text } = whole
  const bounds = statementAround(text, start, end)
  const statement = text.slice(bounds.start, bounds.end)
  // "Fenster von 1994, die 2018 ersetzt wurden": they are gone.
  if (rule.name.endsWith('-jahr') && withoutFormer(statement).slice(start - bounds.start, end - bounds.start).trim() !== match[0].trim()) return undefined // prettier-ignore
  const next = text.slice(bounds.end + 1).split('.', 1)[0] ?? ''
  const heard = `${rule.goesOn?.test(statement) ? statementsBefore(text, bounds.start, 1) : ''}${statement}`
  const goneOn = rule.goesOnBehind?.test(next) ? `;${next}` : ''
  if (rule.topic === 'dach' && /-(?:erneuert|jahr)$/u.test(rule.name) && isPlaceOfSolar(text, start)) return undefined
  if (rule.unless?.test(`${heard}${goneOn}`) || (rule.only && !rule.only.test(`${statement}${goneOn}`)))
    return undefined
  if (rule.holds?.(match.groups ?? {}, today) === false) return undefined
  if (rule.onlyNear && !rule.onlyNear.test(text.slice(Math.max(0, bounds.start - NEAR), bounds.end))) return undefined
  if (rule.onlyBefore || rule.unlessBefore) {
    const before = statementsBefore(text, bounds.start)
    if (rule.unlessBefore?.test(before) || (rule.onlyBefore && !rule.onlyBefore.test(before))) return undefined
  }
  if (rule.ofPlace && isSaidOfAnother(passage.text.slice(bounds.start - offset, start - offset))) return undefined
  if (rule.unlessBeside?.test(partAround(statement, start - bounds.start, end - bounds.start))) return undefined
  const word = passage.words.find(placed => placed.end > start - offset)?.word
  const read = senseOf(whole, start, end, {
    passage: { start: offset, end: offset + passage.text.length },
    toBeBuilt,
    today,
    under: word && (above.get(word) ?? (isAskedFor(rule) && ahead.has(word) ? ASKED_FOR : undefined)),
    wording: rule.pattern.source,
    denies: rule.fixed === 'denied',
  })
  const answer = passage.text[bounds.end - offset] === '?' ? answerIn(text, bounds.end) : null
  const year = yearTold(rule, match, whole, bounds, { start, end }, today) ?? yearAnswered(rule, answer)
  // A renewal of a year to come is not done, whatever its verb: "die bis 2027 auszuführende Dachsanierung".
  const isAhead = (rule.name.endsWith('-erneuert') || rule.name === 'sanierung-voll') && year !== null && year > today
  // "Ist Photovoltaik drauf? Nein."
  const isNo = answer !== null && SAYS_NO.test(answer)
  if (isNo && rule.fixed) return undefined
  // "Gibt es Fördermittel?", "Und wie steht es um die Feuchtigkeit?" tell nothing until somebody answers; "Altlasten? Nicht bekannt." does.
  if (answer !== null && !isNo && year === null && !SAYS_YES.test(answer) && (rule.tone === 'gut' || !IS_UNKNOWN.test(answer))) return undefined // prettier-ignore
  const bearer = rule.ofSeller || rule.ofOwner ? 'offer' : read.scope.bearer
  const sense: Sense = { ...read, negated: read.negated || isNo, scope: { ...read.scope, bearer } }
  if (isOneHome && isOfOtherFlats(sense.scope, rule)) return undefined
  const part = rule.ofOwner ? null : partOf(rule.topic, whole, bounds, { start, end }, parts)
  if (carriesNoHouse(part, rule.topic)) return undefined
  // What is done in another part of the statement settles nothing here.
  const settled = rule.unlessBeside === undefined ? sense.settled : null
  const meaning = meant(
    rule,
    match,
    { ...sense, settled, open: isAhead || (sense.open && rule.certain?.test(statement) !== true) },
    passage.section === 'location' && !THE_OBJECT.test(statement),
  )
  const measured = meaning && byDegree(meaning, rule.topic, statement, start - bounds.start, end - bounds.start)
  const weighed = measured && isDeducted(passage.text, start - offset) ? asDeducted(rule.topic, measured) : measured
  const told = weighed && part ? ofPart(part, rule.topic, weighed) : weighed
  if (!told) return undefined
  const [before, rest] = [text.slice(bounds.start, start), text.slice(end, bounds.end)]
  const since = overSince(rule, { statement, rest, next }, told)
  const said = unlessTakenBack(rule.topic, since, statement, text.slice(bounds.end + 1, offset + passage.text.length))
  const evidence = quoteOf(passage, start - offset, end - offset, {
    start: bounds.start - offset,
    // "Gibt es Baulasten? Nein.": the answer is the proof.
    end: Math.min(passage.text.length, bounds.end - offset + (isNo ? answer.length + 1 : 0)),
  })
  const caught = match.groups ?? {}
  const [day, months, stage] = [rule.day?.(caught), rule.months?.(caught), rule.stage?.(caught)]
  const weak = rule.subject === undefined && /-(?:erneuert|jahr)$/u.test(rule.name) && TRADE_TOPICS.includes(rule.topic) ? weakWorksOf(statement, start - bounds.start) : null // prettier-ignore
  if (weak === 'as it was') return undefined
  const piece = weak
    ? mended(rule, said)
    : ofPieceOnly(rule, { words: match[0], written: passage.text.slice(start - offset), rest, before, next }, said)
  return {
    topic: rule.topic,
    rule: rule.name,
    ...(rule.subject && { subject: rule.subject }),
    ...said,
    ...piece,
    ...(rule.ofOwner && !settled && isInPart(statement) && { inPart: true as const }),
    year,
    ...(day !== undefined && isCalendarDate(day) && { day }),
    ...amountCaught(caught),
    ...(months !== undefined && { months }),
    ...(stage !== undefined && { stage }),
    ...(rule.perM2 && { perM2: rule.perM2(caught) }),
    evidence,
  }
}

/** What a table of works asks for and would be a merit if it were there; the troubles that its rows tell are there, and so is what was looked at. */
function isAskedFor({ tone, topic }: RemarkRule): boolean {
  return tone === 'gut' && topic !== 'gutachten' && topic !== 'abwasser'
}

const ASKED_FOR: Scope = { ...PLAIN, time: 'planned' }

/** Whoever is asked for a trouble and does not know leaves it to the buyer. */
const IS_UNKNOWN =
  /^(?:leider )?(?:(?:uns |mir |ist |das |dazu |darüber |es )*(?:nicht|nichts) (?:bekannt|sicher|klar)|unbekannt|unklar|(?:das |wir |ich )*(?:wissen|weiß)(?: wir| ich| es| das)* nicht|keine ahnung)(?!\p{L})/u

/** What stands behind a question, on its line or as the next passage. */
function answerIn(text: string, end: number): string {
  return /^[. ]*(?<answer>[^.]*)/u.exec(text.slice(end, end + MAX_ANSWER))?.groups?.answer ?? ''
}

/** "Heizung neu? Ja, 2023." */
function yearAnswered({ name }: RemarkRule, answer: string | null): number | null {
  const year = answer === null || !name.endsWith('-erneuert') ? undefined : /^ ?(?:ja)?[,: –-]*(?:im jahre? |in )?(?<year>(?:19|20)\d\d) ?$/iu.exec(answer)?.groups?.year // prettier-ignore
  return year === undefined ? null : Number(year)
}

/** The year that is meant for it; of a renewal also that of the clause or sentence that it refers to. */
function yearTold(
  rule: RemarkRule,
  match: RegExpExecArray,
  { text }: StatementText,
  bounds: { start: number; end: number },
  { start, end }: { start: number; end: number },
  today: number,
): number | null {
  const statement = withoutFormer(text.slice(bounds.start, bounds.end))
  const at = start - bounds.start
  const own = yearOf(match, statement, at, end - bounds.start, rule)
  if (own !== null && rule.name === 'sanierung-teil') return latestOf(statement.slice(end - bounds.start), own, today)
  if (own === null && rule.name === 'sanierung-voll') return yearsAgoIn(clauseAround(statement, at, end - bounds.start), today) // prettier-ignore
  if (own !== null || !rule.name.endsWith('-erneuert')) return own
  return (
    yearOfClauseBefore(statement, at) ??
    yearThen(statement.trim(), statementsBefore(text, bounds.start), 0)?.year ??
    null
  )
}

/** Where one flat is sold, the merits and the tenants of the others are theirs; their troubles may be those of the house. */
function isOfOtherFlats({ bearer }: Scope, { tone, topic }: RemarkRule): boolean {
  return (
    bearer === 'units' &&
    (tone === 'gut' || topic === 'raeumung' || topic === 'sanierungsumfang' || TRADE_TOPICS.includes(topic))
  )
}
