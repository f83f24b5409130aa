import { expect, test } from 'vitest'
import type { Remark } from '#extraction/domain/remark.ts'
import { PLAIN } from '#extraction/domain/scope/scope.ts'
import { dealOf } from './mail/mailCase.fixture.ts'
import { toldFiguresOf } from './toldFigures.ts'

function said(rule: string, meaning: string, more: Partial<Remark> = {}): Remark {
  const evidence = { page: 1, quote: meaning, box: [0, 0, 1, 1] as const }
  return { topic: 'bodenrichtwert', tone: 'neutral', year: null, certainty: 'stated', scope: PLAIN, rule, meaning, evidence, ...more } // prettier-ignore
}
const told = (type: Parameters<typeof dealOf>[0], remarks: readonly Remark[]) =>
  toldFiguresOf(dealOf(type, {}), remarks).map(({ row, text }) => `${row}: ${text}`)

test('a former rent is told of rooms that are empty, and of none that are let', () => {
  const [empty, rent] = [said('gewerbe-leer-seit', 'Gewerbe leer seit 2021'), said('gewerbe-letzte-miete', '720 €')]
  expect(told('gewerbe', [rent, empty])).toEqual(['leerstand: Gewerbe leer seit 2021', 'leerstand: 720 €'])
  expect(told('gewerbe', [rent])).toEqual([])
  expect(told('bestand', [rent, empty])).toEqual([])
})

test('whose ground the way crosses is told where no right secures it', () => {
  const way = said('zufahrt-flurstueck', 'der Weg hängt an Flurstück 88/1')
  expect(told('grundstueck', [way])).toEqual([])
  const open = said('zufahrt-fremd', 'nicht gesichert', { topic: 'wegerecht', tone: 'gefahr' })
  expect(told('grundstueck', [way, open])).toEqual(['zufahrt: der Weg hängt an Flurstück 88/1'])
})

test('what is said twice is told once, and trees of forests alone', () => {
  const trees = said('wald-alter', 'Buche 90 Jahre alt')
  expect(told('land-forst', [trees, trees])).toEqual(['land: Buche 90 Jahre alt'])
  expect(told('bestand', [trees])).toEqual([])
})
