import { expect, test } from 'vitest'
import type { Answer } from '#questions/domain/answer.ts'
import { withParkingRight } from './parkingRight.ts'

const rights = (answer: string) => [{ id: 'sondernutzungsrechte', state: 'belegt', answer } as Answer]

test('the right to a space is told beside it, that to a garden is not', () => {
  const of = (answer: string, text = 'Stellplatz: im Preis') => withParkingRight(text, rights(answer))
  expect(of('Sondernutzungsrecht am Stellplatz: zeigen lassen')).toMatch(
    /^Stellplatz: im Preis, als Sondernutzungsrecht/u,
  )
  expect(of('Sondernutzungsrecht')).toBe('Stellplatz: im Preis')
  expect(of('Sondernutzungsrecht am Stellplatz: zeigen lassen', '')).toBe('')
})
