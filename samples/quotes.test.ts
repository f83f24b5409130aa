import { expect, test } from 'vitest'
import { union } from '../src/kernel/evidence.ts'
import { page } from '../src/extraction/domain/typeset.fixture.ts'
import { faultOf } from './quotes.ts'

const PAGE = page([
  'Die Wohnung hat keinen Balkon, aber einen Keller und ist seit 2019 ohne Unterbrechung vermietet.',
  'Zimmer | 3 | Kaufpreis | 249.000 €',
])
const WORDS = PAGE.blocks.flatMap(({ lines }) =>
  lines.flatMap(({ segments }) => segments.flatMap(({ words }) => words)),
)
const box = union(WORDS.map(word => word.box))

test.each([
  ['Die Wohnung hat keinen Balkon,', undefined],
  ['aber einen Keller und ist seit 2019 ohne Unterbrechung vermietet.', undefined],
  ['Zimmer 3', undefined],
  ['Kaufpreis 249.000 €', undefined],
  ['Wohnung hat keinen Balkon,', 'clause'],
  ['Die Wohnung hat keinen', 'clause'],
  ['Balkon,', 'negation'],
  ['Unterbrechung vermietet.', 'negation'],
  ['Wohnung hat keinen Bal', 'word'],
  ['mietet.', 'word'],
  ['249.000', 'clause'],
  ['vier Zimmer', 'lost'],
])('„%s“: %s', (quote, fault) => {
  expect(faultOf({ page: 1, quote, box }, PAGE)).toBe(fault)
  expect(faultOf({ page: 1, quote: 'Zimmer', whole: quote, box }, PAGE)).toBe(fault)
})

const boxOf = (one: typeof PAGE) =>
  union(one.blocks.flatMap(({ lines }) => lines).flatMap(({ segments }) => segments.map(segment => segment.box)))

test('a line of a list of pairs runs on into nothing, a line of a text does', () => {
  const list = page(['Kaufpreis: 265.000 €', 'Küche (2019): im Preis drin', 'Rasentraktor: nicht dabei', 'frei ab 1. März 2027'])
  expect(faultOf({ page: 1, quote: 'frei ab 1. März 2027', box: boxOf(list) }, list)).toBeUndefined()
  const text = page(['Das Haus am Rand des Ortes ist', 'frei ab 1. März 2027'])
  expect(faultOf({ page: 1, quote: 'frei ab 1. März 2027', box: boxOf(text) }, text)).toBe('clause')
}) // prettier-ignore

test('an amount beside the year of the next column is a whole cell, an amount in a sentence is none', () => {
  const table = page(['362,00 2009'])
  expect(faultOf({ page: 1, quote: '362,00', box: boxOf(table) }, table)).toBeUndefined()
  const text = page(['Die Miete von 362,00 Euro gilt'])
  expect(faultOf({ page: 1, quote: '362,00', box: boxOf(text) }, text)).toBe('clause')
})
