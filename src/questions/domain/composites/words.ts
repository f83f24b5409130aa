import { wholeQuote } from '#kernel/evidence.ts'
import type { Remark } from '#extraction/domain/remark.ts'
import type { Finding } from '../answer.ts'
import { THRESHOLDS } from '../thresholds.ts'
import { unjudged, yellow } from '../verdict.ts'

/** Every portal prints it of what is sold without a broker: it may hide something, and is no word of praise. */
const PLAIN_TERM = 'euphemismus-provisionsfrei'

/** The words that gloss over, each with what is often meant; none found is said too. */
export function euphemismFinding(remarks: readonly Remark[]): Finding {
  const all = remarks.filter(({ topic }) => topic === 'euphemismus')
  const found = [...all.filter(({ rule }) => rule !== PLAIN_TERM), ...all.filter(({ rule }) => rule === PLAIN_TERM)]
  const words = distinct(found.map(({ evidence, meaning }) => `„${wholeQuote(evidence)}“ – ${meaning}`))
  if (words.length === 0) return noneFound('beschönigenden Worten')
  const many = found.filter(({ rule }) => rule !== PLAIN_TERM).length >= THRESHOLDS.euphemisms
  return {
    state: 'belegt',
    answer: `${words.join('; ')} (Hinweis, kein Beweis)`,
    evidence: found.map(({ evidence }) => evidence),
    inputs: [],
    ...(many
      ? yellow('Das Exposé umschreibt vieles. Prüfen Sie diese Punkte bei der Besichtigung.')
      : unjudged('Ein Hinweis, kein Beweis. Prüfen Sie diese Punkte bei der Besichtigung.')),
  }
}

/** All that is stated as a warning, the gravest first. Not judged again: each counts at its own question. */
export function warningFinding(remarks: readonly Remark[]): Finding {
  const stated = remarks.filter(({ certainty }) => certainty === 'stated')
  const found = [...stated.filter(({ tone }) => tone === 'gefahr'), ...stated.filter(({ tone }) => tone === 'warnung')]
  if (found.length === 0) return noneFound('Warnzeichen')
  return {
    state: 'belegt',
    answer: distinct(found.map(({ meaning }) => meaning)).join('; '),
    evidence: found.map(({ evidence }) => evidence),
    inputs: [],
    ...unjudged('Jedes Warnzeichen ist bei seiner eigenen Frage bewertet.'),
  }
}

function noneFound(what: string): Finding {
  return {
    state: 'berechnet',
    answer: 'Keine gefunden',
    evidence: [],
    formula: `Gesamter Text nach ${what} durchsucht, 0 Treffer`,
    inputs: [],
    light: null,
  }
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts)]
}
