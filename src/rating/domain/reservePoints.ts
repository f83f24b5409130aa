import { euro, germanMoney } from '#kernel/money.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import type { PaidFromReserve } from '#extraction/domain/statements/fromReserve.ts'
import type { StatedSums } from '#extraction/domain/statements/statedSums.ts'
import type { VerdictPoint } from './verdict.ts'

/** Up to this share of the reserve works change little. */
const LITTLE = 0.25

/** Works that the reserve pays cost the buyer nothing now, and leave him a smaller reserve: told where that is much of it. */
export function reservePoints(
  { fromReserve }: Pick<StatedSums, 'fromReserve'>,
  { numbers }: Pick<Offer, 'numbers'>,
): VerdictPoint[] {
  const whole = fromReserve.reduce((sum, { amount }) => sum + amount, 0)
  const saved = numbers.erhaltungsruecklage
  if (whole === 0 || (saved !== null && whole < saved * LITTLE)) return []
  const isDecided = fromReserve.every(one => one.isDecided)
  return [
    {
      id: 'ruecklage-nach-arbeiten',
      sentence: `${isDecided ? 'Beschlossen ist laut Exposé' : 'Angekündigt ist laut Exposé'}: ${worksOf(fromReserve)}, bezahlt aus der Rücklage. ${leftOf(saved, whole, numbers.einheiten)} Lassen Sie sich ${isDecided ? 'Beschluss' : 'Protokoll'} und Vermögensbericht zeigen.`,
      change: null,
      evidence: fromReserve.map(({ evidence }) => evidence),
    },
  ]
}

function worksOf(works: readonly PaidFromReserve[]): string {
  return works
    .map(({ work, amount }) => `${work ?? 'Arbeiten am Haus'} für rund ${germanMoney(euro(amount))}`)
    .join(' und ')
}

function leftOf(saved: number | null, whole: number, units: number | null): string {
  if (saved === null) return 'Wie viel darin liegt, ist nicht gesagt: Reicht sie nicht, droht eine Sonderumlage.'
  if (saved < whole)
    return `Darin liegen nur ${germanMoney(euro(saved))}: Den Rest zahlen die Eigentümer über eine Sonderumlage.`
  const left = saved - whole
  const each = units !== null && units > 1 ? `, etwa ${germanMoney(euro(Math.round(left / units)))} je Wohnung` : ''
  return `Von ${germanMoney(euro(Math.round(saved)))} bleiben rund ${germanMoney(euro(Math.round(left / 1000) * 1000))}${each}.`
}
