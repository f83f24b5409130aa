import { describe, expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { extract } from '../extract.ts'
import type { FactKey } from '../facts.ts'
import { page } from '../typeset.fixture.ts'

// The quote only points: what counts is the whole field or sentence in which it stands, however little of it was quoted.

const DAY = calendarDate('2026-11-26')
const OFFER = [
  '# Reihenhaus zu verkaufen in 04509 Delitzsch',
  '',
  'Kaufpreis | 179.000 €',
  'Wohnfläche | 112 m²',
  'Grundstück | 196 m²',
  'Baujahr | 1998',
  'Zimmer | 4',
  'Hausgeld | 402 €',
  'Käuferprovision | 3,57 % inkl. MwSt.',
  '',
]
const KEYS = [
  'kaufpreis',
  'wohnflaeche',
  'grundstuecksflaeche',
  'baujahr',
  'zimmer',
  'hausgeldMonat',
  'kaeuferprovision',
] as const satisfies readonly FactKey[]

/** Lines of an offer that say nothing else than its fields do, with the fact of which each speaks. */
const ALIKE: readonly (readonly [FactKey, string])[] = [
  ['kaeuferprovision', 'Provision: 3,0 % zzgl. 19 % MwSt. (= 3,57 %), verdient mit Beurkundung'],
  ['kaeuferprovision', 'Käuferprovision: 3 % zzgl. MwSt.'],
  [
    'kaeuferprovision',
    'Die Gesamtprovision beträgt 7,14 % des Kaufpreises inkl. MwSt. und wird je zur Hälfte von Käufer und Verkäufer getragen',
  ],
  ['hausgeldMonat', 'Betriebskosten VZ: 310 €'],
  ['hausgeldMonat', 'Hausgeld: 402 € monatlich, davon umlagefähig 310 €'],
  ['baujahr', 'Baujahr: 1998, errichtet nach Wärmeschutzverordnung 1995'],
  ['kaufpreis', 'Kaufpreis 189.000 € Preis gesenkt auf 179.000 €'],
  ['grundstuecksflaeche', 'Grundstück: 196 m², davon Garten 90 m²'],
]

/** Every run of words of a line that begins or ends with it. */
function cutsOf(line: string): string[] {
  const words = line.split(' ')
  return words.flatMap((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at).join(' ')])
}

describe.each(ALIKE)('of %s, pointed at in any part of "%s",', (key, line) => {
  const pages = [page([...OFFER, line])]
  const alone = extract(pages, DAY)

  test('no contradiction is made up, and no fact replaced', () => {
    for (const quote of cutsOf(line)) {
      const pointers = KEYS.map(one => ({ key: one, quote, block: '', readings: 2 as const }))
      const { facts, contradictions } = extract(pages, DAY, {}, pointers)
      expect([quote, contradictions]).toEqual([quote, alone.contradictions])
      expect([quote, facts?.[key]?.value]).toEqual([quote, alone.facts?.[key]?.value])
    }
  })
})

test('a headline labels no sentence that stands below it', () => {
  const pages = [
    page([
      ...OFFER,
      '# Flurstücke und Umlagen',
      'Zum Haus gehören 1/14 Miteigentum am Wohnweg (168 m²) und ein Carport am Ende der Zeile.',
    ]),
  ]
  const pointer = { key: 'grundstuecksflaeche', quote: 'Flurstücke und Umlagen', block: '', readings: 2 } as const
  expect(extract(pages, DAY, {}, [pointer]).contradictions).toEqual([])
})
