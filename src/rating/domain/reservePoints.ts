import type { CalendarDate } from '#kernel/calendarDate.ts'
import { euro, germanMoney } from '#kernel/money.ts'
import { flatsOfCommunity, type Offer } from '#extraction/domain/offer.ts'
import type { PaidFromReserve } from '#extraction/domain/statements/fromReserve.ts'
import type { StatedLevy } from '#extraction/domain/statements/levies.ts'
import type { StatedSums } from '#extraction/domain/statements/statedSums.ts'
import { WORK_NAMES } from '#extraction/domain/statements/workNames.ts'
import { thinForLift } from '#questions/domain/judges/charges.ts'
import type { VerdictPoint } from './verdict.ts'

/** Up to this share of the reserve works change little. */
const LITTLE = 0.25
const MIN_HOMES = 2
/** So many times the reserve works may take of it by a count of homes taken as equal, and still say that it will be empty. */
const MAX_OVERDRAWN = 1.5

/** Works that the reserve pays cost the buyer nothing now, and leave him a smaller reserve: told where that is much of it. */
export function reservePoints(
  { fromReserve, levies }: Pick<StatedSums, 'fromReserve' | 'levies'>,
  offer: Pick<Offer, 'deal' | 'numbers'>,
): VerdictPoint[] {
  const { erhaltungsruecklage: saved } = offer.numbers
  const homes = flatsOfCommunity(offer)
  const beside = besideLevy(levies, saved, homes)
  if (beside) return [beside]
  const whole = fromReserve.reduce((sum, { amount }) => sum + amount, 0)
  if (whole === 0 || (saved !== null && whole < saved * LITTLE)) return []
  const isDecided = fromReserve.every(one => one.isDecided)
  return [
    {
      id: 'ruecklage-nach-arbeiten',
      sentence: `${isDecided ? 'Beschlossen ist laut Exposé' : 'Angekündigt ist laut Exposé'}: ${worksOf(fromReserve)}, bezahlt aus der Rücklage. ${leftOf(saved, whole, homes)} Lassen Sie sich ${isDecided ? 'Beschluss' : 'Protokoll'} und Vermögensbericht zeigen.`,
      change: null,
      evidence: fromReserve.map(({ evidence }) => evidence),
    },
  ]
}

/** Nothing is due yet: told and asked for, and no reason to hold money back. */
export function thinReservePoints(offer: Pick<Offer, 'deal' | 'flags' | 'numbers'>, day: CalendarDate): VerdictPoint[] {
  const thin = thinForLift(offer, day)
  return thin === null ? [] : [{ id: 'weg-ruecklage', sentence: `${thin} Lassen Sie sich Vermögensbericht und Protokolle zeigen.`, change: null }] // prettier-ignore
}

/** Works that levy and reserve pay together: cost less the levies of all homes is taken from what is saved. */
function besideLevy(levies: readonly StatedLevy[], saved: number | null, homes: number | null): VerdictPoint | null {
  const levy = levies.find(({ isProposed, own, works }) => !isProposed && own !== null && works?.cost)
  const cost = levy?.works?.cost ?? null
  if (!levy || levy.own === null || cost === null || saved === null || homes === null || homes < MIN_HOMES) return null
  const share = levy.coOwnership ?? null
  // What is paid of it was raised, too.
  const ofFlat = levy.ofFlat ?? levy.own
  const raised = levy.works?.byLevyAlone ? cost : levy.fromWhole ? cost - (levy.fromWhole.reserve ?? 0) : share ? (ofFlat * share.denominator) / share.numerator : ofFlat * homes // prettier-ignore
  const used = cost - raised
  // Much more than there is: then the homes are not alike, and nothing can be said.
  if (used < saved * LITTLE || used > saved * MAX_OVERDRAWN) return null
  const kinds = (levy.works?.kinds ?? []).map(kind => WORK_NAMES[kind]).join(' und ')
  const alike = levy.fromWhole || share ? '' : ` bei ${homes} gleich großen Wohnungen`
  return {
    id: 'ruecklage-nach-arbeiten',
    sentence: `Die beschlossenen Arbeiten (${kinds}) kosten laut Exposé ${germanMoney(euro(cost))}. Die Sonderumlage bringt davon${alike} rund ${rounded(raised)}, die übrigen ${rounded(used)} kommen aus der Rücklage. ${used > saved ? emptied(saved) : leftOf(saved, used, homes)} Lassen Sie sich Beschluss und Vermögensbericht zeigen.`,
    change: null,
    evidence: [levy.evidence],
  }
}

function rounded(amount: number): string {
  return germanMoney(euro(Math.round(amount / 100) * 100))
}

function worksOf(works: readonly PaidFromReserve[]): string {
  return works
    .map(({ work, amount }) => `${work ?? 'Arbeiten am Haus'} für rund ${germanMoney(euro(amount))}`)
    .join(' und ')
}

function emptied(saved: number): string {
  return `Darin liegen laut Exposé nur ${germanMoney(euro(Math.round(saved)))}: Nach dieser Rechnung ist sie danach leer, und was fehlt, kann nachgefordert werden.`
}

function leftOf(saved: number | null, whole: number, units: number | null): string {
  if (saved === null)
    return 'Wie viel darin liegt, haben wir nicht gefunden: Reicht sie nicht, droht eine Sonderumlage.'
  if (saved < whole)
    return `Darin liegen nur ${germanMoney(euro(saved))}: Den Rest zahlen die Eigentümer über eine Sonderumlage.`
  const left = saved - whole
  const each = units !== null && units > 1 ? `, etwa ${germanMoney(euro(Math.round(left / units)))} je Wohnung` : ''
  return `Von ${germanMoney(euro(Math.round(saved)))} bleiben rund ${germanMoney(euro(Math.round(left / 1000) * 1000))}${each}.`
}
