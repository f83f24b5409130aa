import { expect, test } from 'vitest'
import { passagesOf } from '../passages.ts'
import { page } from '../typeset.fixture.ts'
import { entryNamed } from './entryNamed.ts'
import { readRemarks } from './readRemarks.ts'

const SETTING = { toBeBuilt: false, today: 2026, above: new Map(), ahead: new Set<never>() }

test.each([
  ['Zugunsten der Stiftung ist eine Dienstbarkeit eingetragen.', 'Dienstbarkeit zugunsten der Stiftung in Abteilung II des Grundbuchs'],
  ['In Abteilung II ist eine Dienstbarkeit eingetragen.', 'Eintragung in Abteilung II des Grundbuchs'],
  ['In Abteilung II ist ein Wohnungsrecht eingetragen.', 'In Abteilung II des Grundbuchs: Wohnrecht, Nießbrauch oder Leibrente'],
])('%s → %s', (line, meaning) => {
  const remarks = entryNamed(readRemarks(passagesOf([page([line])]), SETTING))
  expect(remarks.filter(({ rule }) => rule === 'grundbuch-abt2').map(one => one.meaning)).toEqual([meaning])
}) // prettier-ignore

test('an entry that no Zuschlag ends is as grave as the right itself', () => {
  const line = 'In Abteilung II ist ein Nießbrauch eingetragen.'
  const read = readRemarks(passagesOf([page([line])]), SETTING)
  const staying = read.map(one => (one.rule === 'wohnrecht' ? { ...one, staysAfterSale: true as const } : one))
  const toneOf = (remarks: typeof read) => entryNamed(remarks).find(({ rule }) => rule === 'grundbuch-abt2')?.tone
  expect([toneOf(read), toneOf(staying)]).toEqual(['warnung', 'gefahr'])
})
