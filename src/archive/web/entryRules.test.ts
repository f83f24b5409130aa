import { expect, test } from 'vitest'
import { accessOf, expiryText, lastLogOf, mobileNameOf, savedNameOf, scoreText } from './entryRules.ts'

test.each([
  [true, true, 'full'],
  [true, false, 'preview'],
  [false, false, 'failed'],
  [false, true, 'failed'],
])('success %s and unlocked %s is %s', (isSuccess, isUnlocked, access) => {
  expect(accessOf({ isSuccess, isUnlocked })).toBe(access)
})

test.each([
  [-1, '?'],
  [null, ''],
  [0, '0'],
  [87, '87'],
])('[2.10.6] score %s is shown as "%s"', (score, text) => {
  expect(scoreText(score)).toBe(text)
})

const NOON = new Date('2026-11-22T11:00:00Z')
test.each([
  ['today', '2026-11-22T17:05:00Z', '18:05'],
  ['today in Germany, tomorrow nowhere yet', '2026-11-22T22:59:00Z', '23:59'],
  ['tomorrow in Germany, today in UTC', '2026-11-22T23:30:00Z', '23.11.2026'],
  ['yesterday', '2026-11-21T11:00:00Z', '21.11.2026'],
  ['the same time another year', '2027-11-22T11:00:00Z', '22.11.2027'],
  ['failed', null, ''],
])('[2.10.10] expiry %s', (_, expires, text) => {
  expect(expiryText(expires, NOON)).toBe(text)
})

test('[2.10.7] the reason of a failure is the last line of its log', () => {
  const at = '2026-11-22T11:00:00Z'
  expect(
    lastLogOf({
      processLogs: [
        { at, msg: 'Exposé wird gelesen' },
        { at, msg: 'Kein Exposé.' },
      ],
    }),
  ).toBe('Kein Exposé.')
  expect(lastLogOf({ processLogs: [] })).toBeNull()
})

test.each([
  ['a', 'b', 'c', 'a'],
  [null, 'b', 'c', 'b'],
  [null, null, 'c', 'c'],
  [null, null, null, null],
])(
  '[3.3] of the names for the phone %s, %s, %s it is %s',
  (uniqueMobileFilename, mobileFilename, mobilePreviewFilename, name) => {
    expect(mobileNameOf({ uniqueMobileFilename, mobileFilename, mobilePreviewFilename })).toBe(name)
  },
)

test('saved as KI-Report_, and as download.pdf where there is no name', () => {
  expect(savedNameOf('Exposé_Köln.pdf')).toBe('KI-Report_Exposé_Köln.pdf')
  expect(savedNameOf('')).toBe('download.pdf')
})
