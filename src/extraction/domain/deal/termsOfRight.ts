import { type CalendarDate, monthOf, yearOf } from '#kernel/calendarDate.ts'
import { regexp } from '#kernel/regexp.ts'
import { COUNT, countFrom } from '../numbers.ts'
import type { Deal, RetainedRight } from './deal.ts'

/** Who holds a right for life. */
export interface RightHolder {
  /** Whole years on the day of the report. */
  readonly age: number
  /** null: not told. */
  readonly sex: 'frau' | 'mann' | null
}

/** What a right to live in it covers. */
export interface RightRooms {
  /** As it is written: "an sämtlichen Räumen des Erdgeschosses nebst Mitbenutzung von Keller und Garten". */
  readonly words: string
  /** A storey, a flat of several, or rooms: the rest is free of it. */
  readonly isPart: boolean
}

const BORN =
  /(?<!\p{L})(?:geb(?:oren(?:e[nrms]?)?|·)|geburts(?:datum|tag|jahr)|jahrgang|\*)[: ]{0,2}(?:am |im jahre? |jahr )?(?:(?<day>\d{1,2})· ?(?<month>\d{1,2})· ?)?(?<year>19\d{2})(?!\d)/gu
const BORN_BEFORE =
  /(?<=(?:am|im jahre?|jahrgang|eine[rnms]?|die|der|de[mns]|zwei|beiden) )(?:(?<day>\d{1,2})· ?(?<month>\d{1,2})· ?)?(?<year>19\d{2})(?= geborene?[nrms]?(?!\p{L}))/gu
const AGED = /(?<!\d)(?<age>\d{2})(?:-| )?(?:jährige[rnsm]?|jahre alt)(?!\p{L})/gu
const WOMAN =
  /(?<!\p{L})(?:(?:ehe)?frau|\p{L}*mutter|oma|tante|schwester|witwe|dame|seniorin|\p{L}*(?:eigentümer|verkäufer|nießbraucher|inhaber|schuldner)in)(?!\p{L})/u
const MAN =
  /(?<!\p{L})(?:herrn?|ehemann(?:e?s)?|mann(?:es)?|\p{L}*vaters?|opas?|onkels?|\p{L}*bruders?|witwers?)(?!\p{L})/u
/** By the article alone, where no noun tells. */
const HER = /(?<!\p{L})(?:die|eine) (?:am |im |jetzt |heute )?[\d·* -]*(?:jährige|geborene|\p{L}*berechtigte)(?!\p{L})/u
const HIM =
  /(?<!\p{L})(?:de[nr] (?:am |im |jetzt |heute )?[\d·* -]*(?:geborenen|geborener|jährigen|\p{L}*berechtigten)|der \p{L}*berechtigte|eine[mn] \p{L}*berechtigten)(?!\p{L})/u

const [YOUNGEST, OLDEST] = [40, 105]

/** Years of those whom a text names with a birth alone. @param text a statement (statementsOf) */
export function bornIn(text: string, day: CalendarDate): number[] {
  const born = [...text.matchAll(BORN), ...text.matchAll(BORN_BEFORE)].map(({ groups }) => ageOf(groups ?? {}, day))
  return [...new Set(born)].filter(age => age >= YOUNGEST && age <= OLDEST)
}

/** Those whom a statement about a right names with a birth or an age. @param text a statement (statementsOf) */
export function holdersIn(text: string, day: CalendarDate): RightHolder[] {
  const aged = [...text.matchAll(AGED)].map(({ groups }) => Number(groups?.['age']))
  const ages = [...new Set([...bornIn(text, day), ...aged])].filter(age => age >= YOUNGEST && age <= OLDEST)
  return ages.slice(0, 2).map(age => ({ age, sex: sexIn(text) }))
}

function sexIn(text: string): RightHolder['sex'] {
  const isTold = WOMAN.test(text) || MAN.test(text)
  const [woman, man] = isTold ? [WOMAN.test(text), MAN.test(text)] : [HER.test(text), HIM.test(text)]
  return woman === man ? null : woman ? 'frau' : 'mann'
}

function ageOf(born: Readonly<Record<string, string | undefined>>, day: CalendarDate): number {
  const years = yearOf(day) - Number(born['year'])
  const [month, dayOfMonth] = [Number(born['month'] ?? 0), Number(born['day'] ?? 0)]
  const isAhead = month > monthOf(day) || (month === monthOf(day) && dayOfMonth > Number(day.slice(8)))
  return isAhead ? years - 1 : years
}

const STOREY = String.raw`(?:\p{L}*geschoss\p{L}*|(?:1|2|3|4)?·? ?(?:eg|og|dg|ug)|souterrain|etage|stock(?:werk)?s?|einliegerwohnung|\p{L}*zimmern?|(?:hinter|vorder|neben|alten)haus\p{L}*|anbau|altenteilerhaus)`
const ROOM = String.raw`(?:\p{L}*räumen?|\p{L}*zimmern?|\p{L}*wohnung(?:en)?|\p{L}*geschoss\p{L}*|etage|stock(?:werk)?|\p{L}*haus(?:e|es)?|anbau(?:s|es)?|gebäude|anwesen|objekt|grundbesitz|eg|og|dg|ug)`
/** What is told of the right behind its rooms: its rank, its fate, its worth. Where it begins, the rooms end, punctuated or not. */
const VERB =
  '(?:ist|sind|war|waren|wird|werden|wurden?|hat|haben|besteht|bestehen|bleib\\p{L}*|behält|geht|gehen|steht|stehen|fällt|fallen|gilt|gelten|lastet|ruht|erlischt|erlöschen|kann|können|darf|dürfen|soll|sollen|muss|müssen)'
const WHERE = regexp.u`(?<!\p{L})(?<at>(?:an|am|in|im) (?:(?!für |zugunsten )[\p{L}\d·-]+ ){0,4}?${ROOM}(?!\p{L})[^.,;:()¦]{0,110}?)(?=(?:,| und)? (?:für|zugunsten|zu gunsten|auf lebenszeit|lebensl\p{L}*|${VERB}|eingetragen|gemäß|laut|vorbehalten|behalten|zu)(?!\p{L})|[.,;:()¦]|$)`
const COVERS = regexp.u`(?<!\p{L})(?:umfasst|erstreckt sich auf|bezieht sich auf|beschränkt sich auf|betrifft) (?<at>(?:nur )?(?:die|das|den|alle|sämtliche) (?:[\p{L}\d·-]+ ){0,3}?${ROOM}(?!\p{L})[^.,;:(¦]{0,80}?)(?=[.,;:(¦]|$)`
const PART = regexp.u`(?<!\p{L})${STOREY}(?!\p{L})`
/** Where a right is entered, and what the whole is called. */
const NO_ROOMS =
  /^(?:an|am|in|im) (?:[\p{L}\d·-]+ )*?(?:grundbuch\p{L}*|abteilung|rang\p{L}*|rathaus\p{L}*|krankenhaus\p{L}*)/u

const PAYS = String.raw`(?:trägt|tragen|zahlt|zahlen|bezahlt|übernimmt|übernehmen|schuldet)`
const OWNER = String.raw`(?:eigentümer(?:in|s)?|grundstückseigentümer(?:in|s)?|ersteher(?:in|s)?|erwerber(?:in|s)?|käufer(?:in|s)?|verpflichtete[nrs]?)`
/** "trägt der Eigentümer auch …", "der Eigentümer hat … zu tragen", "gehen zu Lasten des Eigentümers"; "… trägt der Berechtigte" is none. */
const OWNER_PAYS = regexp.u`(?<!\p{L})(?:${PAYS} (?:auch )?(?:der|die) (?:jeweiligen? )?${OWNER}|(?:der|die) (?:jeweiligen? )?${OWNER} (?:${PAYS}|hat (?:[^.;]{0,80} )?zu (?:tragen|zahlen|übernehmen))|ha(?:t|ben) (?:der|die) (?:jeweiligen? )?${OWNER} (?:[^.;]{0,40} )?zu (?:tragen|zahlen|übernehmen)|zu ?lasten (?:de[rs] )?(?:jeweiligen )?${OWNER}|(?:von|vom|durch den|durch die) (?:jeweiligen )?${OWNER} (?:[^.;]{0,30} )?(?:getragen|gezahlt|bezahlt|übernommen|zu (?:tragen|zahlen|übernehmen)))(?!\p{L})`
/** "die Kosten für Heizung trägt die Berechtigte, …": the clause is hers. */
const HOLDER_PAYS = regexp.gu`[^,;]*(?<!\p{L})${PAYS} (?:auch )?(?:der|die|den) (?:\p{L}*berechtigte[nr]?|nießbraucher(?:in)?)(?!\p{L})[^,;]*`
const NOT_HIS = /(?<!\p{L})(?:nicht|kein\p{L}*|ausgenommen|außer)(?!\p{L})/u
const CHARGES: readonly (readonly [name: string, said: RegExp])[] = [
  ['Heizung', /(?<!\p{L})(?:heiz\p{L}*|beheizung|wärme\p{L}*)/u],
  ['Wasser', /(?<!\p{L})(?:ab|warm|kalt|frisch)?-?wasser\p{L}*/u],
  ['Strom', /(?<!\p{L})(?:strom\p{L}*|elektrizität)/u],
  ['Müllabfuhr', /(?<!\p{L})müll\p{L}*/u],
  ['Nebenkosten', /(?<!\p{L})(?:neben|betriebs|verbrauchs)kosten/u],
  ['Instandhaltung', /(?<!\p{L})(?:instandhaltung\p{L}*|unterhaltung|reparaturen|schönheitsreparaturen)(?!\p{L})/u],
]

/** What whoever owns the rooms pays for the holder of the right. @param text a statement (statementsOf) that speaks of the right */
export function paidByOwner(text: string): string[] {
  const his = text.replace(HOLDER_PAYS, '')
  if (!OWNER_PAYS.test(his) || NOT_HIS.test(his)) return []
  return CHARGES.flatMap(([name, said]) => (said.test(his) ? [name] : []))
}

/** @param written the same stretch as the document writes it, place by place */
export function roomsIn(text: string, written: string): RightRooms | null {
  const match = COVERS.exec(text) ?? WHERE.exec(text)
  const said = match?.groups?.['at']
  if (!match || said === undefined || NO_ROOMS.test(said)) return null
  const at = match.index + match[0].indexOf(said)
  const words = written
    .slice(at, at + said.length)
    .replace(/\s+/gu, ' ')
    .trim()
  return { words, isPart: PART.test(said) }
}

/** "Ziehen sie vorher aus, etwa in ein Pflegeheim, erlischt das Recht nicht; sie dürfen dann vermieten" */
const LEFT =
  /(?<!\p{L})(?:zieh(?:t|en)|zöge\p{L}*|auszug|umzug|auszieh\p{L}*|(?:pflege|alten|senioren)?-?heim(?:s|es)?)(?!\p{L})[^.]{0,120}(?<!\p{L})(?:(?:erlischt|endet|entfällt|fällt)(?: [^.,;]{1,40})? nicht|bleibt (?:\p{L}+ ){0,3}bestehen|bleibt (?:\p{L}+ ){0,3}erhalten|(?:vermieten|vermietet)(?: [^.;]{0,40})?|besteht (?:\p{L}+ ){0,2}(?:fort|weiter))(?!\p{L})/u
/** "auf Verlangen der Nießbraucher binnen sechs Monaten auszuführen" */
const WITHIN = regexp.u`(?<!\p{L})(?:auf (?:\p{L}+ ){0,2}(?:verlangen|anforderung|aufforderung)|verpflicht\p{L}*|pflicht)(?!\p{L})[^.]{0,80}(?<!\p{L})(?:binnen|innerhalb(?: von)?) (?<months>${COUNT}) monaten?(?!\p{L})`
/** "angesetzt wurde eine Laufzeit von 12 Jahren" */
const ASSUMED = regexp.u`(?<!\p{L})(?:rest)?(?:laufzeit|dauer|lebenserwartung)(?: des (?:rechts|nießbrauchs|wohnrechts|wohnungsrechts))?(?: von| beträgt| mit| ist mit)?(?: (?:ca·|rund|etwa|angenommenen?|unterstellten?))* (?<years>${COUNT}) jahren?(?!\p{L})`
const LONGEST = 50
/** "… in ein Heim, erlischt das Recht und der Käufer darf vermieten" */
const ENDS = /(?<!\p{L})(?:erlischt|endet|entfällt|fällt weg)(?!\p{L})(?! (?:[\p{L}-]+ ){0,4}nicht(?!\p{L}))/u

/** What the text says of how the right ends, and of what its holders may demand. @param statements that speak of the right */
export function courseOf(
  statements: readonly string[],
): Pick<RetainedRight, 'staysWhenLeft' | 'worksWithin' | 'assumedYears'> {
  const first = (pattern: RegExp, name: string): number | undefined =>
    statements
      .flatMap(text => countFrom(pattern.exec(text)?.groups?.[name] ?? '') ?? [])
      .find(count => count > 1 && count <= LONGEST)
  const [worksWithin, assumedYears] = [first(WITHIN, 'months'), first(ASSUMED, 'years')]
  return {
    ...(statements.some(text => LEFT.test(text) && !ENDS.test(text)) && { staysWhenLeft: true as const }),
    ...(worksWithin !== undefined && { worksWithin }),
    ...(assumedYears !== undefined && { assumedYears }),
  }
}

/** Whoever sells keeps a right to all of it: nobody moves in and nobody pays rent to who buys. */
export function isKeptWhole(deal: Deal | null): boolean {
  return deal?.retained !== undefined && deal.retained.rooms === undefined
}

/** Of the parts of an offer, one that the right covers: "an der Wohnung EG links"; that "an der Wohnung 12" names no Wohnung 1, and "am 1. OG" no OG. */
export function isKeptPart({ retained }: Deal, name: string): boolean {
  const words = name.trim()
  if (retained?.rooms === undefined || words.length < 2) return false
  const literal = words.replaceAll(/[\\^$.*+?()[\]{}|\/-]/gu, String.raw`\$&`)
  return new RegExp(String.raw`(?<![\p{L}\d]|\d\.\s?)${literal}(?![\p{L}\d]|\.\s?\p{L})`, 'iu').test(retained.rooms)
}
