import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { euro } from '#kernel/money.ts'
import type { FactKey, FactValue } from '#extraction/domain/facts.ts'
import { moneyOf } from '../moneyPlan.ts'
import { offerWith } from '../offer.fixture.ts'
import { assumptionsOf } from './assumptions.ts'
import type { TextFindings } from './statedTerms.ts'

const today = calendarDate('2026-11-28')
const BLOCK = {
  objektart: 'Mehrfamilienhaus',
  kaufpreis: 480_000,
  wohnflaeche: 520,
  baujahr: 1912,
  einheiten: 8,
} satisfies Partial<Record<FactKey, FactValue>>

function renovationOf(facts: Partial<Record<FactKey, FactValue>>, renewed: TextFindings = {}) {
  return moneyOf(
    {
      offer: offerWith({ ...BLOCK, ...facts }),
      land: 'SN',
      laender: ['SN'],
      marketRent: null,
      buildingShare: null,
      renewed,
      assumptions: assumptionsOf(today),
    },
    euro(480_000),
    today,
  ).renovation
}

/** The works of a house of eight flats that nobody calls for in words. */
function worksOf(facts: Partial<Record<FactKey, FactValue>>) {
  const { backlog } = renovationOf(facts)
  return backlog.ok ? backlog.value.trades.map(({ trade }) => trade) : null
}

test.each<[string, Partial<Record<FactKey, FactValue>>, readonly string[] | null]>([
  ['its boiler of 1996 is due by its own year', { heizung: 'Gas-Zentralheizung', heizungBaujahr: 1996 }, ['heizung']],
  ['one of 2018 is not', { heizung: 'Gas-Zentralheizung', heizungBaujahr: 2018 }, null],
  ['whose year nobody tells is not', { heizung: 'Gas-Zentralheizung' }, null],
  ['a boiler in each flat says nothing of the others', { heizung: 'Gasetagenheizung', heizungBaujahr: 1996 }, null],
])('a house of several flats: %s', (_, facts, trades) => {
  expect(worksOf(facts)).toEqual(trades)
})

test.each<[string, TextFindings, boolean]>([
  ['nothing is dated', {}, true],
  ['the roof alone has its year', { dach: 2009 }, true],
  ['roof and pipes have theirs', { dach: 2009, leitungen: 1994 }, false],
  ['the roof has its year and one side of the windows', { dach: 2009, partly: ['fenster'] }, false],
])('what all of it would cost as built is told or not: %s', (_, renewed, isTold) => {
  expect(renovationOf({}, renewed).open !== null).toBe(isTold)
})
