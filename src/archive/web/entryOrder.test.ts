import { expect, test } from 'vitest'
import { ALL_ROWS, filtered, nextOrder, pageOf, sorted, type SortKey } from './entryOrder.ts'
import type { Entry } from './entryRules.ts'

const BASE: Entry = {
  privateDocumentId: '',
  originalFilename: '',
  score: null,
  downloadExpires: null,
  isSuccess: true,
  isUnlocked: true,
  isExpired: false,
  processLogs: [],
  downloadToken: null,
  downloadFilename: null,
  uniqueMobileFilename: null,
  mobileFilename: null,
  mobilePreviewFilename: null,
  originalFilenameSanitized: '',
  createdAt: '2026-11-22T11:00:00Z',
  version: 1,
  versionOf: null,
  title: null,
  card: null,
  hasPicture: false,
}
const ENTRIES: readonly Entry[] = [
  {
    ...BASE,
    privateDocumentId: 'EA-3',
    originalFilename: 'Haus 10.pdf',
    score: 80,
    downloadExpires: '2026-12-22T11:00:00Z',
  },
  { ...BASE, privateDocumentId: 'EA-1', originalFilename: 'ärger.pdf', isSuccess: false },
  {
    ...BASE,
    privateDocumentId: 'EA-2',
    originalFilename: 'Haus 9.pdf',
    score: -1,
    downloadExpires: '2026-12-22T12:00:00+02:00',
  },
]
const ids = (entries: readonly Entry[]) => entries.map(({ privateDocumentId }) => privateDocumentId).join(' ')

test('without an order they stay as the server sent them', () => {
  expect(ids(sorted(ENTRIES, null))).toBe('EA-3 EA-1 EA-2')
})

test.each<[SortKey, string, string]>([
  ['privateDocumentId', 'EA-1 EA-2 EA-3', 'EA-3 EA-2 EA-1'],
  // As in German and by the number: ä is with a, 9 before 10.
  ['originalFilename', 'EA-1 EA-2 EA-3', 'EA-3 EA-2 EA-1'],
  // What failed has neither score nor expiry and is last in both directions.
  ['score', 'EA-2 EA-3 EA-1', 'EA-3 EA-2 EA-1'],
  ['downloadExpires', 'EA-2 EA-3 EA-1', 'EA-3 EA-2 EA-1'],
])('[2.10.4] sorted by %s', (key, up, down) => {
  expect(ids(sorted(ENTRIES, { key, direction: 'asc' }))).toBe(up)
  expect(ids(sorted(ENTRIES, { key, direction: 'desc' }))).toBe(down)
})

test('[2.10.4] a second click turns the order round, another column starts over', () => {
  const once = nextOrder(null, 'score')
  const twice = nextOrder(once, 'score')
  expect([once.direction, twice.direction, nextOrder(twice, 'score').direction]).toEqual(['asc', 'desc', 'asc'])
  expect(nextOrder(twice, 'originalFilename')).toEqual({ key: 'originalFilename', direction: 'asc' })
})

test.each([
  ['Alle', 'EA-3 EA-1 EA-2'],
  ['Success', 'EA-3 EA-2'],
  ['Error', 'EA-1'],
] as const)('[2.10.3] filter %s', (filter, expected) => {
  expect(ids(filtered(ENTRIES, filter))).toBe(expected)
})

test.each([
  ['the first page', 0, 10, 10, 0],
  ['the last, shorter page', 1, 10, 2, 1],
  ['a page that has gone becomes the last', 5, 10, 2, 1],
  ['all', 3, ALL_ROWS, 12, 0],
])('[2.10.10] pages: %s', (_, page, perPage, length, shown) => {
  const rows = Array.from({ length: 12 }, (_, index) => index)
  const result = pageOf(rows, page, perPage)
  expect([result.rows.length, result.page]).toEqual([length, shown])
})

test('[2.10.10] no rows have one empty page', () => {
  expect(pageOf([], 0, 10)).toEqual({ rows: [], page: 0 })
})
