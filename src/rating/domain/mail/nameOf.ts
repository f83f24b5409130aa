import { isOfBuyer } from '#extraction/domain/given/withGiven.ts'
import type { Offer } from '#extraction/domain/offer.ts'

/** How the offer is called in a letter: "Erdgeschosswohnung in 83026 Rosenheim". To the seller only his own words are repeated. */
export function nameOf({ texts: known, facts }: Offer): string {
  const texts = {
    plz: isOfBuyer(facts, 'plz') ? null : known.plz,
    ort: isOfBuyer(facts, 'ort') ? null : known.ort,
    objektart: isOfBuyer(facts, 'objektart') ? null : known.objektart,
  }
  const place = [texts.plz, texts.ort].filter(text => text !== null).join(' ')
  return [texts.objektart, place && `in ${place}`].filter(text => text !== null && text !== '').join(' ')
}
