import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { MARKTARTEN, ZUSTAENDE, type Zustand } from '#reference/market/bewertungsmodell.ts'
import { allePlz } from '#reference/plz/plz.ts'
import { locate } from './locate.ts'
import { marketLevel } from './marketLevel.ts'
import { rentLevel } from './rentLevel.ts'

const today = calendarDate('2026-11-20')
const places = fc.constantFrom(...allePlz()).map(plz => locate({ plz })!)
const homes = fc.record({
  art: fc.constantFrom(...MARKTARTEN),
  wohnflaeche: fc.option(fc.integer({ min: 10, max: 2000 })),
  baujahr: fc.option(fc.integer({ min: 1500, max: 2030 })),
  neubau: fc.option(fc.boolean()),
  zustand: fc.option(fc.constantFrom(...(Object.keys(ZUSTAENDE) as Zustand[]))),
  energieklasse: fc.option(fc.constantFrom('A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H')),
  grundstuecksflaeche: fc.option(fc.integer({ min: 1, max: 100_000 })),
  vermietet: fc.option(fc.boolean()),
  stockwerk: fc.option(fc.integer({ min: 0, max: 30 })),
  aufzug: fc.option(fc.boolean()),
  erbbaurecht: fc.option(fc.boolean()),
})

test('whatever the home and the place: an ordered range of plausible prices and rents', () => {
  fc.assert(
    fc.property(places, homes, (place, home) => {
      const { notarised, asking, halfWidth } = marketLevel(place, home, today)
      expect(notarised.low > 0 && notarised.low < notarised.mid && notarised.mid < notarised.high).toBe(true)
      expect(notarised.mid < asking.mid && asking.mid < 60_000).toBe(true)
      expect(halfWidth > 0.15 && halfWidth < 0.5).toBe(true)
      const { rent } = rentLevel(place, home, today)
      expect(rent.low > 3 && rent.low < rent.mid && rent.mid < rent.high && rent.high < 50).toBe(true)
    }),
    { seed: 3, numRuns: 500 },
  )
})

test('the same question has the same answer', () => {
  fc.assert(
    fc.property(places, homes, (place, home) => {
      expect(marketLevel(place, home, today)).toEqual(marketLevel(place, home, today))
    }),
    { seed: 3, numRuns: 50 },
  )
})
