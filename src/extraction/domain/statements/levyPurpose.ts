import { regexp } from '#kernel/regexp.ts'
import { MONTHS } from '../germanMonths.ts'
import type { Passage } from '../passages.ts'
import { workKindsIn } from './plannedWorks.ts'
import type { Statement } from './statementsOf.ts'

/** What a levy is raised for, in the text's own words. */
export interface LevyPurpose {
  /** "Sanierung der Balkone und der Westfassade"; missing: not told. */
  readonly named?: string
  /** When the works begin: "im Frühjahr 2027"; missing: not told, or it is over. */
  readonly begins?: string
}

const WORK = String.raw`(?<!\p{L})\p{L}*(?:sanierung|erneuerung|dämmung|abdichtung|instandsetzung|modernisierung|austausch|einbau|reparatur|anstrich|umstellung|eindeckung|ertüchtigung|tausch)(?!\p{L})`
const OBJECT = String.raw`${WORK}[^.;:,€(„“"]{0,110}?`
/** What is decided stands before the word in the passive and behind it where it comes first; a levy is "für" it. */
const NAMED: readonly RegExp[] = [
  regexp.u`(?<what>${OBJECT}) (?:wurden? |worden? )?(?:(?:einstimmig|mehrheitlich|mit (?:\p{L}+ )?mehrheit) )?beschlossen(?!\p{L})`,
  regexp.u`(?<!\p{L})beschl(?:ossen|oss|uss)(?!\p{L})[^.;:€]{0,60}?(?<what>${OBJECT})(?=[.;:,(]|$| (?:für|über|durch|aus|mit|zu) | (?:wurde|ist)(?!\p{L}))`,
  regexp.u`(?<!\p{L})(?:sonder)?umlagen?(?!\p{L})[^.;€]{0,30}?(?<!\p{L})(?:für|zur|zum) [^.;€]{0,20}?(?<what>${OBJECT})(?=[.;:,(]|$| (?:in höhe|von|über|beschlossen|erhoben|fällig|an)(?!\p{L}))`,
]
const MAX_NAMED = 120
/** The sentence went on to how it is paid. */
const OF_MONEY = /umlage|rücklage|finanz|kosten/u

const SEASON = String.raw`(?:${MONTHS.join('|')}|frühjahr|frühling|sommer|herbst|winter|quartal)`
const WHEN = String.raw`(?:(?:ab|im|am|zum|anfang|mitte|ende) ){0,2}(?:\d{1,2}· ?\d{1,2}· ?|(?:\d{1,2}· ?)?${SEASON} )?20\d\d(?![\d·]*\d)`
/** "Bauzeit voraussichtlich bis Frühjahr 2028" tells of their end. */
const UNTIL = String.raw`(?<!\p{L})bis (?:\p{L}+ ){0,2}`
/** "Die Arbeiten beginnen voraussichtlich im Mai 2027", "Baubeginn ist im Herbst 2027", "sollen im Sommer 2027 ausgeführt werden" */
const BEGINS = regexp.u`(?<!\p{L})(?:beginn(?:en|t)?|baubeginn|start(?:en|et)?|ausführung|bauzeit)(?!\p{L})[^.;€\d]{0,30}?(?<!\p{L})(?<!${UNTIL})(?<when>${WHEN})|(?<!\p{L})(?<!${UNTIL})(?<when2>${WHEN}) (?:\p{L}+ ){0,2}?(?:beginn(?:en|t)|starten|ausgeführt|durchgeführt|umgesetzt)(?!\p{L})`

/**
 * @param around sentences that tell of the works or the levy, in their order
 * @param today a year; what began before it is over
 */
export function purposeOf({ text }: Passage, around: readonly Statement[], today: number): LevyPurpose {
  const own = (start: number, length: number) =>
    text
      .slice(start, start + length)
      .replace(/\s+/gu, ' ')
      .trim()
  const named = around.flatMap(statement => {
    const match = NAMED.map(pattern => pattern.exec(statement.text)).find(one => one !== null)
    const what = match?.groups?.['what'] ?? ''
    if (!match || what.length > MAX_NAMED || OF_MONEY.test(what) || workKindsIn(what).length === 0) return []
    return [own(statement.start + match.index + match[0].indexOf(what), what.length)]
  })[0]
  const begins = around.flatMap(statement => {
    const match = BEGINS.exec(statement.text)
    const when = match?.groups?.['when'] ?? match?.groups?.['when2'] ?? ''
    if (!match || Number(when.slice(-4)) < today) return []
    return [own(statement.start + match.index + match[0].lastIndexOf(when), when.length)]
  })[0]
  return { ...(named !== undefined && { named }), ...(begins !== undefined && { begins }) }
}
