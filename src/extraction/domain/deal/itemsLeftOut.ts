import type { Page } from '#reading/domain/page.ts'
import { listsLeftOut } from '../scope/besideIncluded.ts'
import { buildItemsOf } from './buildItems.ts'
import type { Item } from './deal.ts'

const MAX_NAME = 40

/** Works on a new house that the list "bauseits" leaves to its buyer, each by its own name: what it will cost him is reckoned with them. */
export function itemsLeftOut(pages: readonly Page[]): Item[] {
  return listsLeftOut(pages).flatMap(({ page, entries }) =>
    entries.flatMap(({ text, box }) => namesIn(text).map(name => ({ name, evidence: [{ page, quote: text, box }] }))),
  )
}

/** With those that nothing else tells. */
export function withLeftOut(
  { included, excluded }: { included: readonly Item[]; excluded: readonly Item[] },
  leftOut: readonly Item[],
): { included: Item[]; excluded: Item[] } {
  const known = new Set(excluded.map(({ name }) => name.toLowerCase()))
  const more = leftOut.filter(({ name }) => !known.has(name.toLowerCase()))
  const names = new Set(more.map(({ name }) => name.toLowerCase()))
  return {
    included: included.filter(({ name }) => !names.has(name.toLowerCase())),
    excluded: [...excluded, ...more],
  }
}

/** A line with a price offers it for more, and names no item of the list. */
function namesIn(line: string): string[] {
  if (/[€:]|\d{3}/u.test(line)) return []
  return line
    .split(/,\s?|\s(?:und|oder|sowie)\s/u)
    .map(name => name.replace(/^[^\p{L}]+|[^\p{L})]+$/gu, ''))
    .filter(name => /^\p{Lu}/u.test(name) && name.length <= MAX_NAME && buildItemsOf(name).length > 0)
}
