import { expect, test } from 'vitest'
import { questioned, type Stated } from '../offered.fixture.ts'
import { pollutantFinding } from './pollutants.ts'

const found = (stated: Stated) => pollutantFinding(questioned(stated).offer, [])

test.each<[string, Stated, string | null]>([
  ['a house of the last years before the ban', { objektart: 'Einfamilienhaus', baujahr: 1992 }, 'gelb'],
  ['a flat of the same years needs no report of an expert', { objektart: 'Etagenwohnung', baujahr: 1992 }, null],
  ['an older flat does', { objektart: 'Etagenwohnung', baujahr: 1972 }, 'gelb'],
  ['what was built after it', { objektart: 'Etagenwohnung', baujahr: 2001 }, 'grün'],
])('%s', (_, stated, light) => {
  const one = found(stated)
  expect(one?.light).toBe(light)
  expect(one?.stillOpen === true).toBe(light === 'gelb')
})
