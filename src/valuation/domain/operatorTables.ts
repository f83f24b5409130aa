import type { Marktart } from '#reference/market/bewertungsmodell.ts'

/** Where a row of an operator's table holds; the narrowest that fits an object wins: PLZ, then Kreis (five digits AGS). */
export interface OperatorPlace {
  readonly plz: string | null
  readonly kreis: string | null
}

interface OperatorRow extends OperatorPlace {
  /** Who found the figure: "Grundstücksmarktbericht Köln 2026". Printed in the report. */
  readonly source: string
  /** Time the figure describes, "2026", "2026-Q1" or a day. Printed in the report. */
  readonly stand: string
}

/** Price of a used home of the kind, €/m² Wohnfläche. */
export interface OperatorPrice extends OperatorRow {
  readonly art: Marktart
  readonly low: number
  readonly mid: number
  readonly high: number
  /** angebot: asked; beurkundet: notarised. */
  readonly basis: 'angebot' | 'beurkundet'
}

/** Nettokaltmiete at new lettings, €/m² a month. */
export interface OperatorRent extends OperatorRow {
  readonly low: number
  readonly mid: number
  readonly high: number
}

/** Bodenrichtwert, €/m² of plot (§ 196 BauGB). */
export interface OperatorLand extends OperatorRow {
  readonly mid: number
}

/** What an operator of the product has imported of his own; it goes before our tables. */
export interface OperatorTables {
  readonly prices: readonly OperatorPrice[]
  readonly rents: readonly OperatorRent[]
  readonly land: readonly OperatorLand[]
}

export const NO_OPERATOR_TABLES: OperatorTables = { prices: [], rents: [], land: [] }

/** The row for the narrowest place that holds the object; undefined: none. */
export function operatorRow<Entry extends OperatorPlace>(
  rows: readonly Entry[],
  place: OperatorPlace,
): Entry | undefined {
  const byPlz = place.plz === null ? undefined : rows.find(({ plz }) => plz === place.plz)
  if (byPlz || place.kreis === null) return byPlz
  return rows.find(({ plz, kreis }) => plz === null && kreis === place.kreis)
}
