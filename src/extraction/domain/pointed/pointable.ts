import type { CalendarDate } from '#kernel/calendarDate.ts'
import type { Page } from '#reading/domain/page.ts'
import { recognise } from '../kind/recognise.ts'
import { passagesOf } from '../passages.ts'
import type { Setting } from '../scope/setting.ts'
import { structureOf } from '../structure.ts'
import { withWholeRowsOverPages } from '../wholeRows/carriedHeads.ts'
import { type Block, blocksOf } from './block.ts'

/** What of a document can be pointed at: what speaks of the offer as a whole, and what is read there by; null: the document is refused. */
export function pointable(
  read: readonly Page[],
  day: CalendarDate,
): { readonly blocks: readonly Block[]; readonly setting: Setting } | null {
  const pages = withWholeRowsOverPages(read)
  const { kind, name } = recognise(pages, passagesOf(pages))
  if (name !== null) return null
  const { passages, setting } = structureOf(pages, kind, day)
  return { blocks: blocksOf(passages), setting }
}
