import { isCalendarDate } from '#kernel/calendarDate.ts'
import { regexp } from '#kernel/regexp.ts'
import { DAY, dayIn } from '../remarks/days.ts'
import type { GroundRentTerms } from './groundRent.ts'

/** "wird mit der Erstzustimmung der Erbbauzins angepasst", "verlangt für ihre Zustimmung einen neuen Erbbauzins" */
const WITH_CONSENT =
  /(?<!\p{L})(?:mit|bei|für|gegen|anlässlich)(?: (?:der|ihrer|seiner|einer|ihre|seine|die|deren|dessen))? (?:erst)?(?:zustimmung|genehmigung|einwilligung)(?!\p{L})[^.]{0,80}(?<!\p{L})(?:angepasst|angehoben|erhöht|neu(?:e[rnms]?)?|festgesetzt|vereinbart)(?!\p{L})/u
/** "dass sie der Übertragung zustimmen wird, wenn der Erwerber einer Anpassung des Erbbauzinses zustimmt", "stimmt nur gegen einen höheren Zins zu" */
const ONLY_AGAINST = [
  /(?<!\p{L})(?:zustimm(?:t|en|e)|zuzustimmen|zustimmung|einwillig\p{L}*|genehmig\p{L}*|stimmt? [^.]{0,60} zu)(?!\p{L})[^.]{0,60}(?<!\p{L})(?:wenn|sofern|falls|soweit|unter der (?:bedingung|voraussetzung|maßgabe)|nur gegen|davon abhängig|abhängig (?:gemacht )?von|gegen)(?!\p{L})[^.]{0,120}(?:(?:anpassung|erhöhung|anhebung|neu(?:e[rnms]?|festsetzung)|höhere[rnms]?|angepasst\p{L}*)[^.]{0,40} ?(?:erb(?:bau|pacht)-?)?zins|zins(?:es)?(?!\p{L})[^.]{0,60}(?:angepasst|erhöht|angehoben|zu erhöhen|anzupassen|akzeptiert|zustimmt))/u,
  // "Zum Verkauf ist die Zustimmung nötig. Diese wird erteilt, wenn der Erwerber einer Anpassung des Erbbauzinses zustimmt."
  /(?<!\p{L})(?:zustimmung|einwilligung|genehmigung)(?!\p{L})[^.]{0,60}\. ?(?:diese|sie)(?!\p{L})[^.]{0,80}(?<!\p{L})(?:erteilt|erfolgt|gegeben|gewährt|zugesagt)(?!\p{L})[^.]{0,40}(?<!\p{L})(?:wenn|sofern|falls|soweit|gegen|unter)(?!\p{L})[^.]{0,120}(?:anpassung|erhöhung|anhebung|neu(?:e[rnms]?|festsetzung)|höhere[rnms]?|angepasst|angehoben)[^.]{0,40}zins|(?<!\p{L})(?:zustimmung|einwilligung|genehmigung)(?!\p{L})[^.]{0,60}\. ?(?:diese|sie)(?!\p{L})[^.]{0,80}(?<!\p{L})(?:erteilt|erfolgt|gegeben|gewährt|zugesagt)(?!\p{L})[^.]{0,40}(?<!\p{L})(?:wenn|sofern|falls|soweit)(?!\p{L})[^.]{0,60}zins(?:es)?(?!\p{L})[^.]{0,60}(?:angepasst|erhöht|angehoben|akzeptiert|zustimmt)/u,
  /(?<!\p{L})stimmt?(?!\p{L})[^.]{0,60}(?<!\p{L})nur (?:gegen|zu|bei)(?!\p{L})[^.]{0,60}zins[^.]{0,20} zu(?=$|[.,;])/u,
]
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
    ...(ONLY_AGAINST.some(one => one.test(text)) && { onlyAgainst: true }),
    ...(INDEXED.test(text) && { indexed: true }),
    ...(isCalendarDate(day) && { toldOn: day }),
  }
  return Object.keys(terms).length > 0 ? terms : null
}
