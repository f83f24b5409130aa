import type { Passage } from '../passages.ts'

/** Only of what does not stand yet one says so. */
const SIGNS =
  /(?<!\p{L})(?:projektiert\w*|baubeginn|im bau|in bau befindlich\w*|neubauprojekt\w*|neubauvorhaben|bauvorhaben|bauträger\w*|mabv|baubeschreibung|schlüsselfertig\w*|rohbau|denkmal-?afa|sanierungskosten|sanierung mit abstimmung|fertig sein|sanierungsanteil\w*|altbauanteil|baubegleitend\w*|bauabschnitt\w*|sanierungsbeginn|(?:sanierung|arbeiten) beginn(?:t|en)|erwerber|erstbezug nach (?:kern)?sanierung (?:ende |anfang |mitte |im |ab )?20\d\d|(?:geplante|voraussichtliche|vorauss\.) (?:fertigstellung|bezugsfertigkeit)|fertigstellung:?\s(?:ca\. |voraussichtlich |geplant |ende |anfang |mitte |q\d|herbst |sommer |frühjahr |winter )|es entstehen|hier entsteht|entsteh(?:t|en) [^.]{0,40}(?:wohnungen|einheiten|häuser)|kernsanierung durch den|nach sanierung durch den|wird (?:derzeit |aktuell )?(?:kernsaniert|umfassend saniert|komplett saniert))(?!\p{L})/giu
const MIN_SIGNS = 2

/** Whether what is sold is still to be built or wholly renewed by the seller. */
export function isToBeBuilt(passages: readonly Passage[]): boolean {
  const found = new Set<string>()
  for (const { section, text } of passages) {
    if (section === 'contact' || section === 'terms' || section === 'other-offers') continue
    for (const [sign] of text.matchAll(SIGNS)) found.add(sign.toLowerCase())
    if (found.size >= MIN_SIGNS) return true
  }
  return false
}
