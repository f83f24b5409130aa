import { expect, test } from 'vitest'
import type { Evidence } from '#kernel/evidence.ts'
import { chooseQuestions } from './chooseQuestions.ts'
import { COURT_RULES } from './courtRules.ts'
import { mailCaseOf } from './mailCase.fixture.ts'

const CASE = mailCaseOf({ kaufpreis: 249_000, wohnflaeche: 142, baujahr: 1981, objektart: 'Einfamilienhaus' })
const DUTY = sentence('Der Erwerber duldet die Versickerung vom Nachbarn.')
const LONG = sentence(`Der Erwerber duldet ${'und unterhält '.repeat(12)}die Mauer.`)

function sentence(quote: string): Evidence {
  return { page: 2, quote, box: [0, 0, 9, 9] }
}

function letter(...binding: Evidence[]): string {
  return chooseQuestions({ ...CASE, binding }).join('\n')
}

test('a sentence that binds and that no finding tells is put to the seller, the weightiest only', () => {
  const asked = letter(DUTY, sentence('Die Zufahrt ist mitzuerwerben.'))
  expect(asked).toContain('Was bedeutet dieser Satz für mich als Käufer')
  expect(asked).toContain('(„Der Erwerber duldet die Versickerung vom Nachbarn.“, Seite 2 Ihres Exposés)?')
  expect(asked).not.toContain('Zufahrt')
})

test('one too long to be quoted whole is left to the report', () => {
  expect(letter(LONG)).not.toContain('dieser Satz')
  expect(letter(LONG, DUTY)).toContain('Versickerung')
})

test('without any there is no such question, and no court is asked', () => {
  expect(letter()).not.toContain('dieser Satz')
  expect(chooseQuestions({ ...CASE, binding: [DUTY] }, COURT_RULES).join()).not.toContain('dieser Satz')
})

test('one that prints what it costs answers the question itself, and so does what stands behind it', () => {
  const priced = sentence('Die Hausanschlüsse sind vom Käufer zu beauftragen, zusammen 12.000 bis 14.000 EUR.')
  const behind = { ...sentence('Die Mauer ist vom Käufer zu erneuern.'), behind: 'Das kostet laut Angebot 8.400 €.' }
  expect(letter(priced, behind)).not.toContain('dieser Satz')
  expect(letter(priced, DUTY)).toContain('Versickerung')
})
