import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { euro } from '#kernel/money.ts'
import type { Deal, RetainedRight } from '#extraction/domain/deal/deal.ts'
import { offerWith } from '../offer.fixture.ts'
import { homeOf } from './home.ts'
import { NO_STATED_TERMS } from './statedTerms.ts'
import { runningCosts } from './livingPlan.ts'

const TODAY = calendarDate('2026-11-27')
const FACTS = { objektart: 'Einfamilienhaus', wohnflaeche: 146, baujahr: 1968, kaufpreis: 306_000 }

test.each(['niessbrauch', 'wohnrecht'] as const)('while somebody keeps a %s nobody else lives in the home', kind => {
  const offer = offerWith(FACTS)
  expect(runningCosts(homeOf(offer, TODAY), null, TODAY).ok).toBe(true)
  const deal = { retained: { kind } as RetainedRight } as Deal
  const costs = runningCosts({ ...homeOf(offer, TODAY), offer: { ...offer, deal } }, null, TODAY)
  expect(costs).toMatchObject({ ok: false, failure: expect.stringContaining('§§ 1041, 1047 BGB') as string })
})

test.each([
  [false, 95],
  [true, 0],
])('the rent of a leased plant is paid by the month unless it is redeemed: %s', (isRedeemed, more) => {
  const home = homeOf(offerWith(FACTS), TODAY)
  const costs = runningCosts({ ...home, plantLease: { month: 95, until: 'Mai 2040', isRedeemed } }, null, TODAY)
  const without = runningCosts(home, null, TODAY)
  if (!costs.ok || !without.ok) throw new Error('no running costs')
  expect(costs.value.total.mid.amount.cents - without.value.total.mid.amount.cents).toBe(100 * more)
  expect(costs.value.notes.join()).toContain('bis Mai 2040')
})

test.each([
  ['Hausgeld 290 €, Grundsteuer 23 € im Monat', 23],
  ['Hausgeld 290 € zzgl. Grundsteuer', 23],
  ['Hausgeld 290 €, darin ist die Grundsteuer nicht enthalten', 23],
  ['Hausgeld 290 € inkl. Rücklage, Grundsteuer 23 € im Monat', 23],
  ['Hausgeld 290 € inkl. Rücklage. Die Grundsteuer beträgt 23 € im Monat.', 23],
  ['Hausgeld 290 € inkl. Wasser und Grundsteuer', 0],
  ['Hausgeld 290 €, darin Wasser, Müll, Grundsteuer', 0],
  ['Hausgeld 290 €, die Grundsteuer ist enthalten', 0],
])('the Grundsteuer of a flat comes beside its Hausgeld, unless that holds it: %s', (quote, more) => {
  const offer = offerWith({ objektart: 'Etagenwohnung', wohnflaeche: 70, baujahr: 1968, hausgeldMonat: 290 })
  const told = { ...NO_STATED_TERMS, hausgeld: [{ page: 1, quote, box: [0, 0, 1, 1] as const }], propertyTax: euro(23) }
  const costs = runningCosts(homeOf(offer, TODAY, told), null, TODAY)
  if (!costs.ok) throw new Error('no running costs')
  expect(costs.value.total.mid.amount).toEqual(euro(290 + more))
})

test('a month without its heating says so', () => {
  const house = homeOf(offerWith(FACTS), TODAY)
  const flat = homeOf(offerWith({ objektart: 'Etagenwohnung', wohnflaeche: 70, hausgeldMonat: 290 }), TODAY)
  const ownBoiler = { ...flat, offer: { ...flat.offer, heating: { ...flat.offer.heating, systems: ['eigene'] } } } as typeof flat // prettier-ignore
  const part = { label: 'Heizung', amount: euro(2_400), formula: '', source: '', basis: 'law' } as const
  const heating = { low: part, mid: part, high: part }
  const isWithout = (...[home, heat]: [typeof house, typeof heating | null]) => {
    const costs = runningCosts(home, heat, TODAY)
    return costs.ok && costs.value.withoutHeating
  }
  expect([isWithout(house, null), isWithout(house, heating)]).toEqual([true, false])
  expect([isWithout(ownBoiler, null), isWithout(ownBoiler, heating)]).toEqual([true, false])
  // What heats all flats is in the Hausgeld.
  expect(isWithout(flat, null)).toBe(false)
})
