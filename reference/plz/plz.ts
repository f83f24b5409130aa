import { noteOf, readerOf } from '../market/marketTable.ts'
import type { SiedlungstypNumber } from '../market/siedlungstypen.ts'
import table from './plz.json' with { type: 'json' }

export interface Plz {
  readonly plz: string
  /** The municipality with most of the PLZ; smaller ones may share it. */
  readonly ort: string
  /** Schlüssel of the Kreis with most of the PLZ. */
  readonly kreis: string
  /** Schlüssel of further Kreise, some of another Land, into which the PLZ reaches. */
  readonly weitereKreise: readonly string[]
  /** null where the BBSR has none. */
  readonly siedlungstyp: SiedlungstypNumber | null
  /** How far the PLZ lies from its Kreis; null where the data is too thin to say. */
  readonly lage: Lagefaktor | null
}

export interface Lagefaktor {
  /** Asked prices in percent of the Kreis, in steps of 5. */
  readonly kauf: number
  /** Asked rents in percent of the Kreis, in steps of 5. */
  readonly miete: number
  readonly guete: 'gut' | 'mittel' | 'schwach'
}

export const PLZ_NOTE = noteOf(table)

const GUETE = { g: 'gut', m: 'mittel', s: 'schwach' } as const

const cellsOf = readerOf(table)
let rowByPlz: ReadonlyMap<string, string> | undefined

/** Every PLZ of an area: 8,298 of today and 39 that were given up. PLZ of single large customers are not among them. */
export function allePlz(): readonly string[] {
  return [...rows().keys()]
}

/** null for a PLZ that belongs to no area. */
export function plzOf(plz: string): Plz | null {
  const row = rows().get(plz)
  return row === undefined ? null : parsed(row)
}

/** Only the name, without reading the rest of the row: for walking through all PLZ. Empty for a PLZ of no area. */
export function ortOf(plz: string): string {
  const row = rows().get(plz) ?? ''
  return row.slice(6, Math.max(6, row.indexOf('|', 6)))
}

function rows(): ReadonlyMap<string, string> {
  rowByPlz ??= new Map(table.rows.map(row => [row.slice(0, 5), row]))
  return rowByPlz
}

function parsed(row: string): Plz {
  const { text, number, known } = cellsOf(row)
  const kauf = known('kaufFaktor')
  const others = text('weitereKreise')
  return {
    plz: text('plz'),
    ort: text('ort'),
    kreis: text('kreis'),
    weitereKreise: others === '' ? [] : others.split(','),
    siedlungstyp: typeNumber(known('siedlungstyp')),
    lage: kauf === null ? null : { kauf, miete: number('mietFaktor'), guete: gueteOf(text('guete')) },
  }
}

function typeNumber(number: number | null): SiedlungstypNumber | null {
  const types: readonly SiedlungstypNumber[] = [1, 2, 3, 4, 5, 6, 7]
  return types.find(type => type === number) ?? null
}

function gueteOf(letter: string): Lagefaktor['guete'] {
  if (letter !== 'g' && letter !== 'm' && letter !== 's') throw new RangeError(`no Güte: ${letter}`)
  return GUETE[letter]
}
