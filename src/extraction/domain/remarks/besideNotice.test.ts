import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { extract } from '../extract.ts'
import { page } from '../typeset.fixture.ts'

const HOUSE = ['# Wohn- und Geschäftshaus, voll vermietet', 'Kaufpreis: 500.000 €', 'Käuferprovision 3,57 %', 'Es gibt keinen Leerstand.', ''] // prettier-ignore
const ROLL = ['', 'Einheit | Fläche | Miete', 'Laden EG | 90 m² | 1.100 €', 'Wohnung 1. OG | 80 m² | 520 €', 'Wohnung 2. OG | 80 m² | 510 €'] // prettier-ignore
const NOTICE = 'Der Mieter des Ladens hat den Mietvertrag zum 30.06.2027 gekündigt.'

function read(...lines: readonly string[]) {
  const { facts, remarks } = extract([page([...HOUSE, ...lines])], calendarDate('2026-11-27'))
  const told = remarks.filter(({ topic }) => topic === 'mieterstruktur' || topic === 'mietvertrag')
  return { free: facts?.bezugsfreiAb?.value ?? null, told: told.map(({ tone, meaning }) => `${tone}: ${meaning}`) }
}

test('the notice of one of several tenants neither frees the house nor sends "the tenant" away, and full is no merit beside it', () => {
  const { free, told } = read(NOTICE, ...ROLL)
  expect(free).toBeNull()
  expect(told).toContainEqual(expect.stringMatching(/^hinweis: Einer der Mieter geht/u))
  expect(told.filter(one => one.startsWith('gut'))).toEqual([])
})

test('where all stay, a house that is let as a whole is a merit; a home with one tenant is free once he goes', () => {
  expect(read(...ROLL).told).toEqual(expect.arrayContaining(['gut: Voll vermietet laut Text', 'gut: Kein Leerstand']))
  const flat = ['# 3-Zimmer-Wohnung in Witten', 'Kaufpreis: 150.000 €', 'Der Mieter hat den Mietvertrag zum 30.06.2027 gekündigt.'] // prettier-ignore
  expect(extract([page(flat)], calendarDate('2026-11-27')).facts?.bezugsfreiAb?.value).toBe('nach dem 30.06.2027')
})
