import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { calendarDate, isCalendarDate } from '#kernel/calendarDate.ts'
import { ALL_LAENDER } from '../laender.ts'
import { allePlz, plzOf } from '../plz/plz.ts'
import { HAEUSERPREISINDEX, HAEUSERPREISINDEX_NOTE, indexAt, indexOfYear } from './haeuserpreisindex.ts'
import { alleKreise, kreisOf } from './kreise.ts'
import { LANDESMITTEL } from './laendermittel.ts'
import { marktlageOf } from './marktlage.ts'
import { MARKET_NOTES, staleNotes } from './notes.ts'
import { BAUJAHRSKLASSEN, BEURKUNDUNGSFAKTOREN } from './preisfaktoren.ts'
import { siedlungstyp } from './siedlungstypen.ts'
import { STAEDTE } from './staedte.ts'

test.each(MARKET_NOTES.map(note => [note.name, note] as const))(
  '%s: source, Stand and dates are named',
  (_name, note) => {
    expect(note.source.length).toBeGreaterThan(20)
    expect(note.stand).toMatch(/^20\d\d(-Q[1-4])?$/)
    expect(isCalendarDate(note.checkedOn) && isCalendarDate(note.recheckBy)).toBe(true)
    expect(note.checkedOn < note.recheckBy).toBe(true)
  },
)

test('every table of the market is in the list, by its name', () => {
  const files = globSync('reference/{market,plz}/*.json')
  const names = files.map(file => (JSON.parse(readFileSync(file, 'utf8')) as { name: string }).name)
  expect(MARKET_NOTES.map(({ name }) => name).sort()).toEqual(names.sort())
})

test('tables of the market grow old: none on 20 November 2026, all one day', () => {
  expect(staleNotes(calendarDate('2026-11-20'))).toEqual([])
  const next = staleNotes(calendarDate('2027-07-01')).length
  expect(next > 0 && staleNotes(calendarDate('2099-01-01')).length === MARKET_NOTES.length).toBe(true)
})

test.each([
  ['München', true, 'angespannt'],
  ['Köln', true, 'angespannt'],
  ['Berlin', true, 'angespannt'],
  ['Rastatt', false, 'neutral'],
  ['Borken', false, 'angespannt'],
  ['Kyffhäuserkreis', false, 'schwach'],
  ['Chemnitz', true, 'schwach'],
])('the market of %s (kreisfrei: %s) is %s', (name, kreisfrei, lage) => {
  const kreis = alleKreise().find(one => one.name === name && one.kreisfrei === kreisfrei)
  expect(kreis && marktlageOf(kreis)).toBe(lage)
})

describe('Kreise', () => {
  test('all 400 are there, 106 of them kreisfrei, in all Länder', () => {
    expect(alleKreise()).toHaveLength(400)
    expect(alleKreise().filter(({ kreisfrei }) => kreisfrei)).toHaveLength(106)
    expect(new Set(alleKreise().map(({ land }) => land))).toEqual(new Set(ALL_LAENDER))
    expect(kreisOf('05315')?.name).toBe('Köln')
    expect(kreisOf('99999')).toBeNull()
  })

  test('each has at least one PLZ', () => {
    const used = new Set(allePlz().map(plz => plzOf(plz)?.kreis))
    expect(alleKreise().filter(({ ags }) => !used.has(ags))).toEqual([])
  })

  test.each([
    ['inhabitants', 30_000, 4_000_000, (one: Kreis) => one.einwohner],
    ['trend', -8, 8, (one: Kreis) => one.trend],
    ['rent', 5, 22, (one: Kreis) => one.miete],
    ['vacancy', 0, 20, (one: Kreis) => one.leerstand],
    ['owners', 10, 80, (one: Kreis) => one.eigentuemerquote],
    ['price 2025', 900, 11_500, (one: Kreis) => one.kauf[2025]],
    ['price 2024 to 2025', 0.75, 1.4, (one: Kreis) => one.kauf[2025] / one.kauf[2024]],
    ['price over yearly rent', 10, 50, (one: Kreis) => one.kauf[2025] / one.miete / 12],
    ['spread', 0, 0.5, (one: Kreis) => one.streuung],
  ])('%s between %d and %d', (_what, least, most, of) => {
    expect(alleKreise().filter(one => !(of(one) >= least && of(one) <= most))).toEqual([])
  })

  test('together have the inhabitants of Germany and of each Land', () => {
    expect(sum(alleKreise().map(one => one.einwohner)) / 83_467_117).toBeCloseTo(1, 3)
    for (const land of ALL_LAENDER) {
      const inKreise = sum(alleKreise().flatMap(one => (one.land === land ? one.einwohner : [])))
      expect(inKreise / LANDESMITTEL[land].einwohner, land).toBeCloseTo(1, 2)
    }
  })
})

type Kreis = ReturnType<typeof alleKreise>[number]

test('the mean of a Land lies between its Kreise', () => {
  for (const land of ALL_LAENDER) {
    const prices = alleKreise().flatMap(one => (one.land === land ? one.kauf[2025] : []))
    expect(LANDESMITTEL[land].kauf[2025]).toBeGreaterThanOrEqual(Math.min(...prices))
    expect(LANDESMITTEL[land].kauf[2025]).toBeLessThanOrEqual(Math.max(...prices))
  }
})

test('cities are in their Kreis, and a kreisfreie Stadt is much like itself', () => {
  expect(STAEDTE).toHaveLength(115)
  for (const { name, kreis, kaufFaktor, mietFaktor } of STAEDTE) {
    expect(kreisOf(kreis), name).not.toBeNull()
    // The figures of a city are those of the PLZ that bear its name: in Dessau-Roßlau not all of them.
    if (kreisOf(kreis)?.kreisfrei === true)
      expect(Math.max(Math.abs(kaufFaktor - 100), Math.abs(mietFaktor - 100)), name).toBeLessThanOrEqual(10)
    expect(kaufFaktor >= 75 && kaufFaktor <= 180, name).toBe(true)
  }
  const covered = STAEDTE.flatMap(({ angebotsmieten }) => angebotsmieten ?? [])
  expect(covered).toHaveLength(34)
  expect(covered.filter(one => !(one.unteresViertel < one.median && one.median < one.oberesViertel))).toEqual([])
})

test('settlement types are seven, from the dearest on', () => {
  const types = ([1, 2, 3, 4, 5, 6, 7] as const).map(siedlungstyp)
  expect(types[0]?.name).toBe('Große Großstadt')
  expect(types[6]?.name).toBe('Landgemeinde')
  for (const { kauf } of types) expect(kauf.p10 < kauf.mittel && kauf.mittel < kauf.p90).toBe(true)
})

test('classes of Baujahr follow each other without gap or overlap', () => {
  for (const art of ['etw', 'efh'] as const) {
    const classes = BAUJAHRSKLASSEN.filter(one => one.art === art && !one.neubau)
    expect(classes).toHaveLength(6)
    expect(classes[0]?.von).toBeNull()
    classes.slice(1).forEach((one, index) => expect(one.von).toBe(classes[index]!.bis! + 1))
    expect(classes.find(({ von }) => von === 1975)?.faktor).toBe(1)
  }
})

test('factors from asked to notarised prices have their quartiles in order', () => {
  expect(BEURKUNDUNGSFAKTOREN).toHaveLength(5)
  for (const { p25, median, p75, anzahl } of BEURKUNDUNGSFAKTOREN) {
    expect(p25 < median && median < p75 && anzahl > 10).toBe(true)
  }
})

describe('the price index', () => {
  test('has every quarter from 2006 to the newest', () => {
    const quarters = HAEUSERPREISINDEX.map(({ quartal }) => quartal)
    expect(quarters).toEqual(quarters.map((_, index) => `${2006 + Math.floor(index / 4)}-Q${(index % 4) + 1}`))
    expect(quarters.at(-1)).toBe(HAEUSERPREISINDEX_NOTE.stand)
    expect(HAEUSERPREISINDEX.filter(({ index }) => !(index > 50 && index < 130))).toEqual([])
  })

  test.each([
    ['2026-11-20', '2026-Q2', 100.6],
    ['2026-06-30', '2026-Q2', 100.6],
    ['2026-03-31', '2026-Q1', 100.3],
    ['2099-01-01', '2026-Q2', 100.6],
    ['1999-01-01', '2006-Q1', 53.9],
  ])('on %s is that of %s', (day, quartal, index) => {
    expect(indexAt(calendarDate(day))).toEqual({ quartal, index })
  })

  test('is 100 in the mean of 2025 and unknown for years without a quarter', () => {
    expect(indexOfYear(2025)).toBeCloseTo(100, 5)
    expect(() => indexOfYear(1999)).toThrow('1999')
  })
})

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
