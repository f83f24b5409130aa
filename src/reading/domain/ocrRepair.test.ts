import { expect, test } from 'vitest'
import { repairOcr, repairText } from './ocrRepair.ts'

test.each([
  ['71', 'm?', 'm²'],
  ['56', 'm?2;', 'm²;'],
  ['71,5', 'm2', 'm²'],
  ['1.250', 'm*,', 'm²,'],
  ['ca.71', 'm°)', 'm²)'],
  ['71', 'm”.', 'm².'],
  ['', '71m?', '71m²'],
  ['', '(71,5m2)', '(71,5m²)'],
  ['89', 'kWh/(m?a)', 'kWh/(m²a)'],
  ['268', 'kwh/(qgm', 'kWh/(qm'],
  ['268', 'kWh/(gm', 'kWh/(qm'],
  ['16', 'gm', 'qm'],
  ['14', 'qgm,', 'qm,'],
  ['89', 'kWh/(m?*a)', 'kWh/(m²*a)'],
  ['89', 'kWh/(m2-a),', 'kWh/(m²·a),'],
  ['89', 'kWh/m?a', 'kWh/m²a'],
  ['89', 'kWh/(ma)', 'kWh/(m²a)'],
  ['89', 'kWhi(m?a)', 'kWh/(m²a)'],
  ['89', 'kWh/(m?', 'kWh/(m²'],
  ['450.000', '£', '€'],
  ['450.000,-', 'E', '€'],
  ['1.250,50', '€E.', '€.'],
])('puts right: %s %s → %s', (before, text, right) => {
  expect(repairText(text, before)).toBe(right)
})

test.each([
  ['wie', 'm?'],
  ['5', 'm'],
  ['5', 'm,'],
  ['', 'm2'],
  ['71', 'qm'],
  ['12', 'E'],
  ['Haus', 'E'],
  ['89', 'kWh/(m²a)'],
  ['107,00', 'kWh'],
  ['3', 'Zimmer'],
])('leaves alone: %s %s', (before, text) => {
  expect(repairText(text, before)).toBe(text)
})

const read = (text: string) =>
  repairOcr(
    text.split(' ').map(word => ({
      text: word,
      box: [0, 0, 1, 1] as const,
      size: 10,
      bold: false,
      hyphenated: false,
      confidence: 0.9,
    })),
  )

test.each([
  ['ca. u9 m* Wohnfläche', 'ca. 119 m² Wohnfläche'],
  ['rund ı20 m?', 'rund 120 m²'],
  ['ı4ı qm', '141 qm'],
  ['2ı m²,', '21 m²,'],
])('reads old-style ones before their unit: %s → %s', (text, right) => {
  const words = read(text)
  expect(words.map(word => word.text).join(' ')).toBe(right)
  expect(Math.min(...words.map(({ confidence }) => confidence))).toBe(0.5)
})

test.each(['zu 9 m hoch', 'U6 Westpark', 'u9 Minuten', 'u. 9 m²', 'Haus ı mit', 'uu m² a'])(
  'takes no letters for figures elsewhere: %s',
  text => {
    expect(
      read(text)
        .map(word => word.text)
        .join(' '),
    ).toBe(text)
  },
)
