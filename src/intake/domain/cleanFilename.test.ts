import { expect, test } from 'vitest'
import { cleanFilename } from './cleanFilename.ts'

test.each([
  ['Exposé Gohlis.pdf', 'Exposé Gohlis.pdf'],
  ['C:\\Users\\erika\\Wohnung.pdf', 'Wohnung.pdf'],
  ['../../etc/passwd.pdf', 'passwd.pdf'],
  ['a\u0000b\u0007\r\nc.pdf', 'abc.pdf'],
  ['Wohnung\u202Efdp.exe', 'Wohnungfdp.exe'],
  ['\u2066\u200Fx\u2069\uFEFF.pdf', 'x.pdf'],
  ['Expose\u0301.pdf', 'Exposé.pdf'],
  ['  viel \t\u00A0 Platz .pdf ', 'viel Platz .pdf'],
  ['\uD800x.pdf', '\uFFFDx.pdf'],
  ['', 'Exposé.pdf'],
  ['..', 'Exposé.pdf'],
  ['x/', 'Exposé.pdf'],
])('%j becomes %j', (given, clean) => {
  expect(cleanFilename(given)).toBe(clean)
})

test('a long name keeps its ending and has 200 characters', () => {
  const clean = cleanFilename(`${'🏠'.repeat(300)}a.pdf`)
  expect([...clean]).toHaveLength(200)
  expect(clean.endsWith('🏠.pdf')).toBe(true)
})

test('what is clean stays as it is', () => {
  const once = cleanFilename(`..\\${'ä '.repeat(150)}\u202E.PDF`)
  expect(cleanFilename(once)).toBe(once)
})
