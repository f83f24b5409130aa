import { wholeQuote } from '#kernel/evidence.ts'
import { regexp } from '#kernel/regexp.ts'
import { type Remark, TRADE_TOPICS } from '../remark.ts'
import { oldestOfSeveral } from '../rules/severalHeatings.ts'
import { DECADE } from './datedPieces.ts'

/** "aus den siebziger Jahren" is no year 1975, and "1996 bis 2004" not 1996 alone: what is shown is what the text tells. */
export function yearAsTold(remark: Remark): Remark {
  const { rule, topic, year, meaning, evidence } = remark
  // "drei davon wurden 2021 ersetzt, die übrigen sind von 1995": the year of some is not that of all.
  if (year !== null && topic === 'heizungstechnik' && !/-(?:jahr|erneuert|teil\p{L}+)$/u.test(rule)) {
    const oldest = oldestOfSeveral(wholeQuote(evidence), 0)
    if (oldest !== undefined && oldest !== year) return { ...remark, year: null }
  }
  // "Holzfenster mit Isolierverglasung aus dem Baujahr, 2020 gestrichen": they are as old as they were.
  if (year !== null && TRADE_TOPICS.includes(topic) && isOnlyKeptIn(year, wholeQuote(evidence).toLowerCase())) return { ...remark, year: null } // prettier-ignore
  const only = `aus dem Jahr ${String(year)}`
  if (year === null || !rule.endsWith('jahr') || !meaning.endsWith(only)) return remark
  const said = wholeQuote(evidence).toLowerCase()
  const until = regexp.u`${String(year)}(?: ?[–-] ?| bis )(?<until>(?:19|20)\d\d)(?!\d)`.exec(said)?.groups?.until
  if (until !== undefined) return told(remark, only, `aus den Jahren ${String(year)} bis ${until}`)
  if (said.includes(String(year)) || !OF_DECADE.test(said)) return remark
  return told(remark, only, `aus den ${String(year - (year % 10))}er-Jahren`)
}

/** The year tells when it was painted, adjusted or looked at, and no other word of the sentence that it was made new then. */
function isOnlyKeptIn(year: number, said: string): boolean {
  const kept = regexp.u`(?<!\p{L})${String(year)} (?:(?:letztmalig|zuletzt|neu|frisch|fachgerecht) )?(?:gestrichen|lackiert|lasiert|geölt|gewartet|eingestellt|nachgestellt|gereinigt|überprüft|geprüft)(?!\p{L}| und)`
  return kept.test(said) && said.split(String(year)).length === 2
}

const OF_DECADE = new RegExp(DECADE.source, 'u')

function told(remark: Remark, only: string, when: string): Remark {
  return { ...remark, meaning: remark.meaning.replace(only, when) }
}
