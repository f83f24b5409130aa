import { expect, test } from 'vitest'
import { networkOf } from './networkOf.ts'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:12:34:56:78:9a:bc', '2001:db8:12:34'],
  ['2001:DB8:12:34::1', '2001:db8:12:34'],
  ['2001:db8:0012:0::1', '2001:db8:12:0'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('%s belongs to the network %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network)
})
