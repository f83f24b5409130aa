import { regexp } from '#kernel/regexp.ts'

/** Of statement text: the words that call a part of the home due, and those that take it back. */
const DOES = '(?:erneuer|ersetz|sanier|renovier|moderni?sier|tausch|austausch|überarbeit|überhol|streich|lackier|abdicht|richt|mach)' // prettier-ignore
const DONE = '(?:(?:neu )?(?:erneuert|ersetzt|saniert|renoviert|modernisiert|(?:aus)?getauscht|überarbeitet|überholt|gestrichen|lackiert|abgedichtet|gerichtet|gemacht|gedeckt|eingedeckt|verputzt|belegt|gepflastert))' // prettier-ignore
const TO_DO = '(?:zu (?:erneuern|ersetzen|sanieren|renovieren|modernisieren|tauschen|machen|überarbeiten|streichen|richten)|auszutauschen|abzudichten)' // prettier-ignore
const NEW = '(?:(?:neuen? )?anstrichs?|ersatz(?:es)?|erneuerung|überarbeitung|sanierung|renovierung|überholung|(?:aus)?tauschs?|abdichtung|neudeckung|neueindeckung)' // prettier-ignore
/** Nothing between that takes it back. */
const GOES_ON = '(?:(?!(?<!\\p{L})(?:nicht|nichts|nie|kein\\p{L}*|weder|kaum)(?!\\p{L}))[^.;¦])'
/** The seller reckons with it: what he says of his price beside it undoes nothing of that. */
const EXPECTED =
  '(?:zu rechnen|gerechnet werden|rechnen|einzuplanen|einzukalkulieren|einplanen|einkalkulieren|eingeplant werden|absehbar|zu erwarten|(?:wird|werden|ist|sind) [^.,;¦]{0,40}(?:nötig|notwendig|erforderlich|unumgänglich|sinnvoll|ratsam|empfehlenswert)|empfohlen)'
const DUE = new RegExp(
  `(?<!\\p{L})(?:${[
    `(?:brauch(?:t|en)|bräuchten?|benötig(?:t|en)|verlang(?:t|en))(?!\\p{L})${GOES_ON}{0,60}(?<!\\p{L})(?:${NEW}|neue[nrs]? \\p{L}+)`,
    `(?:ist|sind|wäre|wären|bleibt|bleiben|dürften?)(?!\\p{L})${GOES_ON}{0,70}(?<!\\p{L})${TO_DO}`,
    `(?:ist|sind|wird|werden|wäre|wären)(?!\\p{L})${GOES_ON}{0,60}(?<!\\p{L})(?:über)?fällig`,
    `(?:muss|müssen|müssten?|sollten?)(?!\\p{L})${GOES_ON}{0,80}(?<!\\p{L})${DONE} werden`,
    `(?:muss|müssen|müssten?|sollten?)(?!\\p{L})${GOES_ON}{0,80}(?<!\\p{L})(?:aus)?${DOES}e?n(?: lassen)?(?= ?$|,)`,
    `(?:wird|werden)(?!\\p{L})${GOES_ON}{0,80}(?<!\\p{L})(?:(?:aus)?${DOES}e?n|${DONE} werden) müssen`,
    `(?:steht|stehen)(?!\\p{L})${GOES_ON}{0,60}(?<!\\p{L})(?:an|bevor)(?=$|[ ,;)-])`,
    // "In den nächsten Jahren ist mit dem Austausch der Fenster zu rechnen", "den Austausch der Fenster sollten Sie einplanen"
    `(?<!\\p{L})${NEW}(?!\\p{L})${GOES_ON}{0,60}(?<!\\p{L})${EXPECTED}`,
    `${EXPECTED}(?!\\p{L})${GOES_ON}{0,40}(?<!\\p{L})${NEW}`,
    // "Die Fenster haben ihre Zeit gehabt"
    `(?:hat|haben)(?!\\p{L})${GOES_ON}{0,20}(?<!\\p{L})(?:seine|ihre) (?:beste )?(?:zeit|tage|jahre|lebensdauer) (?:\\p{L}+ )?(?:gehabt|erreicht|hinter sich|überschritten)`,
    `(?:kommt|kommen)(?!\\p{L})${GOES_ON}{0,50}(?<!\\p{L})an die reihe`,
  ].join('|')})(?!\\p{L})`,
  'u',
)
/** What is no trade of the cost plan is open where it is worn, whatever verb is beside it. */
const WORN =
  /(?<!\p{L})(?:in die jahre gekommen|morsch\p{L}*|verwittert\p{L}*|abgesackt|verrostet|durchgerostet|ausgetreten|klemmt|klemmen|hat ausgedient|haben ausgedient|am ende (?:seiner|ihrer) (?:lebensdauer|zeit|tage))(?!\p{L})/u
/** Somebody may want it some day: that is no need. */
const IDLE =
  /(?<!\p{L})(?:irgendwann|eines tages|überleg\p{L}*|wer (?:[\p{L}\d]+ ){0,4}(?:will|mag|möchte|wünscht|plant)|bei (?:bedarf|gelegenheit|interesse)|nach (?:bedarf|belieben|gusto)|je nach|um (?:[\p{L}\d-]+ ){1,8}zu (?:erreichen|erhalten|bekommen|erfüllen|nutzen)|für (?:die|eine) (?:\p{L}+ )?förderung|(?<!(?:muss|müssen) [^.,]{0,20})energieausweis\p{L}*|regelmäßig(?= (?:\p{L}+ ){0,3}(?:gestrichen|streichen|gewartet|warten|gereinigt|reinigen|gepflegt|pflegen|überarbeitet))|alle (?:paar|\p{L}+|\d+(?: - \d+)?) jahre(?! alt)|erst in (?!(?:ein|zwei|drei|den nächsten)(?!\p{L}))\p{L}+|falls|wenn|sofern|könnten?|kann|können|wahlweise|auf wunsch|optional|geschmack\p{L}*|sich|bild|gedanken|musste[n]?|wurden?|worden|waren?|steht nichts|stehen keine)(?!\p{L})/u
/** Later than a buyer reckons with. */
const LATE =
  /(?<!\p{L})(?:langfristig|perspektivisch|auf (?:lange|längere) sicht|in (?:zehn|fünfzehn|zwanzig|1\d|2\d) jahren)(?!\p{L})/u
/** Somebody else pays it, or does it before the home is handed over; "der neue Eigentümer" is who buys. */
const OTHERS =
  /(?<!\p{L})(?:verkäufer\p{L}*|(?<!(?:neue[nr]?|künftige[nr]?|nächste[nr]?) )eigentümer\p{L}*|bauträger\p{L}*|\p{L}*gemeinschaft\p{L}*|weg|hausverwaltung|verwaltung|vermieter\p{L}*|mieter\p{L}*|nachbar\p{L}*|nebenan|gemeinde|stadtwerke|stadt|straße|gehweg|(?:vor|bis|bei) (?:der |zur |zum )?(?:übergabe|einzug|auszug|mieterwechsel|beurkundung|notartermin|verkauf)|noch vor weihnachten|(?:machen|lassen|erledigen|übernehmen|erneuern|tauschen) wir|wir (?:machen|lassen|erledigen|übernehmen|erneuern|tauschen)|gutachten|tagesordnung|beschluss|beschlossen|rücklage|sonderumlage|wohnung(?:en)? \d|in (?:zwei|drei|vier|fünf|einer|einigen|mehreren) wohnung(?:en)?)(?!\p{L})/u
/** It is in order, usual for its time, or done; or it speaks of papers, of the price, of what an energy certificate says. */
const NO_WORK =
  /(?<!\p{L})(?:in ordnung|funktionstüchtig\p{L}*|funktioniert|verbleib\p{L}*|mit fi|(?:nicht|kein\p{L}*) [^.]{0,30}vorgerüstet|wie (?:\p{L}+ ){0,5}üblich|nicht (?:nötig|notwendig|erforderlich|fällig)|(?:bereits|schon) (?:\p{L}+ )?(?:erledigt|erneuert|gemacht|saniert)|(?:19|20)\d\d (?:erneuert|saniert|gemacht|getauscht|eingebaut)|wurden? (?:(?!nicht|nie)[\p{L}\d·]+ ){0,5}(?:erneuert|saniert|gemacht|getauscht|ersetzt|abgeschlossen)|kwh|klasse [a-h]|(?<=^[\s:•-]*(?:\p{L}+ )?)(?:\p{L}*rechnung(?:en)?|zahlung(?:en)?|\p{L}*rate|abnahme|einweisung|wartung)|käme man|notar\p{L}*|termin|finanzierung|grundbuch|kaufvertrag|\p{L}*unterlagen|\p{L}*protokolle?n?)(?!\p{L})/u
/** A list that begins so counts up nothing: "keine größeren Arbeiten, Dach und Fenster neu". */
const NOTHING =
  /^[\s:•-]*(?:(?:derzeit|aktuell|zurzeit|vorerst|absehbar|bei uns) )?(?:nichts|kein\p{L}*(?: \p{L}+e[nrs]?)? \p{L}*(?:arbeit(?:en)?|maßnahmen?|investition(?:en)?|reparatur(?:en)?|sanierung(?:en)?|renovierung(?:en)?|erneuerung(?:en)?|gewerke?))(?!\p{L})/u
const HAS_VERB =
  /(?<!\p{L})(?:ist|sind|war|waren|hat|haben|wird|werden|wurden?|geht|gehen|liegt|liegen|stammt|stammen|bleib(?:t|en)|gibt|läuft|laufen|meinte?|sagte?|fehl(?:t|en)|erfolgt|macht|machen|lassen)(?!\p{L})/u
/** An entry of a list, in characters; more is a sentence. */
const MAX_ENTRY = 90
/** Floors, sides and numbers of a thing that may be renewed one by one. */
const OF_SOME = regexp.u`(?<!\p{L})(?:(?:im|in der|in den|auf der|am|an der|zur|zum) (?:ersten |zweiten |oberen |unteren )?(?:\d·? ?)?(?:erdgeschoss|obergeschoss|dachgeschoss|untergeschoss|souterrain|eg|og|dg|ug|etage|stock|anbau|(?:straßen|hof|garten|nord|süd|ost|west|wetter|giebel|rück)seite|straße|hof|garten)|(?:eg|og|dg|erdgeschoss|obergeschoss|dachgeschoss)-?(?=fenster|bad)|einige[rn]?|einzelne[rn]?|mehrere|zwei|drei|vier|zum teil|teilweise|teils|ein teil|die (?:älteren|ältesten|übrigen|restlichen|anderen|hälfte)|(?:nord|süd|ost|west|wetter|straßen|hof|garten|giebel)(?:seitig\p{L}*|-?fassade|-?fenster))(?!\p{L})`

/** "…, dies wurde bei der Preisfindung bedacht": that he has taken it off already is his claim, and undoes no need. */
const OF_HIS_PRICE = /, [^.;,¦]*(?<!\p{L})(?:\p{L}*preis\p{L}*)(?!\p{L})[^.;,¦]*/gu
/** Goes on with what was named before, and who pays it or that it is done. */
const GOES_ON_WITH_IT =
  /^ ?(?:sie|diese[rs]?|er|es|das|dies|(?:die|der|unsere?) (?:\p{L}*gemeinschaft|weg|verkäufer\p{L}*|eigentümer\p{L}*))(?!\p{L})/u
const PAYS = /(?<!\p{L})(?:(?:be)?zahl(?:t|en)|übernimmt|übernehmen|trägt|tragen|erledig(?:t|en)|macht|machen|lässt|lassen)(?!\p{L})/u // prettier-ignore

/** A statement that calls what it names due, by its own words. */
export function isCalledDue(statement: string): boolean {
  const said = statement.replace(OF_HIS_PRICE, '')
  return DUE.test(said) && !LATE.test(said) && !isTakenBack(said)
}

/** The statement behind one that calls something due says that it was done, or that somebody else pays it. */
export function isUndoneBy(behind: string): boolean {
  return GOES_ON_WITH_IT.test(behind) && ((OTHERS.test(behind) && PAYS.test(behind)) || NO_WORK.test(behind))
}

/** It is worn, or due some day. */
export function isCalledWorn(statement: string): boolean {
  const said = statement.replace(OF_HIS_PRICE, '')
  return (WORN.test(said) || DUE.test(said)) && !isTakenBack(said)
}

/** An entry of a list that heads works: it needs no verb, the heading has it. */
export function isEntry(statement: string): boolean {
  return statement.trim().length <= MAX_ENTRY && !HAS_VERB.test(statement) && !isTakenBack(statement)
}

/** What is named is in order or done, whatever list it is in. */
export function isNoWork(statement: string): boolean {
  return NO_WORK.test(statement) || NOTHING.test(statement)
}

/** "die Fenster im Erdgeschoss", "einige Leitungen": the rest is left as it is. */
export function isOfSome(statement: string): boolean {
  return OF_SOME.test(statement)
}

/** "Die Fenster sind zu streichen": paint, and nothing is renewed. */
const PAINT =
  /(?<!\p{L})(?:(?:über|nach|neu|zu)?(?:ge)?str(?:ei|i)chen|anstr(?:eichen|ich(?:s|e|es)?)|anzustreichen|(?:neu )?lackier\p{L}*|lasier\p{L}*|lasur|farbe)(?!\p{L})/u
const MORE_THAN_PAINT =
  /(?<!\p{L})(?:\p{L}*(?:erneuer|ersetz|ersatz|sanier|sanierung|renovier|modernisier|tausch|überarbeit|überhol|abdicht|reparier|reparatur|dämm|verputz|eindeck)\p{L}*|neue[nrms]? (?!farbe|anstrich|lasur)\p{L}+|(?:ein)?gedeckt|belegt|gepflastert|gemacht|gerichtet|morsch\p{L}*|undicht\p{L}*|defekt\p{L}*)(?!\p{L})/u

/** What a statement calls due is a coat of paint alone. */
export function isCoatOfPaint(statement: string): boolean {
  return PAINT.test(statement) && !MORE_THAN_PAINT.test(statement)
}

function isTakenBack(statement: string): boolean {
  return IDLE.test(statement) || OTHERS.test(statement) || NO_WORK.test(statement)
}
