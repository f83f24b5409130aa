import type { Evidence } from '#kernel/evidence.ts'
import { amountsIn } from './numbers.ts'
import { type Label, pairProof } from './pairs.ts'
import type { Facts } from './facts.ts'
import type { Remark } from './remark.ts'
import { PLAIN } from './scope/scope.ts'

/** Of what is paid when all is let as hoped, in the label of an amount or beside a factor. */
export const HOPED =
  /(?<!\p{L})(?:soll(?:-|(?!\p{L})|(?=\p{L}*miet))|ziel(?=miet|(?!\p{L})[^\d]{0,20}miet)|bei vollvermietung|voll vermietet|nach (?:\p{L}*anpassung|\p{L}*vermietung|entwicklung)|(?:miet)?potenzial|erzielbar)/iu
/** Rents of a house: less is that of a garage. */
const MIN = 300

/** "Soll nach Anpassung" over "58.200 €": a rent hoped for as a label tells it, in €, of a month or a year. */
export interface HopedRent {
  readonly value: number
  readonly evidence: Evidence
}

export function hopedRentOf(label: Label): HopedRent | null {
  if (!HOPED.test(label.name) || !OF_RENT.test(label.name) || OTHER.test(label.name) || SENTENCE.test(label.name)) return null // prettier-ignore
  for (const option of label.options) {
    const [amount] = amountsIn(option.text)
    if (!amount || amount.index > 4 || amount.value < MIN || /m²|qm/u.test(option.text)) continue
    return { value: amount.value, evidence: pairProof(label, option) }
  }
  return null
}

/** "Was soll es kosten?" asks for no rent. */
const OF_RENT = /miet|netto|kalt|j?nkm|ertrag|erträge|einnahm|p\.? ?a(?!\p{L})|jahr|anpassung|^soll$|\(soll\)/u
const OTHER = /kosten|faktor|vervielfältiger|multiplikator|rendite|hausgeld|zinssatz|sollzins|kaufpreis/u

/** "… unter dem Mietspiegel; erzielbar wären" is a line of running text, and no label. */
const SENTENCE = /;|\d\.\d{3}/u

/** The remarks with what labels alone tell of it, where no sentence does. */
export function withHopedRent(remarks: readonly Remark[], labels: readonly Label[], facts: Facts): Remark[] {
  // Beside no rent that is paid an amount may be of anything.
  if (!facts.kaltmieteMonat && !facts.jahresnettokaltmiete) return [...remarks]
  const isTold = remarks.some(({ rule, amount }) => rule === 'sollmiete' && amount !== undefined)
  const [hoped] = isTold ? [] : labels.flatMap(label => hopedRentOf(label) ?? [])
  if (!hoped) return [...remarks]
  return [
    ...remarks,
    {
      topic: 'sollmiete',
      rule: 'sollmiete',
      tone: 'warnung',
      meaning: 'Miete nur als Soll oder Prognose',
      year: null,
      amount: hoped.value,
      certainty: 'stated',
      scope: PLAIN,
      evidence: hoped.evidence,
    },
  ]
}
