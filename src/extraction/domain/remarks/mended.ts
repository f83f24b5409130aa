import type { Remark } from '../remark.ts'
import type { RemarkRule } from './remarkRule.ts'

/** What was only worked over is neither renewed nor of that year as a whole. */
export function mended(
  { name }: RemarkRule,
  { meaning }: Pick<Remark, 'meaning'>,
): Pick<Remark, 'rule' | 'subject' | 'tone' | 'meaning'> {
  const [label = ''] = meaning.split(/ (?:erneuert|aus dem Jahr)/u)
  return { rule: name.replace(/(?:erneuert|jahr)$/u, 'ueberarbeitet'), subject: 'teilerneuert', tone: 'neutral', meaning: `${label} nur überarbeitet` } // prettier-ignore
}
