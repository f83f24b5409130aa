import { isCalendarDate } from '#kernel/calendarDate.ts'
import { regexp } from '#kernel/regexp.ts'
import { DAY, dayIn } from '../remarks/days.ts'
import type { GroundRentTerms } from './groundRent.ts'

/** "wird mit der Erstzustimmung der Erbbauzins angepasst", "verlangt für ihre Zustimmung einen neuen Erbbauzins" */
const WITH_CONSENT =
  /(?<!\p{L})(?:mit|bei|für|gegen|anlässlich)(?: (?:der|ihrer|seiner|einer|ihre|seine|die|deren|dessen))? (?:erst)?(?:zustimmung|genehmigung|einwilligung)(?!\p{L})[^.]{0,80}(?<!\p{L})(?:angepasst|angehoben|erhöht|neu(?:e[rnms]?)?|festgesetzt|vereinbart)(?!\p{L})/u
const INDEXED =
  /(?<!\p{L})(?<!(?:keine?[rn]?|ohne|nicht) (?:\p{L}+ )?)(?:index(?:klausel|ierung|iert|bindung|gebunden)?|wertsicherung\p{L}*|wertgesichert|gleitklausel|vpi|verbraucherpreisindex)(?!\p{L})/u
const TOLD_ON = regexp.u`(?<!\p{L})(?:auskunft|mitteilung|schreiben|bestätigung|angebot)(?!\p{L})[^.]{0,60} vom ${DAY}`

/**
 * What the statements around the sum of a new Erbbauzins tell of it; null: nothing.
 * @param text statement text
 */
export function groundRentTermsIn(text: string): GroundRentTerms | null {
  const told = TOLD_ON.exec(text)
  const day = told ? dayIn(told.groups ?? {}).join('-') : ''
  const terms: GroundRentTerms = {
    ...(WITH_CONSENT.test(text) && { withConsent: true }),
    ...(INDEXED.test(text) && { indexed: true }),
    ...(isCalendarDate(day) && { toldOn: day }),
  }
  return Object.keys(terms).length > 0 ? terms : null
}
