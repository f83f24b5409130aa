import { describe, expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { type ErbbauTerms, erbbauwert } from './erbbau.ts'
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
