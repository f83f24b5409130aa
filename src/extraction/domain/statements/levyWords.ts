import { regexp } from '#kernel/regexp.ts'

/** "Über die Ausführung und eine Sonderumlage soll im März entschieden werden" */
export const UNDECIDED =
  /(?<!\p{L})(?:soll(?:en)?|wird|werden)(?!\p{L})[^.]{0,100}(?<!\p{L})(?:entschieden|abgestimmt|beschlossen|beraten) werden|(?:entscheidet|entscheiden|stimmt|berät)(?!\p{L})[^.]{0,80}(?:versammlung|gemeinschaft)|(?:versammlung|gemeinschaft)(?!\p{L})[^.]{0,60}(?:entscheidet|entscheiden|stimmt)(?!\p{L})|noch nicht (?:\p{L}+ )?beschlossen|entscheidung (?:über|zu|zur|zum)(?!\p{L})[^.]{0,140}(?<!\p{L})(?:steht|stehen|erfolgt|fällt|folgt|soll)(?!\p{L})|(?:steht|stehen) (?:\p{L}+ ){0,4}auf der tagesordnung|(?:soll(?:en)?|will|wollen|wird|werden) (?:\p{L}+ ){0,3}(?:\p{L}*versammlung|\p{L}*gemeinschaft|eigentümer)(?!\p{L})[^.]{0,60}(?<!\p{L})(?:abstimmen|entscheiden|beschließen|beraten)/u
/** "Angebote wurden vorgestellt, der Beschluss wurde auf Februar vertagt" */
const PUT_OFF = String.raw`vertagt|zurückgestellt|(?<=(?:beschlu(?:ss|ß)|beschlussfassung|entscheidung|abstimmung)(?!\p{L})[^.]{0,80})(?:verschoben|aufgeschoben)|(?:angebote|kostenvoranschläge)(?: [\p{L}\d-]+){0,6} (?:vorgestellt|vorgelegt|präsentiert|einholen|eingeholt|einzuholen)|nicht einig(?:en|t)?|keine einigung|(?<=(?:gemeinschaft|weg|eigentümer) )(?:plant|planen|beabsichtig(?:t|en)|will|wollen|erwäg(?:t|en)|überleg(?:t|en)|diskutier(?:t|en))`
/** "fällig, ein Beschluss steht noch aus", "noch kein Beschluss", "beschlossen wird darüber im Frühjahr" */
const NO_DECISION = String.raw`noch kein(?:e[nrs]?)? (?:\p{L}+ )?beschlu(?:ss|ß)(?:fassung)?|beschlu(?:ss|ß)(?:fassung)? (?:(?:dazu|darüber|hierzu|hierüber) )?(?:(?:liegt|ist|wurde) (?:\p{L}+ ){0,2}nicht (?:vor|gefasst)|(?:steht|stehen) (?:\p{L}+ ){0,2}aus|fehlt)|beschlossen (?:wird|werden soll) (?:\p{L}+ ){0,3}(?:im|am|auf der|in der|anfang|ende|20\d\d)`
/** "deren Deckenabdichtung 2027 und 2028 erneuert werden soll, wofür die Verwaltung 870.000 Euro nennt": planned is voted on in time. */
const RENEWED = '(?:erneuert|saniert|abgedichtet|instand ?gesetzt|ausgetauscht|getauscht|gedämmt|modernisiert|ersetzt)'
const PLANNED = `${RENEWED} werden (?:sollen|soll|müssen|muss)|(?:sollen|soll) (?:[^.,; ]+ ){1,12}${RENEWED} werden`
/** What the reserve pays, or what nobody is asked for, is no levy to come. */
export const NO_LEVY =
  /(?<!\p{L})(?:keine|ohne) (?:\p{L}+ )?(?:sonder)?umlage|umlage(?!\p{L})[^.]{0,40}(?<!\p{L})nicht (?:nötig|erforderlich|notwendig|geplant|vorgesehen|zu erwarten)|(?<!teilweise |teils |zum teil )aus (?:der|den|dieser) (?:\p{L}+ )?\p{L}*rücklagen? (?!und |sowie |teil)[^.]{0,30}(?:finanziert|bezahlt|gedeckt|bestritten|beglichen|gezahlt)/u
export const PROPOSED = regexp.gu`(?<!\p{L})(?:${NO_DECISION}|zur abstimmung|zur beschlussfassung|zum beschluss|abgestimmt werden|abzustimmen|beschlussvorlage|noch nicht beschlossen|(?:nichts|kein(?:e[nrs]?)? beschlu(?:ss|ß)|noch nichts) (?:\p{L}+ ){0,2}(?:beschlossen|gefasst)|beschlossen (?:ist|wurde|sei) (?:(?:hierzu|dazu|darüber|aber|bislang|bisher|noch|davon) ){0,3}(?:nichts|nicht)|in den raum gestellt|angekündigt|vorgeschlagen|in aussicht gestellt|auf der tagesordnung|${PLANNED}|${PUT_OFF})(?!\p{L})|${UNDECIDED.source}`
