import { expect, test } from 'vitest'
import { originOf } from './originOf.ts'

const PAGE = 'https://ampel.example/register'

test.each([
  [null, {}],
  ['', {}],
  ['ab', {}],
  ['abc', { refCode: 'abc', landingUrl: PAGE }],
])('[5.2] the referral code %j is sent only from three characters on', (refCode, sent) => {
  expect(originOf(refCode, PAGE)).toEqual(sent)
})
