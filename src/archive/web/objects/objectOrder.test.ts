import { describe, expect, test } from 'vitest'
import type { Entry } from '../entryRules.ts'
import { isShown, nameOf, ordered } from './objectOrder.ts'

type Card = NonNullable<Entry['card']>
const card = (light: Card['light'], price: number | null, name: string): Card => ({
  object: `${name}, 31134 Hildesheim`,
  name,
  place: '31134 Hildesheim',
  traits: [],
  light,
  headline: null,
  price,
  figures: [],
})
const entry = (originalFilename: string, some: Partial<Entry>) =>
  ({ originalFilename, title: null, card: null, isSuccess: true, isUnlocked: true, ...some }) as Entry

const HOUSE = entry('a.pdf', { card: card('rot', 289_000, 'Reihenhaus') })
const FLAT = entry('b.pdf', { card: card('grün', 159_000, 'Wohnung'), isUnlocked: false })
const PLOT = entry('c.pdf', { card: card('gelb', null, 'Grundstück'), title: 'Bauplatz von Tante Anna' })
const FAILED = entry('d.pdf', { isSuccess: false, isUnlocked: false })
const ALL = [HOUSE, FLAT, PLOT, FAILED]

test.each([
  ['newest', ['a', 'b', 'c', 'd']],
  ['cheapest', ['b', 'a', 'c', 'd']],
  ['dearest', ['a', 'b', 'c', 'd']],
  ['light', ['b', 'c', 'a', 'd']],
  ['name', ['c', 'd', 'a', 'b']],
] as const)('in the order %s what has no value stands last', (order, names) => {
  expect(ordered(ALL, order).map(({ originalFilename }) => originalFilename[0])).toEqual(names)
})

describe('the list shows', () => {
  test.each([
    ['alle', 4],
    ['grün', 1],
    ['preview', 1],
    ['failed', 1],
  ] as const)('of %s so many: %i', (shown, count) => {
    expect(ALL.filter(one => isShown(one, shown))).toHaveLength(count)
  })
})

test('the name that its owner gave goes before that of the exposé, and that before the file', () => {
  expect([PLOT, HOUSE, FAILED].map(nameOf)).toEqual(['Bauplatz von Tante Anna', 'Reihenhaus', 'd.pdf'])
})
