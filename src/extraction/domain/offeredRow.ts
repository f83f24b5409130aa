import { union } from '#kernel/evidence.ts'
import { regexp } from '#kernel/regexp.ts'
import type { Segment } from '#reading/domain/page.ts'
import { NAMED_UNIT, numberOfUnit, offeredUnit } from './deal/namedUnit.ts'
import type { PartTable, Row } from './deal/parts/partTable.ts'
import { RANK, type Candidate, type FactKey, type FactValue } from './facts.ts'
import { amountFrom, areaFrom, areasIn, countFrom } from './numbers.ts'
import type { Passage } from './passages.ts'
import { FLOOR, floorName } from './rules/floors.ts'
import { PLAIN } from './scope/scope.ts'

const SOLD =
  /(?<!\p{L})(?:zum (?:verkauf|kauf)|zu verkaufen|wird (?:hier )?(?:verkauft|angeboten)|(?:verkauft|angeboten) wird|verkaufe|wir verkaufen|steht zum verkauf|angebot)(?!\p{L})/iu
const IS_LAND = /grundstück|bauplatz|parzelle/iu
const MAX_LENGTH = 140
/** A bare number in the column of rooms, or "3 Zi." */
const ROOMS = /^(?<count>\d{1,2}(?:[.,]5)?)(?:\s?(?:Zimmer|Zi\.?))?$/iu

/** What a list of several units says of the one that a line before it or the title names as sold: "Verkauft wird Wohnung Nr. 7:". */
export function offeredRowOf(tables: readonly PartTable[], passages: readonly Passage[]): Candidate[] {
  const named = passages.flatMap(({ text }) =>
    text.length <= MAX_LENGTH && SOLD.test(text) ? [...text.matchAll(NAMED_UNIT)].map(([name]) => name) : [],
  )
  const [name = ''] = named
  if (named.length > 1) return []
  // "Wohnung 07 · drei Zimmer mit Loggia" in the title
  const number = named.length === 1 ? numberOfUnit(name) : offeredUnit(passages)
  const rows = tables
    .flatMap(table => table.rows)
    .filter(row => !row.isSum && number !== null && numberOf(row) === number)
  const [row] = rows
  return row && rows.length === 1 ? readingsOf(row, IS_LAND.test(name)) : []
}

function numberOf({ cells }: Row): string | null {
  const label = cells.get('label')
  return label ? numberOfUnit(label.text) : null
}

type ReadColumn = 'area' | 'rooms' | 'floor' | 'rent' | 'price'

function readingsOf(row: Row, isLand: boolean): Candidate[] {
  const cell = (column: ReadColumn): string => row.cells.get(column)?.text.trim() ?? ''
  const make = (column: ReadColumn, key: FactKey, value: FactValue | undefined, unit?: string) => {
    const segment = row.cells.get(column)
    return segment && value !== undefined ? [candidate(key, value, row.page, segment, unit)] : []
  }
  const area = areasIn(cell('area'))[0]?.value ?? areaFrom(cell('area'))
  const rooms = ROOMS.exec(cell('rooms'))?.groups?.['count']
  const floor = regexp.iu`^${FLOOR}`.exec(cell('floor'))?.[0]
  return [
    ...make('area', isLand ? 'grundstuecksflaeche' : 'wohnflaeche', area, 'm²'),
    ...make('rooms', 'zimmer', rooms === undefined ? undefined : countFrom(rooms)),
    ...make('floor', 'etage', floor === undefined ? undefined : floorName(floor)),
    ...make('rent', 'kaltmieteMonat', amountFrom(cell('rent'))?.value, '€/Monat'),
    ...make('price', 'kaufpreis', amountFrom(cell('price'))?.value, '€'),
  ]
}

function candidate(key: FactKey, value: FactValue, page: number, segment: Segment, unit?: string): Candidate {
  const evidence = { page, quote: segment.text, box: union(segment.words.map(word => word.box)) }
  const sureness = Math.min(...segment.words.map(word => word.confidence))
  return { key, value, ...(unit ? { unit } : {}), evidence, rank: RANK.prose, sureness, scope: PLAIN }
}
