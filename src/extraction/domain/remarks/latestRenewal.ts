import type { Facts } from '../facts.ts'
import type { Remark, Topic } from '../remark.ts'

/** A new heating alone is no modernisation of the house. */
const TRADES: readonly Topic[] = ['dach', 'fassade', 'fenster', 'elektrik', 'wasserleitungen', 'baeder']

/**
 * "Fenster 1997 erneuert, Dach 2006 neu gedeckt, Bad 2012 neu": the first of several years is not the last modernisation. What the
 * exposé calls none stays none, and what the buyer states stays his.
 */
export function withLatestRenewal(facts: Facts, remarks: readonly Remark[]): Facts {
  const told = facts.letzteModernisierung
  if (!told || told.buyer) return facts
  const year = Number(/(?:19|20)\d\d/u.exec(String(told.value))?.[0] ?? Number.NaN)
  const [latest] = remarks.filter(one => isRenewal(one) && isOwn(one)).toSorted((a, b) => (b.year ?? 0) - (a.year ?? 0))
  if (!latest?.year || !(latest.year > year)) return facts
  return {
    ...facts,
    letzteModernisierung: { ...told, value: `${latest.year}: ${latest.meaning}`, evidence: [latest.evidence] },
  }
}

function isRenewal({ rule, topic }: Remark): boolean {
  return topic === 'daemmung' || rule === 'wand-eingeblasen' || (rule.endsWith('-erneuert') && TRADES.includes(topic))
}

function isOwn({ certainty, scope: { bearer, time } }: Remark): boolean {
  return certainty === 'stated' && time === 'now' && (bearer === 'offer' || bearer === 'building')
}
