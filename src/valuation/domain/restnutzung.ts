import { type CalendarDate, yearOf } from '#kernel/calendarDate.ts'
import type { Renewed } from '#finance/domain/plan/renewals.ts'
import type { Trade } from '#finance/domain/renovation.ts'
import { MINDESTRESTNUTZUNG, PUNKTE_NACH_ZUSTAND } from '#reference/market/verfahrensannahmen.ts'
import {
  GESAMTNUTZUNGSDAUERN,
  MODERNISIERUNGSPUNKTE,
  type ModernisierungspunkteRow,
  RESTNUTZUNGSDAUERN,
  restnutzungsdauer,
} from '#reference/nutzungsdauer.ts'
import { rowAt, rowsAt } from '#reference/table.ts'
import type { Grounds } from './grounds.ts'
import { marketYear } from './marketYear.ts'
import type { MethodStep } from './verfahren.ts'

export interface Restnutzung {
  readonly years: number
  readonly total: number
  readonly step: MethodStep
}

/**
 * Anlage 2 ImmoWertV, with the points of modernisation of the works that the exposé dates, at least those that the Zustand lets
 * assume. null: the Baujahr is not known.
 */
export function restnutzungOf({ object, day }: Pick<Grounds, 'object' | 'day'>): Restnutzung | null {
  const { years: total } = rowAt(GESAMTNUTZUNGSDAUERN, day, 'wohngebaeude')
  const built =
    (object.converted ? marketYear(object) : object.baujahr) ?? (object.neubau === true ? yearOf(day) : null)
  if (built === null) return null
  const age = Math.max(0, yearOf(day) - built)
  const assumed = PUNKTE_NACH_ZUSTAND[object.zustand ?? 'gepflegt']
  const stated = pointsOfWorks(object.renewed ?? {}, day)
  const points = Math.max(assumed, stated)
  const row = rowsAt(RESTNUTZUNGSDAUERN, day).find(({ mostPoints }) => points <= mostPoints)
  const least = Math.round(MINDESTRESTNUTZUNG.anteil * total)
  const computed = row ? restnutzungsdauer(row, age, total) : total - age
  const years = Math.min(total, Math.max(least, computed))
  const floor = years > computed ? `; ${MINDESTRESTNUTZUNG.source}` : ''
  return {
    years,
    total,
    step: {
      label: 'Restnutzungsdauer',
      value: years,
      unit: 'Jahre',
      formula: `Alter ${age} von ${total} Jahren, ${points} Modernisierungspunkte (${stated > assumed ? 'nach den Arbeiten, die das Exposé datiert' : `Annahme zum Zustand „${object.zustand ?? 'nicht bekannt'}“`})`,
      source: `Anlagen 1 und 2 ImmoWertV${floor}`,
    },
  }
}

/** Which row of the table a trade falls under; wiring and pipes share one. */
const ROW_OF: Readonly<Partial<Record<Trade, ModernisierungspunkteRow['key']>>> = {
  dach: 'dach',
  fenster: 'fenster',
  elektrik: 'leitungen',
  leitungen: 'leitungen',
  heizung: 'heizung',
  fassade: 'aussenwaende',
  bad: 'baeder',
  boeden: 'innenausbau',
}

/** Anlage 2 gives all points for new works and fewer for older ones: all for ten years, half for twenty (model assumption). */
export function pointsOfWorks(renewed: Renewed, day: CalendarDate): number {
  const ages = new Map<string, number>()
  for (const [trade, row] of Object.entries(ROW_OF) as [Trade, ModernisierungspunkteRow['key']][]) {
    const year = renewed[trade]
    if (year !== undefined) ages.set(row, Math.min(ages.get(row) ?? Infinity, yearOf(day) - year))
  }
  return rowsAt(MODERNISIERUNGSPUNKTE, day).reduce((sum, { key, most }) => {
    const age = ages.get(key) ?? Infinity
    return sum + (age <= 10 ? most : age <= 20 ? most / 2 : 0)
  }, 0)
}
