import type { RefusedKind } from '../documentKind.ts'
import type { Mark } from '../mark.ts'
import type { PageView } from '../pageView.ts'

/** A kind of paper round a house that is no offer, with the traits of its pages. */
export interface Paper {
  readonly kind: RefusedKind
  /** In German with its article. */
  readonly name: string
  readonly marks: readonly Mark[]
  /** From this score on a page is this paper whatever it says like an offer; never if left out. */
  readonly certainFrom?: number
  /** From this score in the file as a whole it is this paper, if no price is firmly asked. */
  readonly spreadFrom?: number
  /** In the form of a letter it is one, whatever it encloses. */
  readonly isLetterWhenGreeting?: true
  /** What its pages look like beyond words: a further score. */
  readonly shape?: (page: PageView) => number
}

/** "§ 4 Kaufpreis" as a heading: a contract or declaration is numbered so. */
export const PARAGRAPH_HEADING = String.raw`^(?:§|paragraph) ?\d{1,2}[a-z]?(?:[.:)]? ?(?:¦ ?)?(?:[–—-] ?)?\p{L}[^\n]{0,60})?$`

/** A cost of running a house as the first word of a table row with figures. */
export const COST_ROW = String.raw`^(?:\d{1,4}[.)]? (?:¦ )?)?(?:grundsteuer|müll|abfall|straßenreinigung|winterdienst|hausmeister|hauswart|objektbetreuung|gebäude(?:reinigung|versicherung)|wohngebäudevers|haftpflicht|versicherung|heiz(?:ung|kosten)|brennstoff|fernwärme|warmwasser|kaltwasser|wasser|frischwasser|abwasser|entwässerung|niederschlagswasser|allgemeinstrom|strom|beleuchtung|aufzug|gartenpflege|verwalter|verwaltung|schornstein|kabel|antenne|instandhaltung|reparatur|erhaltungsrücklage|zuführung|rücklage|treppenhausreinigung|reinigung|kontoführung|bankgebühr|wartung|rauchwarnmelder)[^\n]*\d`
