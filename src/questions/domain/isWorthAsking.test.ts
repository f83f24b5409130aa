import { expect, test } from 'vitest'
import { CATALOGUE } from './catalogue.ts'
import { isWorthAsking } from './isWorthAsking.ts'
import { questioned, type Stated } from './offered.fixture.ts'

const FLAT: Stated = { objektart: 'Eigentumswohnung', wohnflaeche: 78 }

const open = (stated: Stated) => {
  const known = questioned(stated)
  return CATALOGUE.filter(({ id }) => isWorthAsking(id, known)).map(({ id }) => id)
}

test('a home that nobody has lived in is not asked for old damage, tenants or protocols', () => {
  const left = open({ ...FLAT, zustand: 'Neubau', baujahr: 2026 })
  for (const id of ['keller-feuchte', 'schadstoffe', 'vermietet', 'weg-protokolle']) expect(left).not.toContain(id)
  for (const id of ['altlasten', 'gewaehrleistung-neubau', 'kaufpreis', 'weg-hausgeld']) expect(left).toContain(id)
})

test('a court is not asked for price, broker or contract', () => {
  const left = open({ ...FLAT, verkehrswert: 96_000 })
  for (const id of ['kaufpreis', 'kaeuferprovision', 'teilverkauf-rente']) expect(left).not.toContain(id)
  expect(left).toContain('keller-feuchte')
})

test('any other seller is asked everything', () => {
  expect(open({ ...FLAT, zustand: 'gepflegt', baujahr: 1974 })).toHaveLength(CATALOGUE.length)
})
