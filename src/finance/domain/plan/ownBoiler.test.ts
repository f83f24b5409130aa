import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { offerWith } from '../offer.fixture.ts'
import { homeOf } from './home.ts'
import { hasOwnBoiler } from './renovationPlan.ts'

const day = calendarDate('2026-11-26')

test.each([
  ['Etagenwohnung', 'Gasetagenheizung', 'Gas', true],
  ['Etagenwohnung', 'Gastherme', 'Erdgas', true],
  ['Etagenwohnung', 'Gas-Zentralheizung', 'Gas', false],
  ['Etagenwohnung', 'Etagenheizung', 'Öl', false],
  ['Etagenwohnung', 'Nachtspeicheröfen', 'Strom', false],
  ['Einfamilienhaus', 'Gastherme', 'Gas', false],
])('%s with %s (%s): a boiler of this flat alone is %s', (objektart, heizung, energietraeger, isOwn) => {
  expect(hasOwnBoiler(homeOf(offerWith({ objektart, heizung, energietraeger }), day))).toBe(isOwn)
})
