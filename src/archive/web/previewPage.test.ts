import { expect, test } from 'vitest'
import { mobileHtml } from '#reports/domain/mobileHtml.ts'
import { sampleReport } from '#reports/domain/report.fixture.ts'
import { pageForFrame } from './previewPage.ts'

test("the report's style gets the nonce of the page around it, its policy and content stay", () => {
  const html = mobileHtml(sampleReport())
  const page = pageForFrame(html, 'abc')
  expect(page).toContain('<style nonce="abc">')
  expect(page.replace(' nonce="abc"', '')).toBe(html)
})

test.each([
  ['a style in the body gets none', '<head></head><body><style>x</style>', '<head></head><body><style>x</style>'],
  ['the nonce is escaped', '<style>x</style></head>', '<style nonce="a&quot;b">x</style></head>'],
  ['a word that begins like it is no style', '<styles></head>', '<styles></head>'],
])('%s', (_, html, expected) => {
  expect(pageForFrame(html, 'a"b')).toBe(expected)
})

test('without a nonce it stays as it is', () => {
  expect(pageForFrame('<style></style>', null)).toBe('<style></style>')
})
