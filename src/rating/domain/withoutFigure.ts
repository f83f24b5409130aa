import type { QuestionId } from '#questions/domain/catalogue.ts'
import type { Worth } from '#valuation/domain/worth.ts'
import type { VerdictPoint } from './verdict.ts'

const RIGHT_OF_USE: QuestionId = 'wohnrecht-niessbrauch'
const KEEPS = 'Jemand behält ein Recht, das Objekt zu nutzen.'
const LESS_THE_RIGHT =
  'Richtig ist höchstens der Wert des freien Objekts weniger den Wert dieses Rechts: Lassen Sie sich die Bewilligung geben, und rechnen Sie mit Alter, Umfang, Jahreswert und wer welche Kosten trägt.'

/**
 * What is worth its price free is worth less the right that rests on it; how much less no exposé proves. The limits stay the most it may be.
 * @param isTakenOff a court or its expert says what the right is worth, and it is off already
 * @param life how long it lasts on average, with a space before it
 */
export function withoutFigure(
  worth: Worth | null,
  first: readonly VerdictPoint[],
  isTakenOff: boolean,
  life = '',
): Worth | null {
  const isBurdened = !isTakenOff && first.some(({ id }) => id === RIGHT_OF_USE)
  return worth && isBurdened
    ? {
        ...worth,
        // However well the open turns out, the free object is the most: the right comes off it.
        best: worth.ceiling,
        unnamed: {
          id: RIGHT_OF_USE,
          sentence: `${KEEPS}${life} ${LESS_THE_RIGHT}`,
          mostWhile: 'solange das Recht besteht',
        },
      }
    : worth
}

/** Damp can be mended; whoever has a right to live there stays, and where nobody gets out of a fire nobody may live: both come before every other thing to be settled. */
export function rightsFirst(points: readonly VerdictPoint[]): VerdictPoint[] {
  const rank = ({ id, endangers }: VerdictPoint) => (id === RIGHT_OF_USE ? 0 : endangers ? 1 : 2)
  return points.toSorted((a, b) => rank(a) - rank(b))
}
