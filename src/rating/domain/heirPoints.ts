import type { Remark } from '#extraction/domain/remark.ts'
import type { VerdictPoint } from './verdict.ts'

const NOT_AGREED: readonly string[] = ['erben-uneinig', 'erben-uneinig-fern']

/** What keeps those who have inherited from selling today, the weightiest first: one who must agree, or whose court must. */
export function heirPoints(remarks: readonly Remark[]): VerdictPoint[] {
  const stated = remarks.filter(({ certainty }) => certainty === 'stated')
  const minor = stated.find(({ rule }) => rule === 'erben-minderjaehrig')
  const open = stated.find(({ rule }) => NOT_AGREED.includes(rule))
  const proof = stated.find(({ rule }) => rule === 'erbschein-fehlt')
  const found = minor ?? open
  if (!found) return []
  const sentence = minor ? COURT_AGREES : `${ONE_IS_OPEN}${proof ? NOR_PROVEN : ''}`
  const evidence = [found.evidence, ...(!minor && proof ? [proof.evidence] : [])]
  return [{ id: 'erben-nachweis', sentence, change: null, evidence, agreedBy: minor ? 'court' : 'heirs' }]
}

const COURT_AGREES =
  'Ein Gericht muss den Verkauf genehmigen, weil ein Miterbe minderjährig oder betreut ist: Bis dahin gilt der Kaufvertrag nicht. Lassen Sie den Preis erst danach fällig werden, und vereinbaren Sie ein Rücktrittsrecht.'
/** § 2040 (1), § 2042 BGB. */
const ONE_IS_OPEN =
  'Ein Miterbe hat dem Verkauf oder dem Preis laut Exposé noch nicht zugestimmt: Verkaufen können nur alle Erben zusammen (§ 2040 BGB), und bis dahin gilt der genannte Preis nicht. Lassen Sie sich die Zustimmung aller zum Preis schriftlich geben, bevor Sie Geld für Gutachten oder Notar ausgeben.'
/** § 35 GBO. */
const NOR_PROVEN =
  ' Auch der Erbschein fehlt noch: Ohne ihn oder ein eröffnetes notarielles Testament wird das Grundbuch nicht umgeschrieben (§ 35 GBO); vereinbaren Sie ein Rücktrittsrecht.'
