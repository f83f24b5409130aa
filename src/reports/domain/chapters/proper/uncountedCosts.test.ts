import { expect, test } from 'vitest'
import { euro } from '#kernel/money.ts'
import type { StatedCost } from '#extraction/domain/statements/statedCosts.ts'
import type { Assessment } from '#rating/domain/assess.ts'
import { uncountedCosts } from './uncountedCosts.ts'

const COST = {
  ...{ subject: 'heizung', low: 145_000, high: 175_000, isNet: false, needed: false, inFlat: false, bySeller: false },
  evidence: { page: 2, quote: 'Geschätzte Kosten 145.000 bis 175.000 €', box: [0, 0, 1, 1] },
} as const satisfies Partial<StatedCost>

const titles = (cost: object, money: object = {}) =>
  uncountedCosts({
    sums: { costs: [{ ...COST, ...cost }] },
    offer: { deal: null },
    money: {
      home: { auction: false, isFlat: false },
      renovation: { backlog: { ok: false } },
      pricedWorks: [],
      ...money,
    },
  } as unknown as Assessment).map(({ title }) => title)

test('what is priced and in no sum of ours is told with its figures', () => {
  expect(titles({})).toEqual(['Beziffert, aber nicht gerechnet: Heizung, 145.000\u00a0€ bis 175.000\u00a0€'])
})

test.each([
  ['is due, and counted', { needed: true }, {}],
  [
    'is counted by age',
    {},
    { pricedWorks: [{ subject: 'heizung', amount: 160_000, span: { low: 145_000, high: 175_000 } }] },
  ],
  ['is paid by the seller', { bySeller: true }, {}],
  ['is of the house round a flat', {}, { home: { auction: false, isFlat: true } }],
  ['is little', { low: 900, high: 900 }, {}],
] as const)('nothing where it %s', (_, cost, money) => {
  expect(titles(cost, money)).toEqual([])
})

const open = (quote: string, works: object[] = []) =>
  uncountedCosts({
    sums: { costs: [] },
    money: { home: { auction: false, isFlat: false }, renovation: { backlog: { ok: false } }, pricedWorks: works },
    offer: { deal: { parts: [{ name: 'Nr. 8, 3. OG re', remark: { page: 1, quote, box: [0, 0, 1, 1] } }] } },
  } as unknown as Assessment).map(({ title }) => title)

test('works that were left open in a flat are told, unless they are reckoned', () => {
  const remark = 'Wasserschaden aus Dachanschluss, behoben; Decke offen'
  expect(open(remark)).toEqual(['Genannt, aber nicht gerechnet: Nr. 8, 3. OG re, Arbeiten begonnen und nicht fertig'])
  expect(open(remark, [{ subject: 'ausbau', guess: { name: 'Nr. 8, 3. OG re herrichten' } }])).toEqual([])
  expect(open('Jobcenter, Direktzahlung')).toEqual([])
})

const roof = (trade: string, underOneRoof: object | null) =>
  uncountedCosts({
    sums: { costs: [], underOneRoof },
    money: {
      home: { auction: false, isFlat: false },
      pricedWorks: [],
      renovation: {
        backlog: {
          ok: true,
          value: { trades: [{ trade, cost: { mid: { amount: euro(32_480), formula: '160\u00a0€ × 203 m² Dach' } } }] },
        },
      },
    },
    offer: { deal: null },
  } as unknown as Assessment).map(({ title }) => title)

test('a roof that covers more than the rooms is told to be larger than it is reckoned', () => {
  const hall = { area: 150, evidence: COST.evidence }
  expect(roof('dach', hall)).toEqual([
    'Das Dach ist größer, als wir rechnen: 150\u00a0m² außerhalb der Wohnfläche liegen darunter',
  ])
  expect(roof('dach', { ...hall, area: null })[0]).toContain('Der Wirtschaftsteil liegt darunter')
  expect(roof('bad', hall)).toEqual([])
  expect(roof('dach', null)).toEqual([])
})
