import { calendarDate } from '#kernel/calendarDate.ts'
import { inEuro, type Money, euro } from '#kernel/money.ts'
import { type Row, rowsAt, type Table } from './table.ts'
import type { CalendarDate } from '#kernel/calendarDate.ts'

/** Bodenrichtwerte in €/m² that head the columns of the table. */
const BODENRICHTWERTE = [30, 60, 120, 180, 250, 350, 500, 1000] as const

/** Factors for one preliminary Sachwert, one per Bodenrichtwert. */
export interface SachwertfaktorRow extends Row {
  readonly sachwert: Money
  readonly factors: readonly number[]
}

function zeile(sachwert: number, ...factors: number[]): SachwertfaktorRow {
  return {
    key: `${sachwert} €`,
    sachwert: euro(sachwert),
    factors,
    source: 'Anlage 25 BewG (Ein- und Zweifamilienhäuser, Wohnungseigentum)',
    basis: 'law',
    validFrom: calendarDate('2023-01-01'),
    checkedOn: calendarDate('2026-11-20'),
  }
}

/** The law's fallback where the Gutachterausschuss has no factor of its own. From the lowest to the highest value. */
export const SACHWERTFAKTOREN: Table<SachwertfaktorRow> = {
  name: 'Sachwertfaktoren',
  recheckBy: calendarDate('2027-06-30'),
  rows: [
    zeile(50_000, 1.4, 1.5, 1.6, 1.7, 1.7, 1.7, 1.8, 1.8),
    zeile(100_000, 1.2, 1.3, 1.4, 1.4, 1.5, 1.5, 1.6, 1.7),
    zeile(150_000, 1.0, 1.1, 1.3, 1.3, 1.3, 1.4, 1.5, 1.6),
    zeile(200_000, 0.9, 1.0, 1.2, 1.2, 1.3, 1.4, 1.5, 1.6),
    zeile(300_000, 0.9, 1.0, 1.1, 1.1, 1.2, 1.3, 1.4, 1.5),
    zeile(400_000, 0.8, 0.9, 1.0, 1.1, 1.2, 1.3, 1.4, 1.5),
    zeile(500_000, 0.8, 0.9, 1.0, 1.0, 1.1, 1.2, 1.3, 1.4),
  ],
}

/** Interpolated in both directions; outside the table its edge holds. Bodenrichtwert in €/m². */
export function sachwertfaktor(sachwert: Money, bodenrichtwert: number, day: CalendarDate): number {
  const rows = rowsAt(SACHWERTFAKTOREN, day)
  const inRow = ({ factors }: SachwertfaktorRow) => interpolated(BODENRICHTWERTE, factors, bodenrichtwert)
  return interpolated(
    rows.map(row => inEuro(row.sachwert)),
    rows.map(inRow),
    inEuro(sachwert),
  )
}

/** The value of a line through the points (xs rising); flat beyond its ends. */
function interpolated(xs: readonly number[], ys: readonly number[], x: number): number {
  const next = xs.findIndex(one => one >= x)
  if (next === 0) return ys[0] ?? NaN
  if (next < 0) return ys.at(-1) ?? NaN
  const [x0 = NaN, x1 = NaN, y0 = NaN, y1 = NaN] = [xs[next - 1], xs[next], ys[next - 1], ys[next]]
  return y0 + ((y1 - y0) * (x - x0)) / (x1 - x0)
}
