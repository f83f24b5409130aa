import { ALL_LAENDER, type Land } from '../laender.ts'
import table from './laender.json' with { type: 'json' }
import { noteOf, readerOf } from './marketTable.ts'

/** Means of a Land, weighted by inhabitants. Prices are asked, flats and houses together. */
export interface Landesmittel {
  readonly land: Land
  /** 31 December 2025, to the thousand. */
  readonly einwohner: number
  /** Percent, 31 December 2022 to 2025. */
  readonly trend: number
  /** Nettokaltmiete asked in 2025, €/m² a month. */
  readonly miete: number
  /** Asked price, €/m², by year. */
  readonly kauf: Readonly<Record<2020 | 2022 | 2024 | 2025, number>>
}

export const LAENDERMITTEL_NOTE = noteOf(table)

const cellsOf = readerOf(table)

export const LANDESMITTEL: Readonly<Record<Land, Landesmittel>> = Object.fromEntries(
  ALL_LAENDER.map(land => [land, landesmittel(land)]),
) as Record<Land, Landesmittel> // every Land is a key of ALL_LAENDER, and a missing row throws

function landesmittel(land: Land): Landesmittel {
  const row = table.rows.find(one => one.startsWith(`${land}|`))
  if (!row) throw new RangeError(`${table.name}: no ${land}`)
  const { number } = cellsOf(row)
  return {
    land,
    einwohner: number('einwohner'),
    trend: number('trend'),
    miete: number('miete'),
    kauf: { 2020: number('kauf2020'), 2022: number('kauf2022'), 2024: number('kauf2024'), 2025: number('kauf2025') },
  }
}
