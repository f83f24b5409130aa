import { expect, test } from 'vitest'
import { passagesOf } from '../passages.ts'
import { page } from '../typeset.fixture.ts'
import { leviesOf } from './levies.ts'

const SETTING = { toBeBuilt: false, today: 2026, above: new Map(), ahead: new Set<never>() }
const passages = (line: string) => passagesOf([page(['# Eigentumswohnung zum Kauf', '', line])])
const DECIDED =
  'In der Versammlung vom 18. Juni 2026 wurde die Erneuerung der Steigleitungen und der Aufzüge beschlossen.'

test.each([
  ['von dem dann eingetragenen Eigentümer zu tragen', 'buyer'],
  ['vom jeweils eingetragenen Eigentümer zu tragen', 'buyer'],
  ['vom Eigentümer bereits bezahlt', 'seller'],
] as const)('a levy without its name that is %s is paid by the %s', (terms, payer) => {
  const line = `${DECIDED} Auf die Wohnung entfallen dabei 8.940 €, fällig in zwei Raten zum 31.03. und 30.09.2027 und ${terms}.`
  const due = 'fällig in zwei Raten zum 31.03. und 30.09.2027'
  expect(leviesOf(passages(line), SETTING)).toMatchObject([{ own: 8_940, payer, due }])
})

test('a levy that falls upon the flat is none that falls away', () => {
  const line = 'Die Sonderumlage entfällt auf die Einheit Nr. 8 mit 11.200,00 EUR und ist in zwei Raten fällig.'
  expect(leviesOf(passages(line), SETTING)).toMatchObject([{ own: 11_200 }])
  expect(leviesOf(passages('Die Sonderumlage entfällt, die 11.200 EUR sind schon da.'), SETTING)).toEqual([])
})

test('an Umlage in instalments is a levy, and whoever is said to take them over pays it', () => {
  const line = `${DECIDED} Finanziert wird über eine Umlage in zwei Raten zum 01.03. und 01.09.2027; auf diese Wohnung entfallen zusammen 11.840 €. Der Erwerber übernimmt beide Raten. Über den Ersatz der Kesselanlage wird in der nächsten Versammlung beraten.`
  expect(leviesOf(passages(line), SETTING)).toMatchObject([{ own: 11_840, payer: 'buyer', isProposed: false }])
  expect(leviesOf(passages('Die Umlage der Betriebskosten erfolgt in zwei Schritten.'), SETTING)).toEqual([])
})

test.each([
  'Der Wirtschaftsplan wurde beschlossen. Auf die Wohnung entfallen 4.104 €.',
  'Die Erneuerung der Aufzüge wurde beschlossen, sie wird aus der Rücklage bezahlt. Auf die Wohnung entfallen 8.940 €.',
  'Die Erneuerung der Aufzüge ist noch nicht beschlossen. Auf die Wohnung entfallen 8.940 €.',
  'Vom Kaufpreis entfallen auf den Stellplatz 15.000 €. Auf die Wohnung entfallen 190.000 €.',
])('%s: no levy is decided', line => {
  expect(leviesOf(passages(line), SETTING).filter(one => !one.isProposed)).toEqual([])
})

test('the word alone is no levy: the end of a cell that ran over, or a bare heading; with what is told of it, it is', () => {
  const found = (...lines: readonly string[]) =>
    leviesOf(passagesOf([page(['# Eigentumswohnung zum Kauf', '', ...lines])]), SETTING)
  expect(found('Entnahme aus der Rücklage, keine', '', 'Sonderumlage')).toEqual([])
  expect(found('Sonderumlage', 'Die Sonderumlage von 3.200 € ist fällig.')).not.toEqual([])
  expect(found('Sonderumlage ja')).not.toEqual([])
})
