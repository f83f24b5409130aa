import baujahrTable from './baujahr.json' with { type: 'json' }
import beurkundungTable from './beurkundung.json' with { type: 'json' }
import { noteOf, readerOf } from './marketTable.ts'

/** The kinds of objects for which notarised prices were compared. */
export type Vergleichsart = 'etw' | 'efh'

/** The price of a class of years in relation to 1975–1994, same place and kind. */
export interface Baujahrsklasse {
  readonly art: Vergleichsart
  /** First year; null: no lower end. */
  readonly von: number | null
  /** Last year; null: no upper end. */
  readonly bis: number | null
  /** First sale of a new home by its developer. */
  readonly neubau: boolean
  readonly faktor: number
  /** Municipalities in which the relation was measured. */
  readonly gemeinden: number
}

/** Notarised price in relation to the level of asked prices of the same place and year. */
export interface Beurkundungsfaktor {
  readonly art: Vergleichsart | 'miete'
  /** NW: Kreise of North Rhine-Westphalia. Städte: cities of GREIX. Kreise: all (only for rents, a comparison of two series). */
  readonly raum: 'NW' | 'Städte' | 'Kreise'
  /** Places compared. */
  readonly anzahl: number
  readonly p25: number
  readonly median: number
  readonly p75: number
}

export const BAUJAHR_NOTE = noteOf(baujahrTable)
export const BEURKUNDUNG_NOTE = noteOf(beurkundungTable)

const baujahrCells = readerOf(baujahrTable)
const beurkundungCells = readerOf(beurkundungTable)

export const BAUJAHRSKLASSEN: readonly Baujahrsklasse[] = baujahrTable.rows.map(row => {
  const { text, number, known } = baujahrCells(row)
  const neubau = text('von') === 'neu'
  return {
    art: oneOf(['etw', 'efh'], text('art')),
    von: neubau ? null : known('von'),
    bis: known('bis'),
    neubau,
    faktor: number('faktor'),
    gemeinden: number('gemeinden'),
  }
})

export const BEURKUNDUNGSFAKTOREN: readonly Beurkundungsfaktor[] = beurkundungTable.rows.map(row => {
  const { text, number } = beurkundungCells(row)
  return {
    art: oneOf(['etw', 'efh', 'miete'], text('art')),
    raum: oneOf(['NW', 'Städte', 'Kreise'], text('raum')),
    anzahl: number('anzahl'),
    p25: number('p25'),
    median: number('median'),
    p75: number('p75'),
  }
})

export function beurkundungsfaktor(art: Vergleichsart, raum: 'NW' | 'Städte'): Beurkundungsfaktor {
  const found = BEURKUNDUNGSFAKTOREN.find(one => one.art === art && one.raum === raum)
  if (!found) throw new RangeError(`${beurkundungTable.name}: no ${art} for ${raum}`)
  return found
}

function oneOf<Name extends string>(names: readonly Name[], text: string): Name {
  const found = names.find(name => name === text)
  if (found === undefined) throw new RangeError(`none of ${names.join(', ')}: ${text}`)
  return found
}
