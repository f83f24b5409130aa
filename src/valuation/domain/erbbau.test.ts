import { describe, expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { beleihbarkeit, erbbauwert, verlaengerterWert } from './erbbau.ts'
import type { ErbbauTerms } from './erbbauTerms.ts'
import { locate } from './locate.ts'
import { marketLevel } from './marketLevel.ts'
import type { MarketObject } from './marketObject.ts'

const today = calendarDate('2026-11-20')

describe('a building on the land of another (§ 50 ImmoWertV)', () => {
  const house = { frei: 500_000, boden: 200_000, bodenzins: 0.025, restnutzung: 35, entschaedigung: 2 / 3 }

  test.each([
    [20, 600, 342_438],
    [20, 5000, 273_846],
    [20, 8000, 227_078],
    [40, 600, 410_452],
    [40, 5000, 300_000],
    [51, 8000, 214_062],
    [75, 600, 448_380],
    [75, 8000, 198_832],
  ])('of 500,000 € with land of 200,000 €: %i years at %i € a year are %i €', (jahre, zins, value) => {
    expect(Math.round(erbbauwert({ ...house, jahre, zins }))).toBe(value)
  })

  test('loses more where the building falls to the owner of the land unpaid', () => {
    const [paid, unpaid] = [2 / 3, 0].map(entschaedigung =>
      erbbauwert({ ...house, entschaedigung, jahre: 20, zins: 5000 }),
    )
    expect(Math.round(unpaid! - paid!)).toBe(-52_309)
  })

  test('that may be prolonged at more than the land brings is worth less by what is overpaid from then on', () => {
    // 113,400 of building + 4,467 × 13.0550 of advantage for 16 years − 1 % of 264,600 × (32.1606 − 13.0550) for 50 more.
    const bungalow = { frei: 378_000, boden: 264_600, bodenzins: 0.025, zins: 2_148, jahre: 16, restnutzung: 24 }
    expect(Math.round(verlaengerterWert({ ...bungalow, entschaedigung: 2 / 3 }, 0.035) / 100)).toBe(1_212)
  })

  test.each([
    [75, 10, 1],
    [40, 10, 1],
    // Loans of 25, 20, 10 and 6 years instead of 30, at 4 %: 15.622, 13.590, 8.111 and 5.242 of 17.292.
    [35, 10, 0.961],
    [30, 10, 0.914],
    [20, 10, 0.788],
    [16, 10, 0.721],
    [20, 15, 0.703],
    [8, 10, 0.6],
  ])('with %i years left and the loan paid back %i years before, %d of the price is paid', (jahre, vorEnde, share) => {
    expect(beleihbarkeit(jahre, vorEnde)).toBeCloseTo(share, 3)
  })

  const home: MarketObject = {
    art: 'Einfamilienhaus',
    wohnflaeche: 140,
    baujahr: 1985,
    zustand: 'gepflegt',
    energieklasse: 'E',
    grundstuecksflaeche: 600,
    erbbaurecht: true,
  }
  const level = (erbbau: ErbbauTerms) => marketLevel(locate({ plz: '50733' })!, { ...home, erbbau }, today)

  test('with a short term is not lifted by what long ones bring', () => {
    const stepOf = (jahre: number) => level({ jahre, zins: 3_000 }).adjustments.find(({ id }) => id === 'erbbaurecht')!
    const [short, middle, long] = [16, 40, 75].map(jahre => stepOf(jahre).factor)
    expect(short!).toBeLessThan(0.7)
    expect(middle!).toBeGreaterThan(short!)
    expect(long!).toBeGreaterThan(middle!)
  })

  test('is worth less where nothing is paid at the end, more where it may be prolonged for little, and no less where only for much', () => {
    const [usual, unpaid, dear, cheap] = [
      { jahre: 25, zins: 1_500 },
      { jahre: 25, zins: 1_500, entschaedigung: 0 },
      { jahre: 25, zins: 1_500, verlaengertZu: 0.05 },
      { jahre: 25, zins: 1_500, verlaengertZu: 0.02 },
    ].map(terms => level(terms).notarised.mid)
    expect(unpaid!).toBeLessThan(usual!)
    expect(dear!).toBe(usual!)
    expect(cheap!).toBeGreaterThan(dear!)
  })

  test('reckons with the land that the exposé prices, up to seven tenths of the free value', () => {
    const [little, much, absurd] = [40_000, 200_000, 9_000_000].map(
      boden => level({ jahre: 60, zins: 9_000, boden }).notarised.mid,
    )
    expect(much!).toBeLessThan(little!)
    expect(absurd!).toBeGreaterThan(0)
  })

  test('is worth more with a long term and a low Zins, and its range is wider without them', () => {
    const [long, short, dear] = [
      { jahre: 75, zins: 600 },
      { jahre: 20, zins: 600 },
      { jahre: 75, zins: 12_000 },
    ].map(level)
    expect(short!.notarised.mid).toBeLessThan(long!.notarised.mid)
    expect(dear!.notarised.mid).toBeLessThan(long!.notarised.mid)
    const unknown = level({ jahre: 75, zins: null })
    expect(unknown.halfWidth).toBeGreaterThan(long!.halfWidth)
    expect(unknown.uncertainties.find(({ id }) => id === 'erbbaurecht')).toMatchObject({ missing: true })
  })
})
