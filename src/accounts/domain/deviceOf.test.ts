import { expect, test } from 'vitest'
import { deviceOf } from './deviceOf.ts'

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox unter Windows'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36 Edg/142.0`,
    'Edge unter Windows',
  ],
  [`Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36`, 'Chrome unter Linux'],
  [
    `Mozilla/5.0 (Linux; Android 16; SM-S921B) ${WEBKIT} SamsungBrowser/29.0 Chrome/142.0 Mobile Safari/537.36`,
    'Samsung Internet unter Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 Version/26.0 Mobile/15E148 Safari/604.1',
    'Safari auf dem iPhone',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15',
    'Safari auf dem Mac',
  ],
  ['curl/8.5.0', 'Unbekanntes Gerät'],
  ['<script>alert(1)</script> Linux', 'Browser unter Linux'],
  [undefined, 'Unbekanntes Gerät'],
])('%j is called %j', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device)
})
