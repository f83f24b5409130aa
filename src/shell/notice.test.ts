import { beforeEach, expect, test } from 'vitest'
import { ADDRESS_CONFIRMED, notifyOfLink, useNotices } from './notice.ts'

beforeEach(() => useNotices.setState({ waiting: [] }))
const shown = () => useNotices.getState().waiting.map(({ text, isForeign }) => [text, isForeign])

test('[L6] the sentence of a stranger in msg is shown, and marked as not ours', () => {
  notifyOfLink('Konto gesperrt. Rufen Sie 0900 123456 an.')
  expect(shown()).toEqual([['Konto gesperrt. Rufen Sie 0900 123456 an.', true]])
})

test('our own is shown as ours', () => {
  notifyOfLink(ADDRESS_CONFIRMED)
  expect(shown()).toEqual([[ADDRESS_CONFIRMED, false]])
})

test('is cut at 300 characters', () => {
  notifyOfLink('m'.repeat(10_000))
  expect(shown()).toEqual([['m'.repeat(300), true]])
})
