import { expect, test } from 'vitest'
import { assessedInput, FLAT } from '../assessedInput.fixture.ts'
import { boughtOf } from './bought.ts'

const OFFER = { ...FLAT, objektart: 'Etagenwohnung' } as const
const textOf = (input: Parameters<typeof boughtOf>[0], label: string) => boughtOf(input).find(one => one.label === label)?.text ?? '' // prettier-ignore

test('a bracket that the line of a table left open is not shown', () => {
  const heated = (heizung: string) => textOf(assessedInput({ ...OFFER, heizung }), 'Heizung, Energie')
  expect(heated('Fernwärme (Übergabestation')).toMatch(/^Fernwärme,/u)
  expect(heated('Fernwärme (Übergabestation 2019)')).toContain('(Übergabestation 2019)')
})

test.each([
  ['what all have put by', { ...FLAT, einheiten: 14 }, 'Rücklage aller 14 Einheiten 96.400\u00a0€'],
  ['of a community whose size is not told', { ...FLAT, einheiten: null }, 'Rücklage der ganzen Gemeinschaft 96.400\u00a0€'],
  ['the share of one flat', { ...FLAT, erhaltungsruecklage: 4_100 }, '; Rücklage 4.100\u00a0€'],
])('%s is told as what it is', (_name, stated, words) => {
  expect(textOf(assessedInput(stated), 'Laufend')).toContain(words)
}) // prettier-ignore

test('a rate of three decimals is not rounded', () => {
  expect(textOf(assessedInput({ ...OFFER, kaeuferprovision: 2.975 }), 'Provision')).toMatch(/^2,975\s%/u)
})

test.each([
  [{ denkmalschutz: true, energieklasse: null, energiekennwert: null }, /; für ein Baudenkmal ist kein Energieausweis/u],
  [{ energieklasse: null, energiekennwert: null }, /; Energieausweis nicht bekannt/u],
  [{ denkmalschutz: true }, /Klasse E/u],
])('a monument needs no certificate: %j', (stated, words) => {
  expect(textOf(assessedInput({ ...OFFER, ...stated }), 'Heizung, Energie')).toMatch(words)
}) // prettier-ignore
