/** The official means that bench/notarised.ts compares our estimates with. */
import { readerOf } from '#reference/market/marketTable.ts'
import { type Location, locate } from '#valuation/domain/locate.ts'
import type { MarketObject } from '#valuation/domain/marketObject.ts'
import table from './notarised.json' with { type: 'json' }

export type Art = 'etw' | 'efh'

export const MEANS_NOTE = { note: table.note, source: table.source }

/** The mean of one class of years at one place. */
export interface NotarisedMean {
  readonly place: string
  readonly location: Location
  readonly art: Art
  readonly baujahr: number
  readonly sales: number
  /** m². */
  readonly wohnflaeche: number
  readonly grundstueck: number | null
  /** €/m² Wohnfläche. */
  readonly price: number
}

export function objectOf({ art, baujahr, wohnflaeche, grundstueck }: NotarisedMean): MarketObject {
  return { art: MARKTART[art], baujahr, wohnflaeche, zustand: 'gepflegt', grundstuecksflaeche: grundstueck }
}

const MARKTART = { etw: 'Eigentumswohnung', efh: 'Einfamilienhaus' } as const

export function notarisedMeans(): NotarisedMean[] {
  const cellsOf = readerOf(tableForReading)
  return table.rows.flatMap(row => {
    const { text, number, known } = cellsOf(row)
    const ags = text('gemeinde')
    const location = ags.endsWith('000') ? locate({ kreis: ags.slice(0, 5) }) : locate({ ort: text('name') })
    const art = text('art') === 'etw' ? 'etw' : 'efh'
    // A name that several Kreise know stands for none of them.
    if (location?.kreis?.ags !== ags.slice(0, 5)) return []
    return [
      {
        place: `${ags} ${art}`,
        location,
        art,
        baujahr: number('baujahr'),
        sales: number('anzahl'),
        wohnflaeche: number('wohnflaeche'),
        grundstueck: known('grundstueck'),
        price: number('preis'),
      },
    ]
  })
}

const tableForReading = { ...table, checkedOn: '2026-11-22', recheckBy: '2027-11-22' }
