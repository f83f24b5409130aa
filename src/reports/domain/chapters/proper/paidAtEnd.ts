import type { Offer } from '#extraction/domain/offer.ts'
import { germanNumber } from '#kernel/germanNumber.ts'

/** German: what the owner of the land pays for the building when the right ends; '': the exposé does not say. */
export function paidAtEnd(found: Offer['deal']): string {
  const share = found?.erbbauAhead?.compensation?.share
  if (share === undefined) return ''
  if (share === 0) return 'am Ende keine Entschädigung für das Gebäude'
  const part = share === 1 ? 'den vollen Wert' : Math.abs(share - 2 / 3) < 0.01 ? 'zwei Drittel des Werts' : `${germanNumber(Math.round(share * 100))}\u00a0% des Werts` // prettier-ignore
  return `am Ende zahlt der Eigentümer des Bodens ${part} des Gebäudes`
}
