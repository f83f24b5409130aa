import { expect, test } from 'vitest'
import { remarkOf } from '#questions/domain/offered.fixture.ts'
import { shakyCommunityPoints } from './shakyCommunity.ts'

const arrears = remarkOf({ topic: 'wegStreit', rule: 'weg-streit', meaning: 'Mehrere Eigentümer zahlen nicht' })
const accounts = remarkOf({ topic: 'verwalter', rule: 'abrechnung-fehlt', meaning: 'Die Abrechnung 2024 fehlt' })

test('two signs together say that a community is in trouble, one alone has its own question', () => {
  const [point] = shakyCommunityPoints([arrears, accounts, accounts])
  expect(point?.sentence).toContain('Rückstände oder Streit der Eigentümer und fehlende Jahresabrechnungen')
  expect(point?.evidence).toEqual([arrears.evidence, accounts.evidence])
  expect(shakyCommunityPoints([arrears])).toEqual([])
})

test('what is denied or settled is no sign', () => {
  expect(shakyCommunityPoints([arrears, { ...accounts, certainty: 'denied' }])).toEqual([])
  expect(shakyCommunityPoints([arrears, { ...accounts, settled: true }])).toEqual([])
})
