import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { alleKreise } from '#reference/market/kreise.ts'
import { locate } from './locate.ts'
import { rentLevel } from './rentLevel.ts'
import type { MarketObject } from './marketObject.ts'

const today = calendarDate('2026-11-20')
const flat: MarketObject = { art: 'Eigentumswohnung', wohnflaeche: 70, baujahr: 1985, zustand: 'gepflegt' }
const rentIn = (plz: string, object: MarketObject, day = today) => rentLevel(locate({ plz })!, object, day)

test('every Kreis has a plausible rent', () => {
  for (const { ags, name } of alleKreise()) {
    const { rent, sources } = rentLevel(locate({ kreis: ags })!, flat, today)
    expect(rent.low < rent.mid && rent.mid < rent.high && rent.mid > 5 && rent.mid < 23, name).toBe(true)
    expect(sources.length).toBeGreaterThan(0)
  }
})

test('a rent says its place, its start and its steps', () => {
  const level = rentIn('50733', flat)
  expect(level).toMatchObject({ basis: 'PLZ', place: 'PLZ 50733 (Köln)', share: 0.65 })
  expect(level.adjustments.map(({ id }) => id)).toEqual(['fortschreibung', 'wohnflaeche', 'baujahr', 'zustand'])
  expect(level.halfWidth).toBeLessThan(0.15)
})

test('rents of 2025 are drawn forward, but for two years only', () => {
  const of = (day: string) => rentIn('50733', flat, calendarDate(day)).rent.mid
  expect(of('2025-06-15')).toBeLessThan(of('2026-11-20'))
  expect(of('2027-07-15')).toBe(of('2035-01-01'))
})

test('small, new and modernised homes bring more per square metre', () => {
  const base = rentIn('50733', flat).rent.mid
  expect(rentIn('50733', { ...flat, wohnflaeche: 30 }).rent.mid).toBeGreaterThan(base)
  expect(rentIn('50733', { ...flat, baujahr: 2022 }).rent.mid).toBeGreaterThan(base)
  expect(rentIn('50733', { ...flat, zustand: 'modernisiert' }).rent.mid).toBeGreaterThan(base)
  expect(rentIn('50733', { ...flat, zustand: 'sanierungsbedürftig' }).rent.mid).toBeLessThan(base)
})

test('what is not known widens the range', () => {
  const full = rentIn('50733', flat).halfWidth
  expect(rentIn('50733', { art: 'Eigentumswohnung' }).halfWidth).toBeGreaterThan(full)
  expect(rentLevel(locate({ ort: 'Köln' })!, flat, today).halfWidth).toBeGreaterThan(full)
  expect(rentIn('50606', flat).basis).toBe('Land')
  expect(rentIn('50606', flat).halfWidth).toBeGreaterThan(full)
})
