import { expect, test } from 'vitest'
import type { Deal } from '#extraction/domain/deal/deal.ts'
import { letInPart } from './letInPart.ts'

const dealWith = (vacancy: object | undefined) => ({ vacancy }) as unknown as Deal

test.each([
  [undefined, 'zum Teil vermietet'],
  [{ empty: 7, all: 24, gutted: 2, isLetTold: true }, '17 vermietet, 7 von 24 Wohnungen stehen leer, davon 2 so nicht bewohnbar'],
  [{ empty: 1, all: 6, gutted: null, isLetTold: false }, 'zum Teil vermietet, 1 von 6 Wohnungen steht leer'],
])('%j is told as: %s', (vacancy, words) => {
  expect(letInPart(dealWith(vacancy))).toBe(words)
}) // prettier-ignore
