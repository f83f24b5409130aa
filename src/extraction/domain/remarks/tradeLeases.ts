import type { Page } from '#reading/domain/page.ts'
import { saidKindOf } from '../deal/parts/partFields.ts'
import { nameOf, type PartTable } from '../deal/parts/partTable.ts'
import { passagesOf } from '../passages.ts'
import type { Remark } from '../remark.ts'
import type { Setting } from '../scope/setting.ts'
import { readRemarks } from './readRemarks.ts'

/**
 * What a list of units says of the leases of its shops and practices: "Laden EG ¦ 164 m² ¦ 1.720 € ¦ bis 30.06.2028, keine Option".
 * The rows of a list speak of no whole, so the remarks do not see them; a shop whose lease ends may stand empty.
 */
export function tradeLeasesIn(tables: readonly PartTable[], pages: readonly Page[], setting: Setting): Remark[] {
  const rows = tables.flatMap(table => table.rows).filter(row => saidKindOf(nameOf(row) ?? '') === 'gewerbe')
  const lines = new Set(rows.map(({ line }) => line))
  if (lines.size === 0) return []
  const listed = pages.map(page => ({
    ...page,
    blocks: page.blocks.flatMap(block => {
      const kept = block.lines.filter(line => lines.has(line))
      return kept.length > 0 ? [{ ...block, lines: kept }] : []
    }),
  }))
  return readRemarks(passagesOf(listed), setting).filter(({ topic }) => topic === 'mietvertrag')
}
