import { wholeQuote } from '#kernel/evidence.ts'
import type { Remark, Topic } from '../remark.ts'
import { tradesOfLabel } from './rules/tradeLabels.ts'

/** "Die Mieterin hat auf eigene Kosten ein Bad eingebaut": one flat's, and its worth may be owed to her. */
const TENANTS_OWN =
  /(?<!\p{L})(?:mieter(?:in)?|pächter(?:in)?)(?!\p{L})[^.;]{0,60}(?<!\p{L})auf (?:eigene|seine|ihre) (?:eigenen )?kosten(?!\p{L})/u
/** Behind it the clause of the tenant begins: "…, die", "… und unser". */
const BEGINS =
  /(?:[,;]|(?<!\p{L})(?:und|aber|während|sowie))(?= ?(?:(?:die|der|unsere?|eine?|beide)(?: \p{L}+)? )?$)|[,;](?=[^,;]*$)/gu

/** A renewal that a tenant has paid himself; what its sentence tells of other parts is the owner's. */
export function isOfTenant({ rule, topic, evidence }: Pick<Remark, 'rule' | 'topic' | 'evidence'>): boolean {
  if (!rule.endsWith('-erneuert')) return false
  const said = wholeQuote(evidence).replace(/\s+/gu, ' ').toLowerCase()
  const match = TENANTS_OWN.exec(said)
  if (!match) return false
  const start = [...said.slice(0, match.index).matchAll(BEGINS)].at(-1)?.index ?? 0
  const behind = /[,;]/u.exec(said.slice(match.index + match[0].length))
  const end = behind ? match.index + match[0].length + behind.index : said.length
  return names(said.slice(start, end), topic) || !names(`${said.slice(0, start)} ${said.slice(end)}`, topic)
}

function names(words: string, topic: Topic): boolean {
  return tradesOfLabel(words).some(({ trade }) => trade.topic === topic)
}
