import type { Passage } from '../passages.ts'

/** A headline of who offers it: "Immobilien Krause · Am Markt 5". */
const OF_FIRM =
  /GmbH|(?<!\p{L})(?:AG|KG|OHG|UG|e\.\s?K\.)(?!\p{L})|[Ii]mmobilien|[Mm]akler|Sparkasse|[Bb]ank(?!\p{L})|[Gg]ericht|Notar|[Bb]üro|[Vv]erwaltung|[Mm]usterhaus|Kontakt|Anbieter|Ansprechpartner|\d{5}\s\p{Lu}/u
const NUMBERED = /\p{L}[\s.]?\s?\d{1,3}\s?[a-h]?$/iu

/**
 * Whether a headline names the street with its number: "Am Laxtener Esch 11" over the first page is what is sold, whatever firm stands
 * beside the street at the foot of the others.
 * @param street as the line with the postcode writes it
 */
export function isTitledStreet(passages: readonly Passage[], street: string): boolean {
  const sought = plain(street)
  if (!NUMBERED.test(street)) return false
  return passages.some(({ headline, text, section }) => {
    if (!headline || section === 'contact' || section === 'terms' || section === 'other-offers' || OF_FIRM.test(text))
      return false
    const at = plain(text).indexOf(sought)
    const around = at < 0 ? 'x' : `${plain(text)[at - 1] ?? ''}${plain(text)[at + sought.length] ?? ''}`
    return !/[\p{L}\d]/u.test(around)
  })
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/stra(?:ss|ß)e/gu, 'str.')
    .replace(/\s+/gu, ' ')
    .trim()
}
