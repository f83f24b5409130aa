import { expect, test } from 'vitest'
import type { StatedTerms } from '#finance/domain/plan/statedTerms.ts'
import { findings, type Values } from './money.fixture.ts'

type LocalRent = NonNullable<StatedTerms['localRent']>

const LET: Values = {
  objektart: 'Etagenwohnung',
  kaufpreis: 200_000,
  wohnflaeche: 60,
  baujahr: 1975,
  kaltmieteMonat: 450,
  vermietet: true,
}
const printed = (high: number, own: Partial<LocalRent> = {}): LocalRent => {
  const evidence = { page: 2, quote: `Mietspiegel bis ${high} €/m²`, box: [0, 0, 1, 1] as const }
  return { low: 6.8, high, by: 'mietspiegel', isStepped: false, evidence, ...own }
}
const answersOf = (values: Values, localRent?: LocalRent) => {
  const found = findings(values, localRent && { said: { localRent } })
  const of = (id: 'mietsteigerung-moeglich' | 'mietpotenzial') => found.get(id)
  return { rise: of('mietsteigerung-moeglich'), potential: of('mietpotenzial') }
}

// The market of the fixture is 8 to 12 €/m², 10 in the middle; 450 € are 7.50 €/m².
test('the printed Mietspiegel ends what § 558 BGB allows, and is its source', () => {
  const { rise } = answersOf(LET, printed(8.2))
  expect(rise?.answer).toMatch(/höchstens 42\s/u)
  expect(rise?.formula).toContain('nicht über 492')
  expect(rise?.source).toContain('Mietspiegel laut Exposé, Seite 2')
  expect(rise?.evidence.map(({ quote }) => quote)).toContain('Mietspiegel bis 8.2 €/m²')
})

test('a rent above the printed range cannot be raised', () => {
  expect(answersOf(LET, printed(7.2)).rise?.answer).toMatch(
    /^Kaum: Die Miete erreicht schon, was laut Exposé ortsüblich ist/u,
  )
})

test.each([
  ['none is printed', undefined],
  ['it is above the market, and nobody who sells names too little', printed(10.5)],
  ['a Staffel or an index is agreed (§§ 557a, 557b BGB)', printed(8.2, { isStepped: true })],
] as const)('the market bounds it where %s', (_name, localRent) => {
  expect(answersOf(LET, localRent).rise?.formula).toContain('nicht über 600')
})

test.each([
  ['let', LET, printed(8.2), true],
  ['free', { ...LET, vermietet: false, kaltmieteMonat: null }, printed(8.2), false],
  ['let in part', { ...LET, vermietet: 'teilweise' }, printed(8.2), false],
  ['let with a Staffel', LET, printed(8.2, { isStepped: true }), false],
  ['let, and nothing is printed', LET, undefined, false],
] as const)('the rent that is possible ends at the printed range: %s', (_name, values, localRent, isBound) => {
  const { potential } = answersOf(values, localRent)
  const free = answersOf(values)
  expect(potential?.answer === free.potential?.answer).toBe(!isBound)
  if (isBound) expect(potential?.answer).toMatch(/^504\s€ im Jahr/u)
})
