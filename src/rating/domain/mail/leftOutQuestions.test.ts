import { expect, test } from 'vitest'
import { proof } from '#questions/domain/offered.fixture.ts'
import { notInPrice, untilMovedIn } from './leftOutQuestions.ts'
import { mailCaseOf } from './mailCase.fixture.ts'

const caseWith = (...names: readonly string[]) => {
  const one = mailCaseOf({ kaufpreis: 400_000, stellplatzPreis: 24_000 }, { type: 'neubau-bautraeger' })
  const excluded = names.map(name => ({ name, evidence: [proof(name)] }))
  return { ...one, offer: { ...one.offer, deal: { ...one.offer.deal!, excluded } } }
}

test('what a builder is said to leave out, and a space with its price, is not asked again', () => {
  expect(notInPrice(caseWith('Bodenbeläge'))).toBe(
    'Was ist außer dem Genannten im Preis nicht enthalten, etwa Küche, Außenanlagen und Sonderwünsche, und was kostet es?',
  )
})

test('a list of what is left out is asked for its cost, not for what is in it', () => {
  expect(untilMovedIn(caseWith('Bodenplatte', 'Erdarbeiten', 'Malerarbeiten'))).toMatch(/\(Bodenplatte, Erdarbeiten und Malerarbeiten\)/u) // prettier-ignore
  expect(untilMovedIn(caseWith('Bodenplatte'))).toMatch(/Welche Ausbaustufe/u)
})
