import { expect, test } from 'vitest'
import { chooseQuestions } from './chooseQuestions.ts'
import { mailCaseOf } from './mailCase.fixture.ts'

const SHOP = { objektart: 'Ladenlokal', kaufpreis: 289_000, baujahr: 1979, plz: '59065', ort: 'Hamm', kaeuferprovision: 3.57, vermietet: true, jahresnettokaltmiete: 22_200 } // prettier-ignore
const OF_HOMES = /Wohnfläche|Bad|wohnen|Grundstücks laut Grundbuch/u

test.each([
  ['called Teileigentum', SHOP, ['teileigentum']],
  ['that pays Hausgeld', { ...SHOP, hausgeldMonat: 548 }, []],
] as const)('a shop %s is asked for its use by the Teilungserklärung, and for no plot', (_, stated, overlays) => {
  const letter = chooseQuestions(mailCaseOf(stated, { type: 'gewerbe', objectKind: 'gewerbe', overlays })).join('\n') // prettier-ignore
  expect(letter).toMatch(/Umsatzsteuer .*, und welche Nutzung erlauben Teilungserklärung und Baugenehmigung/u)
  expect(letter).not.toMatch(OF_HOMES)
})

test('a hall of its own is asked for its plot, and for no Teilungserklärung', () => {
  const letter = chooseQuestions(mailCaseOf(SHOP, { type: 'gewerbe', objectKind: 'gewerbe' })).join('\n')
  expect(letter).toContain('welche Nutzung ist genehmigt')
  expect(letter).toContain('die Größe des Grundstücks laut Grundbuch')
  expect(letter).not.toContain('Teilungserklärung')
})
