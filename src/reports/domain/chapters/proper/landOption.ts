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

/** What the seller uses and does not own passes to nobody by the deed of the house. */
export function leasedLand({ offer, sums: { leased } }: Pick<Assessment, 'offer' | 'sums'>): Particular[] {
  if (!leased) return []
  const plot = offer.numbers.grundstuecksflaeche
  const area = (value: number) => `${germanNumber(value)}\u00a0m²`
  const counted = leased.own === null ? 'Fragen Sie, ob die Angabe zum Grundstück sie mitzählt.' : plot === leased.own ? `Gerechnet ist mit ${area(leased.own)} eigenem Grund.` : '' // prettier-ignore
  return [
    {
      id: 'pachtland',
      title: `${area(leased.leased)} sind nur gepachtet und werden nicht mitverkauft`,
      text: [counted, 'Ob Sie die Pacht fortsetzen dürfen, entscheidet der Verpächter: Lassen Sie sich das vor dem Kauf schriftlich geben.'].filter(Boolean).join(' '), // prettier-ignore
      evidence: leased.evidence,
    },
  ]
}
