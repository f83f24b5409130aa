import type { Line } from '#reading/domain/page.ts'
import { overlap } from '../../placed.ts'

/** What a tile of key facts shows; where a unit's name would be it is none. */
export const MEASURE = /^[\d.,]+ ?(?:m²|qm|ha|€|EUR|%)/iu

/** "246 m² | 92 m² | 478 m²" above "Wohnfläche | Ladenfläche | Grundstück": each label tells what stands above it, and heads no column. */
export function isBelowTiles(labels: Line, above: Line | undefined): boolean {
  const tiles = above?.segments ?? []
  const measures = tiles.filter(({ text }) => MEASURE.test(text.trim()))
  return (
    measures.length >= 2 &&
    tiles.length === labels.segments.length &&
    tiles.every((tile, at) => {
      const label = labels.segments[at]
      return label !== undefined && overlap(tile, label) > 0
    })
  )
}
