import type { Page, Segment } from '#reading/domain/page.ts'
import { bareLists, cardList } from './bareList.ts'
import { headedListAt } from './headedList.ts'
import type { List } from './list.ts'
import { turnedListAt } from './turnedList.ts'

/** Every list of several objects: with a head over its columns, with a column a unit, without any head, or as cards. */
export function listsOf(pages: readonly Page[]): List[] {
  return pages.flatMap(page => {
    const headed = tablesOf(page)
    return headed.length > 0 ? headed : [...bareLists(page), ...cardList(page)]
  })
}

function tablesOf({ number, blocks }: Page): List[] {
  const lines = blocks.flatMap(block => block.lines)
  const found: List[] = []
  const taken = new Set<Segment>()
  lines.forEach((line, index) => {
    if (line.segments.length < 2 || line.segments.some(cell => taken.has(cell))) return
    const list = headedListAt(number, lines, index) ?? turnedListAt(number, lines, index)
    if (!list) return
    found.push(list)
    for (const cell of list.cells) taken.add(cell)
  })
  return found
}

/** The pages without the lists, so that no unit's figure is mistaken for a statement on the whole. */
export function withoutLists(pages: readonly Page[], lists: readonly List[]): readonly Page[] {
  if (lists.length === 0) return pages
  const gone = new Set(lists.flatMap(({ cells }) => cells))
  return pages.map(page => {
    const blocks = page.blocks.map(block => ({
      ...block,
      lines: block.lines
        .map(line => ({ ...line, segments: line.segments.filter(segment => !gone.has(segment)) }))
        .filter(({ segments }) => segments.length > 0),
    }))
    return { ...page, blocks: blocks.filter(({ lines }) => lines.length > 0) }
  })
}
