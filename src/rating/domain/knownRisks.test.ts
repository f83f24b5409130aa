import { expect, test } from 'vitest'
import type { DealType } from '#extraction/domain/deal/deal.ts'
import type { Remark } from '#extraction/domain/remark.ts'
import { euro } from '#kernel/money.ts'
import { remarkOf } from '#questions/domain/offered.fixture.ts'
import { dealOf } from './mail/mailCase.fixture.ts'
import { withKnownRisks } from './knownRisks.ts'
import { verdictAt } from './verdict.ts'
import { SOUND } from './verdict.fixture.ts'

const warning = (topic: Remark['topic'], rule: string, more: Partial<Remark> = {}) =>
  remarkOf({ topic, rule, tone: 'warnung', meaning: rule, ...more })
const TALKED = warning('sonderumlage', 'beschluss-offen')
const WAIVED = warning('bergbau', 'bergschadenverzicht')
const BUY_BACK = warning('grundbuch', 'wiederkauf-ohne-bau')

const idsOf = (type: DealType, remarks: readonly Remark[], told: readonly string[] = []) => {
  const first = told.map(id => ({ id, sentence: '', change: null }))
  return withKnownRisks([], first, { deal: dealOf(type, {}) }, remarks).map(({ id }) => id)
}

test.each<[name: string, type: DealType, remarks: Remark[], ids: string[]]>([
  ['works that are only talked of', 'bestand', [TALKED], ['weg-sonderumlage']],
  ['works that are decided weigh', 'bestand', [TALKED, warning('sonderumlage', 'beschluss-sanierung')], []],
  ['and so do they alone', 'bestand', [warning('sonderumlage', 'beschluss-sanierung')], []],
  ['what somebody else talks of says nothing', 'bestand', [{ ...TALKED, certainty: 'unknown' }], []],
  ['a cellar as damp as an old one is', 'bestand', [warning('feuchte', 'feuchte-alterstypisch')], ['keller-feuchte']],
  [
    'a cellar that is no store, as is usual for its years',
    'bestand',
    [warning('feuchte', 'feuchte-kein-lager-bauzeit')],
    ['keller-feuchte'],
  ],
  [
    'damp beside it weighs',
    'bestand',
    [warning('feuchte', 'feuchte-alterstypisch'), warning('feuchte', 'feuchte')],
    [],
  ],
  ['a town that buys back what is not built on', 'grundstueck', [BUY_BACK], ['grundbuch-abt2']],
  ['of a house that stands the right weighs', 'bestand', [BUY_BACK], []],
  ['a waiver of what the mine owes', 'bestand', [warning('bergbau', 'bergbau'), WAIVED], ['bergbau']],
  ['a mine alone is no more than the place', 'bestand', [warning('bergbau', 'bergbau')], []],
  ['beside another entry it weighs', 'grundstueck', [BUY_BACK, warning('grundbuch', 'grundbuch-abt2')], []],
])('%s', (_, type, remarks, ids) => {
  expect(idsOf(type, remarks)).toEqual(ids)
})

test('what a town binds its buyer to is told before its right to buy back', () => {
  const terms = remarkOf({ topic: 'baurecht', rule: 'bauzwang-frist', tone: 'warnung', meaning: 'Bauen müssen Sie in drei Jahren' }) // prettier-ignore
  const said = (...more: Remark[]) => withKnownRisks([], [], { deal: dealOf('grundstueck', {}) }, [BUY_BACK, ...more])[0]?.sentence // prettier-ignore
  expect(said(terms)).toMatch(/^Bauen müssen Sie in drei Jahren\. .*zurückkauft/u)
  expect(said()).toMatch(/^Die Gemeinde darf das Grundstück zurückkaufen/u)
})

test.each([
  ['Ein neuer Anstrich wird besprochen, der aus der Rücklage bezahlt würde.', true],
  ['Ein neuer Anstrich wird besprochen.', false],
])('whether works that are talked of are paid from what is saved: %s', (quote, isSaved) => {
  const talked = { ...TALKED, evidence: { page: 1, quote, box: [0, 0, 1, 1] as const } }
  const [point] = withKnownRisks([], [], { deal: dealOf('bestand', {}) }, [talked])
  expect(point?.sentence.includes('aus der Rücklage bezahlt')).toBe(isSaved)
})

test('what is told as a sum is not told again', () => {
  expect(idsOf('bestand', [TALKED], ['weg-sonderumlage'])).toEqual([])
})

test.each([
  [300_000, 'weiterverfolgen'],
  [305_000, 'weiterverfolgen'],
  [306_000, 'nur-bis'],
  [315_001, 'nur-bis'],
])('a small risk takes a little off and asks for nothing before the price: %i', (price, id) => {
  const counted = [{ id: 'weg-sonderumlage', sentence: 'Im Gespräch.', change: null, risk: 0.03 }]
  expect(verdictAt(euro(price), { ...SOUND, counted }).id).toBe(id)
})
