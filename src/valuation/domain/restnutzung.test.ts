import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { restnutzungOf } from './restnutzung.ts'

const day = calendarDate('2026-11-23')
const years = (object: Omit<Parameters<typeof restnutzungOf>[0]['object'], 'art'>) =>
  restnutzungOf({ object: { art: 'Mehrfamilienhaus', ...object }, day })

test('works that the exposé dates prolong the life of a house beyond what its Zustand lets assume', () => {
  // 71 years old: two points leave the floor of 24 years, roof, heating and pipes of the last ten years give eight.
  expect(years({ baujahr: 1955, zustand: 'gepflegt' })?.years).toBe(24)
  const renewed = years({ baujahr: 1955, zustand: 'gepflegt', renewed: { dach: 2018, heizung: 2016, leitungen: 2016 } })
  expect(renewed?.step.formula).toContain('8 Modernisierungspunkte (nach den Arbeiten, die das Exposé datiert)')
  expect(renewed?.years).toBeGreaterThan(30)
})

test('older works count half, those of a generation ago nothing, and wiring and pipes are one row of the table', () => {
  const points = (renewed: object) =>
    /(\d+) Modernisierungspunkte/u.exec(
      years({ baujahr: 1955, zustand: 'sanierungsbedürftig', renewed })?.step.formula ?? '',
    )?.[1]
  expect(points({ dach: 2010 })).toBe('2')
  expect(points({ dach: 2000 })).toBe('0')
  expect(points({ elektrik: 2020, leitungen: 1990 })).toBe('2')
})

test('nothing is said of a house whose Baujahr is not known', () => {
  expect(years({})).toBeNull()
})
