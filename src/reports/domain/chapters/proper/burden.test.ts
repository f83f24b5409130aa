import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { euro } from '#kernel/money.ts'
import { allIn, type BuildingOffer } from '#finance/domain/bauen.ts'
import type { Assessment } from '#rating/domain/assess.ts'
import { assessedInput, FLAT } from '../assessedInput.fixture.ts'
import { burdenFigures, financedToo } from './burden.ts'

const OFFER: BuildingOffer = {
  house: euro(420_000),
  plot: null,
  plotWithin: false,
  included: [],
  excluded: [],
  land: 'HE',
}
const figuresOf = (offer: BuildingOffer) =>
  burdenFigures({ calculations: { building: allIn(offer, calendarDate('2026-11-23')) } } as Assessment)

test('a building contract is told with what it leaves out, and never as the whole cost without its plot', () => {
  const [figure, ...others] = figuresOf(OFFER)
  expect(others).toEqual([])
  expect(figure).toMatchObject({ label: 'Bis zum Einzug, ohne Grundstück' })
  expect(figure?.value).toMatch(/ bis /u)
  expect(figuresOf({ ...OFFER, plotWithin: true })[0]?.label).toBe('Bis zum Einzug')
})

test('a loan behind a right for life that stands first in the land register is none to reckon with', () => {
  const { assessment } = assessedInput({ ...FLAT, vermietet: false, kaltmieteMonat: null }).judgement
  const ownMoney = (isFirstInRank: boolean) => {
    const offer = { ...assessment.offer, deal: { retained: { isFirstInRank } } } as Assessment['offer']
    return burdenFigures({ ...assessment, offer }).find(({ label }) => label === 'Eigenes Geld')?.note
  }
  expect(ownMoney(true)).toContain('falls eine Bank es trotz des Rechts gibt; sonst alles aus eigenem Geld')
  expect(ownMoney(false)).not.toContain('trotz des Rechts')
})

test('a loan that holds the Sonderumlage too is not told to hold works', () => {
  const part = (besides?: 'umlage') => ({ label: '', amount: euro(17_940), ...(besides && { besides }) })
  const money = (of: object, byAge = false) =>
    ({ levy: { due: part('umlage'), expected: null }, extraCosts: [], statedWorks: [], renovation: { backlog: { ok: false } }, withWorks: { byAge }, ...of }) as unknown as Assessment['money'] // prettier-ignore
  expect(financedToo(money({}), 'before')).toBe('Wird auch die Sonderumlage finanziert')
  expect(financedToo(money({}), 'behind')).toBe('wenn auch die Sonderumlage finanziert wird')
  expect(financedToo(money({ statedWorks: [part()] }), 'behind')).toBe('wenn auch alle Arbeiten finanziert werden')
  expect(financedToo(money({}, true), 'before')).toBe('Werden auch alle Arbeiten finanziert')
})
