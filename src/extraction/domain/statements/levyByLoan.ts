import { regexp } from '#kernel/regexp.ts'

const LEVY = String.raw`(?<!\p{L})(?:sonder)?umlagen?(?!\p{L})`
const LOAN = String.raw`(?<!\p{L})\p{L}*(?:darlehen|kredit)\p{L}*(?!\p{L})`
const BY = String.raw`(?<!\p{L})(?:über|durch|mit|mittels|aus|per|mithilfe|als)(?!\p{L})`
const PAID = String.raw`(?<!\p{L})(?:(?:ab|be|ein|aus)?(?:ge)?zahlt|(?:ab|be)?zahlen|(?:vor|zwischen|teil)?finanzier(?:t|en)|finanzierung|beglichen|aufgebracht|getilgt|abgetragen|gestundet|erbracht|gedeckt|gestreckt|bedient|entrichtet|geleistet|läuft|laufen|verteilt)(?!\p{L})`
const FOR = String.raw`(?:für|zur (?:vor-?|zwischen-?)?(?:finanzierung|zahlung|begleichung|deckung|tilgung|stundung)(?: von)?|statt|anstatt|anstelle(?: von)?|um)`
const IN_ONE: readonly RegExp[] = [
  // "Die Sonderumlage von 12.000 € wird über ein Darlehen der Gemeinschaft bezahlt"
  regexp.u`${LEVY}[^.;]{0,140}?${BY}[^.;]{0,60}?${LOAN}[^.;]{0,60}?${PAID}`,
  // "… wird finanziert über ein Darlehen", "Bezahlt wird die Umlage mit einem Kredit der WEG"
  regexp.u`${LEVY}[^.;]{0,140}?${PAID}[^.;]{0,40}?${BY}[^.;]{0,60}?${LOAN}|${PAID}[^.;]{0,60}?${LEVY}[^.;]{0,60}?${BY}[^.;]{0,60}?${LOAN}`,
  // "ein Darlehen zur Finanzierung der Sonderumlage", "anstelle der Umlage von 12.000 € hat die WEG ein Darlehen aufgenommen"
  regexp.u`${LOAN}[^.;]{0,60}?(?<!\p{L})${FOR} (?:(?:die|der|diese|dieser|einer|ihre|ihrer|den|beschlossene[nr]?|genannte[nr]?) ){0,3}${LEVY}|(?<!\p{L})${FOR} (?:(?:die|der|diese|dieser|einer|beschlossene[nr]?|genannte[nr]?) ){0,3}${LEVY}[^.;]{0,80}?${LOAN}`,
]
/** "Sie wird über ein Darlehen finanziert", "Dafür hat die WEG einen Kredit aufgenommen": what the sentence before names. */
const OF_THE_ONE_BEFORE = regexp.u`^[\s:–-]*(?:(?:diese|sie|der betrag|die summe|der anteil|die zahlung|finanziert|bezahlt|gezahlt)(?!\p{L})[^.;]{0,60}?${BY}[^.;]{0,60}?${LOAN}|(?:dafür|hierfür|dazu|hierzu)(?!\p{L})[^.;]{0,60}?${LOAN})`
const NAMES_LEVY = regexp.u`${LEVY}`
/** Each pays a part, or it is the seller's own loan, or there is none. */
const BESIDE_IT = regexp.u`(?<!\p{L})(?:restliche[nrms]?|übrige[nrms]?|im übrigen|(?:der|den|ein) rest|zum teil|teils|teilweise|hälftig|hälfte|neben der ${LEVY}|zusätzlich zur ${LEVY}|darüber hinaus|außerdem|ferner|weitere[nrms]?|eigene[nrms]?|private[nrms]?|verkäufer(?:in|s|seite)?|kein(?:e[nrms]?)?|nicht durch|nicht über|nicht mit)(?!\p{L})`

/**
 * Whether the community's loan pays the levy: then the two are one debt. In doubt they are two.
 * @param around statements about the levy, in their order; statement text
 */
export function isPaidByLoan(around: readonly string[]): boolean {
  return around.some((text, at) => {
    if (BESIDE_IT.test(text)) return false
    if (IN_ONE.some(pattern => pattern.test(text))) return true
    return OF_THE_ONE_BEFORE.test(text) && NAMES_LEVY.test(around[at - 1] ?? '')
  })
}
