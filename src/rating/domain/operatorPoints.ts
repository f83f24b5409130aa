import { capitalised } from '#kernel/capitalised.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import type { Remark } from '#extraction/domain/remark.ts'
import type { VerdictPoint } from './verdict.ts'

const FAILED_BEFORE = 'betreiber-frueher-insolvent'
const REDUCED = 'pacht-gesenkt'
/** A table tells the former sum alone, and no word for the cut. */
const BEFORE = 'pacht-zuvor'
const EMPTY = 'belegung-niedrig'

const SHOW = 'Lassen Sie sich den heutigen Pachtvertrag, Bilanz und Belegung des Betreibers zeigen; an ihm hängt Ihr ganzer Ertrag.' // prettier-ignore

/** What was once the matter with the Pacht or its payer, each by its own name, and how many of his rooms are empty; what was deferred and paid since decides nothing. */
export function shakenPoints(remarks: readonly Remark[]): VerdictPoint[] {
  const said = (name: string) => remarks.find(({ rule }) => rule === name)
  const [cut, before, failed, empty] = [said(REDUCED), said(BEFORE), said(FAILED_BEFORE), said(EMPTY)]
  const reduced = cut ?? before
  if (empty && !reduced && !failed)
    return [{ id: 'mieterstruktur', sentence: `${empty.meaning}: ${SHOW}`, change: null, evidence: [empty.evidence] }]
  const what =
    reduced && failed
      ? 'Die Pacht wurde schon gesenkt oder nicht voll gezahlt, und ein früherer Betreiber ist ausgefallen'
      : cut === undefined && before
        ? capitalised(before.meaning)
        : reduced
          ? 'Die Pacht wurde schon gesenkt, gestundet oder nicht voll gezahlt'
          : 'Ein früherer Betreiber ist ausgefallen'
  const rooms = empty ? `. ${empty.meaning}` : ''
  const evidence = [reduced, failed, empty].flatMap(one => one?.evidence ?? [])
  return evidence.length === 0
    ? []
    : [{ id: 'mieterstruktur', sentence: `${what}${rooms}: ${SHOW}`, change: null, evidence }]
}

const NO_HOME = 'nutzung-kein-wohnsitz'
const OWN_NIGHTS = 'eigennutzung-tage'

/** Who may live in what an operator or holiday guests use: it decides who buys it one day, and what a bank lends on it. */
export function usePoints({ deal }: Pick<Offer, 'deal'>, remarks: readonly Remark[]): VerdictPoint[] {
  if (deal?.overlays.includes('betreiber') !== true) return []
  const told = (name: string) =>
    remarks.find(({ rule, certainty, scope }) => rule === name && certainty === 'stated' && scope.bearer !== 'other')
  const [forbidden, own] = [told(NO_HOME), told(OWN_NIGHTS)]
  if (!forbidden) return []
  const nights = own ? ` ${own.meaning}.` : ''
  return [
    {
      id: 'zweckentfremdung-nutzung',
      sentence: `${forbidden.meaning}: Einziehen können weder Sie noch wer es Ihnen einmal abkauft.${nights} Weiterverkaufen können Sie nur an Anleger, und viele Banken leihen darauf weniger: Fragen Sie Ihre vor dem Gebot.`,
      change: null,
      evidence: [forbidden.evidence, ...(own ? [own.evidence] : [])],
    },
  ]
}
