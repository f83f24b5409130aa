import { expect, test } from 'vitest'
import type { PaidFromReserve } from '#extraction/domain/statements/fromReserve.ts'
import { offerWith } from '#valuation/domain/offer.fixture.ts'
import { reservePoints } from './reservePoints.ts'

const evidence = { page: 3, quote: 'die Kosten von rd. 310.000 € werden vollständig aus der Erhaltungsrücklage bezahlt', box: [0, 0, 1, 1] } as const // prettier-ignore
const work = (amount: number, isDecided = true): PaidFromReserve => ({ work: 'Strangsanierung', amount, isDecided, evidence }) // prettier-ignore
const told = (works: readonly PaidFromReserve[], erhaltungsruecklage: number | null, einheiten = 96) =>
  reservePoints({ fromReserve: works }, offerWith({ objektart: 'Etagenwohnung', einheiten, ...(erhaltungsruecklage !== null && { erhaltungsruecklage }) })) // prettier-ignore

test('works that empty the reserve are told with what is left of it, for all and for each', () => {
  const [point] = told([work(310_000)], 486_310.22)
  expect(point?.sentence).toContain('Beschlossen ist laut Exposé: Strangsanierung für rund 310.000\u00a0€')
  expect(point?.sentence).toContain('bleiben rund 176.000\u00a0€, etwa 1.837\u00a0€ je Wohnung')
  expect(point?.evidence).toEqual([evidence])
})

test('what it does not hold comes as a levy', () => {
  expect(told([work(310_000)], 100_000)[0]?.sentence).toContain('Den Rest zahlen die Eigentümer')
  expect(told([work(310_000)], null)[0]?.sentence).toContain('nicht gesagt')
})

test('what is small beside it, or not there, is no point', () => {
  expect(told([work(20_000, false)], 94_000)).toEqual([])
  expect(told([], 94_000)).toEqual([])
})
