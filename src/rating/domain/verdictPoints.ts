import { germanMoney, inEuro, type Money } from '#kernel/money.ts'
import { type JudgedAnswer, sentenceOf } from './judged.ts'
import type { VerdictGrounds, VerdictPoint } from './verdict.ts'

/** More than three things decide nothing. */
export const MAX_POINTS = 3

/**
 * What the heaviest findings and the open statements are, at most three.
 * @param leads what decides where not everything finds room: what was found, or what is not known
 */
export function pointsOf(
  { worth, heavy, first, counted }: VerdictGrounds,
  leads: 'found' | 'open' = 'found',
): VerdictPoint[] {
  const found = heavy.map(asPoint)
  const open = (worth?.open ?? []).map(({ id, label, change }): VerdictPoint => {
    return {
      id,
      sentence: `${label}: Das kann den richtigen Preis um ${germanMoney(roundedDown(change))} ändern.`,
      change,
    }
  })
  const points = [...first, ...counted, ...(leads === 'open' ? [...open, ...found] : [...found, ...open])]
  return points.slice(0, MAX_POINTS)
}

export function asPoint(answer: JudgedAnswer): VerdictPoint {
  return { id: answer.id, sentence: sentenceOf(answer), change: null }
}

/** In steps that no one takes for exact; never up, because it is a limit. */
function roundedDown(money: Money): Money {
  const step = (inEuro(money) >= 100_000 ? 1000 : 500) * 100
  return money.cents < step ? money : { cents: Math.floor(money.cents / step) * step }
}
