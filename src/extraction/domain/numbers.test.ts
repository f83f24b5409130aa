import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountFrom, amountsIn, areaFrom, areasIn, countFrom, numberFrom } from './numbers.ts'

test.each([
  ['€ 225.000,–', 225_000],
  ['229.000,00 €', 229_000],
  ['349.000,-- €', 349_000],
  ['349 T€', 349_000],
  ['349 TEUR', 349_000],
  ['1,2 Mio. €', 1_200_000],
  ['€ 1,250,000', 1_250_000],
  ['1 234 567 €', 1_234_567],
  ['1\u202f234\u202f567 €', 1_234_567],
  ['459000 EUR', 459_000],
  ['177 ,- €', 177],
  ['366,06 €', 366.06],
  ['EUR 349.000', 349_000],
  ['2.780.000 € VB', 2_780_000],
  ['KP 229. 000 €', 229_000],
  ['EUR 250 T', 250_000],
  ['T€ 250', 250_000],
  ['€ 1,2 Mio.', 1_200_000],
  ['€ 250 Tiefgarage', 250],
])('%s is %d euro', (text, euro) => {
  expect(amountsIn(text)).toMatchObject([{ value: euro, unit: '€' }])
})

test.each(['9.999.999.999 €', '1.001 Mio. €', `${'9'.repeat(400)} €`])('%s is no amount', text => {
  expect(amountsIn(text)).toEqual([])
  expect(amountFrom(text.replace(' €', ''))).toBeUndefined()
})

test('francs stay francs', () => {
  expect(amountsIn("CHF 1'250'000.–")).toMatchObject([{ value: 1_250_000, unit: 'CHF' }])
  expect(amountsIn('Verkaufspreis 1’250’000 CHF')).toMatchObject([{ value: 1_250_000, unit: 'CHF' }])
})

test('a cell that its label calls money may leave the currency out; a rate is no money', () => {
  expect(amountFrom('ca. 195.000,00')).toMatchObject({ value: 195_000 })
  expect(amountFrom('3,57 %')).toBeUndefined()
  expect(amountFrom('auf Anfrage')).toBeUndefined()
})

test.each([
  ['ca. 38,33 qm', 38.33],
  ['1.140 m²', 1140],
  ['1140 qm', 1140],
  ['72.50 m²', 72.5],
  ['237,85m²', 237.85],
  ['0,5 ha', 5000],
  ['1,140 sqm', 1140],
  ['120 m2', 120],
  ['92 Quadratmeter', 92],
])('%s is an area of %d m²', (text, squareMetres) => {
  expect(areasIn(text)[0]?.value).toBe(squareMetres)
})

test('the section of a law is no area', () => {
  expect(areasIn('§ 16 a GEG, 86 kWh/(m²·a)')).toEqual([])
})

test('an area whose label names the unit', () => {
  expect(areaFrom('92,16')).toBe(92.16)
  expect(areaFrom('EG links')).toBeUndefined()
})

test.each([
  ['2½', 2.5],
  ['3,5', 3.5],
  ['drei', 3],
  ['einem', 1],
  ['zwölf', 12],
])('%s rooms are %d', (text, rooms) => {
  expect(countFrom(text)).toBe(rooms)
})

/** How German, Swiss and English exposés write a whole number of euro. */
const SPELLINGS: ((digits: string[]) => string)[] = [
  groups => `${groups.join('.')} €`,
  groups => `${groups.join('.')},00 €`,
  groups => `${groups.join('.')},- €`,
  groups => `€ ${groups.join('.')},–`,
  groups => `${groups.join(' ')} EUR`,
  groups => `${groups.join('\u00a0')} €`,
  groups => `EUR ${groups.join("'")}`,
  groups => `${groups.join('')} Euro`,
  groups => `€${groups.join(',')}`,
]

test('how an amount is written never changes its value', () => {
  fc.assert(
    fc.property(fc.integer({ min: 10_000, max: 9_999_999 }), fc.constantFrom(...SPELLINGS), (euro, spell) => {
      const groups = euro.toLocaleString('en-US').split(',')
      expect(amountsIn(`Kaufpreis: ${spell(groups)} zzgl. Nebenkosten`)[0]?.value).toBe(euro)
    }),
  )
})

test('thousands and millions written short have the value of the long form', () => {
  fc.assert(
    fc.property(fc.integer({ min: 20, max: 9999 }), thousands => {
      const long = `${(thousands * 1000).toLocaleString('de-DE')} €`
      const millions = `${(thousands / 1000).toLocaleString('de-DE', { maximumFractionDigits: 3 })} Mio. €`
      const value = amountsIn(long)[0]?.value
      for (const short of [`${thousands} T€`, `${thousands} TEUR`, `${thousands} Tsd. Euro`, millions]) {
        expect(amountsIn(short)[0]?.value, short).toBe(value)
      }
    }),
  )
})

test('an area reads the same in German and in English spelling, whatever its unit is called', () => {
  fc.assert(
    fc.property(fc.integer({ min: 10, max: 99_999 }), fc.constantFrom('m²', 'qm', 'm2'), (tenths, unit) => {
      const german = (tenths / 10).toLocaleString('de-DE', { minimumFractionDigits: 1 })
      const plain = (tenths / 10).toFixed(1)
      for (const text of [german, plain, plain.replace('.', ',')]) {
        expect(areasIn(`Wohnfläche ${text} ${unit}`)[0]?.value, text).toBe(tenths / 10)
      }
    }),
  )
})

test('a number with two decimals reads the same with comma and with point', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999 }), hundredths => {
      const text = (hundredths / 100).toFixed(2)
      expect(numberFrom(text.replace('.', ','))).toBeCloseTo(hundredths / 100, 5)
      expect(numberFrom(text)).toBeCloseTo(hundredths / 100, 5)
    }),
  )
})
