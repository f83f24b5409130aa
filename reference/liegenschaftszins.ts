import { calendarDate } from '#kernel/calendarDate.ts'
import { percent, type Share } from '#kernel/share.ts'
import type { Row, Table } from './table.ts'

const checkedOn = calendarDate('2026-11-20')

export type Liegenschaftsart =
  | 'efh'
  | 'rhDhh'
  | 'zfh'
  | 'dreifamilienhaus'
  | 'mfh'
  | 'gemischt'
  | 'etwEigen'
  | 'etwVermietet'
  | 'buero'
  | 'handel'
  | 'industrie'

/** Liegenschaftszins of a kind of property. Local ones go before those of a Land, those before the law's fallback. */
export interface LiegenschaftszinsRow extends Row {
  readonly key: Liegenschaftsart
  readonly rate: Share
  /** Where eight of ten purchases lie. */
  readonly low?: Share
  readonly high?: Share
}

function nrw(key: Liegenschaftsart, median: number, low?: number, high?: number): LiegenschaftszinsRow {
  return {
    key,
    rate: percent(median),
    ...(low !== undefined && { low: percent(low) }),
    ...(high !== undefined && { high: percent(high) }),
    source: 'Oberer Gutachterausschuss NRW, Grundstücksmarktdaten 2025 (Stichtag 31.12.2024), Median',
    basis: 'official',
    validFrom: calendarDate('2024-12-31'),
    checkedOn,
  }
}

export const LIEGENSCHAFTSZINSEN: Table<LiegenschaftszinsRow> = {
  name: 'Liegenschaftszinssätze (NRW)',
  recheckBy: calendarDate('2027-06-30'),
  rows: [
    nrw('efh', 1.4, 0.9, 2.0),
    nrw('rhDhh', 1.4, 1.0, 2.1),
    nrw('zfh', 1.7, 1.2, 2.4),
    nrw('dreifamilienhaus', 2.6, 1.8, 3.3),
    nrw('mfh', 3.2, 2.5, 4.2),
    nrw('gemischt', 4.1, 3.3, 5.2),
    nrw('etwEigen', 1.8, 1.1, 2.4),
    nrw('etwVermietet', 2.2, 1.4, 2.9),
    nrw('buero', 4.7),
    nrw('handel', 5.5),
    nrw('industrie', 4.6),
  ],
}

/** Rates of single Gutachterausschüsse, each from its own model, so they do not mix. */
export interface OrtszinsRow extends Row {
  readonly place: string
  readonly kind: Liegenschaftsart
  readonly rate: Share
  /** Rent for which it was found, €/m² a month; missing: for any. */
  readonly miete?: number
  /** Least and most years of Restnutzungsdauer for which it was found; missing: for any. */
  readonly restnutzung?: readonly [number, number]
}

type Detail = Pick<OrtszinsRow, 'miete' | 'restnutzung'>

function ort(
  place: string,
  kind: Liegenschaftsart,
  rate: number,
  stand: string,
  detail = '',
  limits: Detail = {},
): OrtszinsRow {
  return {
    ...limits,
    key: [place, kind, detail].filter(Boolean).join(' '),
    place,
    kind,
    rate: percent(rate),
    source: `Gutachterausschuss ${place}${detail && `, ${detail}`}`,
    basis: 'official',
    validFrom: calendarDate(stand),
    checkedOn,
  }
}

export const ORTSZINSEN: Table<OrtszinsRow> = {
  name: 'Örtliche Liegenschaftszinssätze',
  recheckBy: calendarDate('2027-06-30'),
  rows: [
    ort('Berlin', 'mfh', 2.8, '2023-12-31', 'Miete 7 €/m²', { miete: 7 }),
    ort('Berlin', 'mfh', 3.0, '2023-12-31', 'Miete 9 €/m²', { miete: 9 }),
    ort('Berlin', 'mfh', 3.3, '2023-12-31', 'Miete 11 €/m²', { miete: 11 }),
    ort('Berlin', 'mfh', 3.5, '2023-12-31', 'Miete 13 €/m²', { miete: 13 }),
    ort('Berlin', 'mfh', 3.7, '2023-12-31', 'Miete 15 €/m²', { miete: 15 }),
    ort('Wiesbaden', 'etwVermietet', 2.0, '2024-12-31'),
    ort('Wiesbaden', 'efh', 1.7, '2024-12-31'),
    ort('Wiesbaden', 'dreifamilienhaus', 2.7, '2024-12-31'),
    ort('Wiesbaden', 'mfh', 2.5, '2024-12-31', 'Restnutzungsdauer 20–29 Jahre', { restnutzung: [20, 29] }),
    ort('Wiesbaden', 'mfh', 3.0, '2024-12-31', 'Restnutzungsdauer ab 30 Jahren', { restnutzung: [30, 80] }),
    ort('Wiesbaden', 'gemischt', 3.5, '2024-12-31'),
    ort('Erfurt', 'mfh', 0.9, '2021-12-31'),
    ort('Köln', 'mfh', 2.9, '2024-12-31'),
    ort('Düsseldorf', 'mfh', 3.3, '2024-12-31'),
    ort('Münster', 'mfh', 2.1, '2024-12-31'),
    ort('Dortmund', 'mfh', 2.4, '2024-12-31'),
    ort('Gelsenkirchen', 'mfh', 3.5, '2024-12-31'),
  ],
}

/** What the law uses where nothing better is known. */
export interface ErsatzzinsRow extends Row {
  readonly key: 'mfh' | 'gemischtBisHaelfte' | 'gemischtUeberHaelfte' | 'geschaeft'
  readonly rate: Share
}

const bewg = {
  source: '§ 188 Abs. 2 BewG',
  basis: 'law',
  validFrom: calendarDate('2023-01-01'),
  checkedOn,
} as const

export const ERSATZZINSEN: Table<ErsatzzinsRow> = {
  name: 'Liegenschaftszinssätze nach BewG',
  recheckBy: calendarDate('2027-06-30'),
  rows: [
    { ...bewg, key: 'mfh', rate: percent(3.5) },
    { ...bewg, key: 'gemischtBisHaelfte', rate: percent(4.5) },
    { ...bewg, key: 'gemischtUeberHaelfte', rate: percent(5) },
    { ...bewg, key: 'geschaeft', rate: percent(6) },
  ],
}
