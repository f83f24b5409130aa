import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { extract } from '#extraction/domain/extract.ts'
import { offerOf } from '#extraction/domain/offer.ts'
import { page } from '#extraction/domain/typeset.fixture.ts'
import type { StatedLevy } from '#extraction/domain/statements/levies.ts'
import type { PaidFromReserve } from '#extraction/domain/statements/fromReserve.ts'
import { offerWith } from '#valuation/domain/offer.fixture.ts'
import { reservePoints, thinReservePoints } from './reservePoints.ts'
import { worksBesideLevy } from './worksBesideLevy.ts'

const evidence = { page: 3, quote: 'die Kosten von rd. 310.000 € werden vollständig aus der Erhaltungsrücklage bezahlt', box: [0, 0, 1, 1] } as const // prettier-ignore
const work = (amount: number, isDecided = true): PaidFromReserve => ({ work: 'Strangsanierung', amount, isDecided, evidence }) // prettier-ignore
const told = (works: readonly PaidFromReserve[], erhaltungsruecklage: number | null, einheiten = 96) =>
  reservePoints({ fromReserve: works, levies: [] }, offerWith({ objektart: 'Etagenwohnung', einheiten, ...(erhaltungsruecklage !== null && { erhaltungsruecklage }) })) // prettier-ignore

test('works that empty the reserve are told with what is left of it, for all and for each', () => {
  const [point] = told([work(310_000)], 486_310.22)
  expect(point?.sentence).toContain('Beschlossen ist laut Exposé: Strangsanierung für rund 310.000\u00a0€')
  expect(point?.sentence).toContain('bleiben rund 176.000\u00a0€, etwa 1.837\u00a0€ je Wohnung')
  expect(point?.evidence).toEqual([evidence])
})

test('what it does not hold comes as a levy', () => {
  expect(told([work(310_000)], 100_000)[0]?.sentence).toContain('Den Rest zahlen die Eigentümer')
  expect(told([work(310_000)], null)[0]?.sentence).toContain('nicht gefunden')
})

test('what is small beside it, or not there, is no point', () => {
  expect(told([work(20_000, false)], 94_000)).toEqual([])
  expect(told([], 94_000)).toEqual([])
})

test.each([
  [60_000, /ist sie danach leer/u],
  [90_000, /bleiben rund/u],
  [30_000, null],
])('works that take 67.700 € beside their levy from a reserve of %s €', (saved, words) => {
  const levy: StatedLevy = { own: 4_850, payer: null, due: '01.03.2027', fromWhole: null, isProposed: false, works: { kinds: ['balkon'], cost: 155_000 }, evidence } // prettier-ignore
  const [point] = reservePoints({ fromReserve: [], levies: [levy] }, offerWith({ objektart: 'Etagenwohnung', einheiten: 18, erhaltungsruecklage: saved })) // prettier-ignore
  if (words) expect(point?.sentence).toMatch(words)
  else expect(point).toBeUndefined()
})

test('what a share of its own or the text shows to be paid by the levy whole takes nothing from the reserve', () => {
  const levy: StatedLevy = { own: 8_200, payer: null, due: null, fromWhole: null, isProposed: false, works: { kinds: ['balkon'], cost: 200_000 }, evidence } // prettier-ignore
  const offer = offerWith({ objektart: 'Etagenwohnung', einheiten: 18, erhaltungsruecklage: 60_000 })
  const points = (one: StatedLevy) => reservePoints({ fromReserve: [], levies: [one] }, offer)
  expect(points(levy)).toHaveLength(1)
  expect(points({ ...levy, coOwnership: { numerator: 41, denominator: 1_000 } })).toEqual([])
  expect(points({ ...levy, works: { kinds: ['balkon'], cost: 200_000, byLevyAlone: true } })).toEqual([])
})

test('decision, cost and levy in sentences of their own are one work, and what is left of the reserve is told', () => {
  const lines = [
    '# Vermietete Eigentumswohnung', 'Kaufpreis: 189.000 €, Wohnfläche 71 m², Käuferprovision 3,57 %, Haus mit 18 Einheiten', 'Erhaltungsrücklage der WEG: 86.400 €', '',
    'Die Versammlung vom 18. Juni 2026 hat die Sanierung der Balkone beschlossen. Die Kosten von voraussichtlich 155.000 € werden teils aus der Rücklage bestritten, im Übrigen durch eine Sonderumlage; auf diese Wohnung entfallen 4.850 €, fällig am 1. März 2027. Über den Austausch des Heizkessels soll 2027 gesprochen werden, ein Beschluss liegt nicht vor.',
  ] // prettier-ignore
  const { sums, plannedWorks, facts, deal, remarks } = extract([page(lines)], calendarDate('2026-11-27'))
  if (!facts) throw new Error('refused')
  const [point] = reservePoints(sums, offerOf(facts, deal))
  expect(point?.sentence.replaceAll('\u00a0', ' ')).toBe(
    'Die beschlossenen Arbeiten (Balkon) kosten laut Exposé 155.000 €. Die Sonderumlage bringt davon bei 18 gleich großen Wohnungen rund 87.300 €, die übrigen 67.700 € kommen aus der Rücklage. Von 86.400 € bleiben rund 19.000 €, etwa 1.039 € je Wohnung. Lassen Sie sich Beschluss und Vermögensbericht zeigen.',
  )
  expect(worksBesideLevy(plannedWorks, sums.levies).map(({ kind, stage }) => `${kind} ${stage}`)).toEqual(['heizung geplant']) // prettier-ignore
  expect(remarks.flatMap(({ rule }) => (rule.startsWith('beschluss') || rule.startsWith('arbeiten-aus') ? [rule] : []))).toEqual(['beschluss-sanierung', 'beschluss-offen']) // prettier-ignore
})

test('a reserve that is little for a house with a lift is told and asked for', () => {
  const told = (aufzug: boolean) =>
    thinReservePoints(offerWith({ objektart: 'Eigentumswohnung', erhaltungsruecklage: 60_000, einheiten: 40, wohnflaeche: 60, baujahr: 1972, aufzug }), calendarDate('2026-11-26')) // prettier-ignore
  expect(told(true)[0]?.sentence).toMatch(/25\u00a0€ Rücklage je m².*knapp.*Vermögensbericht/u)
  expect(told(false)).toEqual([])
})
