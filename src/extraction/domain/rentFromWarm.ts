import { RANK, type Candidate } from './facts.ts'
import { amountsIn } from './numbers.ts'
import { type Label, pairProof } from './pairs.ts'
import type { Passage } from './passages.ts'
import { MIN_MONTH } from './rules/rentAmount.ts'
import { PLAIN } from './scope/scope.ts'

const WARM =
  /^(?:aktuelle |derzeitige |monatliche |gesamt-?)?(?:warm|bruttowarm|brutto)-?miete(?: \(?(?:mtl|monatlich|pro monat|gesamt|ist)\.?\)?)*$/u
/** What the tenant pays in advance beside it. */
const BESIDE =
  /^(?:davon |darin |inkl\.? |abzüglich |abzgl\.? )?(?:(?:neben|betriebs|heiz)kosten(?:-?(?:vorauszahlung(?:en)?|pauschale|anteil|abschlag))?|(?:voraus|abschlags)zahlung(?:en)? (?:neben|betriebs|heiz)kosten|nk-?vorauszahlung|nk|bk|hk)(?: (?:und|\+|\/) heizkosten)?(?: \(?(?:mtl|monatlich|pro monat)\.?\)?)*$/u
const COLD = /(?<!\p{L})(?:\p{L}*kaltmiete|nkm|jnkm|nettomiete|grundmiete|kalt)(?!\p{L})/iu
/** Of a warm rent so much at most is for costs. */
const MOST = 0.6
const SURENESS = 0.85

/** Where only the warm rent and what of it is for costs are printed, the rest is the cold one. */
export function rentFromWarm(labels: readonly Label[], passages: readonly Passage[]): Candidate[] {
  if (labels.some(({ name }) => COLD.test(name)) || passages.some(({ text }) => COLD.test(text))) return []
  const [warm, ...others] = labels.flatMap(label => amountOf(label, WARM))
  const beside = labels.flatMap(label => amountOf(label, BESIDE))
  const costs = beside.reduce((sum, { value }) => sum + value, 0)
  if (!warm || others.length > 0 || costs === 0 || costs > MOST * warm.value || warm.value - costs < MIN_MONTH)
    return []
  const value = Math.round((warm.value - costs) * 100) / 100
  return [{ key: 'kaltmieteMonat', value, unit: '€/Monat', evidence: warm.evidence, rank: RANK.hint, sureness: SURENESS, scope: PLAIN }] // prettier-ignore
}

function amountOf(label: Label, pattern: RegExp): { value: number; evidence: Candidate['evidence'] }[] {
  if (label.section !== 'object' || !pattern.test(label.name)) return []
  const option = label.options.find(({ how, text }) => (how === 'same row' || how === 'same cell') && /\d/u.test(text))
  const [amount] = option ? amountsIn(option.text) : []
  return option && amount && !/m²|qm|jahr|p\. ?a/iu.test(option.text) ? [{ value: amount.value, evidence: pairProof(label, option) }] : [] // prettier-ignore
}
