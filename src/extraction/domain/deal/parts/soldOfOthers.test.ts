import { expect, test } from 'vitest'
import { isSoldOfOthers } from './soldOfOthers.ts'

test.each([
  ['Die Nachbarwohnung im 1. OG (74 m²) ist letztes Jahr für 312.000 € verkauft worden, nur zum Vergleich.', true],
  ['Zum Vergleich: Die Wohnung über uns im 2. OG (74 m²) brachte 2025 312.000 €.', true],
  ['Die Wohnung im 1. OG (74 m²) wurde 2024 für 298.000 € verkauft.', true],
  ['Im Mai 2025 wurde die Wohnung im 1. OG (74 m²) für 298.000 € verkauft.', true],
  ['Die Wohnung im 1. OG (74 m²) ist vermietet.', false],
  ['Die Wohnung im 1. OG (74 m²) und die Nachbarwohnung werden zusammen verkauft.', false],
  ['Seit 2020 ist die Wohnung im 1. OG (74 m²) vermietet und wird nun verkauft.', false],
  ['WE 3 im 1. OG (74 m²) ¦ 312.000 € ¦ verkauft', false],
  ['Die Nachbarwohnung ist ruhig. Die Wohnung im 1. OG (74 m²) kostet 312.000 €.', false],
])('%s: of others %s', (text, isOfOthers) => {
  expect(isSoldOfOthers(text, text.indexOf('1. OG') < 0 ? text.indexOf('2. OG') : text.indexOf('1. OG'))).toBe(
    isOfOthers,
  )
})
