import { expect, test } from 'vitest'
import { passagesOf } from '../passages.ts'
import { page } from '../typeset.fixture.ts'
import { levyOfRow } from './levyOfRow.ts'

const TABLE = [
  'Wohnung | MEA / 1.000 | Rate 15.02.27 | Rate 15.08.27 | Sonderumlage ges.',
  'Nr. 9, 4. OG links | 84,11 | 9.546,49 € | 9.546,48 € | 19.092,97 €',
  'Nr. 10, 4. OG rechts | 81,28 | 9.225,28 € | 9.225,28 € | 18.450,56 €',
]
const ownOf = (sentence: string, table: readonly string[] = TABLE) =>
  levyOfRow(passagesOf([page(['# Eigentumswohnung zum Kauf', '', sentence, '', ...table])]))?.own ?? null

test.each([
  ['Der Erwerber übernimmt den Anteil der verkauften Wohnung Nr. 10.', 18_450.56],
  ['Angeboten ist die Sonderumlage der angebotenen Wohnung 9.', 19_092.97],
  ['Der Erwerber übernimmt den Anteil der verkauften Wohnung Nr. 11.', null],
  ['Der Erwerber übernimmt seinen Anteil.', null],
] as const)('%s %s', (sentence, own) => {
  expect(ownOf(sentence)).toBe(own)
})

test('a row that does not add up is none of a Sonderumlage', () => {
  const rents = ['Nr. 10, 4. OG rechts | 81,28 | 520,00 € | 298,00 € | 189.000,00 €']
  expect(ownOf('Der Erwerber übernimmt den Anteil der verkauften Wohnung Nr. 10.', rents)).toBeNull()
})
