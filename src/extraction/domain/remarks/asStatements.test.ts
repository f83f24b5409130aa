import { expect, test } from 'vitest'
import { asStatements } from './asStatements.ts'

test.each([
  ['Klasse B\nEnergieträger: Fernwärme', 'klasse b.energieträger: fernwärme'],
  ['Zimmer 3\nBad mit Wanne', 'zimmer 3.bad mit wanne'],
  ['Haus mit 3\n12 Stellplätze', 'haus mit 3.12 stellplätze'],
  ['Baujahr ca. 1990, 1. OG', 'baujahr ca· 1990, 1· og'],
  ['3,57 % inkl. gesetzl. MwSt.', '3,57 % inkl· gesetzl· mwst.'],
  ['z. B. am 10. Januar', 'z· b· am 10· januar'],
  ['Haus in Bad Sachsa, Bad Harzburger Straße', 'haus in badÿsachsa, badÿharzburger straße'],
  ['BAD PYRMONT, das Bad neu', 'badÿpyrmont, das bad neu'],
  ['Bad Grundriss, Bad Essecke', 'bad grundriss, bad essecke'],
])('%j: a line ends what it says, a dot of an abbreviation or a number does not', (text, statements) => {
  expect(asStatements(text)).toBe(statements)
})
