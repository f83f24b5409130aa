import { expect, test } from 'vitest'
import { euro } from '#kernel/money.ts'
import { toldLimit } from './priceLimits.ts'

test.each([
  ['a levy or what is open lowers it', 163_000, 179_000, 179_000, 163_000],
  ['more is asked than is right', 179_000, 179_000, 210_000, 179_000],
  ['what is asked is the limit', 160_000, 179_000, 160_000, 179_000],
  ['a K.-o. names none', null, 179_000, 170_000, 179_000],
  ['no price is told', 150_000, 179_000, null, 150_000],
])('the limit that every page names: %s', (_, limit, ceiling, asked, told) => {
  const of = toldLimit(
    { limit: limit === null ? null : euro(limit) },
    euro(ceiling),
    asked === null ? null : euro(asked),
  )
  expect(of).toEqual(euro(told))
})
