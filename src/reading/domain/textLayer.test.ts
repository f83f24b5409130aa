import { expect, test } from 'vitest'
import type { Glyph } from './glyph.ts'
import { isGibberish, isReadable } from './textLayer.ts'

const PROSE =
  'Die helle Wohnung liegt im zweiten Obergeschoss eines gepflegten Mehrfamilienhauses und verfügt über einen großen ' +
  'Balkon nach Süden. Küche und Bad wurden im Jahr 2019 erneuert, die Heizung stammt aus dem Jahr 2005. Zur Wohnung ' +
  'gehören ein Kellerabteil und ein Stellplatz in der Tiefgarage. Das Hausgeld beträgt monatlich 280 Euro. '

function glyphs(text: string, changes: Partial<Glyph> = {}): Glyph[] {
  return [...text].map(character => ({
    text: character,
    box: [0, 0, 5, 10],
    baseline: 8,
    size: 10,
    bold: false,
    turn: 0,
    mapped: true,
    hyphen: false,
    colour: 0,
    ...changes,
  }))
}

const judge = (text: string, changes?: Partial<Glyph>) => isReadable(glyphs(text, changes))

test('text is readable, a heading alone too, and nothing is not', () => {
  expect(judge(PROSE)).toBe(true)
  expect(judge('Grundrisse')).toBe(true)
  expect(judge('')).toBe(false)
  expect(judge('   ')).toBe(false)
})

test('text from fonts that say not what their codes mean is not readable, single symbols are ordinary', () => {
  expect(judge(PROSE, { mapped: false })).toBe(false)
  expect(isReadable([...glyphs(PROSE), ...glyphs('•✓➤', { mapped: false })])).toBe(true)
})

test('recognises shifted, private and control codes as gibberish', () => {
  const shifted = (by: number) =>
    [...PROSE].map(character => String.fromCodePoint((character.codePointAt(0) as number) + by)).join('')
  expect(isGibberish(shifted(1))).toBe(true)
  expect(isGibberish(shifted(3))).toBe(true)
  expect(isGibberish(shifted(0xe000))).toBe(true)
  expect(isGibberish('\u0003\u0004\u0005\u0006'.repeat(20))).toBe(true)
  expect(isGibberish(shifted(0x400))).toBe(true)
})

test('takes German, English, capitals, and tables of numbers for text', () => {
  const english =
    'This bright apartment is on the second floor of a well kept building and offers a large balcony facing south. '
  expect(isGibberish(PROSE)).toBe(false)
  expect(isGibberish(PROSE.toUpperCase())).toBe(false)
  expect(isGibberish(english.repeat(3))).toBe(false)
  expect(isGibberish('WE 01 EG 71,50 m² 250.000 € WE 02 OG 64,20 m² 239.000 €'.repeat(5))).toBe(false)
})

test('takes price lists, plots and plans for text, whose letters follow no language', () => {
  const row = (unit: number) => `WE ${unit} OG Bk TG Whg ${60 + unit},5 m² ${200 + unit}.000 € KfW BGF `
  expect(isGibberish(Array.from({ length: 45 }, (_, unit) => row(unit)).join('\n'))).toBe(false)
  const plot = Array.from({ length: 60 }, (_, x) => `Qx ${x * 10} kWh`).join(' ')
  expect(isGibberish(`Verbrauch ${plot}`)).toBe(false)
})

test('takes Cyrillic and figures alone for text', () => {
  expect(isGibberish('Продаётся светлая квартира с балконом, площадь 71 кв. м, цена 249 000 евро.')).toBe(false)
  expect(isGibberish('12 345,67 89.000 2024 '.repeat(40))).toBe(false)
})
