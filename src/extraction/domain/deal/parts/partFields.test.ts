import { expect, test } from 'vitest'
import { partKindOf } from './partFields.ts'

test.each([
  ['EG li.', 'Optiker', 'gewerbe'],
  ['1. OG', 'Physiotherapie', 'gewerbe'],
  ['EG', 'Pizzeria', 'gewerbe'],
  ['1. OG rechts', 'Tierarzt Dr. Sommer', 'gewerbe'],
  ['2. OG', 'Rechtsanwälte', 'gewerbe'],
  ['2. OG li.', 'Wohnung, 3 Zi.', 'wohnung'],
  ['DG', 'Wohnung über dem Fotostudio', 'wohnung'],
  ['1. OG', 'Familie Goldschmied', 'wohnung'],
  ['2. OG', 'Nowak Wasserschaden Küche, Versicherung reguliert nicht', 'wohnung'],
  ['2. OG', 'Rohrbruch, von der Versicherung bezahlt', 'wohnung'],
  ['EG', 'Versicherungsbüro', 'gewerbe'],
  ['1. OG', 'vermietet seit 2012, notariell beurkundet', 'wohnung'],
] as const)('a part %s with the words %s is: %s', (name, words, kind) => {
  expect(partKindOf(name, words)).toBe(kind)
})
