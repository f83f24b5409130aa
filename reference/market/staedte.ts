import { noteOf, readerOf } from './marketTable.ts'
import table from './staedte.json' with { type: 'json' }

/** One of the 115 largest cities, as far as it differs from the Kreis it belongs to. */
export interface Stadt {
  readonly name: string
  /** Schlüssel of its Kreis. */
  readonly kreis: string
  /** Level of asked prices in percent of the Kreis, in steps of 5. */
  readonly kaufFaktor: number
  /** Level of asked rents in percent of the Kreis, in steps of 5. */
  readonly mietFaktor: number
  /** Rents asked in the first quarter of 2026, €/m² a month; null where GREIX does not cover the city. */
  readonly angebotsmieten: {
    readonly unteresViertel: number
    readonly median: number
    readonly oberesViertel: number
  } | null
}

export const STAEDTE_NOTE = noteOf(table)

const cellsOf = readerOf(table)

export const STAEDTE: readonly Stadt[] = table.rows.map(row => {
  const { text, number, known } = cellsOf(row)
  const median = known('mieteMedian')
  return {
    name: text('stadt'),
    kreis: text('kreis'),
    kaufFaktor: number('kaufFaktor'),
    mietFaktor: number('mietFaktor'),
    angebotsmieten:
      median === null
        ? null
        : { unteresViertel: number('mieteUnteresViertel'), median, oberesViertel: number('mieteOberesViertel') },
  }
})
