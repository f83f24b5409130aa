import { expect, test } from 'vitest'
import { referralOf } from './referralOf.ts'

test.each([
  ['', null],
  ['?ref=', null],
  ['?ref=ab', null],
  ['?ref=abc', 'abc'],
  ['?package=midi&ref=Makler.M%C3%BCller', 'Makler.Müller'],
  ['?REF=abc', null],
  ['?ref=abc&ref=def', null],
  ['?ref[]=abc', null],
])('[2.1.9] of "%s" the referral code is %s', (search, code) => {
  expect(referralOf(search)).toBe(code)
})
