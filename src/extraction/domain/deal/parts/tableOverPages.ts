import type { PartTable } from './partTable.ts'

/** Both have the same words over the same places: one list that goes on overleaf. */
export function isSameHead(a: PartTable, b: PartTable): boolean {
  const [one, other] = [wordsOfHead(a), wordsOfHead(b)]
  return one !== '' && one === other
}

function wordsOfHead({ head }: PartTable): string {
  return head.flatMap(({ segments }) => segments.map(({ text }) => text)).join(' ')
}

/** Lists of one head on pages that follow each other are one list, unless the first is summed up. */
export function asOneOverPages(tables: readonly PartTable[]): PartTable[] {
  return tables.reduce<PartTable[]>((whole, table) => {
    const before = whole.at(-1)
    const last = before?.rows.at(-1)
    const isMore = before && last && !last.isSum && table.page === last.page + 1 && isSameHead(before, table)
    if (!isMore) return [...whole, table]
    const joined = { ...before, rows: [...before.rows, ...table.rows], lines: [...before.lines, ...table.lines] }
    return [...whole.slice(0, -1), joined]
  }, [])
}
