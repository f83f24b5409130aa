import { expect, test } from 'vitest'
import { pageUrl, reportPath } from './pagePath.ts'

test('an ID stays one segment of the path, whatever is in it', () => {
  expect(reportPath('a/b?c')).toBe('/archiv/bericht/a%2Fb%3Fc')
  expect(pageUrl('https://example.de', reportPath('1'))).toBe('https://example.de/archiv/bericht/1')
})
