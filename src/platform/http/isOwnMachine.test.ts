import { expect, test } from 'vitest'
import { isOwnMachine } from './isOwnMachine.ts'

const asked = (remoteAddress: string, headers: Record<string, string>) =>
  isOwnMachine({ socket: { remoteAddress } as never, headers })

test.each([
  ['127.0.0.1', { host: 'localhost:3000' }, true],
  ['127.0.0.1', { host: '127.0.0.1:3000' }, true],
  ['::1', { host: '[::1]:3000' }, true],
  ['::ffff:127.0.0.1', { host: 'localhost' }, true],
  // [L7] DNS rebinding: the page's own name points to this machine.
  ['127.0.0.1', { host: 'evil.example:3000' }, false],
  ['127.0.0.1', { host: 'localhost.evil.example' }, false],
  ['127.0.0.1', {}, false],
  ['127.0.0.1', { host: 'localhost', 'x-forwarded-for': '10.0.0.1' }, false],
  ['10.0.0.1', { host: 'localhost' }, false],
])('from %s with %j: %s', (address, headers, isOwn) => {
  expect(asked(address, headers as Record<string, string>)).toBe(isOwn)
})
