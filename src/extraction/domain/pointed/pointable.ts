import type { CalendarDate } from '#kernel/calendarDate.ts'
import type { Page } from '#reading/domain/page.ts'
import { recognise } from '../kind/recognise.ts'
import { passagesOf } from '../passages.ts'
import { structureOf } from '../structure.ts'
import { withWholeRows } from '../wholeRows.ts'
import { type Block, blocksOf } from './block.ts'

/** What of a document can be pointed at: what speaks of the offer as a whole. Nothing of a document that is refused. */
export function pointableBlocks(read: readonly Page[], day: CalendarDate): Block[] {
  const pages = read.map(withWholeRows)
  const { kind, name } = recognise(pages, passagesOf(pages))
  return name === null ? blocksOf(structureOf(pages, kind, day).passages) : []
}
