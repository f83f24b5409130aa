import type { Evidence } from '#kernel/evidence.ts'
import { inItsClause } from '../clauseQuote.ts'
import type { Passage } from '../passages.ts'
import { proof } from '../proof.ts'
import { saidIn } from '../scope/said.ts'
import { wholeWords } from '../scope/wholeWords.ts'
import { eurosIn, statementsOf } from './statementsOf.ts'

/** One sum that a court's expert names within his value. */
export interface ExpertFigure {
  /** € */
  readonly value: number
  readonly evidence: Evidence
}

/** What of the Verkehrswert is land, and what the expert has taken off for works. null: not told. */
export interface ExpertFigures {
  readonly land: ExpertFigure | null
  readonly works: ExpertFigure | null
}

export const NO_FIGURES: ExpertFigures = { land: null, works: null }

/** Of the whole plot: never the Richtwert of a square metre, nor what an owner of the land alone has. */
const LAND = wholeWords('(?:anteiliger |reiner )?bodenwert(?:es|s|anteil(?:s|es)?)?', '')
const WORKS = wholeWords(
  '\\p{L}*(?:instandhaltungs|instandsetzungs|reparatur|sanierungs)(?:rückst[aä]u\\p{L}*|stau\\p{L}*|kosten)|(?:bau)?schäden und (?:bau)?mängel\\p{L}*|baumängel\\p{L}*',
  '',
)
/** The line of a valuation (§ 8 Abs. 3 ImmoWertV): its name says that the value holds it. */
const OWN_LINE = wholeWords('besondere objektspezifische (?:grundstücks)?merkmale', '')
/** He has priced it, and his value holds it. */
const PRICED_IN = wholeWords('berücksichtigt|abgezogen|abschlag\\p{L}*|angesetzt|in abzug gebracht|abzug|eingerechnet|veranschlagt', '') // prettier-ignore
const EXPERT = wholeWords('\\p{L}*sachverständige\\p{L}*|\\p{L}*gutachte[nrs]\\p{L}*|verkehrswert\\p{L}*', '')
const OTHERS = wholeWords('nachbar\\p{L}*|vergleich\\p{L}*|je m²|pro m²|rentier\\p{L}*', '')
const MIN = 500

/** @param court € that the court has fixed; null: no auction, and nobody's figures are taken */
export function expertFiguresOf(passages: readonly Passage[], court: number | null): ExpertFigures {
  if (court === null) return NO_FIGURES
  return {
    land: figureIn(passages, court, text => (LAND.test(text) ? LAND : null)),
    works: figureIn(passages, court, text => {
      if (OWN_LINE.test(text)) return OWN_LINE
      return PRICED_IN.test(text) && EXPERT.test(text) && WORKS.test(text) ? WORKS : null
    }),
  }
}

/** The sum nearest behind the word; where statements differ, nobody knows which holds. */
function figureIn(
  passages: readonly Passage[],
  court: number,
  wordIn: (text: string) => RegExp | null,
): ExpertFigure | null {
  const found = passages.flatMap(passage => {
    if (passage.section === 'other-offers' || passage.section === 'contact') return []
    return statementsOf(saidIn(passage).text).flatMap(({ text, start }): ExpertFigure[] => {
      const word = wordIn(text)?.exec(text)
      if (!word || OTHERS.test(text)) return []
      const sum = eurosIn(text).find(({ value, at }) => at > word.index && value >= MIN && value < court)
      return sum ? [{ value: sum.value, evidence: inItsClause(proof(passage, start + word.index, start + sum.at + sum.length)) }] : [] // prettier-ignore
    })
  })
  const [first, ...more] = found
  return first && more.every(({ value }) => value === first.value) ? first : null
}
