import type { Page } from '#reading/domain/page.ts'
import type { PartTable } from './deal/parts/partTable.ts'
import type { Candidate } from './facts.ts'
import { offeredRowOf } from './offeredRow.ts'
import type { Passage } from './passages.ts'
import { rentsOf } from './rentRoll.ts'
import { summedAreasOf } from './summedAreas.ts'

/** What tables of units and rooms tell of the whole: the row that is sold, and what the rows come to. */
export function readPartTables(
  tables: readonly PartTable[],
  pages: readonly Page[],
  passages: readonly Passage[],
): Candidate[] {
  return [...rentsOf(tables), ...offeredRowOf(tables, passages), ...summedAreasOf(tables, pages)]
}
