import { germanNumber } from '#kernel/germanNumber.ts'
import { euro, germanMoney, times } from '#kernel/money.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import type { CoOwnership } from '#extraction/domain/statements/communitySums.ts'
import type { StatedSums } from '#extraction/domain/statements/statedSums.ts'
import type { MoneyBase } from '#finance/domain/moneyPlan.ts'
import type { VerdictPoint } from './verdict.ts'

/** § 16 (2) WEG: what a share larger than the flat's area costs for good, of the Hausgeld and of a levy. Heating is shared by use, so it is the most of the Hausgeld. */
export function unequalSharePoints(
  { shareByArea: told }: Pick<StatedSums, 'shareByArea'>,
  { numbers: { hausgeldMonat } }: Pick<Offer, 'numbers'>,
  { levy }: Pick<MoneyBase, 'levy'>,
): VerdictPoint[] {
  if (!told) return []
  const { share, byArea, evidence } = told
  const excess = 1 - partOfWhole(byArea) / partOfWhole(share)
  const more = Math.round((partOfWhole(share) / partOfWhole(byArea) - 1) * 100)
  const monthly = hausgeldMonat === null ? null : euro(Math.round(hausgeldMonat * excess))
  const part = levy.due ?? levy.expected
  const costs = [
    ...(monthly ? [`vom Hausgeld bis zu ${germanMoney(monthly)} im Monat, ${germanMoney(times(monthly, 12))} im Jahr`] : []),
    ...(part ? [`von der Sonderumlage ${germanMoney(euro(Math.round((part.amount.cents * excess) / 100)))}`] : []),
  ] // prettier-ignore
  const sums = costs.length > 0 ? ` (${costs.join('; ')})` : ''
  return [
    {
      id: 'weg-mea',
      sentence: `Die Wohnung trägt ${written(share)} aller gemeinsamen Kosten, nach ihrer Fläche wären es laut Exposé ${written(byArea)}: ${germanNumber(more)}\u00a0% zu viel${sums}. Das bleibt, bis alle Eigentümer oder ein Gericht die Anteile ändern, und auch der nächste Käufer rechnet es Ihnen vor: Handeln Sie es vom Preis herunter.`,
      change: null,
      evidence: [evidence],
    },
  ]
}

function partOfWhole({ numerator, denominator }: CoOwnership): number {
  return numerator / denominator
}

function written({ numerator, denominator }: CoOwnership): string {
  return `${germanNumber(numerator)}/${germanNumber(denominator)}`
}
