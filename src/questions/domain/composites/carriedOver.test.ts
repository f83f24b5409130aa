import { expect, test } from 'vitest'
import { PLAIN } from '#extraction/domain/scope/scope.ts'
import type { Remark } from '#extraction/domain/remark.ts'
import { answerAll } from '../answerAll.fixture.ts'
import type { QuestionId } from '../catalogue.ts'
import { proof, questioned, remarkOf, type Stated } from '../offered.fixture.ts'

const HOUSE: Stated = { objektart: 'Einfamilienhaus', wohnflaeche: 148 }
const empty = (quote: string, more: Partial<Remark> = {}) =>
  remarkOf({ topic: 'grundbuch', rule: 'grundbuch-lastenfrei', tone: 'gut', certainty: 'denied', meaning: 'Grundbuch lastenfrei laut Text', evidence: proof(quote), ...more }) // prettier-ignore
const ENTERED = remarkOf({ topic: 'grundbuch', rule: 'grundbuch-abt2', tone: 'warnung', meaning: 'Eintragung' })
const DIVIDED = remarkOf({ topic: 'realteilung', rule: 'realteilung', tone: 'gut', meaning: 'Grundstück real geteilt' })
const SHEET = { ...DIVIDED, evidence: proof('Das Grundstück hat ein eigenes Grundbuchblatt.') }
const REGISTER = 'Im Grundbuch sind in Abteilung II keine Lasten eingetragen.'
const CARRIED: readonly QuestionId[] = ['wohnrecht-niessbrauch', 'wegerecht-leitungsrecht', 'erbbaurecht']

/** Which of the dependent questions are answered. */
function answered(remarks: readonly Remark[], stated: Stated = HOUSE): string[] {
  const answers = answerAll(questioned(stated, { remarks }))
  return CARRIED.filter(id => answers.some(one => one.id === id && one.state === 'belegt' && one.light === 'grün'))
}

test.each<[name: string, remarks: Remark[], ids: readonly string[]]>([
  ['an empty Abteilung II answers what would stand there', [empty(REGISTER)], CARRIED],
  ['so do no rights of others', [empty('Das Grundstück ist frei von Rechten Dritter, das Grundbuch unbelastet.')], CARRIED],
  ['a promise to deliver it free of burdens does not', [empty('Die Übergabe erfolgt lastenfrei.')], []],
  ['nor the register of a neighbour', [empty(REGISTER, { scope: { ...PLAIN, bearer: 'surroundings' } })], []],
  ['nor one lot of several', [empty(REGISTER, { part: { kind: 'einheit', name: 'Los 2' } })], []],
  ['nor where an entry is told elsewhere', [empty(REGISTER), ENTERED], []],
  ['a plot with a sheet of its own is sold', [SHEET], ['erbbaurecht']],
  ['that it is divided for real tells nothing of who owns it', [DIVIDED], []],
  ['that it is not divided says nothing', [{ ...SHEET, certainty: 'denied', tone: 'hinweis' }], []],
])('%s', (_, remarks, ids) => {
  expect(answered(remarks)).toEqual(ids)
}) // prettier-ignore

test('what the exposé says of the thing itself holds', () => {
  const right = remarkOf({ topic: 'wohnrecht', rule: 'wohnrecht', tone: 'gefahr', meaning: 'Wohnrecht' })
  expect(answered([empty(REGISTER), right])).toEqual(['wegerecht-leitungsrecht', 'erbbaurecht'])
  expect(answered([SHEET], { ...HOUSE, erbbaurecht: true })).toEqual([])
})

test('the sentence of the seller is the proof', () => {
  const answers = answerAll(questioned(HOUSE, { remarks: [empty(REGISTER)] }))
  expect(answers.find(({ id }) => id === 'wohnrecht-niessbrauch')?.evidence.map(({ quote }) => quote)).toEqual([REGISTER]) // prettier-ignore
})
