import { describe, expect, test } from 'vitest'
import { kreisOf, landOfKreis } from '../market/kreise.ts'
import { allePlz, ortOf, plzOf } from './plz.ts'

const entries = allePlz().map(plz => plzOf(plz)!)

test('every PLZ of an area is there once, in order', () => {
  expect(entries).toHaveLength(8337)
  expect(allePlz().every(plz => /^\d{5}$/.test(plz))).toBe(true)
  expect([...allePlz()].sort()).toEqual(allePlz())
  expect(new Set(allePlz()).size).toBe(entries.length)
})

test('every PLZ names its Ort and Kreise that exist', () => {
  expect(entries.filter(({ ort }) => ort.length < 2)).toEqual([])
  expect(entries.flatMap(one => [one.kreis, ...one.weitereKreise]).filter(ags => !kreisOf(ags))).toEqual([])
  expect(entries.filter(one => one.weitereKreise.includes(one.kreis))).toEqual([])
})

test.each([
  ['24103', 'Kiel', 'SH'],
  ['20095', 'Hamburg', 'HH'],
  ['30159', 'Hannover', 'NI'],
  ['28195', 'Bremen', 'HB'],
  ['50667', 'Köln', 'NW'],
  ['60311', 'Frankfurt am Main', 'HE'],
  ['55116', 'Mainz', 'RP'],
  ['70173', 'Stuttgart', 'BW'],
  ['80331', 'München', 'BY'],
  ['66111', 'Saarbrücken', 'SL'],
  ['10115', 'Berlin', 'BE'],
  ['14467', 'Potsdam', 'BB'],
  ['19053', 'Schwerin', 'MV'],
  ['01067', 'Dresden', 'SN'],
  ['39104', 'Magdeburg', 'ST'],
  ['99084', 'Erfurt', 'TH'],
])('%s is %s in %s', (plz, ort, land) => {
  expect([plzOf(plz)?.ort, ortOf(plz)]).toEqual([ort, ort])
  expect(landOfKreis(plzOf(plz)!.kreis)).toBe(land)
})

test.each([
  ['07554', 'Gera'], ['24109', 'Kiel'], ['67661', 'Kaiserslautern'], ['99102', 'Erfurt'], ['99195', 'Erfurt'], ['99198', 'Erfurt'],
])('%s of %s, which villages share, lies in the city', (plz, city) => {
  expect([plzOf(plz)?.ort, kreisOf(plzOf(plz)!.kreis)?.name]).toEqual([city, city])
}) // prettier-ignore

test('Bremerhaven is not Bremen', () => {
  expect([plzOf('27568')?.ort, landOfKreis(plzOf('27568')!.kreis)]).toEqual(['Bremerhaven', 'HB'])
})

describe('a PLZ that crosses a border of Länder', () => {
  const crossing = [
    ['07919', 'SN', 'TH'],
    ['12529', 'BB', 'BE'],
    ['14715', 'BB', 'ST'],
    ['17337', 'BB', 'MV'],
    ['19273', 'MV', 'NI'],
    ['19357', 'BB', 'MV'],
    ['21039', 'HH', 'SH'],
    ['22113', 'HH', 'SH'],
    ['22145', 'HH', 'SH'],
    ['37194', 'HE', 'NI'],
    ['59969', 'HE', 'NW'],
    ['65391', 'HE', 'RP'],
    ['69434', 'BW', 'HE'],
    ['97956', 'BW', 'BY'],
  ]

  test.each(crossing)('%s: %s and %s', (plz, ...laender) => {
    expect(laenderOf(plz)).toEqual(laender)
  })

  test('there is no other', () => {
    expect(allePlz().filter(plz => laenderOf(plz).length > 1)).toEqual(crossing.map(([plz]) => plz))
  })
})

test('local factors are steps of 5 percent and stay plausible', () => {
  // Sylt lies far above the rest of Nordfriesland.
  const factors = entries.flatMap(({ lage }) => (lage ? [lage.kauf, lage.miete] : []))
  expect(factors.length).toBeGreaterThan(14_000)
  expect(factors.filter(factor => factor % 5 !== 0 || factor < 40 || factor > 300)).toEqual([])
})

test('where the data is too thin there is no factor', () => {
  expect(entries.filter(({ lage }) => lage === null).length).toBeGreaterThan(1000)
})

test('what is no PLZ of an area is not found', () => {
  expect(['00000', '99999', '', 'Köln', '5066'].map(plzOf)).toEqual([null, null, null, null, null])
  expect(ortOf('00000')).toBe('')
})

function laenderOf(plz: string): string[] {
  const { kreis, weitereKreise } = plzOf(plz)!
  return [...new Set([kreis, ...weitereKreise].map(landOfKreis))].sort()
}
