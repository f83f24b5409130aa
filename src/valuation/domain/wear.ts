import { type CalendarDate, yearOf } from '#kernel/calendarDate.ts'
import { isOfTheWhole, type Remark, type Topic } from '#extraction/domain/remark.ts'
import type { Renewed } from '#finance/domain/plan/renewals.ts'
import type { Trade } from '#finance/domain/renovation.ts'
import type { Zustand } from '#reference/market/bewertungsmodell.ts'
import { VERSCHLISSEN } from '#reference/market/verfahrensannahmen.ts'
import { LEBENSDAUERN } from '#reference/sanierung.ts'
import { rowsAt } from '#reference/table.ts'

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

/** How many parts are worn, by the text or by the year that it gives them (Lebensdauern: overdue). */
export function wornCount(parts: ReadonlySet<Topic>, dated: Renewed, day: CalendarDate): number {
  const overdue = rowsAt(LEBENSDAUERN, day).flatMap(({ key, overdueAfter }) => {
    const year = dated[key]
    const part = PART_OF[key]
    return part && year !== undefined && yearOf(day) - year >= overdueAfter ? [part] : []
  })
  return new Set([...parts, ...overdue]).size
}

/** How many parts have a year that still lies within their life. */
export function soundCount(dated: Renewed, day: CalendarDate): number {
  return rowsAt(LEBENSDAUERN, day).filter(({ key, overdueAfter }) => {
    const year = dated[key]
    return PART_OF[key] !== undefined && year !== undefined && yearOf(day) - year < overdueAfter
  }).length
}

/** What a home with so many worn parts can be at best, whatever word its seller finds for it. */
export function bestZustand(worn: number): Zustand {
  if (worn >= VERSCHLISSEN.renovierungsbedürftig) return 'renovierungsbedürftig'
  return worn >= VERSCHLISSEN.gepflegt ? 'gepflegt' : 'neuwertig'
}
