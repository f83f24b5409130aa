import type { Statement } from './statementsOf.ts'
import { UNDECIDED } from './levyWords.ts'

export const FLAT = '(?:eigentums|etagen|dachgeschoss)?(?:wohnung|einheit|appartement|apartment)'
export const ITS =
  '(?:die|diese|unsere|ihre|meine)(?: (?:hier )?(?:angebotene|verkaufte|vorliegende|zum verkauf stehende))?'
const SUM_OF_IT =
  '(?= (?:davon |dabei |rund |rd· |etwa |ca· |voraussichtlich |nach (?:dem )?beschluss ){0,3}[\\d·]+ ?(?:€|euro|eur))'
/** "Auf diese Einheit entfallen 16.300 EUR": of what the community has decided, without the name of a levy. */
export const NAMELESS = `(?:auf|für) ${ITS} ${FLAT} (?:entfallen|entfällt|entfielen|kommen|kommt)${SUM_OF_IT}|(?:entfallen|entfällt)(?: davon| dabei)? auf ${ITS} ${FLAT}${SUM_OF_IT}`

/** Where a levy goes without its name. */
const DECIDED = /(?<!\p{L})(?:beschlossen|beschloss|eigentümerversammlung|versammlung)(?!\p{L})/u
const VOTED = /(?<!\p{L})(?:beschlossen|beschloss|beauftragt|vergeben)(?!\p{L})/u
const NO_VOTE =
  /(?<!\p{L})(?:nichts?|kein\p{L}*|noch)(?!\p{L})[^.]{0,40}(?<!\p{L})(?:beschlossen|beschluss\p{L}*|beauftragt|vergeben)(?!\p{L})|(?:beschlu(?:ss|ß)\p{L}*|entscheidung)(?!\p{L})[^.]{0,40}(?<!\p{L})(?:nicht|aus|fehlt|vertagt)(?!\p{L})|zur abstimmung|abgestimmt werden/u
const OF_SAVINGS =
  /(?<!\p{L})(?:\p{L}*rücklagen?|hausgeld\p{L}*|wohngeld\p{L}*|wirtschaftspl[aä]n\p{L}*|guthaben|miteigentums\p{L}*|monatlich\p{L}*)(?!\p{L})/u

/** Works that are decided, in the words around an amount or in those before; what is saved or paid each month is none of it. */
export function isOfDecision({ text }: Statement, before: Statement | undefined): boolean {
  const around = `${before?.text ?? ''} ${text}`
  return (
    (DECIDED.test(text) || VOTED.test(before?.text ?? '')) &&
    !UNDECIDED.test(around) &&
    !NO_VOTE.test(around) &&
    !OF_SAVINGS.test(around)
  )
}
