import type { Land } from '../laender.ts'
import table from './kreise.json' with { type: 'json' }
import { noteOf, readerOf } from './marketTable.ts'

/** One of the 400 Kreise and kreisfreie Städte. Prices are asked, flats and houses together, for an average object. */
export interface Kreis {
  /** Amtlicher Gemeindeschlüssel, five digits. */
  readonly ags: string
  readonly name: string
  readonly land: Land
  readonly kreisfrei: boolean
  /** 31 December 2025, to the hundred. */
  readonly einwohner: number
  /** Percent, 31 December 2022 to 2025. */
  readonly trend: number
  /** Nettokaltmiete asked at a new letting in 2025, €/m² a month (BBSR). */
  readonly miete: number
  /** Percent of homes, 2022. */
  readonly leerstand: number
  /** Percent of homes used by their owners, 2022. */
  readonly eigentuemerquote: number
  /** Lower end of the class of building-land prices 2024, €/m²: 0, 50, 100, 200, 300 or 500. Only a hint. */
  readonly bauland: number
  /** Asked price, €/m², by year. */
  readonly kauf: Readonly<Record<Jahr, number>>
  /** Spread of prices between the PLZ of the Kreis: standard deviation of ln. 0 where there is one PLZ only. */
  readonly streuung: number
}

export type Jahr = 2015 | 2020 | 2022 | 2024 | 2025

/** The first two digits of the Schlüssel are the Land, in this order from 01. */
const LAND_BY_NUMBER: readonly Land[] = [
  'SH',
  'HH',
  'NI',
  'HB',
  'NW',
  'HE',
  'RP',
  'BW',
  'BY',
  'SL',
  'BE',
  'BB',
  'MV',
  'SN',
  'ST',
  'TH',
]

export const KREISE_NOTE = noteOf(table)

const cellsOf = readerOf(table)
let byAgs: ReadonlyMap<string, Kreis> | undefined

/** All Kreise in the order of their Schlüssel. Read on first use. */
export function alleKreise(): readonly Kreis[] {
  return [...kreise().values()]
}

/** null for a Schlüssel that no Kreis has today. */
export function kreisOf(ags: string): Kreis | null {
  return kreise().get(ags) ?? null
}

export function landOfKreis(ags: string): Land {
  const land = LAND_BY_NUMBER[Number(ags.slice(0, 2)) - 1]
  if (!land) throw new RangeError(`no Land: ${ags}`)
  return land
}

function kreise(): ReadonlyMap<string, Kreis> {
  byAgs ??= new Map(table.rows.map(parsed).map(kreis => [kreis.ags, kreis]))
  return byAgs
}

function parsed(row: string): Kreis {
  const { text, number } = cellsOf(row)
  return {
    ags: text('kreis'),
    name: text('name'),
    land: landOfKreis(text('kreis')),
    kreisfrei: text('art') === 'S',
    einwohner: number('einwohner'),
    trend: number('trend'),
    miete: number('miete'),
    leerstand: number('leerstand'),
    eigentuemerquote: number('eigentuemer'),
    bauland: number('bauland'),
    kauf: {
      2015: number('kauf2015'),
      2020: number('kauf2020'),
      2022: number('kauf2022'),
      2024: number('kauf2024'),
      2025: number('kauf2025'),
    },
    streuung: number('streuung'),
  }
}
