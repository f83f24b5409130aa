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
