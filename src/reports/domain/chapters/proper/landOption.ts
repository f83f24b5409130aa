import { germanNumber } from '#kernel/germanNumber.ts'
import { euro } from '#kernel/money.ts'
import { areasIn } from '#extraction/domain/numbers.ts'
import type { Assessment } from '#rating/domain/assess.ts'
import { wholeEuro } from '../germanAmounts.ts'
import type { Particular } from './particulars.ts'

const LAND = /(?<!\p{L})(?:flurstück|parzelle|wiese|garten|gartenland|acker|teilfläche|grundstück|fläche)\p{L}*/iu
const MORE =
  /(?<!\p{L})(?:dazu|hinzu|zusätzlich|optional|auf wunsch|weitere[rnsm]?|zweite[rnsm]?|mit ?erwerben|mit ab|angrenzende?|anschließende?)(?!\p{L})/iu
const OFFERED = /(?<!\p{L})(?:erw[oe]rben|gekauft|kaufen|abgegeben|gibt|übernommen|erhältlich|zu haben)(?!\p{L})/iu

/** Land that may be bought beside a plot: it is no part of the price, and tells what land without a right to build brings there. */
export function landOption({ offer, sums }: Pick<Assessment, 'offer' | 'sums'>): Particular[] {
  if (offer.kind !== 'Grundstück') return []
  const found = sums.unplaced.find(({ evidence: { quote } }) => [LAND, MORE, OFFERED].every(one => one.test(quote)))
  if (!found) return []
  const area = areasIn(found.evidence.quote).at(0)?.value
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
