import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { fontWidths } from './fontWidths.ts'

test.each([
  ['400Regular', { '0': 0.497, ' ': 0.2, m: 0.829, W: 0.786, '€': 0.497, '²': 0.367 }],
  ['700Bold', { '0': 0.528, ' ': 0.2, m: 0.857, W: 0.813, '€': 0.528, '²': 0.376 }],
])('%s: characters are as wide as the font says', (face, expected) => {
  const file = import.meta.resolve(`@expo-google-fonts/source-sans-3/${face}/SourceSans3_${face}.ttf`)
  const widths = fontWidths(readFileSync(fileURLToPath(file)))
  for (const [character, width] of Object.entries(expected)) expect(widths.get(character.codePointAt(0)!)).toBe(width)
})
