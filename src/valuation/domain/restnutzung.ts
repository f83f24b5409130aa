import { yearOf } from '#kernel/calendarDate.ts'
import { MINDESTRESTNUTZUNG, PUNKTE_NACH_ZUSTAND } from '#reference/market/verfahrensannahmen.ts'
import { GESAMTNUTZUNGSDAUERN, RESTNUTZUNGSDAUERN, restnutzungsdauer } from '#reference/nutzungsdauer.ts'
import { rowAt, rowsAt } from '#reference/table.ts'
import type { Grounds } from './grounds.ts'
import type { MethodStep } from './verfahren.ts'

export interface Restnutzung {
  readonly years: number
  readonly total: number
  readonly step: MethodStep
}

/** Anlage 2 ImmoWertV, with the points of modernisation that the Zustand lets assume. null: the Baujahr is not known. */
export function restnutzungOf({ object, day }: Pick<Grounds, 'object' | 'day'>): Restnutzung | null {
  const { years: total } = rowAt(GESAMTNUTZUNGSDAUERN, day, 'wohngebaeude')
  const built = object.baujahr ?? (object.neubau === true ? yearOf(day) : null)
  if (built === null) return null
  const age = Math.max(0, yearOf(day) - built)
  const points = PUNKTE_NACH_ZUSTAND[object.zustand ?? 'gepflegt']
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
      formula: `Alter ${age} von ${total} Jahren, ${points} Modernisierungspunkte (Annahme zum Zustand „${object.zustand ?? 'nicht bekannt'}“)`,
      source: `Anlagen 1 und 2 ImmoWertV${floor}`,
    },
  }
}
