import { numberOfWord } from './values/numberWords.ts'
import { lastDayOf, DATE } from './deal/writtenDates.ts'
import type { CalendarDate } from '#kernel/calendarDate.ts'

/** What a sentence on works says by itself, so that nobody asks for it again. */
export interface ToldOfWork {
  /** When, or how old it is. */
  readonly when: boolean
  /** That it is as old as the house. */
  readonly sinceBuilt: boolean
  readonly cost: boolean
  /** From the reserve of the community, or by the seller. */
  readonly payer: boolean
  readonly decided: boolean
  /** That nobody has voted for it yet. */
  readonly undecided: boolean
}

/** What a sentence on a damage says by itself. */
export interface ToldOfDamage {
  /** How high the water stood. */
  readonly level: boolean
  readonly cause: boolean
  /** What was done against it. */
  readonly cure: boolean
  /** That somebody who knows has looked at it. */
  readonly examined: boolean
  /** That nobody has looked at it again since it was treated. */
  readonly unchecked: boolean
}

const LEVEL =
  /(?<!\p{L})\d+(?:,\d+)?\s?(?:cm|m|Meter|Zentimeter)(?![²\p{L}])|(?:knie|hüft|knöchel|meter|brust|mann)hoch|\p{L}*stufe(?!\p{L})/iu
const CAUSE =
  /(?<!\p{L})(?:(?:bei|nach) (?:\p{L}+ ){0,2}(?:\p{L}*regen|gewitter\p{L}*|schneeschmelze)|\p{L}*grundwasser\p{L}*|hochwasser\p{L}*|rührt|herrühr\p{L}*|stammt|verursacht|ursache|infolge|aufgrund|wegen|weil|nach einem|durch (?:eine?n?|das|den|die) (?:undicht|defekt|gebrochen|verstopft)\p{L}*)(?!\p{L})/iu
const CURE =
  /(?<!\p{L})(?:repariert|behoben|beseitigt|behandelt|abgedichtet|saniert|erneuert|trockengelegt|getrocknet|bekämpft|ersetzt|\p{L}*pumpen?)(?!\p{L})/iu

const EXAMINED =
  /(?<!\p{L})(?:\p{L}*gutachten|\p{L}*gutachter(?:in)?s?|\p{L}*bericht(?:e?s)?|\p{L}*sachverständige[rn]?|untersucht|\p{L}*untersuchung|beprobt|proben)(?!\p{L})(?![^.;]{0,90}(?<!\p{L})(?:nicht|kein|nie|steht aus|fehlt))/iu

/** "Eine Nachkontrolle oder Freimessung ist unterblieben", "wurde seither nicht mehr geprüft" */
const UNCHECKED =
  /(?<!\p{L})(?:nachkontrollen?|erfolgskontrollen?|nachuntersuchung(?:en)?|nachprüfung(?:en)?|freimessung(?:en)?|kontrollmessung(?:en)?)(?!\p{L})[^.;]{0,80}(?<!\p{L})(?:unterblieb\p{L}*|nicht|nie|entfiel|entfallen|fehlt|steht (?:noch )?aus)(?!\p{L})|(?<!\p{L})(?:keine|ohne|auf eine) (?:\p{L}+ )?(?:nachkontrollen?|erfolgskontrollen?|nachuntersuchung|nachprüfung|freimessung|kontrollmessung)(?!\p{L})|(?:seither|seitdem|danach|später) (?:\p{L}+ ){0,3}(?:nicht|nie|niemand)(?: mehr| wieder)? (?:\p{L}+ )?(?:geprüft|kontrolliert|nachgesehen|untersucht|freigemessen|nachgemessen)(?!\p{L})/iu

export function toldOfDamage(sentence: string): ToldOfDamage {
  return {
    level: LEVEL.test(sentence),
    cause: CAUSE.test(sentence),
    cure: CURE.test(sentence),
    examined: EXAMINED.test(sentence),
    unchecked: UNCHECKED.test(sentence),
  }
}

const WHEN =
  /(?<![\d.,])(?:1[89]|20)\d\d(?![\d.,]?\d|\s?(?:€|EUR|Euro|m²|qm|kWh))|(?<!\p{L})(?:(?:nächst|kommend|dies)e[sn]? jahr|nie erneuert|(?:19)?[5-9]0er(?:[ -]?jahren?)?|(?:fünfziger|sechziger|siebziger|achtziger|neunziger)[ -]?jahren?|(?:von|aus|bj\.?) \d{2}(?![\d.,]|\s?(?:€|%|m²|qm)))(?!\p{L})/iu
const COST = /\d(?:[\d.,]*\d)?(?:,-+)?\s?(?:T€|TEUR|Tsd|Mio|€|EUR|Euro)|(?:€|EUR)\s?\d/iu
const PAYER =
  /(?<!\p{L})(?:aus|durch|über|von) (?:der |die |dem )?(?:vorhandenen |bestehenden )?(?:\p{L}*rücklagen?|hausgeldrücklage)(?!\p{L})|(?<!\p{L})(?:verkäufer|eigentümer|bauträger)(?:in|s)? (?:trägt|tragen|zahlt|zahlen|übernimmt|übernehmen)(?!\p{L}| in (?:die|eine))|(?:trägt|zahlt|übernimmt) (?:noch )?der (?:verkäufer|eigentümer|bauträger)(?!\p{L})/iu
const DECIDED = /(?<!\p{L}|nicht |nichts )(?:beschlossen|beschlussfassung|beschluss vom|per beschluss)(?!\p{L})/iu

const UNDECIDED =
  /(?<!\p{L})(?:kein\p{L}* (?:\p{L}+ )?beschlu(?:ss|ß)|beschlu(?:ss|ß) (?:\p{L}+ ){0,4}(?:nicht|aus)(?!\p{L})|(?:noch )?nichts? (?:\p{L}+ )?beschlossen|beschlossen (?:ist|wurde) (?:\p{L}+ ){0,4}(?:nichts|nicht)|nicht beschlossen|(?:soll|sollen|wird|werden) (?:[\p{L}\d]+ ){0,6}(?:beraten|abgestimmt|entschieden|gesprochen))(?!\p{L})/iu

/** "Das Bad ist bauzeitlich", "entsprechen dem Baujahr", "gehören noch zur Erstausstattung" */
const SINCE_BUILT =
  /(?<!\p{L})(?:bauzeitlich\p{L}*|(?:aus|seit|von|zum) (?:der |dem )?(?:bauzeit|baujahr|ursprungszeit)|(?:dem|noch) baujahr|(?:zur|zum|in|noch|die) (?:\p{L}+ )?(?:erstausstattung|originalzustand|erstbezugszustand)|überwiegend (?:original|baujahr))(?!\p{L})/iu

export function toldOfWork(sentence: string): ToldOfWork {
  const undecided = UNDECIDED.test(sentence)
  return {
    when: WHEN.test(sentence),
    sinceBuilt: SINCE_BUILT.test(sentence),
    cost: COST.test(sentence),
    payer: PAYER.test(sentence),
    decided: DECIDED.test(sentence) && !undecided,
    undecided,
  }
}

/** What a sentence on the Hausgeld says by itself. */
export interface ToldOfHausgeld {
  /** Its parts with their sums, or the share that a tenant pays. */
  readonly isSplit: boolean
  /** What it pays for, without sums: for who lives there himself that is all. */
  readonly isNamed: boolean
  /** One part of it with its sum. */
  readonly isPart: boolean
}

/** "132,- €" too */
const SUM = /\d[\d.,]*[-–]*\s?(?:€|EUR|Euro)/gu
const SHARED = /umlag|umleg/iu
const PAID = /heiz\p{L}*|wasser|verwalt\p{L}*|rücklage|hausmeister|versicherung|müll|reinigung|betriebskosten|strom/giu
/** More than the whole and one part of it; and fewer words name no list. */
const MIN_TOLD = 3

export function toldOfHausgeld(sentence: string): ToldOfHausgeld {
  const sums = (sentence.match(SUM) ?? []).length
  const named = new Set(sentence.toLowerCase().match(PAID)).size
  return {
    isSplit: sums >= MIN_TOLD || (sums > 0 && SHARED.test(sentence)),
    isNamed: named >= MIN_TOLD,
    isPart: sums > 0 && named > 0,
  }
}

/** "58 € Zuführung zur Rücklage": what is paid in month by month says nothing of what lies in it. */
export function isPaidIn(sentence: string): boolean {
  return /zuführ|zuweis|monat|beitrag|hausgeld|wohngeld/iu.test(sentence)
}

/** "Lastenfrei" alone is what every seller promises for the day of the transfer; what is entered today only the register tells. */
export function speaksOfRegister(sentence: string): boolean {
  return /abt(?:eilung|\.)?\s?(?:ii|2)(?!\p{L})|grundbuch|rechten?\s(?:dritter|anderer)|dienstbarkeit|(?:keine|ohne)\s(?:eingetragenen?\s)?(?:lasten|eintragungen)/iu.test(
    sentence,
  )
}

/** "12 Monate Festpreis ab Unterschrift": whether it says from when. */
export function isTermDated(sentence: string): boolean {
  return FROM_WHEN.test(sentence)
}

const FROM_WHEN =
  /(?<!\p{L})(?:ab|nach|seit)\s(?:de[mr]\s)?(?:\p{L}*unterschrift|\p{L}*unterzeichnung|vertrags(?:ab)?schluss|abschluss|beurkundung|bauantrag|baugenehmigung|auftrags\p{L}*|\d)/iu

/** The first percentage of a sentence, 0 to 100. null: it names none. */
export function percentIn(sentence: string): number | null {
  const said = /(?<![\d.,])(?<share>\d{1,2}(?:,\d)?)\s?(?:%|Prozent)/u.exec(sentence)?.groups?.['share']
  return said === undefined ? null : Number(said.replace(',', '.'))
}

const OF_ALL =
  /(?<![\p{L}\d.,])(?<some>\d{1,3}|\p{L}+) (?:von|der) (?:insgesamt )?(?<all>\d{1,3}|\p{L}+)(?![\p{L}\d]|[.,]\d)/giu

/** "fünf von zweiundzwanzig", "5 der 22": how many of how many. null: it does not say, or the first are not fewer. */
export function countOf(sentence: string): { readonly some: number; readonly all: number } | null {
  for (const { groups } of sentence.replace(/\s+/gu, ' ').matchAll(OF_ALL)) {
    const [some, all] = [groups?.['some'], groups?.['all']].map(word => (word ? numberIn(word) : undefined))
    if (some !== undefined && all !== undefined && some < all) return { some, all }
  }
  return null
}

function numberIn(word: string): number | undefined {
  return /^\d/u.test(word) ? Number(word) : numberOfWord(word)
}

/** "bis zum 30.09.2027". null: it names no last day. */
export function untilIn(sentence: string): CalendarDate | null {
  const written = new RegExp(String.raw`(?<!\p{L})bis(?:\s(?:zum|spätestens|einschließlich))?\s(?<day>${DATE})`, 'iu').exec(sentence)?.groups?.['day'] // prettier-ignore
  return written === undefined ? null : (lastDayOf(written) ?? null)
}
