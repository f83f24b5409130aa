import { domainToASCII } from 'node:url'
import { expect, test } from 'vitest'
import { mailboxOf } from './mailboxOf.ts'

test.each([
  ['eva@web.de', 'eva@web.de'],
  ['eva+expose@web.de', 'eva@web.de'],
  ['eva.muster@web.de', 'eva.muster@web.de'],
  ['e.v.a+2@googlemail.com', 'eva@gmail.com'],
  ['info@müller.de', 'info@xn--mller-kva.de'],
  ['info@xn--mller-kva.de', 'info@xn--mller-kva.de'],
])('[H3] mail to %s arrives at %s', (address, mailbox) => {
  expect(mailboxOf(address, domainToASCII)).toBe(mailbox)
})
