import { regexp } from '#kernel/regexp.ts'
import { workKindsIn, type WorkKind } from './plannedWorks.ts'

/** What every house of its time has: the price of its time holds it. */
const OF_ITS_TIME = /gewölbe|naturkeller|erdkeller|kartoffel|üblich|typisch|altersgerecht|baujahr(?:s)?bedingt/iu

/** The words call a damage usual for the house's age. */
export function isOfItsTime(words: string): boolean {
  return OF_ITS_TIME.test(words)
}

/** What the rooms of one flat may need. */
export type NeedOfFlat = 'elektrik' | 'bad' | 'boeden' | 'leitungen' | 'wohnungsausbau'

/** Words of need for a flat. "einfach" or "vermietbar" is none. */
const NEED =
  /(?:renovierungs|sanierungs|modernisierungs)bedürftig|unfertig|unrenoviert|unsaniert|entkernt(?! und)|rohbau|unbewohnbar|nicht bewohnbar|zu (?:renovieren|sanieren)|herzurichten|zweiadrig|ohne (?:schutzleiter|fi(?!\p{L}))|(?<!keine |keinerlei )(?:renovierung|sanierung|modernisierung|instandsetzung)(?:en|s-?arbeiten)? (?:(?:ist|sind|wäre|noch|dringend) ){0,2}(?:nötig|notwendig|erforderlich|fällig)(?!\p{L})|stamm(?:t|en) (?:noch )?aus den (?:fünfziger|sechziger|siebziger|achtziger|[5-8]0er)/iu
/** "Elektrik und Bad sollten dabei gemacht werden": what its own clause names, and nothing beside it; no photos of it. */
const CALLED_FOR =
  /(?<=^|[,;.])(?<trades>(?:(?!(?<!\p{L})(?:foto|bild|aufnahme|video))[^,;.]){2,80}?) (?:sollten?|müssten?|muss|müssen) (?:(?!nicht|nie|kein)\p{L}+ ){0,4}(?:gemacht|erneuert|saniert|renoviert|modernisiert|ersetzt|hergerichtet) werden(?!\p{L})/giu
/** "ein neues Bad": what is new needs nothing. */
const NEW = /(?<!\p{L})neue[nrsm]? \p{L}+|\p{L}+ (?:ist |sind |wurden? )?(?:neu|erneuert|saniert)(?!\p{L})/giu
/** Bare walls: everything is made anew, whatever trades are named beside it. In "nach Entkernung neu ausgebaut" it is done. */
const SHELL =
  /entkernt(?! und (?:[\p{L}-]+ ){0,4}(?:neu|saniert|kernsaniert|ausgebaut|hergerichtet|wieder|modernisiert)(?!\p{L}))|rohbau(?:zustand)?|(?<!\p{L})(?:nicht|nie) ausgebaut|unausgebaut|bis auf (?:die )?(?:wände|mauern|grundmauern)|(?<!\p{L})(?:komplett|vollständig|ganz) (?:zurückgebaut|rückgebaut|ausgeräumt)/iu
/** "Böden, Bad und Leitungen sind herausgerissen": beside the bath something that no flat is without. Of a bath alone NO_BATH tells. */
const TAKEN_OUT = (() => {
  const trade = String.raw`(?:elektr\p{L}*|strom\p{L}*|(?:\p{L}*b|b)[oö]den|bodenbeläge|estrich|\p{L}*leitungen|bad|bäder|sanitär\p{L}*|heiz\p{L}*|küche|innentüren|türen)`
  return regexp.iu`(?<!\p{L})(?=[^.;]{0,60}(?:elektr|strom|b[oö]den|estrich|leitungen))(?:${trade},? (?:und |sowie )?){2,}(?:(?:sind|wurden|ist|bereits|komplett|vollständig|alle|alles) ){0,3}(?:ausgebaut|herausgerissen|rausgerissen|entfernt|demontiert|zurückgebaut|rückgebaut|abgebaut)(?!\p{L})(?! und (?:[\p{L}-]+ ){0,4}(?:neu|erneuert|ersetzt))`
})()
/** "Rohbauzustand Bad", "Küche und Bad entkernt": the other rooms are as they were. */
const SHELL_OF_A_ROOM =
  /(?:rohbau(?:zustand)?|entkernt\p{L}*)(?: (?:im|in|des|der|nur|:)){0,2} ?(?:das |die )?(?:bad|bäder|badezimmer|küche|dusche)(?!\p{L})|(?<!\p{L})(?:bad|bäder|badezimmer|küche|dusche)(?: (?:ist|sind|war|komplett|vollständig|im|noch)){0,3} (?:entkernt|rohbau)/iu
const OLD_BATH = /(?:altes|veraltetes|einfaches|old) (?:bad|bath\w*)/iu
/** "Bad zurückgebaut", "ohne Bad", "Küche und Bad herausgerissen": nobody rents it before there is one. */
const NO_BATH =
  /(?<!\p{L})(?:bad|bäder|badezimmer|dusche|sanitär\p{L}*)(?!\p{L})[^,;.]{0,20}(?:zurückgebaut|rückgebaut|herausgerissen|rausgerissen|ausgebaut|entfernt|demontiert|abgebaut|fehlt|fehlen)(?!\p{L})|(?<!\p{L})(?:ohne|kein) (?:eigenes? |funktionierendes? )?(?:bad|badezimmer|dusche)(?!\p{L})/iu
const NAMED: readonly (readonly [NeedOfFlat, RegExp])[] = [
  ['elektrik', /elektrik|elektro|strom/iu],
  ['bad', /(?<!\p{L})b[aä]d(?:er|ezimmer)?(?!\p{L})/iu],
  ['boeden', /b[oö]den|fußb/iu],
  ['leitungen', /leitung/iu],
]
/** What a flat needs of which no trade is named: by the worst word paint is not all. */
const USUAL: readonly NeedOfFlat[] = ['bad', 'boeden']

/** "vollständig herzurichten": where wiring and floors are gone, its pipes are not spared. */
const WHOLLY =
  /(?<!\p{L})(?:vollständig|komplett|von grund auf|ganz|insgesamt) (?:neu )?(?:herzurichten|herzustellen|auszubauen|zu (?:sanieren|renovieren|erneuern))/iu

/** "Decke offen", "Ausbau innen fehlt": left half done, and of no trade that we have a price for. */
const LEFT_OPEN =
  /(?<!\p{L})(?:decken?|wände?|putz|böden|fußboden|estrich|schacht|bad) (?:ist |sind |noch |teils |teilweise ){0,2}(?:offen|geöffnet|aufgestemmt|aufgebrochen)(?!\p{L})(?! (?:gestaltet|gehalten|sichtbar))|(?<!\p{L})(?:innen)?-?(?:ausbau|putz|endmontage|fertigstellung)(?: innen)? (?:fehlt|fehlen|steht (?:noch )?aus|nicht fertig)(?!\p{L})/iu

/** The words name works on a flat that were begun and are not finished. */
export function isLeftOpen(words: string): boolean {
  return LEFT_OPEN.test(words)
}

/** What of a flat is taken out and not put back, where that is more than one trade; none: nothing is. */
export function takenOut(words: string): readonly NeedOfFlat[] {
  const list = TAKEN_OUT.exec(words)?.[0]
  if (list === undefined) return []
  return NAMED.filter(([need, pattern]) => pattern.test(list) || (need === 'leitungen' && WHOLLY.test(words))).map(([need]) => need) // prettier-ignore
}

/** What a flat needs by the words that are said of it; none: they call for nothing. */
export function needsOfFlat(words: string): readonly NeedOfFlat[] {
  if (SHELL.test(words) && !SHELL_OF_A_ROOM.test(words)) return ['wohnungsausbau']
  const gone = takenOut(words)
  if (gone.length > 0) return gone
  if (!NEED.test(words)) {
    const called = calledForIn(words)
    return called.length === 0 && (OLD_BATH.test(words) || NO_BATH.test(words)) ? ['bad'] : called
  }
  const old = words.replace(NEW, '')
  const named = NAMED.filter(([, pattern]) => pattern.test(old)).map(([need]) => need)
  return named.length > 0 ? named : USUAL
}

function calledForIn(words: string): readonly NeedOfFlat[] {
  const clauses = [...words.matchAll(CALLED_FOR)].map(match => match.groups?.['trades'] ?? '').join(' ')
  return NAMED.filter(([, pattern]) => pattern.test(clauses)).map(([need]) => need)
}

/** "Modernisierungsstau bei Elektrik und Leitungen": what the backlog is put down to. */
export function behindIn(words: string): readonly WorkKind[] {
  const named = /stau(?:s|es)? (?:bei|an|in|im|der|des) (?<trades>[^.;]+)/iu.exec(words)?.groups?.['trades']
  return named === undefined ? [] : workKindsIn(named.toLowerCase())
}

/** "leer, Wasserschaden 2024": why it is as it is. */
export function isOfDamage(words: string): boolean {
  return /schaden|brand|feuer|wasser/iu.test(words)
}

/** Walls are painted, and nothing else is done to them. */
export function isPaint(words: string): boolean {
  return /anstrich|gestrichen|streichen|\bputz/iu.test(words)
}

const COUNTS = ['eine', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'] as const
const COUNTED = new RegExp(`(?<!\\p{L}|\\d|[.,])(?<count>\\d{1,2}|${COUNTS.join('|')}) (?:davon|von ihnen|(?:\\p{L}+e[rn]? )?(?:gas)?thermen|geräte)(?!\\p{L})`, 'iu') // prettier-ignore

/** "die älteste dürfte zu ersetzen sein" */
const OLDEST = /(?<!\p{L})(?:die|der|das) älteste(?!\p{L}| (?:zwei|drei|vier|\d))/iu

/** How many boilers the words count; null: they count none. */
export function boilersIn(words: string): number | null {
  const count = COUNTED.exec(words)?.groups?.['count']?.toLowerCase()
  if (count === undefined) return OLDEST.test(words) ? 1 : null
  return Number(count) || COUNTS.findIndex(word => word === count) + 1
}
