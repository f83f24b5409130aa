import { wholeQuote } from '#kernel/evidence.ts'
import type { Remark } from '../remark.ts'

const ENTRY = 'grundbuch-abt2'
const IN_REGISTER = 'Abteilung II des Grundbuchs'
/** "Zugunsten des Anbieters ist eine beschränkte persönliche Dienstbarkeit eingetragen": for whom. */
const IN_FAVOUR =
  /[Zz]ugunsten\s(?<whom>(?:de[rs]|einer|eines)\s(?!jeweiligen)(?:\p{Ll}+\s)?\p{Lu}[\p{L}-]+(?:\s\p{Lu}[\p{L}-]+){0,3})/u
const EASEMENT = /dienstbarkeit/iu

/** Which entry it is, where its own sentence names it: who asks for the burdens in the register asks for their names. */
export function entryNamed(remarks: readonly Remark[]): Remark[] {
  return remarks.map(one => {
    if (one.rule !== ENTRY || one.certainty !== 'stated' || one.tone !== 'warnung') return one
    const right = remarks.find(other => isRightIn(other, one))
    if (right) return { ...one, tone: right.staysAfterSale ? 'gefahr' : one.tone, meaning: `In ${IN_REGISTER}: ${right.meaning}` } // prettier-ignore
    const said = wholeQuote(one.evidence)
    const whom = EASEMENT.test(said) ? IN_FAVOUR.exec(said)?.groups?.whom?.replace(/\s+/gu, ' ') : undefined
    return whom === undefined ? one : { ...one, meaning: `Dienstbarkeit zugunsten ${whom} in ${IN_REGISTER}` }
  })
}

/** A right of use that the same sentence tells. */
function isRightIn({ topic, rule, tone, certainty, settled, evidence }: Remark, entry: Remark): boolean {
  const isRight = topic === 'wohnrecht' && rule === 'wohnrecht' && certainty === 'stated' && settled !== true
  const isBurden = tone === 'gefahr' || tone === 'warnung'
  return isRight && isBurden && evidence.page === entry.evidence.page && wholeQuote(evidence) === wholeQuote(entry.evidence) // prettier-ignore
}
