import type { OperatorLand, OperatorPrice, OperatorRent } from '#valuation/domain/operatorTables.ts'

/** The three tables an operator may bring, by the names he uses on the command line. */
export const TABLE_NAMES = ['preise', 'mieten', 'bodenrichtwerte'] as const
export type TableName = (typeof TABLE_NAMES)[number]

/** What a row of each table becomes. */
export interface RowOf {
  readonly preise: OperatorPrice
  readonly mieten: OperatorRent
  readonly bodenrichtwerte: OperatorLand
}

export type Column = 'plz' | 'kreis' | 'art' | 'niedrig' | 'mittel' | 'hoch' | 'wert' | 'basis' | 'quelle' | 'stand'

interface TableForm {
  /** German, for lists and messages. */
  readonly title: string
  readonly columns: readonly Column[]
  /** Columns a file may leave out; of plz and kreis one must be there. */
  readonly optional: readonly Column[]
  /** Columns that hold figures. */
  readonly figures: readonly Column[]
  /** What is believed, €/m², both ends included. Outside it, unit or column is wrong, not the market. */
  readonly least: number
  readonly most: number
  /** German: what is meant, said to who wrote something else. */
  readonly meaning: string
}

/** The documented form of each file: docs/operations.md says the same to people. */
export const FORMS: Readonly<Record<TableName, TableForm>> = {
  preise: {
    title: 'Kaufpreise',
    columns: ['plz', 'kreis', 'art', 'niedrig', 'mittel', 'hoch', 'basis', 'quelle', 'stand'],
    optional: ['plz', 'kreis', 'niedrig', 'hoch'],
    figures: ['niedrig', 'mittel', 'hoch'],
    least: 200,
    most: 40_000,
    meaning: 'der Kaufpreis je m² Wohnfläche, nicht der Gesamtpreis',
  },
  mieten: {
    title: 'Mieten',
    columns: ['plz', 'kreis', 'niedrig', 'mittel', 'hoch', 'quelle', 'stand'],
    optional: ['plz', 'kreis', 'niedrig', 'hoch'],
    figures: ['niedrig', 'mittel', 'hoch'],
    least: 2,
    most: 60,
    meaning: 'die Nettokaltmiete je m² Wohnfläche im Monat',
  },
  bodenrichtwerte: {
    title: 'Bodenrichtwerte',
    columns: ['plz', 'kreis', 'wert', 'quelle', 'stand'],
    optional: ['plz', 'kreis'],
    figures: ['wert'],
    least: 0.5,
    most: 60_000,
    meaning: 'der Bodenrichtwert je m² Grundstück',
  },
}

/** Rows a table may hold. PLZ times kinds of homes are 42,000, so more is a mistake. */
export const MAX_ROWS = 200_000
/** Bytes of a file; 200,000 rows of 50 characters. */
export const MAX_BYTES = 10_000_000
