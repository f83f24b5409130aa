import { expect, test } from 'vitest'
import type { Glyph } from './glyph.ts'
import { isGibberish, judgeTextLayer } from './textLayer.ts'

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
    ...changes,
  }))
}

const judge = (text: string, imageShare: number, changes?: Partial<Glyph>) =>
  judgeTextLayer({ width: 595, height: 842, glyphs: glyphs(text, changes), imageShare })

test('a text page is usable, with pictures or without, and so is an OCR layer under a scan', () => {
  expect(judge(PROSE.repeat(2), 0)).toBe('usable')
  expect(judge(PROSE.repeat(2), 1)).toBe('usable')
})

test('a heading alone is usable, a caption beside a picture is doubtful, nothing is unusable', () => {
  expect(judge('Grundrisse', 0)).toBe('usable')
  expect(judge('Wohnzimmer', 0.8)).toBe('doubtful')
  expect(judge('Muster Immobilien GmbH · Musterstraße 1 · 12345 Musterstadt', 0.6)).toBe('doubtful')
  expect(judge('', 0)).toBe('unusable')
  expect(judge('   ', 1)).toBe('unusable')
})

test('text from fonts that say not what their codes mean is unusable, single symbols are ordinary', () => {
  expect(judge(PROSE, 0, { mapped: false })).toBe('unusable')
  const symbols = [...glyphs(PROSE), ...glyphs('•✓➤', { mapped: false })]
  expect(judgeTextLayer({ width: 595, height: 842, glyphs: symbols, imageShare: 0 })).toBe('usable')
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
