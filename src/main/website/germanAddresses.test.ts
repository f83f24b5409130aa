import { expect, test } from 'vitest'
import { PAGES } from '#kernel/pagePath.ts'
import { germanAddress } from './germanAddresses.ts'

test.each([
  ['/preise', '/prices'],
  ['/Preise', '/prices'],
  ['/preise/', '/prices'],
  ['/registrieren?ref=makler1', '/register?ref=makler1'],
  ['/anmelden', '/login'],
  ['/hilfe', '/faq'],
  ['/kaufen?package=midi', '/buy?package=midi'],
  ['/K%C3%BCndigung', '/kuendigung'],
  ['/qualita%CC%88t', '/qualitaet'],
])('whoever types %s is led to %s', (typed, page) => {
  expect(germanAddress(typed)).toBe(page)
})

test.each(['/', '/gibt-es-nicht', '/preise/mini', '/api/preise', '//preise', '/%E0%A4%A', '/constructor', '/?preise'])(
  '%s is no word of ours',
  typed => {
    expect(germanAddress(typed)).toBeNull()
  },
)

test('no page of ours is led elsewhere', () => {
  expect(PAGES.filter(page => germanAddress(page) !== null)).toEqual([])
})
