import { germanNumber } from '#kernel/germanNumber.ts'
import { euro, inEuro, subtract } from '#kernel/money.ts'
import { outdoorAreaOf } from '#extraction/domain/values/outdoorArea.ts'
import type { Assessment } from '#rating/domain/assess.ts'
import { includedParking } from '#valuation/domain/negotiation.ts'
import { wholeEuro } from '../germanAmounts.ts'
import type { Particular } from './particulars.ts'

/** m², and share of the Wohnfläche: from there on it moves the price of a square metre. */
const LARGE = 15
const LARGE_SHARE = 0.15

/** § 4 Nr. 4 WoFlV: a quarter as a rule, the half at most. */
const USUAL_SHARE = 0.25
const MAX_SHARE = 0.5

/** Of a flat with a large terrace: how much of it the Wohnfläche holds, or that nobody says so. */
export function outdoorCounted({
  offer: { facts, numbers, kind },
  sums: { outdoorShare },
  appraisal,
}: Pick<Assessment, 'offer' | 'sums' | 'appraisal'>): Particular[] {
  const found = outdoorAreaOf(facts)
  const area = numbers.wohnflaeche
  if (!found || kind !== 'Wohnung' || area === null) return []
  // As large as the flat, it is the flat that is meant.
  if (found.area < LARGE || found.area < LARGE_SHARE * area || found.area >= area) return []
  const id = 'aussenflaeche'
  const [outside, whole] = [found.area, area].map(one => `${germanNumber(one)}\u00a0m²`) as [string, string]
  if (!outdoorShare)
    return [
      {
        id,
        title: `${found.name} mit ${outside}: Wie viel davon steckt in den ${whole} Wohnfläche?`,
        text: 'Üblich ist ein Viertel, erlaubt höchstens die Hälfte (§ 4 Nr. 4 WoFlV); mehr macht die Wohnung auf dem Papier größer.',
        evidence: found.evidence,
      },
    ]
  const { share, evidence } = outdoorShare
  if (share <= USUAL_SHARE) return []
  const counted = Math.round(share * found.area * 10) / 10
  const usual = Math.round((area - (share - USUAL_SHARE) * found.area) * 10) / 10
  const price = numbers.kaufpreis === null ? null : subtract(euro(numbers.kaufpreis), includedParking(appraisal))
  const each = (m2: number) => (price ? wholeEuro(euro(Math.round(inEuro(price) / m2))) : '')
  const perM2 = price ? `; je m² sind das ${each(usual)} statt ${each(area)}` : ''
  return [
    {
      id,
      title: `${found.name} mit ${outside}: In den ${whole} Wohnfläche stecken davon ${germanNumber(counted)}\u00a0m²`,
      text: `${share > MAX_SHARE ? 'Erlaubt ist höchstens die Hälfte, üblich' : 'Erlaubt ist die Hälfte, üblich aber'} ein Viertel (§ 4 Nr. 4 WoFlV): So gerechnet hat die Wohnung ${germanNumber(usual)}\u00a0m²${perM2}. Vergleichen Sie mit dieser Fläche.`,
      evidence,
    },
  ]
}
