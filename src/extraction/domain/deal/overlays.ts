import type { Facts } from '../facts.ts'
import type { Passage } from '../passages.ts'
import { type Overlay } from './deal.ts'
import { hitsOf, lineAfter, ownText } from './ownText.ts'

const USUFRUCT =
  /(?<!\p{L})(?:nießbrauch(?:s?recht)?|wohn(?:ungs)?recht|leibrente|teilverkauf|lebenslanges? (?:wohn|nutzungs)recht)(?!\p{L})/giu
const GONE = /^[^.\n]{0,40}(?:gelöscht|erloschen|abgelöst|entfällt|nicht eingetragen)/iu
const OPERATOR =
  /(?<!\p{L})(?:pflege-?app?art(?:e)?ments?|pacht(?:vertrag|zins)|mietpool|boardinghouse|betreiber(?:vertrag|gesellschaft|in)?|pflegeheim|seniorenresidenz|studenten-?app?artments?|hotelzimmer)(?!\p{L})/giu

/** What weighs on the object, whatever the type of the deal. */
export function overlaysOf(passages: readonly Passage[], facts: Facts): Overlay[] {
  const own = ownText(passages)
  const found: Overlay[] = []
  if (facts.erbbaurecht?.value === true) found.push('erbbau')
  if (hitsOf(USUFRUCT, own).some(hit => !GONE.test(lineAfter(hit)))) found.push('niessbrauch')
  if (hitsOf(OPERATOR, own).length > 0) found.push('betreiber')
  return found
}
