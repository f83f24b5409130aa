import type { Facts } from '../facts.ts'
import type { Remark, Topic } from '../remark.ts'

/** A new heating alone is no modernisation of the house. */
const TRADES: readonly Topic[] = ['dach', 'fassade', 'fenster', 'elektrik', 'wasserleitungen', 'baeder']

/** "Gäste-WC 2015 erneuert": too small to be the last that was done, where the heating or the kitchen is younger. */
const SMALL_PIECE =
  /(?<!\p{L})(?:gäste-?(?:wc|toilette|bad)|wc|toilette|markisen?|rollläden|haustür|terrasse|gartenzaun)(?!\p{L})/iu
const BIG_PIECE =
  /(?<!\p{L})(?:haus|wohnung|fenster|dach|dächer|elektrik|leitungen|fassade|(?<!gäste-?)bad|bäder|heizung)(?!\p{L})/iu
const BESIDE_SMALL: readonly Topic[] = [...TRADES, 'heizungstechnik']
/** Years after the building: what is younger came new into it. */
const SINCE_THE_BUILDING = 5
const YEAR_ALONE = / aus dem Jahr \d{4}$/u

/**
 * "Fenster 1997 erneuert, Dach 2006 neu gedeckt, das Bad 2012": the first of several years is not the last modernisation. What the
 * exposé calls none stays none, and what the buyer states stays his.
 */
export function withLatestRenewal(facts: Facts, remarks: readonly Remark[]): Facts {
  const told = facts.letzteModernisierung
  if (!told || told.buyer) return facts
  const value = String(told.value)
  const year = Number(/(?:19|20)\d\d/u.exec(value)?.[0] ?? Number.NaN)
  const trades = SMALL_PIECE.test(value) && !BIG_PIECE.test(value) ? BESIDE_SMALL : TRADES
  const built = Number(facts.baujahr?.value ?? Number.NaN)
  const [latest] = remarks
    .filter(one => isOwn(one) && (isRenewal(one, trades) || isYounger(one, trades, built)))
    .toSorted((a, b) => (b.year ?? 0) - (a.year ?? 0))
  if (!latest?.year || !(latest.year > year)) return facts
  const what = latest.meaning.replace(YEAR_ALONE, '')
  return { ...facts, letzteModernisierung: { ...told, value: `${latest.year}: ${what}`, evidence: [latest.evidence] } }
}

function isRenewal({ rule, topic }: Remark, trades: readonly Topic[]): boolean {
  return topic === 'daemmung' || rule === 'wand-eingeblasen' || (rule.endsWith('-erneuert') && trades.includes(topic))
}

/** "das Bad 2003" of a house of 1961 */
function isYounger({ rule, topic, year }: Remark, trades: readonly Topic[], built: number): boolean {
  return rule.endsWith('-jahr') && trades.includes(topic) && (year ?? 0) >= built + SINCE_THE_BUILDING
}

function isOwn({ certainty, scope: { bearer, time } }: Remark): boolean {
  return certainty === 'stated' && time === 'now' && (bearer === 'offer' || bearer === 'building')
}
