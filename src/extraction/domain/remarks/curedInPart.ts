import { regexp } from '#kernel/regexp.ts'
import { hasInstalmentsLeft } from '../statements/levyInstalments.ts'

/** Some of it and not all: "zum Teil", "größtenteils", "bis auf den Keller", "einige", "drei von sieben". */
const SOME =
  '(?:zum (?:großen |größten |überwiegenden )?teil|z· ?t·|teil(?:s|weise)|tlw·|teilw·|in teilen|großenteils|größtenteils|überwiegend|weitgehend|weitestgehend|mehrheitlich|vorwiegend|fast|nahezu|beinahe|hauptsächlich|abschnitts?weise|provisorisch|notdürftig|vorläufig|(?:ein|der größte|der überwiegende) (?:\\p{L}+er )?teil|die hälfte|zur hälfte|hälftig|einige[rnsm]?|einzelne[rnsm]?|mehrere[rnsm]?|manche[rnsm]?|vereinzelt|bis auf|außer (?:in|im|an|am|bei|der|dem|den)|ausgenommen|mit ausnahme|abgesehen von|lediglich|nur (?!noch)|(?:ein|zwei|drei|vier|fünf|sechs|sieben|acht|\\d{1,2}) (?:von|der) (?:den |insgesamt )?(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|\\d{1,2})(?! ?(?:jahr|€)))'
/** A side, floor or flat of a house: what runs through all of it is cured there alone. */
const PLACE =
  '(?:links|rechts|linke[nrsm]?|rechte[nrsm]?|(?:im|am|in der|in den|auf der|in (?:zwei|drei|vier|fünf|sechs|mehreren|einigen|\\d+)|straßenseitig|hofseitig) ?(?:\\p{L}*(?:wohnung|einheit|geschoss|etage|flügel|strang|strängen|stränge|seite|aufgang|aufgängen)\\p{L}*|(?:vorder|hinter|seiten|quer)(?:haus|gebäude)|(?:\\d·? ?)?(?:eg|og|dg|ug)|keller|(?:straßen|hof)seitig\\p{L}*))'
/** The trouble itself is said to go on: "sind noch aus Blei", "weiterhin feucht". In "stammt noch vom Vorbesitzer" it is a time. */
const STILL = regexp.u`(?<!\p{L})(?:noch(?! (?:vo[mnr]|im|in|vor|am|unter|aus der zeit|19|20|\d|nie))|weiterhin|nach wie vor|immer noch|derzeit|aktuell)(?!\p{L})`
/** All of it after all: "Der zum Teil vorhandene Schwamm wurde vollständig beseitigt." */
const ALL = /(?<!\p{L})(?:vollständig|restlos|komplett|gänzlich|sämtlich\p{L}*|alle[ns]?|allesamt|überall)(?!\p{L})/u
/** What runs through the whole house: cured in one place it is not cured in the next. */
const RUNS_THROUGH = /blei|(?:leitung(?:en)?|rohre?n?|str[aä]nge?)(?!\p{L})/u
/** The sentence behind the cure tells of what is left. */
const REST_IS_OPEN =
  /^\. ?[^.]{0,60}(?<!\p{L})(?:rest|restliche\p{L}*|übrige\p{L}*|verbleibende\p{L}*|ander(?:e|en|er|es)|zweite[nrsm]?|rechts|links|rechte[nrsm]?|linke[nrsm]?|hinterhaus|seitenflügel|stränge?)(?!\p{L})[^.]{0,80}(?<!\p{L})(?:noch|steht aus|stehen aus|ausstehend|folgt|folgen|offen|nicht|geplant|fehlt|fehlen|muss|müssen|soll(?:en)?)(?!\p{L})/u

/** Water from outside: where it came in, it comes in again. */
const FROM_OUTSIDE = /(?:regen|gewitter|unwetter|schneeschmelze|grundwasser|hochwasser|überschwemmung)\p{L}*/u
/** What it spoiled: "nach dem Starkregen wurde der Boden erneuert". */
const SPOILED =
  /(?<!\p{L})(?:\p{L}*böden|(?!\p{L}*platte)\p{L}*boden(?:bel[aä]ge?)?|estrich|putz|parkett|laminat|teppich\p{L}*|dielen|anstrich|tapeten?|möbel|trockenbau\p{L}*)(?!\p{L})[^.¦]{0,40}(?<!\p{L})(?:erneuert|ersetzt|neu|ausgetauscht|getauscht|gestrichen|saniert|renoviert|entfernt)(?!\p{L})/u
/** What keeps it out. */
const KEPT_OUT =
  /dicht|trocken|dr[aä]n|sperre|rückstau|pumpe|ursache|behoben|beseitigt|sickerschacht|ablauf|entwässer|isolier/u

const IN_PART = regexp.u`(?<!\p{L})${SOME}`
const IN_PLACE = regexp.u`(?<!\p{L})${PLACE}(?!\p{L})`

/** A trouble and what is said of its cure. */
interface Cure {
  /** The words of the trouble. */
  readonly trouble: string
  /** Its sentence up to the word of the cure, without the trouble. */
  readonly before: string
  readonly between: string
  /** The cure and the rest of its sentence. */
  readonly cure: string
  /** What follows that sentence. */
  readonly next: string
}

/** A part that is cured leaves the rest as it was. */
export function isCuredInPart({ trouble, before, between, cure, next }: Cure): boolean {
  const all = `${before}${trouble}${between} ${cure}`
  if (FROM_OUTSIDE.test(all) && SPOILED.test(all) && !KEPT_OUT.test(all)) return true
  // "Erste Rate ist bezahlt, die beiden übrigen werden 2027 abgerufen"
  if (trouble.includes('umlage') && hasInstalmentsLeft(before + trouble + between + cure)) return true
  if (IN_PART.test(between) || IN_PART.test(cure) || REST_IS_OPEN.test(next)) return true
  const runsThrough = RUNS_THROUGH.test(trouble)
  if (runsThrough && IN_PLACE.test(cure)) return true
  const told = `${before} … ${between}`
  const isSome = IN_PART.test(trouble) || STILL.test(trouble) || IN_PART.test(told) || STILL.test(told) || (runsThrough && IN_PLACE.test(told)) // prettier-ignore
  return isSome && !ALL.test(between + cure)
}

/** How much of a trouble there is: "zum Teil aus Blei", "im Hinterhaus Bleirohre". */
export function isInPart(statement: string): boolean {
  return IN_PART.test(statement) || IN_PLACE.test(statement)
}
