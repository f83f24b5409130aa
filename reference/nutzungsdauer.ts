import { calendarDate } from '#kernel/calendarDate.ts'
import type { Row, Table } from './table.ts'

const law = { basis: 'law', validFrom: calendarDate('2022-01-01'), checkedOn: calendarDate('2026-11-20') } as const
const recheckBy = calendarDate('2027-06-30')

/** Gesamtnutzungsdauer in years. */
export interface GesamtnutzungsdauerRow extends Row {
  readonly key: 'wohngebaeude' | 'buero' | 'garage' | 'tiefgarage'
  readonly years: number
}

const dauer = (key: GesamtnutzungsdauerRow['key'], years: number): GesamtnutzungsdauerRow => ({
  ...law,
  key,
  years,
  source: 'Anlage 1 ImmoWertV',
})

export const GESAMTNUTZUNGSDAUERN: Table<GesamtnutzungsdauerRow> = {
  name: 'Gesamtnutzungsdauer',
  recheckBy,
  rows: [dauer('wohngebaeude', 80), dauer('buero', 60), dauer('garage', 60), dauer('tiefgarage', 40)],
}

/** Most points that a kind of modernisation gives; older ones give less. */
export interface ModernisierungspunkteRow extends Row {
  readonly key: 'dach' | 'fenster' | 'leitungen' | 'heizung' | 'aussenwaende' | 'baeder' | 'innenausbau' | 'grundriss'
  readonly most: number
}

const punkte = (key: ModernisierungspunkteRow['key'], most: number): ModernisierungspunkteRow => ({
  ...law,
  key,
  most,
  source: 'Anlage 2 ImmoWertV, Tabelle 1',
})

export const MODERNISIERUNGSPUNKTE: Table<ModernisierungspunkteRow> = {
  name: 'Modernisierungspunkte',
  recheckBy,
  rows: [
    punkte('dach', 4),
    punkte('fenster', 2),
    punkte('leitungen', 2),
    punkte('heizung', 2),
    punkte('aussenwaende', 4),
    punkte('baeder', 2),
    punkte('innenausbau', 2),
    punkte('grundriss', 2),
  ],
}

/** How modernisation prolongs the life of a building that has passed `threshold` percent of it. */
export interface RestnutzungsdauerRow extends Row {
  readonly key: string
  readonly mostPoints: number
  readonly a: number
  readonly b: number
  readonly c: number
  /** Percent of the Gesamtnutzungsdauer. */
  readonly threshold: number
}

function rest(mostPoints: number, a: number, b: number, c: number, threshold: number): RestnutzungsdauerRow {
  const key = `bis ${mostPoints} Punkte`
  return { ...law, key, mostPoints, a, b, c, threshold, source: 'Anlage 2 ImmoWertV, Tabelle 3' }
}

/** From the fewest to the most points; 0–1 and 18–20 share a row each. */
export const RESTNUTZUNGSDAUERN: Table<RestnutzungsdauerRow> = {
  name: 'Restnutzungsdauer nach Modernisierung',
  recheckBy,
  rows: [
    rest(1, 1.25, 2.625, 1.525, 60),
    rest(2, 1.0767, 2.2757, 1.3878, 55),
    rest(3, 0.9033, 1.9263, 1.2505, 55),
    rest(4, 0.73, 1.577, 1.1133, 40),
    rest(5, 0.6725, 1.4578, 1.085, 35),
    rest(6, 0.615, 1.3385, 1.0567, 30),
    rest(7, 0.5575, 1.2193, 1.0283, 25),
    rest(8, 0.5, 1.1, 1, 20),
    rest(9, 0.466, 1.027, 0.9906, 19),
    rest(10, 0.432, 0.954, 0.9811, 18),
    rest(11, 0.398, 0.881, 0.9717, 17),
    rest(12, 0.364, 0.808, 0.9622, 16),
    rest(13, 0.33, 0.735, 0.9528, 15),
    rest(14, 0.304, 0.676, 0.9506, 14),
    rest(15, 0.278, 0.617, 0.9485, 13),
    rest(16, 0.252, 0.558, 0.9463, 12),
    rest(17, 0.226, 0.499, 0.9442, 11),
    rest(20, 0.2, 0.44, 0.942, 10),
  ],
}

/**
 * Years that remain, whole. Age and total in years, points 0 to 20; never below 0. Tabelle 3 is a fit for ages up to the
 * Gesamtnutzungsdauer: beyond its vertex the square would make a house of 1788 as good as new, so an older one counts as
 * one of that age.
 */
export function restnutzungsdauer(row: RestnutzungsdauerRow, years: number, total: number): number {
  const age = Math.min(years, total)
  const remaining =
    (age / total) * 100 >= row.threshold ? (row.a * age * age) / total - row.b * age + row.c * total : total - age
  return Math.max(0, Math.round(remaining))
}
