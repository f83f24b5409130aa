import { expect, test } from 'vitest'
import { passagesOf } from '../passages.ts'
import { page } from '../typeset.fixture.ts'
import { statedRateOf } from './statedRate.ts'

const read = (...lines: string[]) => statedRateOf(passagesOf([page(['# Wohnung zum Kauf', '', ...lines])]))

test.each([
  ['Nettodarlehensbetrag 150.000 EUR, gebundener Sollzins 3,69 % p. a., anfängliche Tilgung 2,0 %.', 3.69, false],
  ['Eigenkapital 42.000 €, Sollzins 3,75 %, Tilgung 2 %', 3.75, false],
  ['Sollzins gebunden p. a. | 3,78 %', 3.78, false],
  ['Sollzins gebunden 10 Jahre 3,89 %, Tilgung 2 %', 3.89, false],
  ['279.200 € Darlehen, 3,69 % Sollzins 10 Jahre fest, 2 % Tilgung', 3.69, false],
  ['Finanzierung: Sollzins ab 3,49 %', 3.49, true],
])('what the exposé reckons with is read: %s', (line, rate, isLeast) => {
  expect(read(line)).toMatchObject({ rate, isLeast })
})

test.each([
  ['Der Erbbauzins beträgt 3,5 % des Bodenwerts.'],
  ['Sollzinsbindung 10 Jahre, Tilgung 2 %'],
  ['Liegenschaftszins 2,5 %'],
  ['Die Provision beträgt 3,57 %, der Sollzins hängt von Ihrer Bank ab.'],
])('no rate is read of: %s', line => {
  expect(read(line)).toBeNull()
})

test('of two loans neither rate is that of the purchase', () => {
  expect(read('Bank: Sollzins 3,89 % p. a.', '', 'KfW: Sollzins 2,91 % p. a.')).toBeNull()
})
