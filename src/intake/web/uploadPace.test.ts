import { expect, test } from 'vitest'
import { paceOf, paceText } from './uploadPace.ts'

test.each([
  ['nothing yet', [0, 100, 900], { percent: 0, seconds: null }],
  ['too early to say', [10, 100, 400], { percent: 10, seconds: null }],
  ['a quarter in 5 s leaves 15 s', [25, 100, 5_000], { percent: 25, seconds: 15 }],
  ['rounded up, never 0 while sending', [999, 1000, 1_000], { percent: 99, seconds: 1 }],
  ['all sent', [100, 100, 5_000], { percent: 100, seconds: null }],
  ['size not known', [10, 0, 5_000], { percent: 0, seconds: null }],
] as const)('[2.9.1] %s', (_, [sent, all, elapsed], pace) => {
  expect(paceOf(sent, all, elapsed)).toEqual(pace)
})

test.each([
  [{ percent: 10, seconds: null }, '10\u00a0%'],
  [{ percent: 25, seconds: 15 }, '25\u00a0%, noch etwa 15 Sekunden'],
  [{ percent: 99, seconds: 1 }, '99\u00a0%, noch etwa eine Sekunde'],
  [{ percent: 100, seconds: null }, 'Die Dateien sind angekommen und werden geprüft …'],
])('%j is shown as %s', (pace, text) => {
  expect(paceText(pace)).toBe(text)
})
