import { expect, test } from 'vitest'
import { euro } from '#kernel/money.ts'
import { offLimit } from './offLimit.ts'
import { SOUND } from './verdict.fixture.ts'
import { verdictOn } from './verdictOn.ts'

test('a levy is off the limit where the worth makes it, and beside the asked price where that does', () => {
  const counted = [
    { id: 'weg-sonderumlage', ...offLimit('Es kommt eine Umlage.', 'sie', '. Fragen Sie.'), change: euro(9_000) },
  ]
  const sentence = (price: number) => verdictOn(euro(price), { ...SOUND, counted }).points[0]?.sentence
  expect(sentence(310_000)).toBe('Es kommt eine Umlage. In unserer Grenze ist sie schon abgezogen. Fragen Sie.')
  expect(sentence(200_000)).toMatch(
    /^Es kommt eine Umlage\. Mit dem geforderten Preis zahlen Sie zusammen 209\.000\s€; .*abgezogen\. Fragen Sie\.$/u,
  )
  expect(sentence(200_000)).not.toContain('In unserer Grenze')
})
