import { expect, test } from 'vitest'
import { maskedEmail } from './maskedEmail.ts'
import { normalEmail } from './normalEmail.ts'

test.each([
  ['  Eva.Muster+expose@Web.DE ', 'eva.muster+expose@web.de'],
  ["o'brien@example.co.uk", "o'brien@example.co.uk"],
  ['info@MÜLLER-Immobilien.de', 'info@müller-immobilien.de'],
  ['a@b.de', 'a@b.de'],
])('%j is the address %j', (typed, address) => {
  expect(normalEmail(typed)).toBe(address)
})

test.each([
  '',
  'eva',
  '@web.de',
  'eva@',
  'eva@localhost',
  'eva@@web.de',
  'eva@web..de',
  'eva@-web.de',
  '.eva@web.de',
  'eva..m@web.de',
  'eva@web.de\r\nBcc: x@y.de',
  'eva@web.de,x@y.de',
  'Eva <eva@web.de>',
  '"eva x"@web.de',
  'eva@[127.0.0.1]',
  'eva\u0000@web.de',
  'eva\u202e@web.de',
  `${'a'.repeat(65)}@web.de`,
  `a@${'b'.repeat(64)}.de`,
  `a@${'b.'.repeat(130)}de`,
])('%j is no address', typed => {
  expect(normalEmail(typed)).toBeNull()
})

test('50 kB that nearly are an address take no time', () => {
  const started = performance.now()
  expect(normalEmail(`${'a'.repeat(25_000)}@${'a.'.repeat(12_500)}!`)).toBeNull()
  expect(performance.now() - started).toBeLessThan(200)
})

test('a masked address shows its owner which one it is, and nobody how to write to it', () => {
  expect(maskedEmail('eva.muster@web.de')).toBe('e•••@web.de')
})
