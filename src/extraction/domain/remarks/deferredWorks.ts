import { wholeQuote } from '#kernel/evidence.ts'
import { inItsClause } from '../clauseQuote.ts'
import type { Passage } from '../passages.ts'
import { proof } from '../proof.ts'
import type { Remark } from '../remark.ts'
import { PLAIN } from '../scope/scope.ts'
import type { Setting } from '../scope/setting.ts'
import type { CostSubject } from '../statements/costSubject.ts'
import { type DeferredList, deferredListsIn } from '../statements/deferredLists.ts'
import { isNoWork } from '../statements/dueWords.ts'
import { namedIn, type OpenWork } from '../statements/openWorks.ts'
import { TRADES } from './rules/trades.ts'

/** A quote goes on over so many characters, from its first statement on. */
const MAX_QUOTE = 420

/** The lists that name what was not done or is still to do, each as one remark with the words of the list. */
export function deferredWorksIn(passages: readonly Passage[], setting: Pick<Setting, 'toBeBuilt'>): Remark[] {
  return deferredListsIn(passages, setting).flatMap(remarkOf)
}

function remarkOf({ passage, items }: DeferredList): Remark[] {
  const told = items.flatMap(one => {
    const names = isNoWork(one.text) ? [] : namedIn(one.text).map(({ name }) => name)
    return names.length > 0 ? [{ ...one, names }] : []
  })
  const [first] = told
  if (!first) return []
  const last = told.findLast(one => one === first || one.end - first.start <= MAX_QUOTE) ?? first
  const names = [...new Set(told.flatMap(one => one.names))]
  return [
    {
      topic: 'instandhaltungsstau',
      rule: 'arbeiten-aufgeschoben',
      tone: 'hinweis',
      meaning: `Laut Exposé nicht gemacht oder noch zu machen: ${names.join(', ')}`,
      certainty: 'stated',
      scope: PLAIN,
      year: null,
      evidence: inItsClause(proof(passage, first.start, last.end)),
    },
  ]
}

/** Whose rules begin with which name. */
const TRADE_OF: Readonly<Partial<Record<CostSubject, string>>> = { dach: 'dach', fassade: 'fassade', fenster: 'fenster', heizung: 'heizung', elektrik: 'elektrik', bad: 'baeder', leitungen: 'wasserleitungen' } // prettier-ignore
/** Of these a part may be renewed and the rest left, so that it costs less. */
const IN_PARTS: readonly CostSubject[] = ['fenster', 'bad', 'leitungen', 'elektrik']

/**
 * Trades that the seller himself calls due, each as a remark of its own: the cost plan counts them whatever their age. What the rules of
 * its trade have read of the same sentence is not told again, but tells how much of it is meant.
 */
export function dueTradesIn(works: readonly OpenWork[], read: readonly Remark[]): Remark[] {
  const due = works.flatMap(({ subject, isDue, inPart, evidence }): Remark[] => {
    const trade = subject === null ? undefined : TRADES.find(({ id }) => id === TRADE_OF[subject])
    if (!isDue || !trade || subject === null) return []
    return [
      {
        topic: trade.topic,
        rule: `${trade.id}-absehbar`,
        tone: 'warnung',
        meaning: `${trade.label}: laut Verkäufer ${inPart ? 'zum Teil ' : ''}bald zu erneuern`,
        certainty: 'stated',
        ...(inPart && IN_PARTS.includes(subject) && { inPart: true as const }),
        scope: PLAIN,
        year: null,
        evidence,
      },
    ]
  })
  const isRead = (one: Remark) =>
    read.some(({ topic, rule, evidence }) => topic === one.topic && rule.endsWith('-faellig') && wholeQuote(evidence) === wholeQuote(one.evidence)) // prettier-ignore
  const partly = due.filter(one => one.inPart === true)
  const known = read.map(one =>
    one.rule.endsWith('-faellig') && partly.some(({ topic, evidence }) => topic === one.topic && wholeQuote(evidence) === wholeQuote(one.evidence)) // prettier-ignore
      ? { ...one, inPart: true as const }
      : one,
  )
  return [...known, ...due.filter(one => !isRead(one))]
}
