import { describe, expect, test } from 'vitest'
import { alleKreise } from '#reference/market/kreise.ts'
import { allePlz } from '#reference/plz/plz.ts'
import { locate } from './locate.ts'

describe('a PLZ', () => {
  test('leads to Ort, Kreis and Land, with a level of its own', () => {
    const found = locate({ plz: '50667', ort: 'Köln' })
    expect(found).toMatchObject({ basis: 'PLZ', label: 'PLZ 50667 (Köln)', land: 'NW', laender: ['NW'] })
    expect(found?.kreis?.name).toBe('Köln')
    expect(found?.niveau.kauf).toBeGreaterThan(1)
  })

  test('of every area leads somewhere', () => {
    const lost = allePlz().filter(plz => {
      const found = locate({ plz })
      return !found?.kreis || found.niveau.kauf < 0.4 || !found.laender.includes(found.land)
    })
    expect(lost).toEqual([])
  })

  test('across a border names all Länder until the Ort decides', () => {
    expect(locate({ plz: '22113' })?.laender).toEqual(['SH', 'HH'])
    expect(locate({ plz: '22113', ort: 'Hamburg' })).toMatchObject({ land: 'HH', laender: ['HH'] })
    expect(locate({ plz: '22113', ort: 'Oststeinbek' })?.laender).toContain('SH')
    expect(locate({ plz: '07919', ort: 'Pausa-Mühltroff' })?.laender).toEqual(['SN'])
    expect(locate({ plz: '59969', ort: 'Hallenberg' })?.laender).toEqual(['NW'])
    expect(locate({ plz: '12529', ort: 'Berlin-Schönefeld' })?.land).toBe('BE')
  })

  test('with thin data takes the usual level of its settlement type in the Landkreis', () => {
    const thin = allePlz()
      .flatMap(plz => locate({ plz }) ?? [])
      .filter(({ niveau }) => niveau.guete === 'keine')
    expect(thin.length).toBeGreaterThan(1000)
    expect(thin.filter(({ niveau }) => niveau.kauf < 0.9 || niveau.kauf > 1.2)).toEqual([])
    expect(thin.filter(({ kreis, niveau }) => kreis?.kreisfrei === true && niveau.kauf !== 1)).toEqual([])
  })

  test('of no area leads to the Land around it, and on a border nowhere', () => {
    expect(locate({ plz: '50606' })).toMatchObject({ basis: 'Land', land: 'NW', kreis: null })
    expect(locate({ plz: '00001' })).toBeNull()
    expect(locate({ plz: '5066' })).toBeNull()
  })

  test('of no area leaves the word to the Ort', () => {
    expect(locate({ plz: '50606', ort: 'Köln' })).toMatchObject({ basis: 'Ort', label: 'Köln' })
  })
})

describe('an Ort without PLZ', () => {
  test.each([
    ['Köln', 'Köln', 'NW'],
    ['köln', 'Köln', 'NW'],
    ['Köln-Junkersdorf', 'Köln', 'NW'],
    ['Frankfurt', 'Frankfurt am Main', 'HE'],
    ['Frankfurt a. M.', 'Frankfurt am Main', 'HE'],
    ['Freiburg', 'Freiburg im Breisgau', 'BW'],
    ['Halle', 'Halle (Saale)', 'ST'],
    ['Halle/Saale', 'Halle (Saale)', 'ST'],
    ['Halle (Westf.)', 'Halle (Westf.)', 'NW'],
    ['Halle/Westfalen', 'Halle (Westf.)', 'NW'],
    ['Frankfurt/Oder', 'Frankfurt (Oder)', 'BB'],
    ['Baden-Baden', 'Baden-Baden', 'BW'],
    ['Gaggenau', 'Gaggenau', 'BW'],
    ['Neuss', 'Neuss', 'NW'],
  ])('%s is %s in %s', (written, ort, land) => {
    expect(locate({ ort: written })).toMatchObject({ basis: 'Ort', label: ort, land })
  })

  test('that several Länder have is nowhere', () => {
    expect(locate({ ort: 'Neukirchen' })).toBeNull()
  })

  test('that nobody knows is nowhere', () => {
    expect(locate({ ort: 'Entenhausen' })).toBeNull()
    expect(locate({ ort: '' })).toBeNull()
    expect(locate({})).toBeNull()
  })
})

test('every Kreis can be asked for by its Schlüssel', () => {
  for (const kreis of alleKreise()) {
    expect(locate({ kreis: kreis.ags })).toMatchObject({ basis: 'Kreis', kreis, land: kreis.land })
  }
})
