import { expect, test } from 'vitest'
import { saidOn } from './saidOn.ts'

const TREATED = { page: 1, quote: 'Der Hausschwamm wurde 2013 behandelt;', box: [0, 0, 9, 9] as const }
const behind = 'eine Nachkontrolle ist unterblieben.'

test.each([
  [
    'behind the quote that the text holds',
    '„Der Hausschwamm wurde 2013 behandelt;“. Nicht grün.',
    '„Der Hausschwamm wurde 2013 behandelt; eine Nachkontrolle ist unterblieben.“ Nicht grün.',
  ],
  [
    'as a sentence of its own',
    'Nicht grün.',
    'Nicht grün. Das Exposé sagt dazu weiter: „eine Nachkontrolle ist unterblieben.“',
  ],
])('the second half of what the exposé says is told %s', (_, text, told) => {
  expect(saidOn(text, { ...TREATED, behind })).toBe(told)
  expect(saidOn(text, TREATED)).toBe(text)
})
