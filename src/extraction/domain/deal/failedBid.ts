import type { Passage } from '../passages.ts'
import { proof } from '../proof.ts'
import { saidIn } from '../scope/said.ts'
import { wholeWords } from '../scope/wholeWords.ts'
import { eurosIn, type Statement, statementsOf } from '../statements/statementsOf.ts'
import type { FailedBid } from './soldByCourt.ts'
import { DATE, lastDayOf } from './writtenDates.ts'

const BID = wholeWords('(?:meist|höchst)gebote?s?|höchste[sn]? gebote?s?|meistbietende[nrm]?|geboten|gebot', '')
const REFUSED = wholeWords(
  'zuschlag[^.]{0,120} (?:versagt|nicht erteilt|verweigert|zu versagen)|zuschlagsversagung|versagung des zuschlags|zuschlag versagt|versagt[^.]{0,60} zuschlag',
  '',
)
/** It has happened, and here: what a court may do with a bid that is too low is in every notice. */
const HAPPENED = wholeWords(
  'wurden?|worden|war|blieb(?:en)?|erreichte|lag|früher\\p{L}*|vorherig\\p{L}*|letzten|ersten termin|bereits|zuschlagsversagung im termin',
  '',
)
const RULE = /(?<!\p{L})(?:kann|wird|darf|könnte|müsste|würde)(?!\p{L})/u
const OF_THE_WHOLE = /(?:verkehrs|boden|sach)wert|hälfte|\d\/10|mindest|sicherheit/u
const ELSEWHERE = /(?<!\p{L})(?:nachbar\p{L}*|vergleichs\p{L}*|anderes?|ähnliche\p{L}*)(?!\p{L})/u

/** The highest bid of a former hearing in which nobody got it; null: none is told. */
export function failedBidOf(passages: readonly Passage[]): FailedBid | null {
  for (const passage of passages) {
    const statements = statementsOf(saidIn(passage).text)
    for (const [index, statement] of statements.entries()) {
      const next = statements[index + 1]?.text ?? ''
      if (!isRefused(statement.text, next)) continue
      const amount = bidIn(statement)
      if (!amount) continue
      const start = statement.start + amount.at
      const written = passage.text.slice(statement.start, statement.end)
      const date = new RegExp(DATE, 'iu').exec(written)
      return {
        amount: amount.value,
        day: (date && lastDayOf(date[0])) ?? null,
        evidence: [proof(passage, start, start + amount.length)],
      }
    }
  }
  return null
}

function isRefused(text: string, next: string): boolean {
  if (!BID.test(text) || ELSEWHERE.test(text) || RULE.test(text)) return false
  return HAPPENED.test(text) && (REFUSED.test(text) || (REFUSED.test(next) && !RULE.test(next)))
}

/** The first amount that is no share of the Verkehrswert. */
function bidIn({ text }: Statement) {
  let from = 0
  for (const amount of eurosIn(text)) {
    const before = text.slice(from, amount.at)
    from = amount.at + amount.length
    if (!OF_THE_WHOLE.test(before.split(/[,;:(]/u).at(-1) ?? '')) return amount
  }
  return null
}
