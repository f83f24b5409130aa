import type { Segment } from '#reading/domain/page.ts'
import type { FactKey } from '../facts.ts'
import { labelName } from '../labelName.ts'

/** A figure of all units together: the cell in a list's row or column of sums. */
export interface Total {
  readonly page: number
  readonly column: Column
  /** Words over or beside the figures: they hold the unit where the cell has none. */
  readonly head: Segment
  readonly cell: Segment
}

/**
 * Several objects beside or below each other, each with figures of its own: no cell of it says anything on the offer as a whole,
 * except what is called the sum.
 */
export interface List {
  readonly page: number
  /** All cells of the list, its head included. */
  readonly cells: readonly Segment[]
  readonly totals: readonly Total[]
}

/** What a column or row of figures holds; null: a figure that is never added up. */
export type Column = FactKey | 'area' | 'rooms' | 'year' | 'vacant' | 'let' | 'target'

/** Order matters: "JNKM Soll" is no rent that is paid, "Preis €/m²" no price. */
const COLUMNS: readonly (readonly [Column, RegExp])[] = [
  ['vacant', /^(?:davon |wohnungen )?(?:leer|leerstand|leerstehend|frei|vacant)$/u],
  ['let', /^(?:davon |wohnungen )?(?:vermietet|belegt|bewohnt|let)(?:e (?:wohnungen|einheiten|we))?$/u],
  [
    'target',
    /soll|markt|erzielbar|prognose|potenz|potent|ziel|mögliche|target|faktor|rendite|yield|(?:pro|je|\/) ?(?:m²|qm)/u,
  ],
  [
    'jahresnettokaltmiete',
    /jnkm|jahresn|jahres.{0,12}miete|miete.{0,12}(?:jahr|p\. ?a)|annual.{0,16}rent|rent.{0,8}p\. ?a/u,
  ],
  [
    'kaltmieteMonat',
    /miete|^nkm|^kalt|cold rent|^rent(?: p\. ?m\.?)?$|^ist ?(?:€|eur|euro)? ?(?:\/|pro|je|p\.) ?m(?:t|tl|on|onat)?\.?$/u,
  ],
  ['hausgeldMonat', /^hausgeld|^wohngeld/u],
  ['nutzflaeche', /nutzfl|^nfl/u],
  ['grundstuecksflaeche', /grundst|^grund$|^plot|^land area/u],
  ['wohnflaeche', /^wohnfl|^wfl|^wohn-?fläche|living (?:area|space)/u],
  ['area', /^(?:größe|fläche|flächen|m²|qm|ha|hektar|ar|area|size|fläche ha|größe ha)(?: in ha)?$/u],
  ['kaufpreis', /preis|^kp(?! ?\/)|^(?:wert)?ansatz|wertansatz|price|^€$|^eur$|^euro$/u],
  ['rooms', /^zimmer|^zi\b|^räume|^rooms|^zimmerzahl/u],
  ['year', /^baujahr|^bj|^built|^pflanzjahr|^year/u],
  ['einheiten', /^we$|^einheiten$|^wohneinheiten|^units$|^whg$/u],
]

export function columnOf({ text }: Segment): Column | null {
  const name = labelName(text)
  const bare = name === '' ? text.toLowerCase().replace(/[^\p{L}²€]/gu, '') : name
  return COLUMNS.find(([, pattern]) => pattern.test(bare))?.[0] ?? null
}

const YEAR = /(?<!\d)(?:1[5-9]|20)\d\d(?!\d)/u
/** Houses of one time: further apart are two markets, years. */
const MAX_SPREAD = 30

/** The cell of the middle year, where each of several objects was built in the same time; undefined: one has no year, or the times differ. */
export function yearOfAll(cells: readonly Segment[]): Segment | undefined {
  const built = cells.map(cell => ({ cell, year: Number(YEAR.exec(cell.text)?.[0]) })).sort((a, b) => a.year - b.year)
  if (built.length < 2 || built.some(({ year }) => Number.isNaN(year))) return undefined
  const spread = (built.at(-1)?.year ?? 0) - (built[0]?.year ?? 0)
  return spread <= MAX_SPREAD ? built[built.length >> 1]?.cell : undefined
}

const SUM =
  /^(?:los |alle |in )?(?:summe|gesamt|insgesamt|zusammen|total|Σ)(?!\p{L})|^(?:gesamt|portfolio)(?:summe|fläche|preis)?$|^(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|\d+|alle) (?:wohnungen|einheiten|häuser|objekte|flurstücke|parzellen|grundstücke|lose)(?!\p{L})/iu

/** Names a row or column of sums. */
export function isSum({ text }: Segment): boolean {
  return SUM.test(text.trim())
}

const FIGURE =
  /^(?:€ ?|EUR ?|ca\.? ?)?\d[\d.,'’]*(?: ?½)?(?: ?(?:m²|m2|qm|€|EUR|Euro|ha|T€|Zi\.?|Zimmer|,-|,--)){0,2}(?: ?\(.{0,24}\))?\*?$/u
const NO_FIGURE =
  /^(?:[–—-]|\/|k\. ?A\.|auf Anfrage|a\. ?A\.|verkauft|reserviert|frei|leer|vermietet|sold|reserved|notariell|vergeben)$/iu

/** A figure of one unit. */
export function isFigure({ text }: Segment): boolean {
  return FIGURE.test(text.trim())
}

/** A figure, or what is in its stead. */
export function fills(cell: Segment): boolean {
  return isFigure(cell) || NO_FIGURE.test(cell.text.trim())
}
