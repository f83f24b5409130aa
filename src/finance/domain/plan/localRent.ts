import { germanNumber } from '#kernel/germanNumber.ts'
import { euro, germanMoney, times } from '#kernel/money.ts'
import type { Part } from '../part.ts'
import type { Home } from './home.ts'

type Bound = Pick<Home, 'localRent' | 'wohnflaeche'>

/**
 * What running leases may pay in a year by the printed ortsübliche Vergleichsmiete: the upper end of its range, because nobody tells where in
 * it the home lies (§ 558 (1), (2) BGB). null: none is printed, a Staffel or an index holds instead, or the area is not known.
 * @param area m² of the leases; the Wohnfläche by default
 */
export function lawfulRentYear({ localRent, wohnflaeche }: Bound, area: number | null = wohnflaeche): Part | null {
  if (!localRent || localRent.isStepped || area === null || area <= 0) return null
  return {
    label: 'Ortsübliche Vergleichsmiete im Jahr',
    amount: times(euro(localRent.high), 12 * area),
    formula: `12 × ${germanMoney(euro(localRent.high))}/m² × ${germanNumber(area)} m²`,
    source: `${localRent.by === 'mietspiegel' ? 'Mietspiegel' : 'ortsübliche Miete'} laut Exposé, Seite ${localRent.evidence.page}`,
    basis: 'assumption',
  }
}
