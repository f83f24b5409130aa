import { expect, test } from 'vitest'
import type { Evidence } from '#kernel/evidence.ts'
import type { Fact } from '../facts.ts'
import type { Deal, DealObjectKind } from './deal.ts'
import { objektartOf } from './objektartOf.ts'

const HEADING: Evidence = { page: 1, quote: '14 Eigentumswohnungen', box: [0, 0, 1, 1] }
const FLAT: Evidence = { page: 2, quote: 'Wohnung 07', box: [0, 2, 1, 3] }
const fact = (value: string): Fact => ({ value, mentions: 1, evidence: [HEADING], confidence: 0.9 })
type Sold = Pick<Deal, 'objectKind' | 'overlays'>
const deal = (value: DealObjectKind, evidence = [FLAT], overlays: Sold['overlays'] = []): Sold => ({
  objectKind: { value, evidence, question: null },
  overlays,
})
const called = (objektart: Fact | null, of: Sold, etage: Fact | null = null) => objektartOf({ objektart, etage }, of)

test.each(['Eigentumswohnungen', 'Mehrfamilienhaus'])('one flat is no %s, and its own words prove it', value => {
  expect(called(fact(value), deal('wohnung'))).toMatchObject({ value: 'Eigentumswohnung', evidence: [FLAT] })
})

test('several flats are not called by the first of their list', () => {
  expect(called(fact('Dachgeschosswohnung'), deal('mehrere'))?.value).toBe('Eigentumswohnungen')
  expect(called(fact('Einfamilienhaus'), deal('mehrere'))?.value).toBe('Einfamilienhaus')
})

test('a wood whose type no word of our list names is called one', () => {
  const wood = { ...FLAT, quote: 'Die Stadt veräußert vier Waldgrundstücke.' }
  expect(called(null, deal('land-forst', [wood]))?.value).toBe('Wald')
  expect(called(null, deal('land-forst', [{ ...FLAT, quote: 'Grünlandfläche' }]))?.value).toBe('Landwirtschaftliche Fläche') // prettier-ignore
})

test('what fits, what the buyer has said and what the deal cannot prove stays', () => {
  expect(called(fact('Maisonettewohnung'), deal('wohnung'))?.value).toBe('Maisonettewohnung')
  expect(called({ ...fact('Mehrfamilienhaus'), buyer: 'stated' }, deal('wohnung'))?.value).toBe('Mehrfamilienhaus')
  expect(called(fact('Mehrfamilienhaus'), deal('wohnung', []))?.value).toBe('Mehrfamilienhaus')
  expect(called(fact('Mehrfamilienhaus'), deal('mehrfamilienhaus'))?.value).toBe('Mehrfamilienhaus')
  expect(called(null, deal('wohnung', []))).toBeNull()
})

test('rooms that nobody may live in are no flat, whatever they are called', () => {
  expect(called(fact('Wohnung'), deal('gewerbe', [FLAT], ['teileigentum']))?.value).toBe('Teileigentum')
  expect(called(fact('Wohnung'), deal('gewerbe', [FLAT], ['teileigentum']), fact('Dachgeschoss'))?.value).toBe(
    'Teileigentum im Dachgeschoss',
  )
  expect(called(fact('Ladenlokal'), deal('gewerbe', [FLAT], ['teileigentum']))?.value).toBe('Ladenlokal')
})

test.each<[string | null, DealObjectKind, string, string]>([
  ['Haus', 'mehrfamilienhaus', 'Erdgeschoss: 61 m², vermietet', 'Mehrfamilienhaus'],
  ['Haus', 'wohn-geschaeftshaus', 'Bürgerhaus mit Weinstube', 'Wohn- und Geschäftshaus'],
  ['Siedlungshaus', 'grundstueck', 'Abrissgrundstück', 'Grundstück'],
  ['Wohnung', 'gewerbe', 'Zahnarztpraxis im Ärztehaus', 'Zahnarztpraxis'],
  ['Wohnung', 'gewerbe', 'Räume im Hinterhaus', 'Gewerbeobjekt'],
  ['Erbbaugrundstück', 'reihenhaus', 'Reihenendhaus', 'Reihenhaus'],
  [null, 'gewerbe', 'Verkauf einer Kanzlei in bester Lage', 'Kanzlei'],
  [null, 'wohnung', 'Einheit 4', 'Eigentumswohnung'],
  [null, 'mehrfamilienhaus', 'acht Parteien', 'Mehrfamilienhaus'],
  [null, 'einfamilienhaus', 'unser Zuhause', 'Haus'],
  ['Wohnung', 'einfamilienhaus', 'Freistehendes Zweifamilienhaus', 'Zweifamilienhaus'],
  ['Wohnung', 'einfamilienhaus', 'ein Haus am Hang', 'Einfamilienhaus'],
  ['Wohnung', 'wohn-geschaeftshaus', 'Wohnungen und Laden', 'Wohn- und Geschäftshaus'],
  ['Einfamilienhaus', 'grundstueck', 'Bauplatz', 'Grundstück'],
  // What fits stays as it is called.
  ['Zweifamilienhaus', 'einfamilienhaus', 'Haus', 'Zweifamilienhaus'],
  ['Wirtshaus', 'gewerbe', 'Wirtshaus', 'Wirtshaus'],
  ['Acker', 'land-forst', 'Acker', 'Acker'],
  ['Villa', 'einfamilienhaus', 'Villa', 'Villa'],
  ['Haus', 'doppelhaushaelfte', 'Haus', 'Haus'],
  ['Streuobstwiese', 'grundstueck', 'Wiese', 'Streuobstwiese'],
])('what is called %s and sold as %s by “%s” is told as %s', (objektart, kind, quote, name) => {
  const sold = deal(kind, [{ ...FLAT, quote }])
  expect(called(objektart === null ? null : fact(objektart), sold)?.value).toBe(name)
})

test('the order of the proofs and the overlays does not change what kind it is', () => {
  const proofs = ['Ärztehaus', 'Praxis im 1. OG'].map(quote => ({ ...FLAT, quote }))
  const names = [proofs, proofs.toReversed()].map(all => called(fact('Wohnung'), deal('gewerbe', all))?.value)
  expect(new Set(names).size).toBe(1)
})
