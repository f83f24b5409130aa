import { capitalised } from '#kernel/capitalised.ts'
import { percentIn } from '#extraction/domain/toldOf.ts'
import { germanMoney, type Money, times, wholeEuros } from '#kernel/money.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import type { Remark } from '#extraction/domain/remark.ts'
import type { VerdictPoint } from './verdict.ts'

const FEE = 'ruecktritt-pauschale'
const FIRST = 'hausvertrag-vor-grundstueck'
const BY_POINTS = 'vergabe-punkte'

/** What a house contract costs whoever signs it before the ground is his; without such a clause nothing. @param price of the house */
export function houseContractPoints(
  { deal }: Pick<Offer, 'deal'>,
  remarks: readonly Remark[],
  price: Money | null,
): VerdictPoint[] {
  if (deal?.type.value !== 'fertighaus') return []
  const said = (name: string) => remarks.find(({ rule, scope }) => rule === name && scope.bearer !== 'other')
  const [fee, first, points] = [said(FEE), said(FIRST), said(BY_POINTS)]
  if (!fee && !first && !points) return []
  const why = [
    ...(fee ? [`${fee.meaning}${inEuros(fee.meaning, price)}`] : []),
    ...(first && !fee ? ['so soll es laut Exposé gehen'] : []),
    ...(points ? ['das Grundstück vergibt die Gemeinde in einem Verfahren, ob Sie es bekommen, ist offen'] : []),
  ]
  return [
    {
      id: 'hausvertrag',
      sentence: `Unterschreiben Sie den Hausvertrag erst, wenn Ihnen das Grundstück sicher ist: ${capitalised(why.join('; '))}.`,
      change: null,
      evidence: [fee, first, points].flatMap(one => one?.evidence ?? []),
    },
  ]
}

/** "8 % der Auftragssumme" of the house's price; by the share we tell, for the exposé's sentence may name others: "vor Bauantrag 3 %, danach 8 %". */
function inEuros(told: string, price: Money | null): string {
  const share = percentIn(told)
  return share === null || price === null ? '' : `, rund ${germanMoney(wholeEuros(times(price, share / 100)))}`
}
