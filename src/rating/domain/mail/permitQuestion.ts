import { capitalised } from '#kernel/capitalised.ts'
import type { Remark } from '#extraction/domain/remark.ts'
import { isNowhere } from '#extraction/domain/remarks/wordsBeside.ts'
import { clauses, type MailCase, quoted, remarksNow } from './mailCase.ts'

/** That there is no permit is told; what becomes of it is not. */
const MISSING: readonly string[] = ['genehmigung-fehlt', 'genehmigung-nur-besprochen', 'genehmigung-nie-gefragt', 'genehmigung-erloschen', 'umbau-abgebrochen'] // prettier-ignore
/** Somebody is looking for it. */
const SOUGHT: readonly string[] = ['genehmigung-unklar']
/** The owners have agreed on storage (§ 10 (3) WEG): they alone can agree on more. */
const STORAGE: readonly string[] = ['nur-abstellraum']

/** That plans lie there names no room that was built out: they are among the papers. */
const AT_HAND = 'bauunterlagen-da'
/** It is answered: no room to live in, and none that is counted. */
const TOLD = 'kein-wohnraum-und-nicht-gezaehlt'

/** Of rooms that were built out: what the exposé tells of their permit is held out to the seller, and not asked. */
export function permitQuestion(one: MailCase): string | null {
  const said = remarksNow(one, 'umbauGenehmigung', 'einliegerwohnung').filter(
    ({ tone, rule }) => tone !== 'gut' && rule !== AT_HAND && rule !== TOLD,
  )
  const [first] = said
  if (!first || one.situation.nothingBuilt || one.situation.developer) return null
  const of = (rules: readonly string[]) => said.find(({ rule }) => rules.includes(rule))
  const [storage, found] = [of(STORAGE), of(SOUGHT)]
  // Who has looked in the file of the town too has the answer of the search.
  const isNone = found !== undefined && isNowhere(found.evidence.quote)
  const [missing, sought] = isNone ? [of(MISSING) ?? found, undefined] : [of(MISSING), found]
  if (!storage && !missing && !sought)
    return `Sind Ausbau und Nutzung dieser Räume genehmigt, und zählen sie zur Wohnfläche${quoted(first.evidence)}?`
  const at = (words: string, { evidence }: Remark) => `${words}${quoted(evidence)}`
  return `${capitalised(
    clauses([
      ...(storage ? [at('stimmt die Gemeinschaft einer Nutzung als Wohnraum zu', storage)] : []),
      ...(missing ? [at('ist eine Genehmigung beantragt', missing), 'wer trägt Rückbau oder Auflagen, wenn sie versagt wird'] : []), // prettier-ignore
      ...(sought && !missing ? [at('was ergab die Suche nach der Genehmigung', sought)] : []),
      'zählen diese Räume zur Wohnfläche',
    ]),
  )}?`
}
