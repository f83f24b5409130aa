import { toldOfWork } from '#extraction/domain/toldOf.ts'
import { isToldDry } from '#extraction/domain/remarks/wordsBeside.ts'
import { type Evidence, wholeQuote, withBehind } from '#kernel/evidence.ts'
import { isOpen } from '#questions/domain/answer.ts'
import type { QuestionId } from '#questions/domain/catalogue.ts'
import { BURDEN_RULES } from './burdenRules.ts'
import { CORE_RULES } from './coreRules.ts'
import { DEAL_RULES } from './dealRules.ts'
import { EXPOSE_RULES } from './exposeRules.ts'
import { flagQuestions, NOT_FOR_SELLERS } from './flagRules.ts'
import { FLAT_RULES } from './flatRules.ts'
import { HEIR_RULES } from './heirRules.ts'
import { LET_RULES } from './letRules.ts'
import { type MailCase, type MailRule, quoted, withPlace } from './mailCase.ts'
import { PAST_RULES } from './pastRules.ts'
import { STATUS_RULES } from './statusRules.ts'

/** More is not answered, and a list that is in every letter is not read. */
export const MAX_QUESTIONS = 6

/** These ask what a deal or a tenancy makes one ask; what the exposé answers already is left out. */
const UNLESS_ANSWERED: readonly MailRule[] = [...DEAL_RULES, ...LET_RULES].map(rule => ({
  ...rule,
  ask: one => (isAnswered(one, rule.covers) ? null : rule.ask(one)),
}))
const SELLER_RULES: readonly MailRule[] = [
  ...STATUS_RULES,
  ...PAST_RULES,
  ...CORE_RULES,
  ...HEIR_RULES,
  ...BURDEN_RULES,
  ...FLAT_RULES,
  ...UNLESS_ANSWERED,
  ...EXPOSE_RULES,
]

/** Behind what asks whether there is an offer at all, and before what every letter asks. */
const DECISIVE = 95.9

function decisiveFor(covers: readonly QuestionId[], { decisive }: MailCase): number[] {
  const rank = decisive.findIndex(id => covers.includes(id))
  return rank < 0 ? [] : [DECISIVE - rank / 10]
}

interface Candidate {
  readonly urgency: number
  readonly covers: readonly QuestionId[]
  readonly ask: string
  /** The sentence that it holds out, as it stands in the question: nobody is asked twice about one. */
  readonly held?: string
}

/** What decides and no rule asks about is asked in the words of the catalogue. */
function openDecisive(one: MailCase, asked: ReadonlySet<QuestionId>): Candidate[] {
  const open = one.answers.filter(answer => isOpen(answer) && !asked.has(answer.id) && !NOT_FOR_SELLERS.includes(answer.id)) // prettier-ignore
  return open.flatMap(({ id }) =>
    decisiveFor([id], one).map(urgency => ({ urgency, covers: [id], ask: askIn(one, id) })),
  )
}

/** In the words of the catalogue, but for the rooms that the house has not. */
function askIn({ notesOf, offer }: MailCase, id: QuestionId): string {
  const { ask } = notesOf(id).todo
  return id === 'anbau-ausbau-genehmigt' && offer.flags.keller === false ? ask.replace(', Kellerräume', '') : ask
}

/** What may cost the house itself: a sentence that may tell of it is put to the seller, whose written answer counts (§ 444 BGB). */
const DANGERS: readonly QuestionId[] = ['anbau-ausbau-genehmigt', 'keller-feuchte', 'statik-setzung', 'schaedlinge-holz', 'wegerecht-leitungsrecht', 'wohnrecht-niessbrauch', 'altlasten', 'hochwasser'] // prettier-ignore
const OF_DANGER = 72

function sightedDangers(one: MailCase): Candidate[] {
  const { answers, offer } = one
  // A sentence that only may speak of it would puzzle who reads it.
  const isGuessed = ({ quote, page }: Evidence) => offer.sightings.reservations.some(({ evidence }) => evidence.quote === quote && evidence.page === page) // prettier-ignore
  return answers.flatMap(({ id, state, evidence: [place] }): Candidate[] => {
    if (state !== 'unsicher' || !DANGERS.includes(id) || !place) return []
    const known = { urgency: OF_DANGER, covers: [id] }
    if (id === 'keller-feuchte' && isToldDry(wholeQuote(place))) return []
    const ask = askIn(one, id)
    return [isGuessed(place) ? { ...known, ask } : { ...known, ask: withPlace(ask, quoted(place)), held: quoted(place) }] // prettier-ignore
  })
}

/** Less than what a finding asks, more than what every letter asks. */
const OF_BINDING = 69

/** What no finding tells whole the seller is asked to explain: the weightiest sentence that a letter can quote whole. */
function bindingSentence({ binding }: MailCase): Candidate[] {
  // One that prints its sum answers what it costs.
  const open = binding.filter(place => !toldOfWork(withBehind(place)).cost)
  const [held] = open.map(place => quoted(place)).filter(place => !place.includes(' …“') && place.includes('„'))
  return held ? [{ urgency: OF_BINDING, covers: [], ask: withPlace(OF_SENTENCE, held), held }] : []
}

const OF_SENTENCE =
  'Was bedeutet dieser Satz für mich als Käufer, was kostet es mich, und was ist dazu schriftlich festgehalten?'

/** All of it is known and nothing of it worries. */
function isAnswered({ answers }: MailCase, covers: readonly QuestionId[]): boolean {
  const known = answers.filter(({ id }) => covers.includes(id))
  return known.length > 0 && known.every(answer => !isOpen(answer) && answer.light !== 'gelb' && answer.light !== 'rot')
}

/**
 * The questions of a letter, the most urgent first: K.-o. and contradictions, what is missing, what this exposé and this deal make one ask.
 * @param rules of a court, which answers for none of our findings; missing: of a seller
 */
export function chooseQuestions(one: MailCase, rules?: readonly MailRule[]): string[] {
  const flagged = rules ? [] : flagQuestions(one)
  const ruled = (rules ?? SELLER_RULES).flatMap(({ urgency, covers, ask }) => {
    const text = ask(one)
    if (text === null) return []
    // A finding makes the rule urgent that asks about it in the words of this deal, and so does what decides.
    const own = flagged.filter(({ id }) => id !== null && covers.includes(id)).map(flag => flag.urgency)
    return [{ urgency: Math.max(urgency, ...own, ...decisiveFor(covers, one)), covers, ask: text }]
  })
  const asked = new Set(ruled.flatMap(({ covers }) => covers))
  const others = flagged
    .filter(({ id }) => id === null || !asked.has(id))
    .map(({ urgency, id, ask }) => {
      const covers = id === null ? [] : [id]
      return { urgency: Math.max(urgency, ...decisiveFor(covers, one)), covers, ask }
    })
  const dangers = rules ? [] : sightedDangers(one)
  const rest = rules ? [] : openDecisive(one, new Set([...asked, ...others.flatMap(({ covers }) => covers)]))
  const sentence = rules ? [] : bindingSentence(one)
  const chosen: string[] = []
  const covered = new Set<QuestionId>()
  const all: Candidate[] = [...ruled, ...others, ...dangers, ...rest, ...sentence]
  for (const { covers, ask, held } of all.toSorted((a, b) => b.urgency - a.urgency)) {
    if (chosen.length === MAX_QUESTIONS) break
    // One that only repeats what is asked already is left out, and so is one beside it that holds out the same sentence.
    if (chosen.includes(ask) || (covers.length > 0 && covers.every(id => covered.has(id)))) continue
    if (held !== undefined && chosen.some(other => other.includes(held))) continue
    chosen.push(ask)
    for (const id of covers) covered.add(id)
  }
  return chosen
}
