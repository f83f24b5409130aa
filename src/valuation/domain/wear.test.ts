import { describe, expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import type { Remark, Topic } from '#extraction/domain/remark.ts'
import { PLAIN, type Scope } from '#extraction/domain/scope/scope.ts'
import type { Renewed } from '#finance/domain/plan/renewals.ts'
import { appraise } from './appraisal.ts'
import { FLAT, HOUSE, offerWith, type Values } from './offer.fixture.ts'
import { NO_OPERATOR_TABLES } from './operatorTables.ts'
import { NO_REMARK_FLAGS } from './remarkFlags.ts'
import { bestZustand, wornCount, wornParts } from './wear.ts'

const day = calendarDate('2026-11-22')

function remark(topic: Topic, rule: string, scope: Partial<Scope> = {}): Remark {
  const evidence = { page: 1, quote: 'so steht es da', box: [0, 0, 1, 1] as const }
  return { topic, rule, tone: 'warnung', meaning: '', year: null, certainty: 'stated', scope: { ...PLAIN, ...scope }, evidence } // prettier-ignore
}

describe('worn parts', () => {
  test('are those of the home itself, each counted once', () => {
    const said = [
      remark('dach', 'dach-undicht'),
      remark('dach', 'dach-alt'),
      remark('feuchte', 'feuchte'),
      remark('fassade', 'fassade-ungedaemmt'),
      remark('fenster', 'fenster-einfach', { bearer: 'part' }),
    ]
    expect([...wornParts(said)]).toEqual(['dach', 'feuchte'])
  })

  test.each<[Renewed, number]>([
    [{ heizung: 2001 }, 1],
    [{ heizung: 2002 }, 0],
    [{ fenster: 1986, dach: 1976 }, 2],
    [{ boeden: 1950 }, 0],
  ])('are told by their years, too: %o', (dated, count) => {
    expect(wornCount(new Set(), dated, day)).toBe(count)
    expect(wornCount(new Set(['heizungstechnik']), { heizung: 1990 }, day)).toBe(1)
  })

  test('two outweigh "modernisiert", three mean that it must be renovated', () => {
    expect([0, 1, 2, 3, 5].map(bestZustand)).toEqual([
      'neuwertig',
      'neuwertig',
      'gepflegt',
      'renovierungsbedürftig',
      'renovierungsbedürftig',
    ])
  })
})

const PARTS: readonly Topic[] = ['dach', 'fenster', 'elektrik', 'feuchte']
const of = (values: Values, worn = 0, renewed: Renewed = {}) =>
  appraise(
    {
      offer: offerWith(values),
      tables: NO_OPERATOR_TABLES,
      remarkFlags: { ...NO_REMARK_FLAGS, worn: new Set(PARTS.slice(0, worn)), renewed },
    },
    day,
  )
const { zustand: _, ...UNTOLD } = HOUSE

describe('the condition of a home', () => {
  test('is no better than its worn parts allow, whatever it is called', () => {
    const called = (zustand: string, worn: number) => of({ ...HOUSE, zustand }, worn).object?.zustand
    expect(['modernisiert', 'gepflegt'].map(word => called(word, 2))).toEqual(['gepflegt', 'gepflegt'])
    expect(['modernisiert', 'sanierungsbedürftig'].map(word => called(word, 3))).toEqual([
      'renovierungsbedürftig',
      'sanierungsbedürftig',
    ])
  })

  test('that nobody calls anything falls with every worn part, and never below the worst usual one', () => {
    const middles = [0, 1, 2, 3].map(worn => of(UNTOLD, worn).openEnds!.best.cents)
    expect(middles).toEqual(middles.toSorted((a, b) => b - a))
    expect(middles[0]).toBeGreaterThan(middles[2]!)
    expect(of(UNTOLD, 3).object).toMatchObject({ zustand: 'renovierungsbedürftig', zustandConcluded: true })
    expect(of(UNTOLD, 3).openEnds!.worst.cents).toBe(of(UNTOLD, 0).openEnds!.worst.cents)
  })

  test('is one step less bad at worst where works are dated and nothing is worn', () => {
    const worst = (worn: number, renewed: Renewed) => of(UNTOLD, worn, renewed).openEnds!.worst.cents
    expect(worst(0, { heizung: 2020 })).toBeGreaterThan(worst(0, {}))
    expect(worst(0, { heizung: 2005 })).toBe(worst(0, {}))
  })
})

test('the class of a monument is not open and moves nothing', () => {
  const { energieklasse: _k, energiekennwert: _w, ...flat } = FLAT
  const monument = of({ ...flat, denkmalschutz: true })
  expect(monument.openEnds).toBeNull()
  expect(of({ ...flat, denkmalschutz: true, energieklasse: 'H' }).estimate?.mid).toEqual(monument.estimate?.mid)
  expect(of(flat).openEnds).not.toBeNull()
})
