import type { Entry } from './entryRules.ts'

export const FILTERS = ['Alle', 'Success', 'Error'] as const
export type Filter = (typeof FILTERS)[number]

export function filtered(entries: readonly Entry[], filter: Filter): readonly Entry[] {
  if (filter === 'Alle') return entries
  return entries.filter(({ isSuccess }) => isSuccess === (filter === 'Success'))
}

export type SortKey = 'privateDocumentId' | 'originalFilename' | 'score' | 'downloadExpires'

export interface Order {
  readonly key: SortKey
  readonly direction: 'asc' | 'desc'
}

/** A second click on the same column turns it round. */
export function nextOrder(order: Order | null, key: SortKey): Order {
  return { key, direction: order?.key === key && order.direction === 'asc' ? 'desc' : 'asc' }
}

const TEXTS = new Intl.Collator('de', { numeric: true, sensitivity: 'base' })

/** What has no value stands last in both directions. null: as the server sent them, the newest first. */
export function sorted(entries: readonly Entry[], order: Order | null): readonly Entry[] {
  if (order === null) return entries
  const { key, direction } = order
  const sign = direction === 'asc' ? 1 : -1
  return entries.toSorted((one, other) => {
    const [a, b] = [valueOf(one, key), valueOf(other, key)]
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    return sign * (typeof a === 'number' && typeof b === 'number' ? a - b : TEXTS.compare(String(a), String(b)))
  })
}

function valueOf(entry: Entry, key: SortKey): number | string | null {
  if (key !== 'downloadExpires') return entry[key]
  return entry.downloadExpires === null ? null : new Date(entry.downloadExpires).getTime()
}

/** All rows on one page. */
export const ALL_ROWS = -1

/** @param page from 0; one that is no longer there becomes the last */
export function pageOf<Row>(
  rows: readonly Row[],
  page: number,
  perPage: number,
): { rows: readonly Row[]; page: number } {
  if (perPage === ALL_ROWS) return { rows, page: 0 }
  const last = Math.max(0, Math.ceil(rows.length / perPage) - 1)
  const shown = Math.min(page, last)
  return { rows: rows.slice(shown * perPage, (shown + 1) * perPage), page: shown }
}
