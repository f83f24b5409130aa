import type { Evidence } from '#kernel/evidence.ts'
import { regexp } from '#kernel/regexp.ts'
import { inItsClause } from '../clauseQuote.ts'
import type { Passage } from '../passages.ts'
import { proof } from '../proof.ts'

/** The interest of a loan that the exposé reckons or advertises with: no figure of ours, but what ours is held against. */
export interface StatedRate {
  /** Nominal, percent a year. */
  readonly rate: number
  /** "ab 3,49 %": of who borrows little. */
  readonly isLeast: boolean
  readonly evidence: Evidence
}

/** Of a home loan; an Erbbauzins or a Liegenschaftszins is called otherwise. */
const MIN_RATE = 1
const MAX_RATE = 8
const FIGURE = String.raw`(?<least>ab\s)?(?<rate>\d[.,]\d{1,2}|\d)\s?%`
/** "gebundener Sollzins 3,69 % p. a.", "Sollzins gebunden p. a. | 3,78 %", "zu 3,64 % Sollzins" */
const RATE = regexp.giu`(?<!\p{L})Sollzins(?:satz)?(?!bindung|\p{L})(?:[^.%\d]|p\.\s?a\.|(?:auf\s)?\d{1,2}\s(?:J\.|Jahre))*?${FIGURE}|${FIGURE.replaceAll('?<', '?<behind_')}\s(?:p\.\s?a\.\s)?(?:gebundene[rnm]?\s)?Sollzins(?:satz)?(?!bindung|\p{L})`
/** Between word and figure, or the figure belongs to something else. */
const MAX_LENGTH = 60

/** The first that is named; null: none is, or several are, as of two loans that only together pay for the home. */
export function statedRateOf(passages: readonly Passage[]): StatedRate | null {
  const found = passages.flatMap((passage): StatedRate[] => {
    if (passage.section === 'other-offers') return []
    return [...passage.text.matchAll(RATE)].flatMap(({ 0: words, index, groups }) => {
      const rate = Number((groups?.['rate'] ?? groups?.['behind_rate'] ?? '').replace(',', '.'))
      if (words.length > MAX_LENGTH || !(rate >= MIN_RATE && rate <= MAX_RATE)) return []
      const isLeast = (groups?.['least'] ?? groups?.['behind_least']) !== undefined
      return [{ rate, isLeast, evidence: inItsClause(proof(passage, index, index + words.length)) }]
    })
  })
  return new Set(found.map(({ rate }) => rate)).size === 1 ? (found[0] ?? null) : null
}
