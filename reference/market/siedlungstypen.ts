import { noteOf, readerOf } from './marketTable.ts'
import table from './siedlungstypen.json' with { type: 'json' }

/** 1 Große Großstadt … 7 Landgemeinde, as the BBSR classes municipalities. */
export type SiedlungstypNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7

/** Means over Germany; asked prices and rents of 2025. */
export interface Siedlungstyp {
  readonly name: string
  /** €/m². */
  readonly kauf: { readonly mittel: number; readonly p10: number; readonly p90: number }
  /** Nettokaltmiete, €/m² a month. */
  readonly miete: number
  /** How far such places usually lie from the level of the Landkreis around them, in percent, steps of 5. */
  readonly imLandkreis: number
}

export const SIEDLUNGSTYPEN_NOTE = noteOf(table)

const cellsOf = readerOf(table)

const TYPES: readonly Siedlungstyp[] = table.rows.map(row => {
  const { text, number } = cellsOf(row)
  return {
    name: text('name'),
    kauf: { mittel: number('kauf'), p10: number('kaufP10'), p90: number('kaufP90') },
    miete: number('miete'),
    imLandkreis: number('imLandkreis'),
  }
})

export function siedlungstyp(number: SiedlungstypNumber): Siedlungstyp {
  const type = TYPES[number - 1]
  if (!type) throw new RangeError(`no Siedlungstyp: ${number}`)
  return type
}
