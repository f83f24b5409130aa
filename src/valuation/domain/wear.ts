import { type CalendarDate, yearOf } from '#kernel/calendarDate.ts'
import { isOfTheWhole, type Remark, type Topic } from '#extraction/domain/remark.ts'
import { lifeOf } from '#finance/domain/lifeOf.ts'
import type { TextFindings } from '#finance/domain/plan/statedTerms.ts'
import { type Trade, TRADES } from '#finance/domain/renovation.ts'
import type { Zustand } from '#reference/market/bewertungsmodell.ts'
import { VERSCHLISSEN } from '#reference/market/verfahrensannahmen.ts'

/** Rules that call a part of the home worn out, leaking or overdue; another word of warning ("ungedämmt") is usual for its age. */
const WORN_OUT: readonly string[] = [
  ...['dach', 'fassade', 'fenster', 'elektrik', 'wasserleitungen', 'leitungen', 'baeder'].flatMap(id => [
    `${id}-alt`,
    `${id}-faellig`,
  ]),
  ...[
    'dach-undicht',
    'dach-nicht-dicht',
    'elektrik-veraltet',
    'heizung-veraltet',
    'fenster-einfach',
    'fenster-schadhaft',
  ],
  ...['ausstattung-bauzeit', 'wasserleitungen-blei', 'wasserleitungen-verzinkt', 'feuchte', 'schaedlinge', 'statik'],
  ...['instandhaltungsstau', 'instandhaltung-maengel', 'sanierung-kern-noetig'],
]
/** Remarks and years of one part are counted once. */
const PART_OF: Readonly<Partial<Record<Trade, Topic>>> = {
  dach: 'dach',
  fassade: 'fassade',
  fenster: 'fenster',
  heizung: 'heizungstechnik',
  elektrik: 'elektrik',
  bad: 'baeder',
  leitungen: 'wasserleitungen',
}

/** Parts of the home that the text calls worn. */
export function wornParts(remarks: readonly Remark[]): ReadonlySet<Topic> {
  const own = remarks.filter(remark => remark.certainty === 'stated' && remark.settled !== true && isOfTheWhole(remark))
  return new Set(own.filter(({ rule }) => WORN_OUT.includes(rule)).map(({ topic }) => topic))
}

/** Years of its parts, and which of them outlast others or are in order by the text, however old they are. */
type Dated = Partial<Record<Trade, number>> & Pick<TextFindings, 'longLived' | 'inOrder'>

/** How many parts are worn, by the text or by the year that it gives them (Lebensdauern: overdue). */
export function wornCount(parts: ReadonlySet<Topic>, dated: Dated, day: CalendarDate): number {
  const overdue = TRADES.flatMap(trade => {
    const part = PART_OF[trade]
    return part && isOverdue(trade, dated, day) ? [part] : []
  })
  return new Set([...parts, ...overdue]).size
}

/** A part whose year is told is past its life, and no word says that it is in order. */
export function isOverdue(trade: Trade, dated: Dated, day: CalendarDate): boolean {
  return isWithinLife(trade, dated, day) === false
}

/** How many parts have a year that still lies within their life. */
export function soundCount(dated: Dated, day: CalendarDate): number {
  return TRADES.filter(trade => PART_OF[trade] !== undefined && isWithinLife(trade, dated, day) === true).length
}

/** How many parts have a year, be it over their life, or one for a part of them that still lies within it. */
export function toldCount(dated: TextFindings, day: CalendarDate): number {
  const isTold = (trade: Trade) => {
    const year = dated[trade] ?? dated.inPart?.[trade]?.year
    return (
      year !== undefined &&
      (dated[trade] !== undefined || isWithinLife(trade, { ...dated, [trade]: year }, day) === true)
    )
  }
  return TRADES.filter(trade => PART_OF[trade] !== undefined && isTold(trade)).length
}

/** null: nobody tells its year. */
function isWithinLife(trade: Trade, dated: Dated, day: CalendarDate): boolean | null {
  const year = dated[trade]
  if (year === undefined) return null
  const isYoung = yearOf(day) - year < lifeOf(trade, day, dated.longLived).overdueAfter
  return isYoung || dated.inOrder?.includes(trade) === true
}

/** What a home with so many worn parts can be at best, whatever word its seller finds for it. */
export function bestZustand(worn: number): Zustand {
  if (worn >= VERSCHLISSEN.renovierungsbedürftig) return 'renovierungsbedürftig'
  return worn >= VERSCHLISSEN.gepflegt ? 'gepflegt' : 'neuwertig'
}
