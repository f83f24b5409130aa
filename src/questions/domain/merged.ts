import { type Evidence, wholeQuote } from '#kernel/evidence.ts'
import type { Finding } from './answer.ts'
import { unjudged, type Verdict, worst } from './verdict.ts'

/**
 * One finding of what the table says, what the text says and what is calculated. The first that is known answers, where it
 * answers no more than half what is calculated from all that is stated; the light is the hardest of all, so that a warning in the text is not lost behind a green cell.
 */
export function merged(
  fact: Finding | null,
  remark: Finding | null,
  computed: Finding | null,
  /** Told before all other reasons of the same weight. */
  leading: Verdict = { light: null },
): Finding | null {
  const first = fact && remark && isWeaker(fact, remark) ? remark : (fact ?? remark)
  if (first === null) return computed
  if (first.stillOpen && computed && computed.stillOpen !== true) {
    const verdict = worst([leading, verdictOfAll(first, null, computed)])
    return { ...computed, evidence: distinct([...first.evidence, ...computed.evidence]), ...verdict }
  }
  const alarm = first === fact && remark && isAlarming(remark) ? remark : null
  // What the text finds wrong is no stated fact for the age that the house would give it.
  const beside = isAlarming(first) && first === remark && computed?.stillOpen ? null : computed
  const { formula, source } = { ...first, ...proofOf(beside) }
  return {
    state: alarm ? 'belegt' : first.state,
    ...(alarm ? together(first.answer, alarm) : answerOf(first)),
    evidence: distinct([...first.evidence, ...(alarm?.evidence ?? [])]),
    ...(formula !== undefined && { formula }),
    ...(source !== undefined && { source }),
    inputs: [...new Set([...first.inputs, ...(beside?.inputs ?? [])])],
    ...worst([leading, verdictOfAll(first, alarm, computed)]),
    ...(first.stillOpen && { stillOpen: true }),
  }
}

/** One sentence may prove the fact and the warning. */
function distinct(places: readonly Evidence[]): Evidence[] {
  const same = Map.groupBy(places, place => `${place.page} ${wholeQuote(place)}`)
  return [...same.values()].flatMap(([first]) => first ?? [])
}

/** A conclusion from facts, or a half answer, gives way to what the text says in so many words. */
function isWeaker(fact: Finding, remark: Finding): boolean {
  return fact.state !== 'belegt' || (fact.stillOpen === true && remark.stillOpen !== true)
}

/** What the fact says already is not said again. */
function together(fact: string, { answer, told = [answer] }: Finding): Pick<Finding, 'answer' | 'told'> {
  const said = fact.toLowerCase()
  const pieces = [fact, ...told.filter(remark => !said.includes(remark.toLowerCase()))]
  return { answer: pieces.join('; '), ...(pieces.length > 1 && { told: pieces }) }
}

function answerOf({ answer, told, merits }: Finding): Pick<Finding, 'answer' | 'told' | 'merits'> {
  return { answer, ...(told && { told }), ...(merits && { merits }) }
}

/** What is only hearsay stays without a light, whatever speaks for it. */
function verdictOfAll(first: Finding, alarm: Finding | null, computed: Finding | null): Verdict {
  const verdict = worst([first, alarm, computed].flatMap(finding => (finding ? [verdictOf(finding)] : [])))
  return first.stillOpen && verdict.light === 'grün' ? verdictOf(first) : verdict
}

function verdictOf({ light, reason }: Finding): Verdict {
  if (light === 'grün') return { light }
  if (light === null) return reason === undefined ? { light } : unjudged(reason)
  return { light, reason: reason ?? '' }
}

function isAlarming({ light }: Finding): boolean {
  return light === 'gelb' || light === 'rot'
}

function proofOf(computed: Finding | null): Pick<Finding, 'formula' | 'source'> {
  return {
    ...(computed?.formula !== undefined && { formula: computed.formula }),
    ...(computed?.source !== undefined && { source: computed.source }),
  }
}
