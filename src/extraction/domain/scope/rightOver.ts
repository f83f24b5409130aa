import { regexp } from '#kernel/regexp.ts'
import { holdsIn } from '../remarks/needles.ts'

/** An order, a procedure or a right, which ends by a word: "Das Insolvenzverfahren ist inzwischen beendet", "Wohnrecht, gelöscht am 3.2.2024". */
const OF_LAW =
  /(?:zwangsverwalt|zwangsversteiger|insolvenz|verfügungs(?:verbot|beschränkung)|\p{L}*vermerk|wohn(?:ungs)?recht|nie(?:ß|ss)brauch|leibgeding|altenteil|reallast|erbbau|erbpacht|vorkaufsrecht|dienstbarkeit|baulast)\p{L}*/u
const ENDED = '(?:aufgehoben|eingestellt|beendet|gelöscht|erloschen|abgelöst|zurückgenommen|weggefallen|entfallen|hinfällig|gegenstandslos|abgeschlossen|erledigt|mangels masse abgewiesen|in (?:voll)?eigentum (?:umgewandelt|überführt)|herausgekauft)' // prettier-ignore
/** Behind its name, and in the sentence behind it, where that goes on with a pronoun; what a court stays for a while goes on. */
const HAS_ENDED = regexp.u`^(?:(?!zuschlag|termin|einstweilen|[,;:] (?:der|die|das|eine?|den) (?!verfahren|anordnung|recht(?!\p{L})))[^.]){0,110}?(?:(?<!\p{L})(?:wurden?|worden|ist|sind|war|inzwischen|mittlerweile|bereits)(?: (?!nicht |noch |einstweilen )[\p{L}\d·/,-]+){0,9} ${ENDED}|[,:¦(] ?${ENDED}| (?:herausgekauft|herausgelöst))(?!\p{L}| (?:wird|werden))`
const GOES_ON = regexp.u`^[^.]{0,140}\. ?(?:(?:sie|er|es|diese[rs]?|dies|die anordnung|das (?:verfahren|recht)) )(?:wurden?|ist|sind|war)(?: (?!nicht |noch |einstweilen )[\p{L}\d·/,-]+){0,10} ${ENDED}(?!\p{L})`
const ENDED_BEFORE =
  /(?<!\p{L})(?:aufgehobene|beendete|gelöschte|erloschene|abgelöste|eingestellte|frühere|ehemalige)[nrsm]? (?:\p{L}+ )?$|(?<!\p{L})(?:aufhebung|löschung|beendigung|einstellung) (?:der|des) (?:\p{L}+ )?$/u

const END_IS_OPEN =
  /^[^.,;]{0,40}(?<!\p{L})(?:offen|unklar|streitig|nicht|fehlt|verweigert|steht (?:noch )?aus|muss|müsste)(?!\p{L})/u

/** Whoever may buy first has said that he does not: "hat auf ihr Vorkaufsrecht verzichtet", "wird das Vorkaufsrecht nicht ausüben", "Negativzeugnis liegt vor". */
const PREEMPTION = /vorkaufsrecht/u
const GIVEN_UP =
  /(?<!\p{L})(?:(?:hat|haben|hatte|hatten|wurde|ist|bereits|schriftlich|vorab|schon)(?!\p{L})(?:(?!nicht(?!\p{L})|noch(?!\p{L}))[^.]){0,90} verzichtet|verzicht(?:et|en)(?! (?:werden|wird|soll))(?= |[.,]|$)|verzichts?-?erklärung[^.]{0,40}(?:liegt|vorhanden|erteilt)|(?:wurde|wird|werden|hat|haben)(?: [\p{L}\d·-]+){0,7} nicht (?:\p{L}+ )?(?:ausgeübt|ausüben|wahrgenommen|gezogen)|(?:übt|üben)(?: [\p{L}\d·-]+){0,7} nicht aus|negativ-?(?:zeugnis|attest|bescheinigung)\p{L}*(?![^.]{0,60}(?<!\p{L})(?:fehlt|noch|nicht|wird|muss)(?!\p{L})))(?!\p{L})/u
const NOT_GIVEN_UP =
  /(?<!\p{L})(?:nicht|noch nicht|kaum) (?:\p{L}+ )?verzichtet|verzicht\p{L}*[^.]{0,30} (?:fehlt|steht (?:noch )?aus|noch nicht|angefragt)/u

/** Its holder is dead, or its deletion is granted: a right of use for life ends with the life (§ 1061, § 1093 BGB). */
const OF_USE = /wohn(?:ungs)?recht|nie(?:ß|ss)brauch|leibgeding|altenteil|leibrente/u
const HOLDER_DEAD =
  /^\p{L}*(?: (?:\p{L}+ )?(?:der|des|für (?:den|die|meine?n?|unsere?n?)|zugunsten (?:der|des)) (?:(?:inzwischen|mittlerweile|bereits|längst|(?:19|20)\d\d) )*(?:verstorbenen|gestorbenen)(?!\p{L})|[^.]{0,70}[,;:–(] ?(?:(?:der|die|dessen|deren) )?(?:(?:rechts)?inhaber(?:in)?|berechtigten?|nießbraucher(?:in)?|wohnberechtigten?)(?!\p{L})[^.,]{0,40} (?:verstorben|tot|gestorben))/u
const DELETION_GRANTED =
  /(?<!\p{L})löschungs?-?(?:bewilligung|antrag|unterlagen)?(?!\p{L})(?:(?!(?<!\p{L})(?:nicht|fehlt|verweigert|unklar|offen|nur gegen)(?!\p{L}))[^.]){0,50}(?:(?<!\p{L})(?:beantragt|bewilligt|veranlasst|zugesagt|erfolgt|liegt vor|liegen vor|vorbereitet|in die wege geleitet)(?!\p{L})|(?<=bewilligung [^.]{0,40})liegt(?!\p{L}))/u

/** Whether the order, procedure or right that a stretch of a statement names is said to be over. */
export function isRightOver(text: string, bounds: { start: number; end: number }, start: number, end: number): boolean {
  const name = text.slice(start, end)
  if (!holdsIn(OF_LAW, name)) return false
  const [before, rest] = [text.slice(bounds.start, start), text.slice(end, bounds.end)]
  if (holdsIn(HAS_ENDED, rest) || holdsIn(GOES_ON, text.slice(end, end + FAR))) return true
  if (ENDED_BEFORE.test(before) && !END_IS_OPEN.test(rest)) return true
  const statement = before + name + rest
  if (PREEMPTION.test(name)) return GIVEN_UP.test(statement) && !NOT_GIVEN_UP.test(statement)
  return OF_USE.test(name) && (HOLDER_DEAD.test(rest) || DELETION_GRANTED.test(statement))
}

/** How far behind its name the sentence of its end is looked for, characters. */
const FAR = 200

const IN_REGISTER = /abt(?:eilung|·)|grundbuch|recht/u
/** § 52, § 91 ZVG: what is not in the geringste Gebot ends with the Zuschlag. */
const LAPSES =
  /(?<!\p{L})(?:erlischt|erlöschen|erloschen|fällt weg|fallen weg|entfällt|entfallen)(?: [\p{L}\d·-]+){0,9} (?:mit|durch|bei)(?: dem| den| der)? (?:zuschlags?|erteilung des zuschlags)(?!\p{L})|(?<!\p{L})(?:mit|durch)(?: dem| den)? zuschlag(?: [\p{L}\d·-]+){0,9} (?:erlischt|erlöschen)(?!\p{L})/u
const STAYS =
  /(?<!\p{L})(?:(?:erlischt|erlöschen) (?:\p{L}+ )?nicht|nicht(?: mit)? (?:dem )?(?:zuschlag )?erlöschen|bestehen bleib(?:t|en)(?! ?:? ?(?:(?:lt·|laut|nach) \p{L}+ ?:? ?)?(?:nichts|keine?))|bleib(?:t|en) (?:\p{L}+ ){0,3}bestehen|bestehenbleib\p{L}*|bis auf|außer|ausgenommen|mit ausnahme|ander(?:e|en)|übrige[nrs]?|sonstige[nrs]?|wohl|vermutlich|voraussichtlich|soll(?:en|te)?|angeblich|ob)(?!\p{L})/u

const NAMED_RIGHT =
  /(?<!\p{L})\p{L}*(?:(?<=\p{L})rechte?s?|dienstbarkeit|baulast|reallast|nie(?:ß|ss)brauch|leibgeding|altenteil|vormerkung|grundschuld|hypothek|erbpacht)(?:s|en|e|es)?(?!\p{L})/gu
/** Of several, which? */
const ONE_OF_THEM =
  /(?<!\p{L})(?:letzter\p{L}*|erster\p{L}*|nachrangig\p{L}*|nachgehend\p{L}*|vorrangig\p{L}*|rangletzte\p{L}*|soweit|teilweise|einige\p{L}*)(?!\p{L})/u
const ALL_OF_THEM =
  /(?<!\p{L})(?:beide(?: rechte| lasten)? erl[öo]sch\p{L}*|(?:alle|sämtliche|beide) (?:\p{L}+en )?(?:rechte|lasten|belastungen|eintragungen))(?!\p{L})/u

/** "… Wohnungsrecht eingetragen, das nachrangige Wegerecht erlischt": what ranks before the creditor stays (§§ 44, 52 ZVG). */
function isOfOneOfThem(statement: string): boolean {
  if (ONE_OF_THEM.test(statement)) return true
  return new Set(statement.match(NAMED_RIGHT)).size > 1 && !ALL_OF_THEM.test(statement)
}

/** Whether a statement names several rights of which the Zuschlag ends one: its "erlischt" settles none of them. */
export function endsOneOfSeveral(text: string, bounds: { start: number; end: number }): boolean {
  const statement = text.slice(bounds.start, bounds.end)
  return holdsIn(LAPSES, statement) && isOfOneOfThem(statement)
}

/** Whether a right that a stretch of a statement names ends with the court's Zuschlag. */
export function lapsesAtAuction(
  text: string,
  bounds: { start: number; end: number },
  start: number,
  end: number,
): boolean {
  const statement = text.slice(bounds.start, bounds.end)
  if (!holdsIn(LAPSES, statement) || STAYS.test(statement) || isOfOneOfThem(statement)) return false
  return holdsIn(OF_LAW, text.slice(start, end)) || IN_REGISTER.test(text.slice(start, end))
}
