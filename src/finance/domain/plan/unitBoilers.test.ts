import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { inEuro } from '#kernel/money.ts'
import { extract } from '#extraction/domain/extract.ts'
import { type Edge, tightTable } from '#extraction/domain/tightTable.fixture.ts'
import { offerOf } from '#extraction/domain/offer.ts'
import { moneyBase } from '../moneyPlan.ts'
import { assumptionsOf } from './assumptions.ts'
import { offerWith } from '../offer.fixture.ts'
import { boilersLeft, oldBoilersOf, unitBoilersOf } from './unitBoilers.ts'

const today = calendarDate('2026-11-26')
const EDGES: readonly Edge[] = [{ at: 40 }, { at: 110 }, { at: 170 }, { at: 240 }]
const LINES = ['# Mehrfamilienhaus mit vier Wohnungen in Gera', 'Kaufpreis: 265.000 €, Baujahr 1912, Wohnfläche 240 m²', 'Gas-Etagenheizungen, Käuferprovision 3,57 %'] // prettier-ignore

function houseWith(years: readonly (number | null)[]) {
  const rows = ['Einheit | m² | Kaltmiete | Therme', ...years.map((year, at) => `WE ${at + 1} | 60,${at}0 | 39${at},00 | ${year === null ? 'k. A.' : `Gastherme ${String(year)}`}`)] // prettier-ignore
  const { facts, deal } = extract([tightTable(LINES, EDGES, rows)], today)
  if (!facts) throw new Error('refused')
  const offer = offerOf(facts, deal)
  const input = { offer, land: null, laender: [], marketRent: null, buildingShare: null, renewed: {}, assumptions: assumptionsOf(today, { lens: 'kapitalanlage' }) } as const // prettier-ignore
  return { deal, renovation: moneyBase(input, today).renovation }
}

test('only those that are older than twenty years are to be replaced', () => {
  const { deal } = houseWith([2004, 2017, 1998, null])
  expect(unitBoilersOf(deal).map(({ year }) => year)).toEqual([1998, 2004, 2017])
  expect(oldBoilersOf(deal, today)).toEqual([{ name: 'WE 3', year: 1998 }, { name: 'WE 1', year: 2004 }]) // prettier-ignore
})

test('their replacement is counted by the piece among the works, with the price of a boiler of one flat', () => {
  const { renovation: { backlog } } = houseWith([2004, 2017, 1998, 2011]) // prettier-ignore
  if (!backlog.ok) throw new Error(backlog.failure)
  const [boilers, ...others] = backlog.value.trades
  expect(others).toEqual([])
  expect(boilers).toMatchObject({ trade: 'heizung', age: 28, occasion: 'told' })
  expect(inEuro(boilers!.cost.mid.amount)).toBe(2 * 8_500)
})

test('where the text tells how many were replaced, the others are as old as the works that it names', () => {
  const house = (heizung: string, heizungBaujahr: number) => {
    const offer = offerWith({ objektart: 'Mehrfamilienhaus', einheiten: 6, heizung, heizungBaujahr, energietraeger: 'Gas', baujahr: 1908, wohnflaeche: 400 }) // prettier-ignore
    return boilersLeft(offer)
  }
  expect(house('Gasthermen, eine davon (DG) wurde 2019 ersetzt, die anderen stammen aus dem Umbaujahr', 1994)).toBe(5)
  expect(house('Gasthermen, eine davon (DG) wurde 2019 ersetzt', 1994)).toBe(null)
})

test('boilers that are all younger call for no works', () => {
  expect(houseWith([2012, 2017, 2019, 2021]).renovation.backlog.ok).toBe(false)
})
