import { germanNumber } from '#kernel/germanNumber.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import { closed, oneLine } from '../wording.ts'

/** What heats it, and its energy certificate; empty: nothing stands there. */
export function energy({ texts, numbers, kind, flags, deal: found }: Offer): string {
  if (kind === 'Grundstück') return ''
  const { heizung, energietraeger, energieklasse, energieausweisArt } = texts
  const heat = distinct(
    [heizung, energietraeger].flatMap(text => (text === null ? [] : [closed(oneLine(text).replace(/\.$/u, ''))])),
  )
  const value = numbers.energiekennwert
  const known = [
    ...heat,
    ...(energieklasse === null ? [] : [`Klasse ${energieklasse}`]),
    ...(value === null ? [] : [`${germanNumber(value)}\u00a0kWh/(m²·a)`]),
  ]
  const isMonument = flags.denkmalschutz === true
  if (known.length === 0) return isMonument ? `Heizung nicht bekannt; ${EXEMPT}` : 'Heizung, Energieausweis und Energieklasse nicht bekannt' // prettier-ignore
  const without = found?.type.value !== 'fertighaus' && energieklasse === null && value === null && energieausweisArt === null // prettier-ignore
  const missing = without ? `; ${isMonument ? EXEMPT : 'Energieausweis nicht bekannt'}` : ''
  return `${known.join(', ')}${missing}`
}

/** § 79 (4) GEG */
const EXEMPT = 'für ein Baudenkmal ist kein Energieausweis vorgeschrieben'

/** "Zentralheizung (Öl), Öl" says it twice. */
function distinct(words: readonly string[]): string[] {
  return words.filter(
    (word, at) => !words.some((other, place) => place !== at && other.includes(word) && (other !== word || place < at)),
  )
}
