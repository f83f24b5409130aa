import { describe, expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import type { Comparison } from '#extraction/domain/statements/comparisons.ts'
import { assessedInput, FLAT } from '../assessedInput.fixture.ts'
import { decisivePoints } from './decisivePoints.ts'
import { moneyPointsOf } from './moneyPoints.ts'

const FREE = { ...FLAT, vermietet: false, kaltmieteMonat: null, kaufpreis: 150_000, objektart: 'Doppelhaushälfte', baujahr: 1998 } // prettier-ignore
const { assessment } = assessedInput(FREE).judgement
const evidence = { page: 2, quote: 'Die Nachbarhälfte wurde verkauft', box: [1, 2, 3, 4] as const }
const sold = (price: number, more: Partial<Comparison> = {}) => {
  const one: Comparison = { low: price, high: price, per: 'object', isSameHouse: false, isNextDoor: true, isTwin: false, isAlike: false, ownGround: false, year: 2026, evidence, ...more } // prettier-ignore
  return { ...assessment, sums: { ...assessment.sums, comparisons: [one] } }
}
const titles = (one: typeof assessment) => moneyPointsOf(one).map(({ title }) => title.replaceAll('\u00a0', ' '))

describe('what hangs on money', () => {
  test('is a sale next door with its difference, up or down', () => {
    expect(titles(sold(176_000))).toContain('Verkauf nebenan laut Exposé: 176.000 €, 26.000 € mehr als gefordert')
    expect(titles(sold(140_000))).toContain('Verkauf nebenan laut Exposé: 140.000 €, 10.000 € weniger als gefordert')
  })

  test('is no sale of anything else', () => {
    expect(titles(sold(176_000, { isNextDoor: false })).join()).not.toContain('Verkauf')
  })

  test('is a trade of which nobody tells when it was renewed, with what it costs by its age', () => {
    expect(titles(assessment).join()).toMatch(/Wann erneuert, haben wir nicht gefunden: .*Nach Alter bis zu [\d.]+ €/u)
  })

  test.each([
    ['2031-03-31', true],
    ['2034-03-31', false],
    ['2026-03-31', false],
  ])('is a lease of trade that ends on %s: %s', (day, isTold) => {
    const until = calendarDate(day)
    const terms = { ...assessment.terms, tradeLease: [{ text: 'läuft', evidence, until }] }
    const offer = { ...assessment.offer, numbers: { ...assessment.offer.numbers, jahresnettokaltmiete: 22_200 } }
    expect(
      titles({ ...assessment, terms, offer })
        .join()
        .includes('Der Mietvertrag läuft nur bis'),
    ).toBe(isTold)
  })

  test('goes by its sum among what decides, and what is less than any estimate tells apart stays behind', () => {
    const ids = (one: typeof assessment) => decisivePoints(one).map(({ id }) => id)
    expect(ids(sold(190_000))).toContain('verkauf-nebenan')
    expect(ids(sold(151_000))).not.toContain('verkauf-nebenan')
  })
})
