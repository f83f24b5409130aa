import { expect, test } from 'vitest'
import { passagesOf } from '../passages.ts'
import { page } from '../typeset.fixture.ts'
import { CLOSE_CALLS } from './closeCalls.fixture.ts'
import { CLOSE_CALLS_OF_PAPERS } from './closeCallsOfPapers.fixture.ts'
import { HOUSE_PAPERS } from './housePapers.fixture.ts'
import { LET_AND_FOR_SALE, TO_LET } from './letObjects.fixture.ts'
import { NON_OFFERS } from './nonOffers.fixture.ts'
import { OFFERS } from './offers.fixture.ts'
import { SELLERS_LETTERS } from './sellersLetters.fixture.ts'
import { recognise } from './recognise.ts'
import { refusalOf } from './refusal.ts'

function recognised(texts: readonly (readonly string[])[]) {
  const pages = texts.map((lines, index) => page(lines, index + 1))
  return recognise(pages, passagesOf(pages))
}

test.each([...OFFERS, ...SELLERS_LETTERS])('an offer is accepted as %s: %s', (kind, _why, pages) => {
  expect(recognised(pages).kind).toBe(kind)
})

test.each([...HOUSE_PAPERS, ...NON_OFFERS])('no offer, but %s: %s', (kind, _why, pages) => {
  const found = recognised(pages)
  expect(found.kind).toBe(kind)
  if (found.name === null) throw new Error('accepted')
  expect(refusalOf(found)).toContain('Bitte laden Sie')
})

test.each([...CLOSE_CALLS, ...CLOSE_CALLS_OF_PAPERS])('a close call is %s: %s', (kind, text) => {
  expect(recognised([text.split(' / ')]).kind).toBe(kind)
})

test.each(LET_AND_FOR_SALE)('a let object for sale is an offer: %s', (_why, text) => {
  expect(recognised([text.split(' / ')]).kind).toBe('expose')
})

test.each(TO_LET)('an offer for rent is refused as one: %s', (_why, text) => {
  expect(recognised([text.split(' / ')]).kind).toBe('mietangebot')
})
