import { germanNumber } from '#kernel/germanNumber.ts'
import { euro } from '#kernel/money.ts'
import { landBesideIn } from '#extraction/domain/statements/landBeside.ts'
import type { Assessment } from '#rating/domain/assess.ts'
import { wholeEuro } from '../germanAmounts.ts'
import type { Particular } from './particulars.ts'

/** Land that may be bought beside a plot: it is no part of the price, and tells what land without a right to build brings there. */
export function landOption({ offer, sums }: Pick<Assessment, 'offer' | 'sums'>): Particular[] {
  if (offer.kind !== 'Grundstück') return []
  const found = landBesideIn(sums.unplaced)
  if (!found) return []
  const { area } = found
  const each = area ? ` Das sind ${germanNumber(Math.round(found.amount / area))}\u00a0€/m²; hat sie kein Baurecht, ist das ein Anhalt für den Wert des Bauplatzes ohne Baurecht.` : '' // prettier-ignore
  return [
    {
      id: 'weitere-flaeche',
      title: `Weitere Fläche ${area ? `von ${germanNumber(area)}\u00a0m² ` : ''}für ${wholeEuro(euro(found.amount))} zu haben, nicht im Preis`,
      text: `Sie müssen sie nicht kaufen.${each}`,
      evidence: found.evidence,
    },
  ]
}
