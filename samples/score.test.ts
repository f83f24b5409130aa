import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readExpectations, samplePath } from './expectations.ts'
import { SAMPLES } from './listings/all.ts'
import { sameFact } from './sameFact.ts'
import { type Expectation, FACT_KEYS, type FactKey, type FactValue } from './sample.ts'
import { type EngineAnswer, f1, scoreSample, summary } from './score.ts'

const flat: Expectation = {
  file: 'x.pdf',
  about: 'test',
  kind: 'expose',
  status: 'fertig',
  facts: { kaufpreis: 250000, wohnflaeche: 80, ort: 'Kiel', balkon: true },
  accept: { balkon: [null], zustand: ['gepflegt'] },
  contradictions: ['wohnflaeche'],
  units: [{ wohnung: 'WE 01', wohnflaeche: 80, zimmer: 3, kaufpreis: null, status: 'verkauft' }],
  scan: false,
}

function answer(facts: Record<string, unknown>, rest: Partial<EngineAnswer> = {}): EngineAnswer {
  return {
    status: 'fertig',
    facts: Object.fromEntries(Object.entries(facts).map(([key, value]) => [key, { value }])),
    ...rest,
  }
}

describe('scoring one sample', () => {
  test('right, wrong, missed and hallucinated facts', () => {
    const { facts, misses } = scoreSample(flat, answer({ kaufpreis: 250000, wohnflaeche: 90, baujahr: 1990 }))
    expect(facts).toEqual({ tp: 1, fp: 2, fn: 2 })
    expect(misses.map(miss => miss.what)).toContain('baujahr')
  })

  test('an accepted value is right, and so is an accepted silence', () => {
    const { facts } = scoreSample(
      flat,
      answer({ kaufpreis: 250000, wohnflaeche: 80, ort: 'Kiel', zustand: 'Gepflegt' }),
    )
    expect(facts).toEqual({ tp: 4, fp: 0, fn: 0 })
  })

  test('units and contradictions have tallies of their own', () => {
    const units = [{ wohnung: 'Wohnung 1', wohnflaeche: 80, zimmer: 2, kaufpreis: null, status: 'verkauft' }]
    const score = scoreSample(flat, answer({}, { units, contradictions: ['wohnflaeche', 'zimmer'] }))
    expect(score.units).toEqual({ tp: 2, fp: 1, fn: 1 })
    expect(score.contradictions).toEqual({ tp: 1, fp: 1, fn: 0 })
  })

  test('a refused sample is asked for its status only', () => {
    const rental: Expectation = { ...flat, kind: 'mietangebot', status: 'abgelehnt', facts: null }
    expect(scoreSample(rental, { status: 'abgelehnt', facts: null }).misses).toEqual([])
    expect(scoreSample(rental, answer({ kaufpreis: 1 })).statusRight).toBe(false)
    expect(scoreSample(rental, undefined).statusRight).toBe(false)
  })

  test('the summary adds up', () => {
    const whole = summary([
      scoreSample(flat, answer({ kaufpreis: 250000 })),
      scoreSample(flat, answer({ ort: 'Köln' })),
    ])
    expect(whole.samples).toBe(2)
    expect(whole.perKey.kaufpreis).toEqual({ tp: 1, fp: 0, fn: 1, f1: f1({ tp: 1, fp: 0, fn: 1 }) })
    expect(whole.recall).toBeCloseTo(1 / 6)
  })
})

test.each<[FactKey, unknown, FactValue]>([
  ['kaufpreis', 250800, 250000],
  ['kaeuferprovision', 2.98, 2.975],
  ['objektart', 'Eigentumswohnung (ETW)', 'Dachgeschosswohnung'],
  ['etage', '2. Obergeschoss', '2. OG'],
  ['heizung', 'Gas-Zentralheizung (Bj. 2010)', 'Gas-Zentralheizung'],
  ['exposeDatum', '2026-09-02', '2. September 2026'],
  ['energieausweisGueltigBis', '30.11.2032', '11/2032'],
  ['energieausweisArt', 'Energieverbrauchsausweis', 'Verbrauch'],
  ['letzteModernisierung', '2019 (Bad)', 2019],
  ['strasse', 'Hauptstr. 5', 'Hauptstraße 5'],
])('%s: %j says %j', (key, got, want) => {
  expect(sameFact(key, got, want)).toBe(true)
})

test.each<[FactKey, unknown, FactValue]>([
  ['baujahr', 1975, 1974],
  ['kaufpreis', 255000, 250000],
  ['kaufpreis', '250000', 250000],
  ['objektart', 'Grundstück', 'Eigentumswohnung'],
  ['etage', '12. OG', '2. OG'],
  ['stellplatz', 'keine Garage', 'Garage'],
  ['heizung', 'Öl-Zentralheizung', 'Gas-Zentralheizung'],
  ['exposeDatum', '03.09.2026', '2. September 2026'],
  ['energieklasse', 'A', 'A+'],
  ['vermietet', true, 'teilweise'],
  ['balkon', 'ja', true],
])('%s: %j does not say %j', (key, got, want) => {
  expect(sameFact(key, got, want)).toBe(false)
})

describe('the committed samples', () => {
  const expectations = readExpectations()

  test('expected.json is what the listings say', () => {
    expect(expectations).toEqual(SAMPLES.map(({ make: _make, ...one }) => one))
  })

  test('every PDF is there and none is left over', () => {
    expect(expectations.filter(({ file }) => !existsSync(samplePath(file)))).toEqual([])
    expect(readdirSync(join(import.meta.dirname, 'pdf')).sort()).toEqual(expectations.map(({ file }) => file).sort())
  })

  test('no accepted value repeats the expected one, no accepted silence is idle', () => {
    const idle = expectations.flatMap(({ file, facts, accept = {} }) =>
      FACT_KEYS.flatMap(key =>
        (accept[key] ?? []).filter(one => one === (facts?.[key] ?? null)).map(one => [file, key, one]),
      ),
    )
    expect(idle).toEqual([])
  })

  test('an answer that says what is expected scores one', () => {
    const scores = expectations.map(one => {
      const { units, contradictions } = one
      const facts = { ...one.facts }
      return scoreSample(
        one,
        answer(facts, { status: one.status, units: units ?? [], contradictions: contradictions ?? [] }),
      )
    })
    expect(summary(scores)).toMatchObject({ f1: 1, statusRight: expectations.length, misses: [] })
  })
})
