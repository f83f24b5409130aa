import { germanNumber } from '#kernel/germanNumber.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import { shortened } from './chapters/wording.ts'

const MAX_LENGTH = 80

/** "3-Zimmer-Eigentumswohnung, 31134 Hildesheim"; what is not known is left out. */
export function objectLine({ texts, numbers, kind }: Offer): string {
  const art = shortened(texts.objektart ?? 'Immobilie', MAX_LENGTH)
  const rooms = numbers.zimmer
  const counted = kind === 'Wohnung' && rooms !== null && rooms > 0 && /^\p{L}+$/u.test(art)
  const place = [texts.plz, texts.ort].filter(text => text !== null).join(' ')
  const name = counted ? `${germanNumber(rooms)}-Zimmer-${art}` : art
  return [name, shortened(place, MAX_LENGTH)].filter(Boolean).join(', ')
}
